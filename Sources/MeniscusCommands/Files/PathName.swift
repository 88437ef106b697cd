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
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<start])
    let name = path[start...]
    let front = name.drop { $0 == "." }
    if let dot = front.lastIndex(of: "."), front.index(after: dot) != front.endIndex {
      stem = String(name[..<dot])
      fileExtension = String(name[name.index(after: dot)...])
    } else {
      stem = String(name)
      fileExtension = nil
    }
  }

  /// The path with another extension.
  package func with(fileExtension: String) -> String { folder + stem + "." + fileExtension }
}
