import Foundation
public import SDFGrid

/// A field's metadata as one line of JSON: keys sorted, slashes as they are, numbers in shortest form.
///
/// KTX2 files hold it under the key `meniscus`, PNG files in a text chunk of that name, and npy files
/// have it beside them. `range` is null where R was not clamped. Beyond the keys of `SDFMetadata`
/// there may be `orientation` (`ru` where the rows start at the bottom; never in KTX2, which says so
/// itself), `eightBit` with its `range`, and `originFromTop` (the origin's y from the top, where
/// taking it from the height twice would lose bits). Unknown keys are ignored in reading.
public enum MetadataJSON {
  /// What a JSON text says about a field.
  public struct Contents: Sendable, Equatable {
    /// The metadata in texel coordinates whose y points down; nil where the text has none of its keys.
    public var metadata: SDFMetadata?
    /// The order of the rows in the file that the text belongs to.
    public var origin: FileOrigin
    /// The |R| of the samples 0 and 255 of an 8-bit file, in texels.
    public var eightBitRange: Double?
  }

  /// Encodes the metadata of a field of `height` rows; UTF-8 without a final newline.
  ///
  /// Throws where a number is not finite, a pair has no two numbers or the contract is not ours.
  public static func encode(
    _ metadata: SDFMetadata?, origin: FileOrigin = .topLeft, height: Int, eightBitRange: Double? = nil
  ) throws(MetadataError) -> [UInt8] {
    try encode(
      MetadataRecord(
        metadata, origin: origin, height: height, naming: true, eightBitRange: eightBitRange))
  }

  /// Decodes the metadata of a field of `height` rows.
  public static func decode(_ bytes: [UInt8], height: Int) throws(MetadataError) -> Contents {
    let record = try decode(bytes)
    let origin = record.orientation.flatMap { FileOrigin(orientation: $0) } ?? .topLeft
    return Contents(
      metadata: try record.metadata(origin: origin, height: height), origin: origin,
      eightBitRange: record.eightBit?.range)
  }

  static func encode(_ record: MetadataRecord) throws(MetadataError) -> [UInt8] {
    try record.check()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(record))
    } catch {
      throw .notJSON(reason: "\(error)")
    }
  }

  static func decode(_ bytes: [UInt8]) throws(MetadataError) -> MetadataRecord {
    // A NUL byte would make Foundation's decoder take the text for UTF-16.
    guard !bytes.contains(0) else { throw .notJSON(reason: "it holds a NUL byte") }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .notJSON(reason: "the UTF-8 is invalid")
    }
    let record: MetadataRecord
    do {
      record = try JSONDecoder().decode(MetadataRecord.self, from: Data(bytes))
    } catch {
      throw MetadataError(error)
    }
    try record.check()
    return record
  }
}

extension MetadataError {
  /// Says what Foundation's decoder found.
  fileprivate init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self = .missingKey(path: Self.path(context.codingPath + [key]))
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      self = .wrongType(path: Self.path(context.codingPath), expected: Self.name(of: type))
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .invalidValue(path: Self.path(context.codingPath), reason: context.debugDescription)
    // Foundation says no more on Linux, neither where nor which of the two.
    case DecodingError.dataCorrupted:
      self = .notJSON(reason: "it is malformed, or a number in it does not fit")
    default: self = .notJSON(reason: "\(error)")
    }
  }

  /// As in `flood.method` or `origin[1]`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let parts = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return parts.isEmpty ? "(all of it)" : String(parts.joined().drop { $0 == "." })
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Int.Type, is Double.Type: "a number"
    case is [Any].Type, is [Double].Type: "a list of numbers"
    default: "an object"
    }
  }
}
