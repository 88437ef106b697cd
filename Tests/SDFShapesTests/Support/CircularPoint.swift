import Foundation

/// A point of the unit circle.
struct CircularPoint {
  var cosine: Double, sine: Double

  init(_ angle: Double) { (cosine, sine) = (cos(angle), sin(angle)) }
}
