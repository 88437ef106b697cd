import SDFGrid

/// The columns of each row in which a height may be other than zero.
struct ActiveRuns: Sendable {
  /// Runs of columns, rising, for each row.
  private(set) var rows: [[Range<Int>]]

  /// Zeros between two runs; fewer are relaxed along with their neighbours, which costs less than
  /// starting anew.
  static let gap = 32

  /// Finds the runs of a field in which no texel is −0 afterwards, and writes 0 all over `scratch`.
  static func find(
    in field: inout Grid<Float>, clearing scratch: inout Grid<Float>, threads: Int
  ) -> ActiveRuns {
    let height = field.size.height
    let source = field.writer()
    let cleared = scratch.writer()
    var found = Grid<Int32>(GridSize(width: 1, height: height), repeating: 0)
    let counts = found.writer()
    RowBands.forEach(count: height, threads: threads) { y in
      cleared.withRow(y) { row in for x in row.indices { row[x] = 0 } }
      let count = source.withRow(y) { row in
        var positive: Int32 = 0
        for x in row.indices {
          let inside = row[x] > JacobiHeight.least
          row[x] = inside ? row[x] : 0
          positive &+= inside ? 1 : 0
        }
        return positive
      }
      counts.withRow(y) { $0[0] = count }
    }
    return ActiveRuns(
      rows: (0..<height).map { y in
        found[0, y] == 0 ? [] : source.withReadRow(y) { runs(in: $0) }
      })
  }

  /// The runs of one row.
  private static func runs(in row: Span<Float>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = -1
    var end = 0
    for x in row.indices where row[x] > 0 {
      if start >= 0 && x - end >= gap {
        runs.append(start..<end)
        start = x
      } else if start < 0 {
        start = x
      }
      end = x + 1
    }
    if start >= 0 { runs.append(start..<end) }
    return runs
  }
}
