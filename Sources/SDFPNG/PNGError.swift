/// Why a PNG could not be read or written, with the place in the bytes where that is known.
public enum PNGError: Error, Equatable, Sendable {
  /// The bytes do not start with PNG's signature; the first of them, at most eight.
  case notPNG(firstBytes: [UInt8])
  /// The bytes end at `offset`, within `chunk`; nil where a chunk should begin there.
  case truncated(offset: Int, chunk: String?)
  /// The chunk that begins at `offset` does not have the checksum that it states.
  case wrongCRC(chunk: String, offset: Int)
  /// The bytes break a rule of PNG; `offset` is where the chunk begins, or where reading stopped.
  case malformed(offset: Int, chunk: String?, reason: String)
  /// A side of the picture is 0 or above 2³¹ − 1.
  case badDimensions(width: Int, height: Int)
  /// The picture declares more texels than the limit.
  case tooManyTexels(width: Int, height: Int, limit: Int)
  /// Alpha was asked for, and the picture has neither an alpha channel nor tRNS.
  case noAlpha(colourType: String)
  /// The picture is sound, and of a kind that the reader does not take.
  case unsupported(reason: String)
  /// A text's keyword or value cannot be written.
  case badText(keyword: String, reason: String)
  /// The picture could not be written.
  case notWritten(reason: String)
  /// An allocation failed.
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  /// One sentence: the place and the reason.
  public var description: String {
    switch self {
    case .notPNG(let bytes) where bytes.isEmpty: "not a PNG: there are no bytes"
    case .notPNG(let bytes): "not a PNG: it starts with \(hexadecimal(bytes))"
    case .truncated(let offset, let chunk?): "truncated: it ends at byte \(offset), within chunk \(chunk)"
    case .truncated(let offset, nil): "truncated: it ends at byte \(offset), before chunk IEND"
    case .wrongCRC(let chunk, let offset): "wrong CRC: chunk \(chunk) at byte \(offset) is damaged"
    case .malformed(let offset, let chunk?, let reason):
      "malformed PNG: \(reason) (chunk \(chunk) at byte \(offset))"
    case .malformed(let offset, nil, let reason): "malformed PNG: \(reason) (byte \(offset))"
    case .badDimensions(let width, let height):
      "bad dimensions: it declares \(width)x\(height), and each side must be 1 to 2147483647"
    case .tooManyTexels(let width, let height, let limit):
      "too large: it declares \(width)x\(height) texels, and the limit is \(limit)"
    case .noAlpha(let colourType):
      "no alpha: the picture is \(colourType) without transparency; take another channel"
    case .unsupported(let reason): "unsupported PNG: \(reason)"
    case .badText(let keyword, let reason): "bad PNG text \"\(keyword)\": \(reason)"
    case .notWritten(let reason): "the PNG could not be written: \(reason)"
    case .outOfMemory: "out of memory for the PNG"
    }
  }
}

/// Bytes as pairs of hexadecimal digits with spaces between.
private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
}
