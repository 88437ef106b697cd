/// A handle on an array's elements through which several threads write at once.
///
/// A part of an element is written by one thread at a time, and not read by another meanwhile: that is
/// the caller's promise.
@safe @frozen @usableFromInline
package struct ElementWriter<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let count: Int

  fileprivate init(_ elements: UnsafeMutableBufferPointer<Element>) {
    unsafe base = elements.baseAddress.unsafelyUnwrapped
    count = elements.count
  }

  /// Lends an element: the body reads and writes only the parts that are this thread's.
  @inlinable @inline(__always)
  package func with<Result>(_ place: Int, _ body: (inout Element) -> Result) -> Result {
    precondition(place >= 0 && place < count, "a place outside the array")
    return unsafe body(&base[place])
  }

  /// Copies elements to a place.
  fileprivate func copy(_ elements: [Element], to place: Int) {
    precondition(place >= 0 && place + elements.count <= count, "elements beyond the array")
    unsafe elements.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(base + place).copyMemory(from: source, byteCount: bytes.count)
    }
  }
}

extension Array where Element: BitwiseCopyable & Sendable {
  /// Lends the elements to several threads at once, to write; there must be elements.
  package mutating func withElementWriter<Result>(_ body: (ElementWriter<Element>) -> Result) -> Result {
    unsafe withUnsafeMutableBufferPointer { unsafe body(ElementWriter($0)) }
  }

  /// Takes the elements of several arrays one after another, copied by several threads at once; memory
  /// that is large enough is kept.
  package mutating func replace(withParts parts: [[Element]], threads: Int) {
    var starts = [0]
    for part in parts { starts.append(starts[starts.count - 1] + part.count) }
    let places = starts
    let length = places[parts.count]
    func fill(_ writer: ElementWriter<Element>) {
      RowBands.forEach(count: parts.count, threads: threads) { writer.copy(parts[$0], to: places[$0]) }
    }
    if length > count {
      self = unsafe Array(unsafeUninitializedCapacity: length) { memory, initialized in
        fill(unsafe ElementWriter(memory))
        initialized = length
      }
    } else {
      removeLast(count - length)
      if length > 0 { withElementWriter(fill) }
    }
  }
}
