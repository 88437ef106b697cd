import Foundation

/// Lets works begin while their memory together stays within a budget.
///
/// A work that alone is over the budget runs when no other does.
package final class MemoryGate: Sendable {
  /// Half of the machine's memory.
  package static let standardBudget = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)

  /// The bytes that all works may take together.
  package let budget: Int
  private let condition = NSCondition()
  nonisolated(unsafe) private var taken = 0

  /// A gate with nothing taken.
  package init(budget: Int = standardBudget) { self.budget = budget }

  /// Waits until `bytes` fit, calls `body`, and gives them back.
  package func run<Result, Problem>(
    needing bytes: Int, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    condition.lock()
    while unsafe taken > 0 && (bytes > budget || taken > budget - bytes) { condition.wait() }
    unsafe taken += bytes
    condition.unlock()
    defer {
      condition.lock()
      unsafe taken -= bytes
      condition.broadcast()
      condition.unlock()
    }
    return try body()
  }
}
