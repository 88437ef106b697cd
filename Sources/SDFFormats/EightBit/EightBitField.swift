public import SDFGrid

/// Distances as 8-bit grey samples, the mapping that text renderers and game engines share.
///
/// v = clamp(0.5 − R / (2 · range)), and the sample is 255 · v rounded half up: bright inside, 127.5 on
/// the outline, which itself becomes 128. Distances beyond ±range are clamped to 0 and 255; one step is
/// 2 · range / 255 texels. Gradient and height are not kept. The texts belong into the PNG: `meniscus`
/// holds the metadata as JSON with the range under `eightBit`, `Software` names the writer.
public enum EightBitField {
  /// The range where nobody names another one, in texels.
  public static let defaultRange = 8.0
  /// The keyword of the PNG text that holds the metadata.
  public static let metadataKeyword = "meniscus"
  /// The keyword of the PNG text that names the writer.
  public static let writerKeyword = "Software"

  /// Encodes level 0 of a texture of one level; `range` is in texels, above 0 and up to 65504.
  ///
  /// With `bottomLeft` the rows start at the bottom, and the metadata says so. Throws `EightBitError`.
  public static func encode(
    _ texture: SDFTexture, range: Double = defaultRange, origin: FileOrigin = .topLeft
  ) throws(EightBitError) -> (samples: Grid<UInt8>, text: [(keyword: String, text: String)]) {
    try check(range)
    guard texture.levels.count == 1 else { throw .mipmapsNotSupported(levels: texture.levels.count) }
    if let place = texture.levels[0].firstNonFinite { throw .notFinite(x: place.x, y: place.y) }
    let text = try metadataText(texture, range: range, origin: origin)
    let size = texture.size
    var samples = Grid<UInt8>(uninitialized: size)
    var row = [SIMD4<Float>](repeating: .zero, count: size.width)
    for y in 0..<size.height {
      texture.levels[0].copyRow(y, into: &row)
      samples.withMutableRow(origin.row(y, height: size.height)) { target in
        for x in target.indices { target[x] = sample(Double(row[x].x), range: range) }
      }
    }
    return (samples, [(writerKeyword, "meniscus \(meniscusVersion)"), (metadataKeyword, text)])
  }

  /// Decodes samples to a field of half floats.
  ///
  /// R = (0.5 − v / 255) · 2 · range; the gradient is the normalised central difference of R (one-sided
  /// at the border, 0 where the samples are flat), the height 0. The range is the one in the text, else
  /// `range`, else 8. The texture's metadata tells of the field as it was encoded, but for its `range`,
  /// which the samples bound, and its `height`, which is none.
  public static func decode(
    samples: Grid<UInt8>, text: [String: String] = [:], range: Double? = nil
  ) throws(EightBitError) -> DecodedField {
    var contents = MetadataJSON.Contents(metadata: nil, origin: .topLeft, eightBitRange: nil)
    if let json = text[metadataKeyword] {
      do throws(MetadataError) {
        contents = try MetadataJSON.decode(Array(json.utf8), height: samples.size.height)
      } catch {
        throw .metadata(error)
      }
    }
    let range = contents.eightBitRange ?? range ?? defaultRange
    try check(range)
    var metadata = contents.metadata
    metadata?.range = min(contents.metadata?.range ?? range, range)
    metadata?.height = SDFMetadata.Height(method: "none")
    let grid = EightBitReconstruction(samples, range: range, origin: contents.origin).grid()
    return DecodedField(
      texture: SDFTexture(levels: [.half(grid)], metadata: metadata), format: .png,
      origin: contents.origin, writer: text[writerKeyword], eightBitRange: range)
  }

  /// The sample of a distance: 255 · clamp(0.5 − distance / (2 · range)), rounded half up.
  static func sample(_ distance: Double, range: Double) -> UInt8 {
    let value = max(0, min(1, 0.5 - distance / (2 * range)))
    return UInt8((255 * value + 0.5).rounded(.down))
  }

  private static func check(_ range: Double) throws(EightBitError) {
    guard range > 0, range <= Double(Half.greatestFiniteMagnitude) else { throw .range(range) }
  }

  private static func metadataText(
    _ texture: SDFTexture, range: Double, origin: FileOrigin
  ) throws(EightBitError) -> String {
    do throws(MetadataError) {
      let json = try MetadataJSON.encode(
        texture.metadata, origin: origin, height: texture.size.height, eightBitRange: range)
      return String(decoding: json, as: UTF8.self)
    } catch {
      throw .metadata(error)
    }
  }
}
