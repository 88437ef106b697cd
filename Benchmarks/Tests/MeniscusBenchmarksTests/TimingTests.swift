import Testing

@testable import MeniscusBenchmarks

@Suite struct TimingTests {
  @Test func medianOfOddAndEvenCounts() {
    let odd = Timing([5, 1, 3])
    #expect(odd.minimum == 1 && odd.median == 3 && odd.repetitions == 3)
    let even = Timing([4, 1, 2, 9])
    #expect(even.minimum == 1 && even.median == 3 && even.repetitions == 4)
  }

  @Test func ratioIsOursOverTheirs() {
    let ratio = Ratio(Timing([2, 3, 4]), over: Timing([4, 12, 20]))
    #expect(ratio.ofMinima == 0.5 && ratio.ofMedians == 0.25)
  }

  @Test func participantsTakeTurnsAndEverySecondRoundGoesBackwards() throws {
    var calls: [Int] = []
    func participant(_ name: Int) -> () throws -> Int {
      {
        calls.append(name)
        return calls.count
      }
    }
    let results = try Interleaving.run(repetitions: 2, [participant(0), participant(1)])
    #expect(calls == [0, 1, 0, 1, 1, 0])
    #expect(results == [[3, 6], [4, 5]])
    calls = []
    let warm = try Interleaving.run(repetitions: 2, warm: true, [participant(0), participant(1)])
    #expect(calls == [0, 1, 0, 0, 1, 1, 1, 1, 0, 0])
    #expect(warm == [[4, 10], [6, 8]])
  }
}
