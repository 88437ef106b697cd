/// What the process tells its parent; the numbers of `sysexits.h` where they have one.
package enum ExitCode: Int32, Sendable {
  /// All was done.
  case done = 0
  /// Some or all of several inputs failed; the others were written.
  case someFailed = 1
  /// The command line is wrong.
  case usage = 64
  /// An input holds bad data.
  case badData = 65
  /// An input is not there or cannot be read.
  case noInput = 66
  /// A bug of this program.
  case internalError = 70
  /// An output cannot be made.
  case cannotCreate = 73
  /// A read or a write failed.
  case inputOutput = 74
}
