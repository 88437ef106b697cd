/// What is wrong with a field's metadata in JSON.
public enum MetadataError: Error, Sendable, Equatable {
  /// The bytes are no JSON text in UTF-8.
  case notJSON(reason: String)
  /// A key that must be there is missing.
  case missingKey(path: String)
  /// A value has another type than the key asks for.
  case wrongType(path: String, expected: String)
  /// A value has the right type but makes no sense.
  case invalidValue(path: String, reason: String)
  /// A list has another number of values than two.
  case wrongCount(path: String, found: Int)
  /// A number is infinite or NaN.
  case notFinite(path: String)
  /// The contract is of another version than this reader knows.
  case unsupportedContract(found: Int)
}

extension MetadataError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .notJSON(let reason): "the metadata is not JSON in UTF-8: \(reason)"
    case .missingKey(let path): "the metadata has no \"\(path)\""
    case .wrongType(let path, let expected):
      "\"\(path)\" in the metadata has the wrong type, \(expected) is expected"
    case .invalidValue(let path, let reason): "\"\(path)\" in the metadata is invalid: \(reason)"
    case .wrongCount(let path, let found):
      "\"\(path)\" in the metadata has \(found) values where 2 are expected"
    case .notFinite(let path): "\"\(path)\" in the metadata is not a finite number"
    case .unsupportedContract(let found):
      "the metadata follows version \(found) of the contract, version 1 is supported"
    }
  }
}
