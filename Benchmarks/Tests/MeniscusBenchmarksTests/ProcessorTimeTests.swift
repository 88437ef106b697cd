import Testing

@testable import MeniscusBenchmarks

@Suite struct ProcessorTimeTests {
  private func time(user: Int, idle: Int, steal: Int, own: Int) -> ProcessorTime? {
    ProcessorTime(
      machine: "cpu  \(user) 0 10 \(idle) 5 0 0 \(steal) 7 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n",
      process: "42 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 \(own) 1 2 3 20 0 1 0\n")
  }

  @Test func othersHaveWhatIsNeitherOursNorIdle() throws {
    let start = try #require(time(user: 100, idle: 1000, steal: 0, own: 50))
    let end = try #require(time(user: 180, idle: 1100, steal: 20, own: 100))
    // 200 ticks in all, 100 of them busy, 50 of those ours.
    #expect(end.othersShare(since: start) == 0.25)
  }

  @Test func textsThatAreCutShortGiveNothing() {
    #expect(ProcessorTime(machine: "cpu 1 2 3", process: "1 (a) S 1") == nil)
    #expect(ProcessorTime(machine: "cpu 1 2 3 4 5 6 7 8", process: "1 (a) S 1") == nil)
  }
}
