import SDFGrid

/// The header of an npy file: which numbers, how many, and where they start.
struct NPYHeader {
  let size: GridSize
  let precision: Precision
  /// The place of the numbers in the file.
  let data: Range<Int>

  /// The bytes before the numbers: version 1.0, padded with spaces so that they start at a multiple of
  /// 64.
  static func encode(_ size: GridSize, _ precision: Precision) -> [UInt8] {
    let type = precision == .half ? "<f2" : "<f4"
    var text = Array(
      "{'descr': '\(type)', 'fortran_order': False, 'shape': (\(size.height), \(size.width), 4), }".utf8)
    let fixedBytes = NPY.magic.count + 4
    while !(fixedBytes + text.count + 1).isMultiple(of: 64) { text.append(0x20) }
    text.append(0x0A)
    var header = NPY.magic + [1, 0]
    header.append(littleEndian: UInt16(text.count))
    return header + text
  }

  init(_ bytes: [UInt8], maxTexels: Int) throws(NPYError) {
    let text = try Self.text(bytes)
    let values = try PythonDictionary(bytes, in: text).values
    precision = try Self.precision(values)
    guard case .bool(let fortranOrder)? = values["fortran_order"] else {
      throw .headerKey(key: "fortran_order", expected: "True or False")
    }
    guard !fortranOrder else { throw .fortranOrder }
    size = try Self.size(values, maxTexels: maxTexels)
    let length = size.count * precision.bytesPerTexel
    data = try region("the array", bytes, at: text.upperBound, length: length)
    guard data.upperBound == bytes.count else {
      throw .trailingBytes(offset: data.upperBound, count: bytes.count - data.upperBound)
    }
  }

  /// Where the header's text lies.
  private static func text(_ bytes: [UInt8]) throws(NPYError) -> Range<Int> {
    let start = Array(bytes.prefix(NPY.magic.count))
    guard NPY.magic.starts(with: start) else { throw .notNPY(found: start) }
    let version = try region("the version", bytes, at: 6, length: 2)
    let (major, minor) = (bytes[version.lowerBound], bytes[version.lowerBound + 1])
    guard (1...3).contains(major), minor == 0 else { throw .unsupportedVersion(major: major, minor: minor) }
    let lengthBytes = major == 1 ? 2 : 4
    let lengthField = try region("the header's length", bytes, at: 8, length: lengthBytes)
    let length = bytes[lengthField].reversed().reduce(0) { $0 << 8 | Int($1) }
    return try region("the header", bytes, at: lengthField.upperBound, length: length)
  }

  private static func precision(_ values: [String: PythonDictionary.Value]) throws(NPYError) -> Precision {
    guard case .string(let type)? = values["descr"] else {
      throw .headerKey(key: "descr", expected: "a string")
    }
    switch type {
    case "<f2": return .half
    case "<f4": return .float
    default: throw .unsupportedType(descr: type)
    }
  }

  private static func size(
    _ values: [String: PythonDictionary.Value], maxTexels: Int
  ) throws(NPYError) -> GridSize {
    guard case .tuple(let shape)? = values["shape"] else {
      throw .headerKey(key: "shape", expected: "a tuple of integers")
    }
    guard shape.count == 3, shape[0] >= 1, shape[1] >= 1, shape[2] == 4 else {
      throw .unsupportedShape(shape)
    }
    let (count, overflow) = shape[0].multipliedReportingOverflow(by: shape[1])
    // The cap keeps the number of bytes within an Int for any limit.
    guard !overflow, count <= min(maxTexels, Int.max / 64) else {
      throw .tooManyTexels(width: shape[1], height: shape[0], limit: maxTexels)
    }
    return GridSize(width: shape[1], height: shape[0])
  }
}

private func region(
  _ name: String, _ bytes: [UInt8], at offset: Int, length: Int
) throws(NPYError) -> Range<Int> {
  guard offset <= bytes.count, length <= bytes.count - offset else {
    throw .truncated(region: name, offset: offset, length: length, fileSize: bytes.count)
  }
  return offset..<offset + length
}
