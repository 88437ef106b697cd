import Meniscus
import SDFFormats

/// What `inspect` tells of a file.
struct InspectReport: Encodable {
  /// One mip level.
  struct Level: Encodable {
    var width: Int
    var height: Int
  }

  /// The texel at a place.
  struct Texel: Encodable {
    var x: Int
    var y: Int
    var r: Float
    var g: Float?
    var b: Float?
    var a: Float?
  }

  let file: String
  let format: String
  let bytes: Int
  let width: Int
  let height: Int
  let precision: String
  let levels: [Level]
  let origin: String
  let writer: String?
  let eightBitRange: Double?
  let metadata: SDFMetadata?
  let statistics: [String: FieldStatistics.Extent]
  let insideTexels: Int
  let gradientLength: FieldStatistics.Extent?
  let at: Texel?

  /// Measures a file's field.
  ///
  /// - Parameter place: the texel to tell of, within the field.
  init(_ file: FieldFile, at place: (x: Int, y: Int)?) {
    let (field, texture) = (file.field, file.field.texture)
    let isEightBit = file.isEightBit
    self.file = file.path
    format = field.format.rawValue
    bytes = file.byteCount
    (width, height) = (texture.size.width, texture.size.height)
    precision = isEightBit ? "8-bit" : texture.precision.rawValue
    levels = texture.levels.map { Level(width: $0.size.width, height: $0.size.height) }
    origin = field.origin.rawValue
    writer = field.writer
    eightBitRange = field.eightBitRange
    metadata = texture.metadata
    let measured = FieldStatistics(texture)
    let held = file.channels
    statistics = Dictionary(
      uniqueKeysWithValues: held.map { ($0.rawValue, measured.channels[$0.index]) })
    insideTexels = measured.insideTexels
    gradientLength = isEightBit ? nil : measured.gradientLength
    at = place.map { place in
      let texel = texture[place.x, place.y]
      return isEightBit
        ? Texel(x: place.x, y: place.y, r: texel.x)
        : Texel(x: place.x, y: place.y, r: texel.x, g: texel.y, b: texel.z, a: texel.w)
    }
  }
}
