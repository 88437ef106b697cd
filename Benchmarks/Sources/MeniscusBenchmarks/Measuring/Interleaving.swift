import Foundation

/// Measurements of several participants that take turns, so that a machine's slow moments hit all alike.
enum Interleaving {
  /// The pause before each measurement: other processes' threads that still spin go to sleep.
  private static let pause = 0.005

  /// A call that takes longer than this, in seconds, needs no other before it to be warm.
  private static let warming = 0.25

  /// Calls each participant once unmeasured, then `repetitions` times; every second round backwards.
  /// Gives the results by participant.
  ///
  /// With `warm`, each measured call of a short one follows directly on an unmeasured one: a machine whose
  /// second core slept while another participant had its turn on one thread takes milliseconds to wake it,
  /// and who comes after a participant on two threads would be better off.
  static func run<Result>(
    repetitions: Int, warm: Bool = false, _ participants: [() throws -> Result]
  ) throws -> [[Result]] {
    let clock = ContinuousClock()
    let isShort = try participants.map { participant in
      try clock.measure { _ = try participant() } < .seconds(warming)
    }
    var results = [[Result]](repeating: [], count: participants.count)
    for round in 0..<repetitions {
      let order = round % 2 == 0 ? Array(participants.indices) : participants.indices.reversed()
      for index in order {
        Thread.sleep(forTimeInterval: pause)
        if warm && isShort[index] { _ = try participants[index]() }
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
