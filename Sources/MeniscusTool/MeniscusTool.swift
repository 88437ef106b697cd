import Foundation
import MeniscusCommands

/// The program `meniscus`.
@main
struct MeniscusTool {
  static func main() {
    exit(MeniscusCommands.main(Array(CommandLine.arguments.dropFirst())))
  }
}
