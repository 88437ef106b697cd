/// Why a field cannot become 8-bit samples, or samples a field.
public enum EightBitError: Error, Sendable, Equatable {
  /// The range is no number of texels above 0 and up to 65504, the largest half.
  case range(Double)
  /// A texel holds an infinite number or NaN.
  case notFinite(x: Int, y: Int)
  /// The texture has mip levels, for which the format has no place.
  case mipmapsNotSupported(levels: Int)
  /// The JSON under `meniscus` is malformed.
  case metadata(MetadataError)
}

extension EightBitError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .range(let range): "the 8-bit range is \(range), a number above 0 and up to 65504 is expected"
    case .notFinite(let x, let y): "texel (\(x), \(y)) holds an infinite number or NaN"
    case .mipmapsNotSupported(let levels): "8-bit pictures hold one level, the texture has \(levels)"
    case .metadata(let error): "\(error)"
    }
  }
}
