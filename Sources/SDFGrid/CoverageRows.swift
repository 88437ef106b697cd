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

  /// Reads row `y` into the places of `row` from `first` on: 0…1.
  package func read(_ y: Int, into row: inout MutableSpan<Float>, from first: Int) {
    let width = layout.size.width
    precondition(y >= 0 && y < layout.size.height, "a row outside the mask")
    precondition(first >= 0 && first + width <= row.count, "no room for a row")
    let start = unsafe base + layout.offset + y * layout.rowStride
    let stride = layout.texelStride
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      guard let target = unsafe buffer.baseAddress.map({ unsafe $0 + first }) else { return }
      switch layout.format {
      case .unorm8 where stride == 1:
        for x in 0..<width {
          unsafe target[x] = Float(start.load(fromByteOffset: x, as: UInt8.self)) * (1 / 255)
        }
      case .unorm8:
        for x in 0..<width {
          unsafe target[x] = Float(start.load(fromByteOffset: x * stride, as: UInt8.self)) * (1 / 255)
        }
      case .unorm16:
        for x in 0..<width {
          let sample = unsafe start.loadUnaligned(fromByteOffset: x * stride, as: UInt16.self)
          unsafe target[x] = Float(sample) * (1 / 65535)
        }
      case .float:
        for x in 0..<width {
          let sample = unsafe start.loadUnaligned(fromByteOffset: x * stride, as: Float.self)
          unsafe target[x] = sample > 0 ? min(sample, 1) : 0  // NaN compares false
        }
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
