/// A rectangle of samples in rows from the top, each row from the left; a value with copy on write.
///
/// The samples are plain bits (`BitwiseCopyable`). Kernels take one `Span` a row: a flat index into
/// one span over the whole grid is several times slower.
public struct Grid<Sample: BitwiseCopyable & Sendable>: Sendable {
  /// Width and height in texels.
  public private(set) var size: GridSize
  private var storage: GridStorage<Sample>

  /// Makes a grid whose samples hold whatever was in memory; the caller writes each one.
  package init(uninitialized size: GridSize) {
    self.size = size
    storage = GridStorage(capacity: size.count)
  }

  /// Makes a grid filled with one value.
  public init(_ size: GridSize, repeating value: Sample) {
    self.init(uninitialized: size)
    fill(with: value)
  }

  /// Makes a grid from a function of the column and the row.
  public init(_ size: GridSize, _ sample: (_ x: Int, _ y: Int) throws -> Sample) rethrows {
    self.init(uninitialized: size)
    for y in 0..<size.height {
      for x in 0..<size.width { unsafe storage.base[y * size.width + x] = try sample(x, y) }
    }
  }

  /// Makes a grid from samples in row order; `samples.count` must be `size.count`.
  public init(_ size: GridSize, samples: some Collection<Sample>) {
    precondition(samples.count == size.count, "one sample a texel")
    self.init(uninitialized: size)
    let target = unsafe UnsafeMutableBufferPointer(start: storage.base, count: size.count)
    // Copies a contiguous collection in one go.
    _ = unsafe target.initialize(fromContentsOf: samples)
  }

  /// The sample in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> Sample {
    get {
      checkPlace(x, y)
      return unsafe storage.base[y * size.width + x]
    }
    set {
      checkPlace(x, y)
      makeUnique()
      unsafe storage.base[y * size.width + x] = newValue
    }
  }

  /// All samples in row order, copied.
  public var samples: [Sample] { unsafe Array(UnsafeBufferPointer(start: storage.base, count: size.count)) }

  /// Writes one value everywhere.
  public mutating func fill(with value: Sample) {
    makeUnique(keepingSamples: false)
    unsafe storage.base.update(repeating: value, count: size.count)
  }

  /// Takes another size and forgets the samples; the memory is kept where it is large enough.
  package mutating func reshape(to newSize: GridSize) {
    if storage.capacity < newSize.count || !isKnownUniquelyReferenced(&storage) {
      storage = GridStorage(capacity: newSize.count)
    }
    size = newSize
  }

  /// Lends row `y`.
  public func withRow<Result>(_ y: Int, _ body: (Span<Sample>) throws -> Result) rethrows -> Result {
    checkPlace(0, y)
    let row = unsafe UnsafeBufferPointer(start: storage.base + y * size.width, count: size.width)
    return try unsafe body(row.span)
  }

  /// Lends all samples in row order.
  public func withSamples<Result>(_ body: (Span<Sample>) throws -> Result) rethrows -> Result {
    try unsafe body(UnsafeBufferPointer(start: storage.base, count: size.count).span)
  }

  /// Lends all samples in row order, to write.
  public mutating func withMutableSamples<Result>(
    _ body: (inout MutableSpan<Sample>) throws -> Result
  ) rethrows -> Result {
    makeUnique()
    var span = unsafe UnsafeMutableBufferPointer(start: storage.base, count: size.count).mutableSpan
    return try body(&span)
  }

  /// Lends row `y`, to write.
  public mutating func withMutableRow<Result>(
    _ y: Int, _ body: (inout MutableSpan<Sample>) throws -> Result
  ) rethrows -> Result {
    checkPlace(0, y)
    makeUnique()
    return try rows.withRow(y, body)
  }

  /// Makes this value the only owner of its memory and gives a handle through which several threads
  /// can write rows. The handle must not outlive this value's next change.
  package mutating func writer() -> RowWriter<Sample> {
    makeUnique()
    return rows
  }

  private var rows: RowWriter<Sample> { unsafe RowWriter(base: storage.base, size: size, owner: storage) }

  private mutating func makeUnique(keepingSamples: Bool = true) {
    if isKnownUniquelyReferenced(&storage) { return }
    let copy = GridStorage<Sample>(capacity: size.count)
    if keepingSamples { unsafe copy.base.update(from: storage.base, count: size.count) }
    storage = copy
  }

  @inline(__always)
  private func checkPlace(_ x: Int, _ y: Int) {
    precondition(
      x >= 0 && y >= 0 && x < size.width && y < size.height, "a place outside the grid")
  }
}

extension Grid: Equatable where Sample: Equatable {
  /// Equal size and equal samples.
  public static func == (a: Grid, b: Grid) -> Bool {
    guard a.size == b.size else { return false }
    for index in 0..<a.size.count where unsafe a.storage.base[index] != b.storage.base[index] {
      return false
    }
    return true
  }
}

/// A handle on a grid's rows through which several threads write at once.
///
/// A row is read and written by one thread at a time: that is the caller's promise, which
/// `RowBands` keeps by giving each band of rows to one thread.
@safe
package struct RowWriter<Sample: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Sample>
  /// Width and height in texels.
  package let size: GridSize
  private let owner: GridStorage<Sample>

  init(base: UnsafeMutablePointer<Sample>, size: GridSize, owner: GridStorage<Sample>) {
    unsafe self.base = base
    self.size = size
    self.owner = owner
  }

  /// Lends row `y`, to read and write.
  @inline(__always)
  package func withRow<Result>(
    _ y: Int, _ body: (inout MutableSpan<Sample>) throws -> Result
  ) rethrows -> Result {
    precondition(y >= 0 && y < size.height, "a row outside the grid")
    let row = unsafe UnsafeMutableBufferPointer(start: base + y * size.width, count: size.width)
    var span = unsafe row.mutableSpan
    return try body(&span)
  }

  /// Lends row `y`, to read.
  @inline(__always)
  package func withReadRow<Result>(_ y: Int, _ body: (Span<Sample>) throws -> Result) rethrows -> Result {
    precondition(y >= 0 && y < size.height, "a row outside the grid")
    let row = unsafe UnsafeBufferPointer(start: base + y * size.width, count: size.width)
    return try unsafe body(row.span)
  }

  /// Lends the memory from a place on, and the number of samples from a row to the next: for kernels
  /// that write a rectangle of samples, which must lie within the grid.
  @unsafe
  package func withTile<Result>(
    x: Int, y: Int, _ body: (UnsafeMutablePointer<Sample>, _ stride: Int) throws -> Result
  ) rethrows -> Result {
    precondition(x >= 0 && y >= 0 && x < size.width && y < size.height, "a place outside the grid")
    return try unsafe body(base + y * size.width + x, size.width)
  }
}
