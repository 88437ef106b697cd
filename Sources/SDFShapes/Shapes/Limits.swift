import SDFGeometry

/// The ranges of parameters, and the checks that shapes share.
enum Limits {
  /// The largest magnitude of a length or a coordinate: squares of it still fit 32-bit floats.
  static let largest = 1e15

  /// Refuses a length that is not a number of 0 or more.
  static func length(_ value: Double, _ shape: ShapeKind, _ key: String) throws(ShapeError) {
    try number(value, shape, key, in: 0...largest, "0…1e15 points")
  }

  /// Refuses a coordinate that is not finite.
  static func point(_ value: Point, _ shape: ShapeKind, _ key: String) throws(ShapeError) {
    for part in [value.x, value.y] {
      try number(part, shape, key, in: -largest...largest, "-1e15…1e15 points")
    }
  }

  /// Refuses a number outside a range, which `text` gives as people read it.
  static func number(
    _ value: Double, _ shape: ShapeKind, _ key: String, in range: ClosedRange<Double>, _ text: String
  ) throws(ShapeError) {
    if range.contains(value) { return }
    throw .outOfRange(shape: shape.rawValue, key: key, found: "\(value)", range: text)
  }

  /// Refuses an angle that is not finite.
  static func angle(_ value: Double, _ shape: ShapeKind, _ key: String) throws(ShapeError) {
    try number(value, shape, key, in: -1e9...1e9, "-1e9…1e9 degrees")
  }

  /// Refuses a sweep of more than a turn.
  static func sweep(_ value: Double, _ shape: ShapeKind, _ key: String) throws(ShapeError) {
    try number(value, shape, key, in: 0...360, "0…360 degrees")
  }

  /// Refuses a whole number outside a range.
  static func count(
    _ value: Int, _ shape: ShapeKind, _ key: String, in range: ClosedRange<Int>
  ) throws(ShapeError) {
    if range.contains(value) { return }
    throw .outOfRange(
      shape: shape.rawValue, key: key, found: "\(value)", range: "\(range.lowerBound)…\(range.upperBound)")
  }

  /// Refuses a frame that is empty, not finite, or too far away.
  static func frame(_ frame: Box) throws(ShapeError) {
    let sides = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    // An empty box and NaN fail alike.
    if sides.allSatisfy({ abs($0) <= largest }) && !frame.isEmpty { return }
    throw .frame(found: "x \(frame.minX)…\(frame.maxX), y \(frame.minY)…\(frame.maxY)")
  }
}

extension Box {
  /// The point in the middle.
  var center: Point { Point(x: minX + 0.5 * (maxX - minX), y: minY + 0.5 * (maxY - minY)) }
  /// From the centre to the right side.
  var halfWidth: Double { 0.5 * (maxX - minX) }
  /// From the centre to the lower side.
  var halfHeight: Double { 0.5 * (maxY - minY) }
  /// Half of the shorter side: the radius of the largest circle within.
  var inradius: Double { min(halfWidth, halfHeight) }

  /// Whether width and height are the same but for rounding.
  var isSquare: Bool {
    let (width, height) = (maxX - minX, maxY - minY)
    let magnitude = max(abs(minX), abs(minY), abs(maxX), abs(maxY))
    return width > 0 && height > 0 && abs(width - height) <= 1e-15 * magnitude || width == height
  }

  /// The box around a circle.
  init(center: Point, radius: Double) {
    self.init(
      minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius, maxY: center.y + radius)
  }

  /// The box that reaches further by a length on each side.
  func grown(by length: Double) -> Box {
    Box(minX: minX - length, minY: minY - length, maxX: maxX + length, maxY: maxY + length)
  }
}

extension Point {
  /// The larger of |x| and |y|, which the rounding of coordinates goes by.
  var magnitude: Double { max(abs(x), abs(y)) }
}
