/// The rows of a mask that lies in memory, read by several threads as 32-bit floats.
///
/// It borrows the memory: it is valid only within `CoverageMask.withRows` or `withCoverageRows`.
@safe
package struct CoverageRows: @unchecked Sendable {
  /// Where the samples lie.
  package let layout: CoverageLayout
  private let base: UnsafeRawPointer

  fileprivate init(layout: CoverageLayout, base: UnsafeRawPointer) {
    self.layout = layout
    unsafe self.base = base
  }

  /// Reads row `y` into the first `layout.size.width` places of `row`: 0…1.
  package func read(_ y: Int, into row: inout MutableSpan<Float>) {
    let width = layout.size.width
    precondition(y >= 0 && y < layout.size.height && row.count >= width, "a row outside the mask")
    let start = unsafe base + layout.offset + y * layout.rowStride
    let stride = layout.texelStride
    switch layout.format {
    case .unorm8:
      if stride == 1 {
        let samples = unsafe UnsafeRawBufferPointer(start: start, count: width)
        for x in 0..<width { row[x] = Float(unsafe samples[x]) * (1 / 255) }
      } else {
        for x in 0..<width {
          row[x] = Float(unsafe start.load(fromByteOffset: x * stride, as: UInt8.self)) * (1 / 255)
        }
      }
    case .unorm16:
      for x in 0..<width {
        let sample = unsafe start.loadUnaligned(fromByteOffset: x * stride, as: UInt16.self)
        row[x] = Float(sample) * (1 / 65535)
      }
    case .float:
      for x in 0..<width {
        let sample = unsafe start.loadUnaligned(fromByteOffset: x * stride, as: Float.self)
        row[x] = sample > 0 ? min(sample, 1) : 0  // NaN compares false
      }
    }
  }
}

/// Lends the rows of a mask in `bytes`; nil where the layout does not fit the bytes.
package func withCoverageRows<Result>(
  _ bytes: RawSpan, layout: CoverageLayout, _ body: (CoverageRows) throws -> Result
) rethrows -> Result? {
  guard let end = layout.byteCount, end <= bytes.byteCount else { return nil }
  return try unsafe bytes.withUnsafeBytes { memory in
    guard let base = memory.baseAddress else { return nil }
    return try body(unsafe CoverageRows(layout: layout, base: base))
  }
}
