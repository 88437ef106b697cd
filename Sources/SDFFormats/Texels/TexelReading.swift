import SDFGrid

extension TexelGrid {
  /// Reads one level from the bytes of its texels in the file's order; there must be exactly enough.
  ///
  /// Throws the place, in the file's rows, of the first texel with an infinite number or NaN.
  static func read(
    _ bytes: RawSpan, size: GridSize, precision: Precision, origin: FileOrigin
  ) throws(NonFiniteTexel) -> TexelGrid {
    switch precision {
    case .half: try read(HalfTexel.self, bytes, size: size, origin: origin)
    case .float: try read(SIMD4<Float>.self, bytes, size: size, origin: origin)
    }
  }

  private static func read<Texel: FileTexel>(
    _: Texel.Type, _ bytes: RawSpan, size: GridSize, origin: FileOrigin
  ) throws(NonFiniteTexel) -> TexelGrid {
    let rowBytes = size.width * MemoryLayout<Texel>.stride
    var grid = Grid<Texel>(uninitialized: size)
    for fileRow in 0..<size.height {
      let y = origin.row(fileRow, height: size.height)
      grid.copyBytes(bytes.extracting(fileRow * rowBytes..<(fileRow + 1) * rowBytes), toRow: y)
      if let x = grid.nonFiniteColumn(inRow: y) { throw NonFiniteTexel(x: x, y: fileRow) }
      if origin == .bottomLeft { grid.turnGradient(row: y) }
    }
    return Texel.grid(grid)
  }
}

extension Grid where Sample: FileTexel {
  fileprivate mutating func turnGradient(row y: Int) {
    withMutableRow(y) { row in
      for x in row.indices { row[x].turnGradient() }
    }
  }
}
