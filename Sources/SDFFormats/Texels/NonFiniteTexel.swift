import SDFGrid

/// The place of a texel that holds an infinite number or NaN.
struct NonFiniteTexel: Error, Equatable {
  var x: Int
  var y: Int
}

extension Grid where Sample: FileTexel {
  /// The first texel in row order that holds an infinite number or NaN.
  var firstNonFinite: NonFiniteTexel? {
    for y in 0..<size.height {
      if let x = nonFiniteColumn(inRow: y) { return NonFiniteTexel(x: x, y: y) }
    }
    return nil
  }

  /// The first such texel of one row.
  func nonFiniteColumn(inRow y: Int) -> Int? {
    withRow(y) { row in
      Sample.hasNonFinite(row) ? row.indices.first { !row[$0].isFinite } : nil
    }
  }
}

extension TexelGrid {
  /// The first texel in row order that holds an infinite number or NaN.
  var firstNonFinite: NonFiniteTexel? {
    switch self {
    case .half(let grid): grid.firstNonFinite
    case .float(let grid): grid.firstNonFinite
    }
  }

  /// The bytes of all texels: 8 or 16 each.
  var byteCount: Int { size.count * precision.bytesPerTexel }
}

extension Precision {
  /// Bytes of one RGBA texel: 8 or 16.
  var bytesPerTexel: Int { 4 * bytesPerChannel }
}
