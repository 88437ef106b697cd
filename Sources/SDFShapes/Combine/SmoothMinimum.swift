import SDFGeometry

/// The quadratic smooth minimum of two distances (Quilez, *Smooth minimum*).
///
/// With h = max(k − |a − b|, 0) / k it is min(a, b) − h² k / 4: the minimum itself where the two differ by k or
/// more, k / 4 less where they are equal. Its derivative mixes theirs by h / 2, away from the nearer one's.
enum SmoothMinimum {
  /// The smooth minimum of two samples.
  ///
  /// - Parameters:
  ///   - a: one; of two equal ones its gradient counts where nothing is blended.
  ///   - b: the other.
  ///   - k: the full width of the band that blends, in points; 0 or less is the plain minimum.
  @inline(__always)
  static func of(_ a: FieldSample, _ b: FieldSample, k: Double) -> FieldSample {
    let (near, far) = b.distance < a.distance ? (b, a) : (a, b)
    if !(k > 0) { return near }
    let h = max(k - (far.distance - near.distance), 0) / k
    return FieldSample(
      distance: near.distance - 0.25 * h * h * k,
      gradient: (1 - 0.5 * h) * near.gradient + (0.5 * h) * far.gradient)
  }

  /// How the smooth minimum falls as k grows, in the band: with m = |a − b| it is (1 − m² / k²) / 4.
  @inline(__always)
  static func fall(_ a: Double, _ b: Double, k: Double) -> Double {
    let m = abs(a - b)
    if !(k > m) { return 0 }
    let part = m / k
    return 0.25 * (1 - part * part)
  }
}
