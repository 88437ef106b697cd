import Synchronization
import Testing

@testable import SDFGrid

@Suite("Work over threads")
struct RowBandsTests {
  @Test("each item is done once, whatever the number of threads", arguments: [0, 1, 2, 3, 7, 100])
  func eachOnce(threads: Int) {
    for count in [0, 1, 2, 5, 64, 1000] {
      let counts = Mutex([Int](repeating: 0, count: count))
      RowBands.forEach(count: count, threads: threads) { item in counts.withLock { $0[item] += 1 } }
      #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
      #expect(RowBands.map(count: count, threads: threads) { 3 * $0 } == (0..<count).map { 3 * $0 })
    }
  }

  @Test("scratch memory is made once a thread at most, and not shared")
  func scratch() {
    let made = Atomic<Int>(0)
    let results = RowBands.map(
      count: 500, threads: 4,
      scratch: {
        made.add(1, ordering: .relaxed)
        return [Int]()
      }
    ) { (memory: inout [Int], item: Int) in
      memory.append(item)
      return memory.count
    }
    let threads = made.load(ordering: .relaxed)
    #expect((1...4).contains(threads))
    // Each thread counts up for itself, from 1 without gaps.
    #expect(results.count { $0 == 1 } <= threads)
    #expect(results.count { $0 == 1 } >= 1)
    let most = results.max() ?? 0
    #expect(Set(results) == Set(1...most))
  }

  @Test("bands cover each row once, in order")
  func bands() {
    for height in [1, 15, 16, 17, 64, 100] {
      for bandHeight in [1, 7, 16, 200] {
        let count = RowBands.count(height: height, bandHeight: bandHeight)
        let rows = (0..<count).flatMap {
          Array(RowBands.rows(ofBand: $0, bandHeight: bandHeight, height: height))
        }
        #expect(rows == Array(0..<height))
        #expect(
          (0..<count).allSatisfy {
            !RowBands.rows(ofBand: $0, bandHeight: bandHeight, height: height).isEmpty
          })
      }
    }
  }

  @Test("the number of threads is what is asked for, between 1 and 256, or the cores")
  func threadCounts() {
    #expect(RowBands.threads(3) == 3)
    #expect(RowBands.threads(0) == 1)
    #expect(RowBands.threads(100_000) == 256)
    #expect(RowBands.threads(nil) >= 1)
  }
}
