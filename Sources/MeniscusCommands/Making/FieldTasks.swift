import Foundation
import SDFFormats

/// What one field is made from, as far as files and messages go.
package struct FieldSource: Equatable, Sendable {
  /// How messages and the report name it: a file's path, `-`, a glyph's name.
  package var name: String
  /// The file that it is read from; nil where it is none.
  package var path: String?
  /// What the output in a folder is called, without its extension; nil where nothing tells.
  package var stem: String?
  /// Why it comes to nothing, where that is known, and told to people, before any work starts.
  package var failure: Failure?

  package init(name: String, path: String?, stem: String?) {
    self.name = name
    self.path = path
    self.stem = stem
  }

  /// A file that one field is made from, or `-`.
  package init(file path: String) {
    self.init(name: path, path: path, stem: path == "-" ? nil : PathName(path).stem)
  }
}

/// One field to make and where it goes.
package struct FieldTask: Equatable, Sendable {
  package var source: FieldSource
  /// The field's file, or `-`.
  package var output: String
  /// The metadata's file, where the format has no place for metadata.
  package var sidecar: String?
}

/// Which files a command reads and writes, known to be apart before any work starts.
package enum FieldTasks {
  /// The tasks, in the order of the sources.
  ///
  /// - Throws: 64 where an output is an input or two outputs are one file, through whatever links or
  ///   spellings; 73 where the output folder is not there.
  package static func plan(
    _ sources: [FieldSource], _ arguments: MakingArguments
  ) throws(Failure) -> [FieldTask] {
    try arguments.checkCount(sources.count, of: "input")
    var tasks: [FieldTask] = []
    for source in sources { tasks.append(try task(source, arguments)) }
    try checkApart(tasks, arguments.verb)
    switch arguments.destination {
    case .folder(let folder): try checkFolder(folder)
    case .file("-"): try StandardOutput.refuseTerminal(for: "field", verb: arguments.verb)
    case .file: break
    }
    return tasks
  }

  /// Refuses files that are named twice.
  package static func checkInputs(_ paths: [String], verb: String) throws(Failure) {
    try InputFile.checkStandardInput(paths, verb: verb)
    var named: Set<[UInt8]> = []
    for path in paths where !named.insert(Array(path.utf8)).inserted {
      throw .usage("the input '\(path)' is named twice; nothing was written", verb: verb)
    }
  }

  private static func task(
    _ source: FieldSource, _ arguments: MakingArguments
  ) throws(Failure) -> FieldTask {
    let output: String
    switch arguments.destination {
    case .file(let path): output = path
    case .folder(let folder):
      guard let stem = source.stem else {
        throw .usage(
          "\(InputFile.name(source.name)) has no name for a file in '\(folder)'; use -o FILE",
          verb: arguments.verb)
      }
      let slash = folder.hasSuffix("/") ? "" : "/"
      output = folder + slash + stem + "." + arguments.format.rawValue
    }
    if source.failure != nil { return FieldTask(source: source, output: output) }
    let hasSidecar = arguments.format == .npy && isPlainFile(output)
    return FieldTask(
      source: source, output: output,
      sidecar: hasSidecar ? PathName(output).with(fileExtension: "json") : nil)
  }

  /// Whether an output is, or will be, a regular file.
  private static func isPlainFile(_ path: String) -> Bool {
    path != "-" && POSIX.status(path).entry?.isRegular ?? true
  }

  private static func checkApart(_ tasks: [FieldTask], _ verb: String) throws(Failure) {
    var inputs: [FileIdentity: String] = [:]
    var seen: Set<[UInt8]> = []
    for path in tasks.compactMap(\.source.path) where seen.insert(Array(path.utf8)).inserted {
      if let identity = FileIdentity.input(path) { inputs[identity] = inputs[identity] ?? path }
    }
    var outputs: [FileIdentity: (path: String, place: Int)] = [:]
    for (place, task) in tasks.enumerated() where task.source.failure == nil {
      for path in [task.output, task.sidecar].compactMap(\.self) {
        guard let identity = FileIdentity.output(path) else { continue }
        if let input = inputs[identity] {
          throw .usage("output '\(path)' is the input '\(input)'; nothing was written", verb: verb)
        }
        if let other = outputs[identity] {
          let clash =
            other.place == place
            ? "the field '\(other.path)' and its metadata '\(path)' are one file"
            : "the outputs of '\(tasks[other.place].source.name)' and '\(task.source.name)' are one file, '\(path)'"
          throw .usage(clash + "; nothing was written", verb: verb)
        }
        outputs[identity] = (path, place)
      }
    }
  }

  private static func checkFolder(_ folder: String) throws(Failure) {
    let (status, error) = POSIX.status(folder)
    guard let status else {
      let reason = error == ENOENT ? "the folder does not exist" : POSIX.message(error)
      throw Failure(.cannotCreate, folder, reason)
    }
    if !status.isDirectory { throw Failure(.cannotCreate, folder, "is not a folder") }
    if !POSIX.isWritable(folder) { throw Failure(.cannotCreate, folder, "permission denied to write in it") }
  }
}
