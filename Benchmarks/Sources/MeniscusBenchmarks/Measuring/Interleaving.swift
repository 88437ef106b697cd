import Foundation

/// Measurements of several participants that take turns, so that a machine's slow moments hit all alike.
enum Interleaving {
  /// The pause before each measurement: other processes' threads that still spin go to sleep.
  private static let pause = 0.005

  /// Calls each participant once unmeasured, then `repetitions` times; every second round backwards.
  /// Gives the results by participant.
  static func run<Result>(
    repetitions: Int, _ participants: [() throws -> Result]
  ) throws -> [[Result]] {
    for participant in participants { _ = try participant() }
    var results = [[Result]](repeating: [], count: participants.count)
    for round in 0..<repetitions {
      let order = round % 2 == 0 ? Array(participants.indices) : participants.indices.reversed()
      for index in order {
        Thread.sleep(forTimeInterval: pause)
        results[index].append(try participants[index]())
      }
    }
    return results
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double { self / .nanoseconds(1) }
}
