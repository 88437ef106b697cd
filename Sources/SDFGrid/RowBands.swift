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
package enum RowBands {
  /// The number of threads to use: the cores that are online, or as many as the caller asks for.
  package static func threads(_ wanted: Int?) -> Int {
    max(1, min(wanted ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 256))
  }

  /// Calls `body` once for each band of `height` rows, at most `threads` at a time.
  ///
  /// The bands are the same for any number of threads; a band is done by one thread.
  package static func forEach(
    height: Int, bandHeight: Int, threads: Int, _ body: @Sendable (_ rows: Range<Int>) -> Void
  ) {
    let bands = (height + bandHeight - 1) / bandHeight
    forEach(count: bands, threads: threads) { band in
      body(band * bandHeight..<min(height, (band + 1) * bandHeight))
    }
  }

  /// Calls `body` once for each item, at most `threads` at a time; a thread takes the next item that
  /// nobody has taken yet.
  package static func forEach(count: Int, threads: Int, _ body: @Sendable (_ item: Int) -> Void) {
    if threads <= 1 || count <= 1 {
      for item in 0..<count { body(item) }
      return
    }
    let next = Counter()
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      while true {
        let item = next.take()
        if item >= count { return }
        body(item)
      }
    }
  }
}

/// A number that several threads count up, each getting a value of its own.
private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  /// The next number, from 0.
  func take() -> Int { value.add(1, ordering: .relaxed).oldValue }
}
