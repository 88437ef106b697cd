import SDFGrid

/// Rows of a mask around the row at work: two above, two below.
///
/// Each is a row buffer of ``MaskRows``; the five stand in one array, and moving down replaces the topmost.
struct RowWindow {
  private let rows: MaskRows
  private let length: Int
  private var samples: [Float]
  /// 1 where coverage exceeds the threshold, else 0; same places as `samples`.
  private var states: [UInt8]
  private let threshold: Float
  /// Where column 0 of the rows above and below stands: two above first, the row at work third.
  private var starts: [Int]
  /// The row at work.
  private(set) var row: Int

  init(_ rows: MaskRows, row: Int, threshold: Float) {
    self.rows = rows
    self.row = row
    self.threshold = threshold
    length = rows.bufferLength
    samples = [Float](repeating: 0, count: 5 * length)
    states = [UInt8](repeating: 0, count: 5 * length)
    starts = []
    for near in 0..<5 {
      starts.append(near * length + MaskRows.halo)
      load(row + near - 2, at: near * length)
    }
  }

  /// Moves one row down.
  mutating func advance() {
    row += 1
    let topmost = starts.removeFirst()
    starts.append(topmost)
    load(row + 2, at: topmost - MaskRows.halo)
  }

  private mutating func load(_ row: Int, at start: Int) {
    let (rows, threshold, length) = (rows, threshold, length)
    var buffer = samples.mutableSpan
    rows.read(row, into: &buffer, at: start)
    let line = samples
    let coverage = line.span
    var state = states.mutableSpan
    for place in start..<start + length { state[place] = coverage[place] > threshold ? 1 : 0 }
  }

  /// The coverage in a column of the domain, in the row `row + down`; `down` is −2…2, and the column at
  /// most ``MaskRows/halo`` beyond the domain.
  @inline(__always)
  func coverage(_ down: Int, _ column: Int) -> Float { samples[starts[down + 2] + column] }

  /// Whether the coverage there exceeds the threshold.
  @inline(__always)
  func isInside(_ down: Int, _ column: Int) -> Bool { states[starts[down + 2] + column] != 0 }

  /// Writes the columns below `count` whose state differs from that of the column on the right to the
  /// front of `columns`; gives their number.
  func flipsToTheRight(_ count: Int, into columns: inout [Int32]) -> Int {
    let start = starts[2]
    let states = states.span
    return RowKernels.best.differences(
      states.extracting(start..<start + count), states.extracting(start + 1..<start + 1 + count),
      into: &columns)
  }

  /// Writes the columns below `count` whose state differs from that of the row below to the front of
  /// `columns`; gives their number.
  func flipsDown(_ count: Int, into columns: inout [Int32]) -> Int {
    let (here, below) = (starts[2], starts[3])
    let states = states.span
    return RowKernels.best.differences(
      states.extracting(here..<here + count), states.extracting(below..<below + count), into: &columns)
  }
}
