import Foundation
import Meniscus
import MeniscusCommands
import Synchronization
import Testing

@Suite struct MemoryGateTests {
  @Test func worksStayWithinTheBudget() {
    let gate = MemoryGate(budget: 10)
    let taken = Mutex((now: 0, most: 0, runs: 0))
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      let bytes = 1 + index % 7
      try? gate.run(needing: bytes) { () throws(Failure) in
        taken.withLock {
          $0.now += bytes
          $0.most = max($0.most, $0.now)
          $0.runs += 1
        }
        usleep(500)
        taken.withLock { $0.now -= bytes }
      }
    }
    let (now, most, runs) = taken.withLock { $0 }
    #expect(now == 0 && most <= 10 && runs == 40)
  }

  @Test func aWorkOverTheBudgetRunsAlone() {
    let gate = MemoryGate(budget: 10)
    let running = Mutex((now: 0, isAlone: true))
    DispatchQueue.concurrentPerform(iterations: 12) { index in
      try? gate.run(needing: index % 3 == 0 ? 1000 : 1) { () throws(Failure) in
        running.withLock { $0.now += 1 }
        usleep(500)
        running.withLock {
          if index % 3 == 0 && $0.now != 1 { $0.isAlone = false }
          $0.now -= 1
        }
      }
    }
    #expect(running.withLock { $0.isAlone && $0.now == 0 })
  }

  @Test func aFailureGivesTheMemoryBack() {
    let gate = MemoryGate(budget: 10)
    for _ in 0..<3 {
      #expect(throws: Failure.self) {
        try gate.run(needing: 10) { () throws(Failure) in throw Failure(.badData, nil, "no") }
      }
    }
  }

  @Test func memoryFollowsTheLargerOfMaskAndField() throws {
    let png = try SamplePNG.declaring(width: 300, height: 200)
    let size = GridSize(width: 10, height: 10)
    #expect(MaskMemory.need(png, .scale(1), padding: 0).bytes == 300 * 200 * 40)
    #expect(MaskMemory.need(png, .scale(2), padding: 5).bytes == 610 * 410 * 40)
    #expect(MaskMemory.need(png, .size(size, fit: .contain), padding: 5).bytes == 300 * 200 * 40)
    #expect(MaskMemory.need([1, 2, 3], .scale(1), padding: 0).bytes == 0)
    let bomb = try SamplePNG.declaring(width: .max, height: .max)
    #expect(MaskMemory.need(bomb, .scale(1024), padding: 0).bytes == 1_000_000_000_000_000_000)
  }
}
