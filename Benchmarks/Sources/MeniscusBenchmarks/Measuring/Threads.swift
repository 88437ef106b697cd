import Dispatch

/// Work on several threads at once.
enum Threads {
  /// Calls a closure with 0 ..< count, each on a thread of its own, and waits for all; one alone runs here.
  static func run(_ count: Int, _ work: @Sendable (Int) -> Void) {
    if count == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: count, execute: work) }
  }
}
