import Testing

@testable import SDFGrid

@Suite("Arrays written by several threads")
struct ElementWriterTests {
  @Test("parts stand one after another, whatever was there before", arguments: [1, 2, 5])
  func parts(threads: Int) {
    let lists: [[[Int32]]] = [
      [[1, 2], [], [3]], [(0..<1000).map { 2 * $0 }, (0..<3000).map { 3 * $0 }], [[7]], [], [[], []],
      (0..<40).map { [$0, -$0] },
    ]
    var array: [Int32] = []
    for parts in lists + lists.reversed() {
      array.replace(withParts: parts, threads: threads)
      #expect(array == Array(parts.joined()))
    }
  }

  @Test("an array that somebody else holds stays as it is")
  func copyOnWrite() {
    var array: [Int32] = [1, 2, 3]
    let other = array
    array.replace(withParts: [[4], [5, 6]], threads: 2)
    array.withElementWriter { writer in writer.with(0) { $0 = 9 } }
    #expect(array == [9, 5, 6])
    #expect(other == [1, 2, 3])
  }

  @Test("each element is written, whichever thread does it")
  func writes() {
    var array = [Int](repeating: -1, count: 1000)
    array.withElementWriter { writer in
      RowBands.forEach(count: 1000, threads: 4) { item in writer.with(item) { $0 = item * item } }
    }
    #expect(array == (0..<1000).map { $0 * $0 })
  }
}
