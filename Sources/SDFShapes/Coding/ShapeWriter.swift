/// Writes a shape's parameters into a JSON object, after the shape's name.
struct ShapeWriter {
  private var values: KeyedEncodingContainer<ShapeKey>

  /// Opens the object.
  init(_ encoder: any Encoder, _ kind: ShapeKind) throws {
    values = encoder.container(keyedBy: ShapeKey.self)
    try values.encode(kind.rawValue, forKey: .shape)
  }

  /// Writes a parameter; nothing for nil.
  mutating func write(_ value: (some Encodable)?, _ key: String) throws {
    try values.encodeIfPresent(value, forKey: ShapeKey(key))
  }
}
