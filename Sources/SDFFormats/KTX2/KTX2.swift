public import SDFGrid

/// KTX 2.0 files of a field: `VK_FORMAT_R16G16B16A16_SFLOAT` (97) or `…R32G32B32A32_SFLOAT` (109).
///
/// Two-dimensional, one face, no layers, uncompressed, little-endian, levels smallest first. The
/// transfer is linear, the primaries are unspecified. `KTXorientation` tells the order of the rows,
/// `KTXwriter` names this library, and `meniscus` holds the metadata as JSON where there is any.
/// Source: Khronos KTX file format specification, version 2.0; Khronos Data Format Specification 1.3.
public enum KTX2 {
  /// The twelve bytes that a KTX2 file starts with.
  static let identifier: [UInt8] = [
    0xAB, 0x4B, 0x54, 0x58, 0x20, 0x32, 0x30, 0xBB, 0x0D, 0x0A, 0x1A, 0x0A,
  ]

  /// Writes a texture with its one level or full chain to a sink.
  ///
  /// The texture is checked before the first byte goes out: levels, their sizes, one precision, finite
  /// numbers and metadata (`KTX2Error`). What the sink throws passes through. Rows from the top go out of the
  /// texture's own memory; turned rows pass through a small block.
  public static func write(
    _ texture: SDFTexture, origin: FileOrigin = .topLeft, to sink: ByteSink
  ) throws {
    try KTX2Writer(texture, origin: origin).write(to: sink)
  }

  /// Encodes a texture with its one level or full chain as the bytes of a file.
  public static func encode(
    _ texture: SDFTexture, origin: FileOrigin = .topLeft
  ) throws(KTX2Error) -> [UInt8] {
    let writer = try KTX2Writer(texture, origin: origin)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(writer.byteCount)
    writer.write { bytes.append($0) }
    return bytes
  }

  /// Decodes the bytes of a file; no more than `maxTexels` texels on level 0.
  ///
  /// Takes any file of the two formats that the specification calls valid, with one level or more of a
  /// chain. Refuses every other one, files with numbers that are not finite, with bytes that belong to
  /// no region, and with a `KTXorientation` that runs to the left. Nothing is allocated for texels
  /// before their bytes are known to be there.
  public static func decode(
    _ bytes: [UInt8], maxTexels: Int = defaultMaxTexels
  ) throws(KTX2Error) -> DecodedField {
    try KTX2Reader(bytes, maxTexels: maxTexels).field()
  }
}
