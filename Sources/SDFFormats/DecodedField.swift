public import SDFGrid

/// A texture read from a file, and what else the file said.
public struct DecodedField: Sendable {
  /// The field, top row first whatever the file's order was.
  public var texture: SDFTexture
  /// The format that it was read from.
  public var format: FieldFormat
  /// The order of the file's rows.
  public var origin: FileOrigin
  /// The program that wrote the file, as it names itself.
  public var writer: String?
  /// The largest |R| that an 8-bit file can tell, in texels; nil for the other formats.
  public var eightBitRange: Double?
  /// All entries of a KTX2 file's key/value block in the file's order, ours too, NUL bytes included.
  public var keyValues: [(key: String, value: [UInt8])]

  init(
    texture: SDFTexture, format: FieldFormat, origin: FileOrigin, writer: String? = nil,
    eightBitRange: Double? = nil, keyValues: [(key: String, value: [UInt8])] = []
  ) {
    self.texture = texture
    self.format = format
    self.origin = origin
    self.writer = writer
    self.eightBitRange = eightBitRange
    self.keyValues = keyValues
  }
}

/// The most texels that the readers take unless told otherwise: 16384 × 16384.
public let defaultMaxTexels = 16384 * 16384
