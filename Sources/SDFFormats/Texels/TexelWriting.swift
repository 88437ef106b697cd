import SDFGrid

/// How many bytes of turned rows are gathered before they go to the sink.
private let blockBytes = 1 << 16

extension TexelGrid {
  /// Sends the texels in the file's order: in one piece from the top, in blocks of turned rows else.
  func write<Failure: Error>(
    origin: FileOrigin, to sink: (RawSpan) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .half(let grid): try grid.write(origin: origin, to: sink)
    case .float(let grid): try grid.write(origin: origin, to: sink)
    }
  }
}

extension Grid where Sample: FileTexel {
  fileprivate func write<Failure: Error>(
    origin: FileOrigin, to sink: (RawSpan) throws(Failure) -> Void
  ) throws(Failure) {
    switch origin {
    case .topLeft: try withBytes(sink)
    case .bottomLeft: try writeTurned(to: sink)
    }
  }

  private func writeTurned<Failure: Error>(
    to sink: (RawSpan) throws(Failure) -> Void
  ) throws(Failure) {
    let rowBytes = size.width * MemoryLayout<Sample>.stride
    let rows = max(1, min(size.height, blockBytes / rowBytes))
    var block = Grid(uninitialized: GridSize(width: size.width, height: rows))
    var written = 0
    while written < size.height {
      let count = min(rows, size.height - written)
      for row in 0..<count { copyTurned(size.height - 1 - written - row, to: row, of: &block) }
      try block.withBytes { bytes throws(Failure) in
        try sink(bytes.extracting(first: count * rowBytes))
      }
      written += count
    }
  }

  private func copyTurned(_ y: Int, to row: Int, of block: inout Grid) {
    withRow(y) { source in
      block.withMutableRow(row) { target in
        for x in source.indices {
          var texel = source[x]
          texel.turnGradient()
          target[x] = texel
        }
      }
    }
  }
}
