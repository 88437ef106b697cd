public import SDFGrid

/// What is wrong with a KTX2 file, or with a texture that is to become one.
///
/// Offsets count bytes from the start of the file.
public enum KTX2Error: Error, Sendable, Equatable {
  /// The file does not start with KTX2's twelve bytes.
  case notKTX2(found: [UInt8])
  /// A region goes beyond the end of the file.
  case truncated(region: String, offset: UInt64, length: UInt64, fileSize: Int)
  /// The texels are of another format than half or float RGBA.
  case unsupportedFormat(vkFormat: UInt32)
  /// The levels are compressed.
  case unsupportedSupercompression(scheme: UInt32)
  /// The texture is no single two-dimensional picture.
  case unsupportedShape(field: String, offset: Int, found: UInt32)
  /// No level, or more than a texture of that size has.
  case levelCount(found: UInt32, largest: Int)
  /// More texels than the caller allows.
  case tooManyTexels(width: Int, height: Int, limit: Int)
  /// A field has another value than the rest of the file asks for.
  case wrongValue(field: String, offset: Int, found: UInt64, expected: UInt64)
  /// A region starts elsewhere than the layout puts it: before (it overlaps) or after (there is a gap).
  case misplaced(region: String, offset: Int, found: UInt64, expected: UInt64)
  /// A region's start is no multiple of what its texels need.
  case misaligned(region: String, offset: Int, found: UInt64, alignment: Int)
  /// The key/value block breaks its rules.
  case keyValue(offset: Int, KTX2KeyValueFault)
  /// A padding byte is not zero.
  case nonZeroPadding(offset: Int, found: UInt8)
  /// There are bytes after the last level.
  case trailingBytes(offset: Int, count: Int)
  /// A texel holds an infinite number or NaN; the row is the file's, the offset nil in writing.
  case notFinite(level: Int, x: Int, y: Int, offset: Int?)
  /// The metadata is malformed; the offset is its value's, nil in writing.
  case metadata(offset: Int?, MetadataError)
  /// The texture to be written has neither one level nor a full chain, which some loaders insist on.
  case partialChain(levels: Int, full: Int)
  /// A level of the texture to be written has another size than its place in the chain asks for.
  case levelSize(level: Int, found: GridSize, expected: GridSize)
  /// A level of the texture to be written has another precision than level 0.
  case levelPrecision(level: Int, found: Precision, expected: Precision)
}

/// Which rule a key/value block breaks.
public enum KTX2KeyValueFault: Error, Sendable, Equatable {
  /// An entry is longer than what is left of the block.
  case tooLong(length: UInt32, available: Int)
  /// No NUL byte ends the key.
  case keyNotTerminated
  /// The key is empty.
  case emptyKey
  /// The key is no UTF-8.
  case keyNotUTF8
  /// The key is there twice.
  case duplicate(key: String)
  /// The key comes after one that it must precede.
  case unsorted(key: String, after: String)
  /// The value must be UTF-8 that ends with one NUL byte.
  case valueNotString(key: String)
  /// `KTXorientation` is neither `rd` nor `ru`.
  case orientation(found: String)
  /// `KTXswizzle` gives the channels another meaning.
  case swizzle(found: String)
  /// The key is only allowed in files without a Vulkan format.
  case forbidden(key: String)
}
