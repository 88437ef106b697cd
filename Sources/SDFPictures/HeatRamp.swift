/// A colour ramp of even perceptual steps: from night blue through violet and orange to pale yellow.
///
/// Lightness rises evenly in OKLab from the first stop to the last, so that equal differences look equal,
/// in grey print too.
enum HeatRamp {
  /// The colour of 0…1.
  static func colour(_ share: Float) -> LinearColour {
    let place = max(0, min(share, 1)) * Float(stops.count - 1)
    let first = min(Int(place), stops.count - 2)
    let between = place - Float(first)
    return Colour.oklab(stops[first] + (stops[first + 1] - stops[first]) * between)
  }

  /// Stops in OKLab: lightness in equal steps, then the two opponent axes.
  private static let stops: [SIMD3<Float>] = [
    SIMD3(0.15, -0.005, -0.040), SIMD3(0.29, 0.040, -0.105), SIMD3(0.43, 0.115, -0.085),
    SIMD3(0.57, 0.160, 0.010), SIMD3(0.70, 0.125, 0.105), SIMD3(0.83, 0.040, 0.140),
    SIMD3(0.97, -0.020, 0.085),
  ]
}
