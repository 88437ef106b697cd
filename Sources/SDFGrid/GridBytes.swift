// Grids as bytes in the machine's order: the door through which file formats move whole rows.

extension Grid {
  /// Lends all samples in row order as bytes in the machine's order.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withSamples { samples -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try unsafe body(samples.bytes)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Copies bytes over row `y`; there must be as many as the row holds.
  package mutating func copyBytes(_ bytes: RawSpan, toRow y: Int) {
    withMutableRow(y) { row in
      precondition(bytes.byteCount == row.count * MemoryLayout<Sample>.stride, "the bytes of one row")
      unsafe row.withUnsafeMutableBytes { target in
        unsafe bytes.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
      }
    }
  }
}

extension [UInt8] {
  /// Lends the bytes as a raw span.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(span.bytes)
  }

  /// Appends the bytes of a span in one copy.
  package mutating func append(_ bytes: RawSpan) {
    unsafe bytes.withUnsafeBytes { unsafe append(contentsOf: $0) }
  }
}
