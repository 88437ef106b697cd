import Foundation

/// A point, or the way between two, in texels from the top left; y points down.
struct Point {
  var x: Double, y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The direction in degrees, 0…360, from the right through the bottom.
  var degrees: Double {
    let angle = atan2(y, x) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }
}
