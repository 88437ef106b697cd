/// Why a shape was refused.
public enum ShapeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A parameter is not a number or beyond its range: its shape, its key, what was found and what may be.
  case outOfRange(shape: String, key: String, found: String, range: String)
  /// A frame's sides are not numbers, or it is wider or higher than nothing by a negative amount.
  case frame(found: String)
  /// A shape's name is not known.
  case unknownShape(found: String, known: [String])
  /// A shape has no such parameter.
  case unknownKey(shape: String, key: String, known: [String])
  /// A parameter without which there is no shape.
  case missingKey(shape: String, key: String)
  /// A parameter is of another type.
  case wrongType(shape: String, key: String, expected: String)
  /// A file or a text that a shape names could not be had; why, in one sentence.
  case resource(shape: String, name: String, reason: String)
  /// A path's outline could not be found; why, in one sentence.
  case outline(reason: String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .outOfRange(let shape, let key, let found, let range):
      "\(shape): \(key) is \(found), it must be \(range)"
    case .frame(let found):
      "a frame has finite sides and a width and height of 0 or more, not \(found)"
    case .unknownShape(let found, let known):
      "there is no shape \"\(found)\"; the shapes are \(known.joined(separator: ", "))"
    case .unknownKey(let shape, let key, let known):
      "\(shape): there is no \(key); the keys are \(known.joined(separator: ", "))"
    case .missingKey(let shape, let key): "\(shape): \(key) is missing"
    case .wrongType(let shape, let key, let expected): "\(shape): \(key) must be \(expected)"
    case .resource(let shape, let name, let reason): "\(shape): \(name): \(reason)"
    case .outline(let reason): "path: \(reason)"
    }
  }
}
