/// Where an outline crosses between two texel centres, from the coverage of a few texels in line.
///
/// For a sharp straight edge of slope at most 1 across a column of texels, the coverages of the column
/// add up to the edge's height over the texels' width, whatever the slope: the sum of the two texels
/// that the edge passes between places it exactly, with no need of a normal. Where there is more grey
/// than a sharp edge has (a blurred mask, another edge near), interpolation takes over smoothly.
struct PairSum {
  /// The coverage on the outline, 0…1.
  let threshold: Double

  /// Grey beyond the pair under this is noise; over twice this it is another edge, or blur.
  private static let greyTail = 0.08
  /// Grey within the pair beyond what a sharp edge can have: from here on it is blur …
  private static let blurStart = 0.01
  /// … wholly after this much more.
  private static let blurWidth = 0.04

  /// Coverages in line across the outline: `a` is inside, `b` outside; `a2` lies behind a, `b2` behind b.
  struct Column {
    var a2: Double, a: Double, b: Double, b2: Double
  }

  /// The distance from a's centre to the crossing, 0…1, and how much grey lies beyond the pair.
  ///
  /// - Parameter slope: the outline's slope against the texels' side, 0…1.
  func crossing(_ column: Column, slope: Double) -> (t: Double, tail: Double) {
    let (a2, a, b, b2) = (column.a2, column.a, column.b, column.b2)
    let tail = max(1 - a2, b2)
    let interpolated = (a - threshold) / (a - b)
    let fourTexelSum = a2 + a + b + b2 - 1.5 - heightShift(slope)
    let unclean = smoothStep((tail - Self.greyTail) / Self.greyTail)
    let mixed = fourTexelSum + (interpolated - fourTexelSum) * unclean
    var t = mixed
    if abs(threshold - 0.5) <= 1e-3 {
      t = a + b - 0.5
      let excess = max(b - 0.5 * t * t, (1 - a) - 0.5 * (1 - t) * (1 - t))
      t += (mixed - t) * smoothStep((excess - Self.blurStart) / Self.blurWidth)
    }
    return (max(0, min(1, t)), tail)
  }

  /// How far above a texel's centre an edge runs that covers `threshold` of it: the inverse of the area
  /// under a line of that slope, measured along the column.
  private func heightShift(_ slope: Double) -> Double {
    let minority = min(threshold, 1 - threshold)
    if minority >= slope / 2 { return threshold - 0.5 }
    let shift = 0.5 * (1 + slope) - (2 * slope * minority).squareRoot()
    return threshold < 0.5 ? -shift : shift
  }
}

/// 0 below 0, 1 above 1, smooth between: 3x² − 2x³.
func smoothStep(_ x: Double) -> Double {
  let held = max(0, min(1, x))
  return held * held * (3 - 2 * held)
}
