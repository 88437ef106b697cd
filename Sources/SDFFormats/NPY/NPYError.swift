/// What is wrong with an npy file, or with a texture that is to become one.
///
/// Offsets count bytes from the start of the file.
public enum NPYError: Error, Sendable, Equatable {
  /// The file does not start with npy's six bytes.
  case notNPY(found: [UInt8])
  /// A region goes beyond the end of the file.
  case truncated(region: String, offset: Int, length: Int, fileSize: Int)
  /// The format's version is none of 1.0, 2.0 and 3.0.
  case unsupportedVersion(major: UInt8, minor: UInt8)
  /// The header is no Python dictionary of the kind that npy files have.
  case headerSyntax(offset: Int, expected: String)
  /// The header lacks one of its keys, or a key's value is of another kind.
  case headerKey(key: String, expected: String)
  /// The header has a key twice, or one that npy does not know.
  case unexpectedKey(key: String, offset: Int)
  /// The numbers are neither `<f2` nor `<f4`.
  case unsupportedType(descr: String)
  /// The array lies in Fortran order.
  case fortranOrder
  /// The shape is not (height, width, 4).
  case unsupportedShape([Int])
  /// More texels than the caller allows.
  case tooManyTexels(width: Int, height: Int, limit: Int)
  /// There are bytes after the array.
  case trailingBytes(offset: Int, count: Int)
  /// A texel holds an infinite number or NaN; the row is the file's, the offset nil in writing.
  case notFinite(x: Int, y: Int, offset: Int?)
  /// The JSON beside the file is malformed.
  case metadata(MetadataError)
  /// The texture to be written has mip levels, for which the format has no place.
  case mipmapsNotSupported(levels: Int)
}

extension NPYError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .notNPY(let found): "not an npy file: it starts with \(hex(found))"
    case .truncated(let region, let offset, let length, let fileSize):
      "the file is cut off: \(region) takes \(length) bytes from byte \(offset), the file has \(fileSize)"
    case .unsupportedVersion(let major, let minor):
      "the npy version is \(major).\(minor), supported are 1.0, 2.0 and 3.0"
    case .headerSyntax(let offset, let expected):
      "the npy header is malformed at byte \(offset): \(expected) is expected"
    case .headerKey(let key, let expected): "the npy header's '\(key)' must be \(expected)"
    case .unexpectedKey(let key, let offset):
      "the npy header's key '\(key)' at byte \(offset) is there twice or unknown"
    case .unsupportedType(let descr):
      "the npy numbers are of type '\(descr)', supported are '<f2' and '<f4'"
    case .fortranOrder: "the npy array lies in Fortran order, only C order is supported"
    case .unsupportedShape(let shape):
      "the npy array has the shape (\(shape.map(String.init).joined(separator: ", "))), "
        + "(height, width, 4) is expected"
    case .tooManyTexels(let width, let height, let limit):
      "the array has \(width)x\(height) texels, the limit is \(limit)"
    case .trailingBytes(let offset, let count):
      "the array ends at byte \(offset), but \(count) more bytes follow"
    case .notFinite(let x, let y, let offset):
      "texel (\(x), \(y))\(offset.map { " at byte \($0)" } ?? "") holds an infinite number or NaN"
    case .metadata(let error): "\(error)"
    case .mipmapsNotSupported(let levels):
      "npy files hold one level, the texture has \(levels)"
    }
  }
}
