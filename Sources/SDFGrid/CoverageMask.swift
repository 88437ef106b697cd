/// How one coverage sample is stored.
public enum CoverageFormat: Sendable, Hashable, CaseIterable {
  /// One byte, 0…255 for 0…1.
  case unorm8
  /// Two bytes in the machine's order, 0…65535 for 0…1.
  case unorm16
  /// A 32-bit float in the machine's order, taken as it is and clamped to 0…1; NaN counts as 0.
  case float

  /// 1, 2 or 4.
  public var bytes: Int {
    switch self {
    case .unorm8: 1
    case .unorm16: 2
    case .float: 4
    }
  }
}

/// Where the samples of a mask lie in bytes that somebody else owns.
public struct CoverageLayout: Sendable, Hashable {
  /// Width and height in texels.
  public var size: GridSize
  /// How one sample is stored.
  public var format: CoverageFormat
  /// The byte offset of the first sample.
  public var offset: Int
  /// Bytes from a sample to the one on its right.
  public var texelStride: Int
  /// Bytes from a sample to the one below.
  public var rowStride: Int

  /// Makes a layout; strides default to tightly packed samples and rows.
  public init(
    size: GridSize, format: CoverageFormat, offset: Int = 0, texelStride: Int? = nil,
    rowStride: Int? = nil
  ) {
    self.size = size
    self.format = format
    self.offset = offset
    self.texelStride = texelStride ?? format.bytes
    // A row too long for any memory has no end either (``byteCount``).
    let (packed, overflow) = size.width.multipliedReportingOverflow(by: self.texelStride)
    self.rowStride = rowStride ?? (overflow ? .max : packed)
  }

  /// One past the last byte that the samples take; nil where the layout overflows or is not sensible
  /// (a negative offset, a stride shorter than a sample or a row).
  public var byteCount: Int? {
    guard offset >= 0, texelStride >= format.bytes,
      let row = Self.end(size.width, stride: texelStride, item: format.bytes),
      size.height == 1 || rowStride >= row,
      let rows = Self.end(size.height, stride: rowStride, item: row)
    else { return nil }
    let (end, overflow) = offset.addingReportingOverflow(rows)
    return overflow ? nil : end
  }

  /// Where the last of several items ends, the first of which begins at 0; nil where that overflows.
  private static func end(_ count: Int, stride: Int, item: Int) -> Int? {
    let (last, overflow) = (count - 1).multipliedReportingOverflow(by: stride)
    let (end, endOverflow) = last.addingReportingOverflow(item)
    return overflow || endOverflow ? nil : end
  }
}

/// A mask: how much of each texel the shape covers.
public enum CoverageMask: Sendable, Equatable {
  /// 0…255 for 0…1.
  case unorm8(Grid<UInt8>)
  /// 0…65535 for 0…1.
  case unorm16(Grid<UInt16>)
  /// 0…1; values outside are clamped, NaN counts as 0.
  case float(Grid<Float>)

  /// Width and height in texels.
  public var size: GridSize {
    switch self {
    case .unorm8(let grid): grid.size
    case .unorm16(let grid): grid.size
    case .float(let grid): grid.size
    }
  }

  /// How the samples are stored.
  public var format: CoverageFormat {
    switch self {
    case .unorm8: .unorm8
    case .unorm16: .unorm16
    case .float: .float
    }
  }

  /// Lends the samples as tightly packed bytes.
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    switch self {
    case .unorm8(let grid): try grid.withSamples { try unsafe body($0.bytes) }
    case .unorm16(let grid): try grid.withSamples { try unsafe body($0.bytes) }
    case .float(let grid): try grid.withSamples { try unsafe body($0.bytes) }
    }
  }
}
