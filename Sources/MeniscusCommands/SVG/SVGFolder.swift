import Foundation

/// The SVG files that operands name, folders looked through.
enum SVGFolder {
  /// One source a file, in the order of the operands; those of a folder are sorted, and their fields
  /// keep their places below it.
  ///
  /// - Throws: 66 where a folder cannot be read or holds no SVG file.
  static func sources(_ operands: [String]) throws(Failure) -> [FieldSource] {
    var sources: [FieldSource] = []
    for operand in operands {
      if operand != "-", POSIX.status(operand).entry?.isDirectory == true {
        sources += try files(below: operand)
      } else {
        sources.append(FieldSource(file: operand))
      }
    }
    return sources
  }

  /// Makes the folders that the outputs lie in, below the output folder.
  ///
  /// - Throws: 73.
  static func makeFolders(of tasks: [FieldTask]) throws(Failure) {
    var made: Set<String> = []
    for task in tasks where task.source.stem?.utf8.contains(UInt8(ascii: "/")) == true {
      let folder = PathName(task.output).folder
      guard made.insert(folder).inserted else { continue }
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure(.cannotCreate, folder, "the folder cannot be made")
      }
    }
  }

  private static func files(below folder: String) throws(Failure) -> [FieldSource] {
    var problem: String?
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) { url, _ in
      problem = problem ?? url.relativePath
      return true
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var names: [String] = []
    let rootPath = root.path.hasSuffix("/") ? root.path : root.path + "/"
    while let url = walk?.nextObject() as? URL {
      guard url.path.hasPrefix(rootPath) else { continue }
      let name = String(url.path.dropFirst(rootPath.count))
      if PathName(name).fileExtension?.lowercased() == "svg",
        POSIX.status(prefix + name).entry?.isDirectory != true
      {
        names.append(name)
      }
    }
    if let problem { throw Failure(.noInput, problem, "the folder cannot be read") }
    if names.isEmpty { throw Failure(.noInput, folder, "the folder holds no .svg file") }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.map { name in
      let parts = PathName(name)
      return FieldSource(name: prefix + name, path: prefix + name, stem: parts.folder + parts.stem)
    }
  }
}
