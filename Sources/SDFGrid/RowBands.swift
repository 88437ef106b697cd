import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Splits rows, or any run of independent items, over threads.
@usableFromInline
package enum RowBands {
  /// The number of threads to use: the cores that are online, or as many as the caller asks for.
  package static func threads(_ wanted: Int?) -> Int {
    max(1, min(wanted ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 256))
  }

  /// Calls `body` once for each item, at most `threads` at a time; a thread takes the next item that
  /// nobody has taken yet.
  package static func forEach(count: Int, threads: Int, _ body: @Sendable (_ item: Int) -> Void) {
    forEach(count: count, threads: threads, scratch: { () }, { _, item in body(item) })
  }

  /// Calls `body` once for each item, at most `threads` at a time, with scratch memory that each thread
  /// makes for itself.
  package static func forEach<Scratch>(
    count: Int, threads: Int, scratch: @Sendable () -> Scratch,
    _ body: @Sendable (_ scratch: inout Scratch, _ item: Int) -> Void
  ) {
    if threads <= 1 || count <= 1 {
      var memory = scratch()
      for item in 0..<count { body(&memory, item) }
      return
    }
    let next = Counter()
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      var memory = scratch()
      while true {
        let item = next.take()
        if item >= count { return }
        body(&memory, item)
      }
    }
  }

  /// Calls `body` once for each item, at most `threads` at a time; gives the results in the items' order.
  @inlinable @inline(__always)
  package static func map<Result: Sendable>(
    count: Int, threads: Int, _ body: @Sendable (_ item: Int) -> Result
  ) -> [Result] {
    map(count: count, threads: threads, scratch: { () }, { _, item in body(item) })
  }

  /// Like ``map(count:threads:_:)``, with scratch memory that each thread makes for itself.
  @inlinable @inline(__always)
  package static func map<Scratch, Result: Sendable>(
    count: Int, threads: Int, scratch: @Sendable () -> Scratch,
    _ body: @Sendable (_ scratch: inout Scratch, _ item: Int) -> Result
  ) -> [Result] {
    if threads > 1 && count > 1 { return mapAtOnce(count, threads, scratch, body) }
    // One thread needs no lock: for the small fields of glyphs its generic types cost more than the work.
    var memory = scratch()
    var results: [Result] = []
    results.reserveCapacity(count)
    for item in 0..<count { results.append(body(&memory, item)) }
    return results
  }

  @usableFromInline
  static func mapAtOnce<Scratch, Result: Sendable>(
    _ count: Int, _ threads: Int, _ scratch: @Sendable () -> Scratch,
    _ body: @Sendable (_ scratch: inout Scratch, _ item: Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    forEach(count: count, threads: threads, scratch: scratch) { memory, item in
      let result = body(&memory, item)
      results.withLock { $0[item] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// The rows of band `index` where `height` rows are cut into bands of `bandHeight`.
  package static func rows(ofBand index: Int, bandHeight: Int, height: Int) -> Range<Int> {
    index * bandHeight..<min(height, (index + 1) * bandHeight)
  }

  /// The number of bands of `bandHeight` rows in `height` rows.
  package static func count(height: Int, bandHeight: Int) -> Int { (height + bandHeight - 1) / bandHeight }
}

/// A number that several threads count up, each getting a value of its own.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  /// The next number, from 0.
  func take() -> Int { value.add(1, ordering: .relaxed).oldValue }
}
