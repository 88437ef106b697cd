import SDFGrid

/// The memory and the steps of one thread of ``JacobiHeight``: several sweeps over a band of rows.
///
/// A sweep's row needs three rows of the sweep before. So the sweeps follow each other down the band,
/// one row apart, and of each but the last only three rows are kept, which stay in the cache. The first
/// sweep reads the field, the last one writes the other buffer. Above and below the band each sweep
/// covers one row less than the one before: bands share no memory that is written.
struct JacobiBand {
  let sweeps: Int
  let border: SDFMetadata.Border
  /// Three rows for each sweep but the last, and a row of zeros at the end.
  private var kept: Grid<Float>
  private let rows: RowWriter<Float>

  init(width: Int, sweeps: Int, border: SDFMetadata.Border) {
    self.sweeps = sweeps
    self.border = border
    kept = Grid(GridSize(width: width, height: 3 * (sweeps - 1) + 1), repeating: 0)
    rows = kept.writer()
  }

  /// The row of zeros.
  private var zeros: Int { 3 * (sweeps - 1) }

  /// The place of row `y` of sweep `sweep`, counted from 1.
  private func place(_ y: Int, sweep: Int) -> Int { 3 * (sweep - 1) + y % 3 }

  /// Writes the rows of a band after all sweeps.
  func relax(
    _ band: Range<Int>, of source: RowWriter<Float>, into target: RowWriter<Float>, runs: ActiveRuns
  ) {
    let height = source.size.height
    for front in band.lowerBound - sweeps..<band.upperBound + sweeps {
      for sweep in 1...sweeps {
        let y = front - sweep
        let margin = sweeps - sweep
        let first = max(0, band.lowerBound - margin)
        let end = min(height, band.upperBound + margin)
        if y < first || y >= end { continue }
        if sweep == sweeps {
          target.withRow(y) { relax(y, sweep: sweep, of: source, into: &$0, runs: runs.rows[y]) }
        } else {
          rows.withRow(place(y, sweep: sweep)) {
            relax(y, sweep: sweep, of: source, into: &$0, runs: runs.rows[y])
          }
        }
      }
    }
  }

  /// Writes one row of one sweep.
  private func relax(
    _ y: Int, sweep: Int, of source: RowWriter<Float>, into row: inout MutableSpan<Float>,
    runs: [Range<Int>]
  ) {
    withRow(y - 1, of: y, before: sweep, source) { above in
      withRow(y, of: y, before: sweep, source) { here in
        withRow(y + 1, of: y, before: sweep, source) { below in
          JacobiRow.relax(above: above, here: here, below: below, into: &row, runs: runs, border: border)
        }
      }
    }
  }

  /// Lends row `y` of the sweep before `sweep`; beyond the border zeros, or the row `centre` again.
  private func withRow(
    _ y: Int, of centre: Int, before sweep: Int, _ source: RowWriter<Float>, _ body: (Span<Float>) -> Void
  ) {
    var y = y
    if y < 0 || y >= source.size.height {
      if border == .clear { return rows.withReadRow(zeros, body) }
      y = centre
    }
    if sweep == 1 {
      source.withReadRow(y, body)
    } else {
      rows.withReadRow(place(y, sweep: sweep - 1), body)
    }
  }
}

/// The row kernel of a Jacobi sweep.
enum JacobiRow {
  /// Writes a row: the mean of the four neighbours within the runs where `here` is not fixed, else 0.
  static func relax(
    above: Span<Float>, here: Span<Float>, below: Span<Float>, into row: inout MutableSpan<Float>,
    runs: [Range<Int>], border: SDFMetadata.Border
  ) {
    let width = here.count
    var done = 0
    for run in runs {
      clear(&row, done..<run.lowerBound)
      if run.lowerBound == 0 {
        edge(0, above, here, below, into: &row, border: border)
      }
      if run.upperBound == width && width > 1 {
        edge(width - 1, above, here, below, into: &row, border: border)
      }
      let inner = max(1, run.lowerBound)..<max(1, min(width - 1, run.upperBound))
      if !inner.isEmpty {
        middle(inner, above, here, below, into: &row)
      }
      done = run.upperBound
    }
    clear(&row, done..<width)
  }

  private static func clear(_ row: inout MutableSpan<Float>, _ columns: Range<Int>) {
    for x in columns { row[x] = 0 }
  }

  /// Columns that have a neighbour on either side.
  private static func middle(
    _ columns: Range<Int>, _ above: Span<Float>, _ here: Span<Float>, _ below: Span<Float>,
    into row: inout MutableSpan<Float>
  ) {
    let count = columns.count
    let up = above.extracting(columns)
    let down = below.extracting(columns)
    let centre = here.extracting(columns)
    let left = here.extracting(columns.lowerBound - 1..<columns.upperBound - 1)
    let right = here.extracting(columns.lowerBound + 1..<columns.upperBound + 1)
    let first = columns.lowerBound
    precondition(first >= 0 && columns.upperBound <= row.count)
    for i in 0..<count {
      let mean = ((left[i] + right[i]) + (up[i] + down[i])) * 0.25
      row[first + i] = centre[i] > JacobiHeight.least ? mean : 0
    }
  }

  /// A column on the border.
  private static func edge(
    _ x: Int, _ above: Span<Float>, _ here: Span<Float>, _ below: Span<Float>,
    into row: inout MutableSpan<Float>, border: SDFMetadata.Border
  ) {
    let beyond = border == .clear ? 0 : here[x]
    let left = x > 0 ? here[x - 1] : beyond
    let right = x + 1 < here.count ? here[x + 1] : beyond
    let mean = ((left + right) + (above[x] + below[x])) * 0.25
    row[x] = here[x] > JacobiHeight.least ? mean : 0
  }
}
