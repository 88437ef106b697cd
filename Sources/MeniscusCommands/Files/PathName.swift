/// The parts of a path's last component.
package struct PathName: Equatable {
  /// All before the last component, with its slash.
  package let folder: String
  /// The last component without its extension.
  package let stem: String
  /// What follows the last dot; nil where there is no dot but at the front, or nothing follows it.
  package let fileExtension: String?

  /// Splits a path.
  package init(_ path: String) {
    // By bytes: a mark that combines with the slash before it would hide the slash.
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
    folder = String(decoding: bytes[..<start], as: UTF8.self)
    let name = bytes[start...]
    let front = name.drop { $0 == UInt8(ascii: ".") }
    if let dot = front.lastIndex(of: UInt8(ascii: ".")), front.index(after: dot) != front.endIndex {
      stem = String(decoding: name[..<dot], as: UTF8.self)
      fileExtension = String(decoding: name[name.index(after: dot)...], as: UTF8.self)
    } else {
      stem = String(decoding: name, as: UTF8.self)
      fileExtension = nil
    }
  }

  /// The path with another extension.
  package func with(fileExtension: String) -> String { folder + stem + "." + fileExtension }
}
