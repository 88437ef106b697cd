import Foundation
import MeniscusCommands

/// Reads a command line of `mask` as the program does.
enum VerbProbe {
  static func arguments(_ words: [String]) throws -> MaskArguments {
    let verb = try VerbTable.verb(named: "mask")
    return try MaskArguments(ArgumentParser(verb: "mask", options: verb.options).parse(words))
  }
}

/// Asks the file system.
enum POSIXProbe {
  /// Whether a path is a character device.
  static func isDevice(_ path: String) throws -> Bool {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      == .typeCharacterSpecial
  }
}
