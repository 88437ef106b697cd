import SDFGrid

extension KTX2Error: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .notKTX2(let found): "not a KTX2 file: it starts with \(hex(found))"
    case .truncated(let region, let offset, let length, let fileSize):
      "the file is cut off: \(region) takes \(length) bytes from byte \(offset), the file has \(fileSize)"
    case .unsupportedFormat(let format):
      "the texel format is \(format)\(VkFormat.name(format).map { " (\($0))" } ?? ""), "
        + "supported are 97 (VK_FORMAT_R16G16B16A16_SFLOAT) and 109 (VK_FORMAT_R32G32B32A32_SFLOAT)"
    case .unsupportedSupercompression(let scheme):
      "the levels are compressed with scheme \(scheme)\(schemeName(scheme)), only uncompressed ones are supported"
    case .unsupportedShape(let field, let offset, let found):
      "\(field) at byte \(offset) is \(found), but only single two-dimensional pictures are supported"
    case .levelCount(let found, let largest):
      "levelCount at byte 40 is \(found), a texture of this size has 1 to \(largest) levels"
    case .tooManyTexels(let width, let height, let limit):
      "the texture has \(width)x\(height) texels, the limit is \(limit)"
    case .wrongValue(let field, let offset, let found, let expected):
      "\(field) at byte \(offset) is \(found), \(expected) is expected"
    case .misplaced(let region, let offset, let found, let expected):
      "\(region) starts at byte \(found) (says byte \(offset)) and \(fault(found, expected)): \(expected) is expected"
    case .misaligned(let region, let offset, let found, let alignment):
      "\(region) starts at byte \(found) (says byte \(offset)), which is no multiple of \(alignment)"
    case .keyValue(let offset, let fault): "the key/value entry at byte \(offset) is invalid: \(fault)"
    case .nonZeroPadding(let offset, let found): "the padding byte \(offset) is \(found), not 0"
    case .trailingBytes(let offset, let count):
      "the last level ends at byte \(offset), but \(count) more bytes follow"
    case .notFinite(let level, let x, let y, let offset):
      "texel (\(x), \(y)) of level \(level)\(at(offset)) holds an infinite number or NaN"
    case .metadata(let offset, let error): "\(error)\(at(offset))"
    case .partialChain(let levels, let full):
      "the texture has \(levels) levels, only 1 or a full chain of \(full) is written"
    case .levelSize(let level, let found, let expected):
      "level \(level) has \(found) texels, \(expected) are expected"
    case .levelPrecision(let level, let found, let expected):
      "level \(level) holds \(found.rawValue) numbers, level 0 \(expected.rawValue) ones"
    }
  }
}

extension KTX2KeyValueFault: CustomStringConvertible {
  /// The fault in a few words.
  public var description: String {
    switch self {
    case .tooLong(let length, let available): "it takes \(length) bytes where \(available) are left"
    case .keyNotTerminated: "no NUL byte ends its key"
    case .emptyKey: "its key is empty"
    case .keyNotUTF8: "its key is not UTF-8"
    case .duplicate(let key): "the key \"\(key)\" is there twice"
    case .unsorted(let key, let after): "the key \"\(key)\" comes after \"\(after)\""
    case .valueNotString(let key): "the value of \"\(key)\" is not UTF-8 that ends with one NUL byte"
    case .orientation(let found): "KTXorientation is \"\(found)\", supported are \"rd\" and \"ru\""
    case .swizzle(let found): "KTXswizzle is \"\(found)\", only \"rgba\" is supported"
    case .forbidden(let key): "the key \"\(key)\" does not go with a Vulkan format"
    }
  }
}

private func schemeName(_ scheme: UInt32) -> String {
  switch scheme {
  case 1: " (BasisLZ)"
  case 2: " (Zstandard)"
  case 3: " (ZLIB)"
  default: ""
  }
}

private func fault(_ found: UInt64, _ expected: UInt64) -> String {
  found < expected ? "overlaps what comes before" : "leaves a gap"
}

private func at(_ offset: Int?) -> String { offset.map { " at byte \($0)" } ?? "" }

/// Bytes in hexadecimal, separated by spaces.
func hex(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789ABCDEF")
  return bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: " ")
}
