/// Smooth steps and line coverage, in pixels.
enum Lines {
  /// 0 up to `low`, 1 from `high`, and a cubic between.
  @inline(__always)
  static func step(_ low: Float, _ high: Float, _ value: Float) -> Float {
    let t = max(0, min((value - low) / (high - low), 1))
    return t * t * (3 - 2 * t)
  }

  /// How much of a pixel a line of `width` pixels covers whose middle is `distance` pixels away.
  @inline(__always)
  static func coverage(_ distance: Float, width: Float) -> Float {
    max(0, min(0.5 + width / 2 - abs(distance), 1))
  }

  /// The distance to the nearest multiple of `spacing`, with the sign of the way there.
  @inline(__always)
  static func fromMultiple(_ value: Float, of spacing: Float) -> Float {
    value - (value / spacing).rounded() * spacing
  }

  /// 1, 2 or 5 times a power of ten, at least 1: the one nearest to `wanted` by ratio.
  static func niceSpacing(_ wanted: Float) -> Float {
    var power: Float = 1
    while power * 7.0711 < wanted { power *= 10 }
    let ratio = wanted / power
    return max(1, power * (ratio < 1.4142 ? 1 : ratio < 3.1623 ? 2 : 5))
  }
}
