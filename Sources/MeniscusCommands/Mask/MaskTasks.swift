import Foundation
import SDFFormats

/// One input and where its field goes.
package struct MaskTask: Equatable, Sendable {
  /// A PNG file, or `-`.
  package var input: String
  /// The field's file, or `-`.
  package var output: String
  /// The metadata's file, where the format has no place for metadata.
  package var sidecar: String?
}

/// Which files a `mask` command reads and writes, known to be apart before any work starts.
package enum MaskTasks {
  /// The tasks, in the order of the inputs.
  ///
  /// - Throws: 64 where an output is an input or two outputs are one file, through whatever links or
  ///   spellings; 73 where the output folder is not there.
  package static func plan(_ arguments: MaskArguments) throws(Failure) -> [MaskTask] {
    try InputFile.checkStandardInput(arguments.inputs, verb: "mask")
    var tasks: [MaskTask] = []
    for input in arguments.inputs { tasks.append(try task(input, arguments)) }
    try checkApart(tasks)
    if case .folder(let folder) = arguments.destination { try checkFolder(folder) }
    return tasks
  }

  private static func task(_ input: String, _ arguments: MaskArguments) throws(Failure) -> MaskTask {
    let output: String
    switch arguments.destination {
    case .file(let path): output = path
    case .folder(let folder):
      if input == "-" { throw usage("standard input has no name for a file in '\(folder)'; use -o FILE") }
      let slash = folder.hasSuffix("/") ? "" : "/"
      output = folder + slash + PathName(input).stem + "." + arguments.format.rawValue
    }
    let hasSidecar = arguments.format == .npy && isPlainFile(output)
    return MaskTask(
      input: input, output: output, sidecar: hasSidecar ? PathName(output).with(fileExtension: "json") : nil)
  }

  /// Whether an output is, or will be, a regular file.
  private static func isPlainFile(_ path: String) -> Bool {
    path != "-" && POSIX.status(path).entry?.isRegular ?? true
  }

  private static func checkApart(_ tasks: [MaskTask]) throws(Failure) {
    var named: Set<[UInt8]> = []
    for task in tasks where !named.insert(Array(task.input.utf8)).inserted {
      throw usage("the input '\(task.input)' is named twice; nothing was written")
    }
    var inputs: [FileIdentity: String] = [:]
    for task in tasks {
      if let identity = FileIdentity.input(task.input) { inputs[identity] = inputs[identity] ?? task.input }
    }
    var outputs: [FileIdentity: (path: String, input: String)] = [:]
    for task in tasks {
      for path in [task.output, task.sidecar].compactMap(\.self) {
        guard let identity = FileIdentity.output(path) else { continue }
        if let input = inputs[identity] {
          throw usage("output '\(path)' is the input '\(input)'; nothing was written")
        }
        if let other = outputs[identity] { throw clash(path, task.input, other) }
        outputs[identity] = (path, task.input)
      }
    }
  }

  private static func clash(
    _ path: String, _ input: String, _ other: (path: String, input: String)
  ) -> Failure {
    if Array(input.utf8) == Array(other.input.utf8) {
      return usage("the field '\(other.path)' and its metadata '\(path)' are one file; nothing was written")
    }
    return usage(
      "the outputs of '\(other.input)' and '\(input)' are one file, '\(path)'; nothing was written")
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

  private static func usage(_ reason: String) -> Failure { .usage(reason, verb: "mask") }
}
