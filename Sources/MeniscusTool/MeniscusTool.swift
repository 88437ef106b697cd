import Foundation
import MeniscusCommands

/// The program `meniscus`.
@main
struct MeniscusTool {
  static func main() {
    exit(MeniscusCommands.main(words()))
  }

  /// The words after the program's name; nil in the place of one that is no valid UTF-8.
  private static func words() -> [String?] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      unsafe CommandLine.unsafeArgv[index].flatMap { unsafe String(validatingCString: $0) }
    }
  }
}
