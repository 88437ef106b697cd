public import SDFGrid

/// NumPy array files of a field: float16 or float32, shape (height, width, 4), C order, little-endian.
///
/// The last axis is R, G, B, A. The file has no place for metadata: it lies beside it as JSON
/// (`sidecar`), which also says where the rows start at the bottom. Level 0 only: a texture with mip
/// levels is refused, so that nothing is left out unnoticed.
/// Source: NumPy enhancement proposal 1 and `numpy.lib.format`, versions 1.0 to 3.0; 1.0 is written.
public enum NPY {
  /// The six bytes that an npy file starts with.
  static let magic: [UInt8] = [0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59]

  /// Writes a texture of one level to a sink; what the sink throws passes through.
  ///
  /// The texture is checked before the first byte goes out (`NPYError`).
  public static func write(
    _ texture: SDFTexture, origin: FileOrigin = .topLeft, to sink: ByteSink
  ) throws {
    try check(texture)
    try emit(texture, origin: origin, to: sink)
  }

  /// Encodes a texture of one level as the bytes of a file.
  public static func encode(
    _ texture: SDFTexture, origin: FileOrigin = .topLeft
  ) throws(NPYError) -> [UInt8] {
    try check(texture)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texture.levels[0].byteCount + 128)
    emit(texture, origin: origin) { bytes.append($0) }
    return bytes
  }

  /// The JSON text to lie beside the file, with a newline at its end.
  ///
  /// Nil where there is nothing to say: no metadata, and rows from the top.
  public static func sidecar(
    _ texture: SDFTexture, origin: FileOrigin = .topLeft
  ) throws(NPYError) -> [UInt8]? {
    if texture.metadata == nil && origin == .topLeft { return nil }
    do throws(MetadataError) {
      let height = texture.size.height
      return try MetadataJSON.encode(texture.metadata, origin: origin, height: height) + [0x0A]
    } catch {
      throw .metadata(error)
    }
  }

  /// Decodes the bytes of a file and, where there is one, of the JSON beside it.
  ///
  /// Refuses every array but finite `<f2` or `<f4` numbers of shape (height, width, 4) in C order, and
  /// more than `maxTexels` texels. A type without a stated byte order (`=f2`, `|f2`) is refused too:
  /// its meaning would depend on the machine that wrote it.
  public static func decode(
    _ bytes: [UInt8], sidecar: [UInt8]? = nil, maxTexels: Int = defaultMaxTexels
  ) throws(NPYError) -> DecodedField {
    let header = try NPYHeader(bytes, maxTexels: maxTexels)
    var contents = MetadataJSON.Contents(metadata: nil, origin: .topLeft, eightBitRange: nil)
    if let sidecar {
      do throws(MetadataError) {
        contents = try MetadataJSON.decode(sidecar, height: header.size.height)
      } catch {
        throw .metadata(error)
      }
    }
    let grid = try read(bytes, header, origin: contents.origin)
    return DecodedField(
      texture: SDFTexture(levels: [grid], metadata: contents.metadata), format: .npy,
      origin: contents.origin)
  }

  private static func check(_ texture: SDFTexture) throws(NPYError) {
    guard texture.levels.count == 1 else { throw .mipmapsNotSupported(levels: texture.levels.count) }
    if let place = texture.levels[0].firstNonFinite {
      throw .notFinite(x: place.x, y: place.y, offset: nil)
    }
  }

  private static func emit<Failure: Error>(
    _ texture: SDFTexture, origin: FileOrigin, to sink: (RawSpan) throws(Failure) -> Void
  ) throws(Failure) {
    try NPYHeader.encode(texture.size, texture.precision).withBytes(sink)
    try texture.levels[0].write(origin: origin, to: sink)
  }

  private static func read(
    _ bytes: [UInt8], _ header: NPYHeader, origin: FileOrigin
  ) throws(NPYError) -> TexelGrid {
    do throws(NonFiniteTexel) {
      return try bytes.withBytes { bytes throws(NonFiniteTexel) in
        try TexelGrid.read(
          bytes.extracting(header.data), size: header.size, precision: header.precision, origin: origin)
      }
    } catch {
      let texel = error.y * header.size.width + error.x
      throw .notFinite(
        x: error.x, y: error.y,
        offset: header.data.lowerBound + texel * header.precision.bytesPerTexel)
    }
  }
}
