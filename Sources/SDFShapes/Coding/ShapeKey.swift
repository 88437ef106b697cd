/// A key of a shape's JSON object: a parameter's name.
struct ShapeKey: CodingKey, Hashable {
  var stringValue: String
  var intValue: Int? { nil }

  /// The key that names the shape.
  static let shape = ShapeKey("shape")

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }
}
