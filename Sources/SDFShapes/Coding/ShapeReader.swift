/// Reads a shape's parameters from a JSON object and refuses keys that it has not.
struct ShapeReader {
  private let kind: ShapeKind
  private let values: KeyedDecodingContainer<ShapeKey>

  /// Opens the object; `keys` are the parameters' names.
  init(_ decoder: any Decoder, _ kind: ShapeKind, keys: [String]) throws {
    self.kind = kind
    values = try decoder.container(keyedBy: ShapeKey.self)
    let found = try ShapeReader.kind(decoder)
    if found != kind { throw ShapeError.unknownShape(found: found.rawValue, known: [kind.rawValue]) }
    let names = values.allKeys.filter { $0 != .shape }.map(\.stringValue)
    if let key = names.filter({ !keys.contains($0) }).min() {
      throw ShapeError.unknownKey(shape: kind.rawValue, key: key, known: keys)
    }
  }

  /// The shape that an object names.
  static func kind(_ decoder: any Decoder) throws -> ShapeKind {
    let values = try decoder.container(keyedBy: ShapeKey.self)
    guard values.contains(.shape) else { throw ShapeError.missingKey(shape: "shape", key: "shape") }
    guard let name = try? values.decode(String.self, forKey: .shape) else {
      throw ShapeError.wrongType(shape: "shape", key: "shape", expected: "a text")
    }
    guard let kind = ShapeKind(rawValue: name) else {
      throw ShapeError.unknownShape(found: name, known: ShapeKind.allCases.map(\.rawValue))
    }
    return kind
  }

  /// A number; the default where the key is missing, without one the key must be there.
  func number(_ key: String, default standard: Double? = nil) throws(ShapeError) -> Double {
    try value(key, default: standard, "a number")
  }

  /// A whole number.
  func count(_ key: String, default standard: Int? = nil) throws(ShapeError) -> Int {
    try value(key, default: standard, "a whole number")
  }

  /// True or false.
  func flag(_ key: String, default standard: Bool) throws(ShapeError) -> Bool {
    try value(key, default: standard, "true or false")
  }

  /// A text.
  func text(_ key: String, default standard: String? = nil) throws(ShapeError) -> String {
    try value(key, default: standard, "a text")
  }

  /// A list of numbers, or a number alone where one is enough; nil where the key is missing or null.
  ///
  /// - Parameters:
  ///   - key: the parameter's name.
  ///   - counts: how many numbers there may be.
  func numbers(_ key: String, counts: [Int]) throws(ShapeError) -> [Double]? {
    let expected = counts.map { $0 == 1 ? "a number" : "\($0) numbers" }.joined(separator: " or ")
    if counts.contains(1), let number = try? optional(Double.self, key, expected) { return [number] }
    guard let numbers = try optional([Double].self, key, expected) else { return nil }
    if counts.contains(numbers.count) { return numbers }
    throw .wrongType(shape: kind.rawValue, key: key, expected: expected)
  }

  /// A value of any type; nil where the key is missing or null.
  func optional<Value: Decodable>(
    _ type: Value.Type, _ key: String, _ expected: String
  ) throws(ShapeError) -> Value? {
    do {
      return try values.decodeIfPresent(type, forKey: ShapeKey(key))
    } catch {
      throw .wrongType(shape: kind.rawValue, key: key, expected: expected)
    }
  }

  private func value<Value: Decodable>(
    _ key: String, default standard: Value?, _ expected: String
  ) throws(ShapeError) -> Value {
    if let found = try optional(Value.self, key, expected) ?? standard { return found }
    throw .missingKey(shape: kind.rawValue, key: key)
  }
}
