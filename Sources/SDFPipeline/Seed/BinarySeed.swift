import SDFGrid

/// Takes the cell sides between texels of different state as the outline: stairs, as pixels show them.
enum BinarySeed {
  /// The outline of a mask, placed in the texture.
  static func run(
    _ rows: CoverageRows, options: MaskOptions, placing: Placing, frame: GridSize, threads: Int
  ) -> Outline {
    let mask = MaskRows(rows, options: options)
    let writer = OutlineWriter(placing: placing, margin: mask.margin, frame: frame)
    let height = mask.size.height
    let bandHeight = 64
    let bands = RowBands.map(
      count: RowBands.count(height: height, bandHeight: bandHeight), threads: threads
    ) { index in
      scan(
        mask, rows: RowBands.rows(ofBand: index, bandHeight: bandHeight, height: height),
        threshold: options.threshold, writer: writer)
    }
    let ways = writer.waysOut(bands.flatMap(\.waysOut), border: options.border)
    var outline = Outline()
    for band in bands { outline.elements += band.elements }
    if !ways.pieces.isEmpty { outline.elements = Outline.sorted(outline.elements + ways.pieces) }
    outline.leftFlips = ways.leftFlips
    outline.leftIsInside = mask.topLeftIsInside(threshold: options.threshold)
    return outline
  }

  private struct Band: Sendable {
    var elements: [EdgeElement] = []
    var waysOut: [WayOut] = []
  }

  private static func scan(
    _ mask: MaskRows, rows: Range<Int>, threshold: Double, writer: OutlineWriter
  ) -> Band {
    var window = RowWindow(mask, row: rows.lowerBound, threshold: Float(threshold))
    let size = mask.size
    var band = Band()
    var right: [Int32] = []
    var down: [Int32] = []
    func add(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int, reversed: Bool) {
      let a = writer.fixed(x: Double(ax), y: Double(ay))
      let b = writer.fixed(x: Double(bx), y: Double(by))
      band.elements.append(
        reversed
          ? EdgeElement(ax: b.x, ay: b.y, bx: a.x, by: a.y)
          : EdgeElement(ax: a.x, ay: a.y, bx: b.x, by: b.y))
    }
    for row in rows {
      if row > rows.lowerBound { window.advance() }
      let rightCount = window.flipsToTheRight(size.width - 1, into: &right)
      let downCount = row + 1 < size.height ? window.flipsDown(size.width, into: &down) : 0
      for column in right[..<rightCount].map(Int.init) {
        let inside = window.isInside(0, column)
        add(column + 1, row, column + 1, row + 1, reversed: !inside)
        let x = Double(column + 1)
        if row == 0 { band.waysOut.append(WayOut(side: .top, x: x, y: 0, firstIsInside: inside)) }
        if row == size.height - 1 {
          band.waysOut.append(
            WayOut(side: .bottom, x: x, y: Double(size.height), firstIsInside: inside))
        }
      }
      var place = 0
      while place < downCount {
        // Sides in one line with the inside on the same side make one piece.
        let start = Int(down[place])
        let inside = window.isInside(0, start)
        var end = start + 1
        place += 1
        while place < downCount, Int(down[place]) == end, window.isInside(0, end) == inside {
          end += 1
          place += 1
        }
        add(start, row + 1, end, row + 1, reversed: inside)
        let y = Double(row + 1)
        if start == 0 { band.waysOut.append(WayOut(side: .left, x: 0, y: y, firstIsInside: inside)) }
        if end == size.width {
          band.waysOut.append(
            WayOut(side: .right, x: Double(size.width), y: y, firstIsInside: inside))
        }
      }
    }
    return band
  }
}
