import SDFGrid

/// Rows of a mask around the row at work: two above, two below.
///
/// Each is a row buffer of ``MaskRows``; moving down replaces the topmost one.
struct RowWindow {
  private let rows: MaskRows
  private let length: Int
  private var samples: [[Float]]
  /// 1 where coverage exceeds the threshold, else 0; same places as `samples`.
  private var states: [[UInt8]]
  private let threshold: Float
  /// The row at work.
  private(set) var row: Int

  init(_ rows: MaskRows, row: Int, threshold: Float) {
    self.rows = rows
    self.row = row
    self.threshold = threshold
    length = rows.bufferLength
    samples = [[Float]](repeating: [Float](repeating: 0, count: length), count: 5)
    states = [[UInt8]](repeating: [UInt8](repeating: 0, count: length), count: 5)
    for near in row - 2...row + 2 { load(near) }
  }

  /// Moves one row down.
  mutating func advance() {
    row += 1
    load(row + 2)
  }

  private static func slot(_ row: Int) -> Int { (row + 10) % 5 }

  private mutating func load(_ row: Int) {
    let slot = Self.slot(row)
    var buffer = samples[slot].mutableSpan
    rows.read(row, into: &buffer)
    let line = samples[slot]
    let coverage = line.span
    var state = states[slot].mutableSpan
    for place in 0..<length { state[place] = coverage[place] > threshold ? 1 : 0 }
  }

  /// The coverage in a column of the domain, in the row `row + down`; `down` is −2…2, and the column at
  /// most ``MaskRows/halo`` beyond the domain.
  @inline(__always)
  func coverage(_ down: Int, _ column: Int) -> Float {
    samples[Self.slot(row + down)][MaskRows.halo + column]
  }

  /// Whether the coverage there exceeds the threshold.
  @inline(__always)
  func isInside(_ down: Int, _ column: Int) -> Bool {
    states[Self.slot(row + down)][MaskRows.halo + column] != 0
  }

  /// Writes the columns below `count` whose state differs from that of the column on the right to the
  /// front of `columns`; gives their number.
  func flipsToTheRight(_ count: Int, into columns: inout [Int32]) -> Int {
    let first = MaskRows.halo
    let line = states[Self.slot(row)]
    let row = line.span
    return RowKernels.best.differences(
      row.extracting(first..<first + count), row.extracting(first + 1..<first + 1 + count),
      into: &columns)
  }

  /// Writes the columns below `count` whose state differs from that of the row below to the front of
  /// `columns`; gives their number.
  func flipsDown(_ count: Int, into columns: inout [Int32]) -> Int {
    let places = MaskRows.halo..<MaskRows.halo + count
    let here = states[Self.slot(row)]
    let below = states[Self.slot(row + 1)]
    return RowKernels.best.differences(
      here.span.extracting(places), below.span.extracting(places), into: &columns)
  }
}
