import SDFGrid

/// Makes a field of 8-bit samples: distances by a table, gradients by central differences.
struct EightBitReconstruction {
  private let samples: Grid<UInt8>
  private let origin: FileOrigin
  /// The distance of every sample, in halves.
  private let distances: [UInt16]

  init(_ samples: Grid<UInt8>, range: Double, origin: FileOrigin) {
    self.samples = samples
    self.origin = origin
    distances = (0...255).map { Half(Float((0.5 - Double($0) / 255) * 2 * range)).bits }
  }

  /// The field, top row first.
  func grid() -> Grid<HalfTexel> {
    let size = samples.size
    var grid = Grid<HalfTexel>(uninitialized: size)
    for y in 0..<size.height {
      let above = max(0, y - 1)
      let below = min(size.height - 1, y + 1)
      grid.withMutableRow(y) { target in
        withRow(y) { row in
          withRow(above) { upper in
            withRow(below) { lower in
              Self.fill(
                &target, row, upper, lower, rowsApart: below - above, distances: distances)
            }
          }
        }
      }
    }
    return grid
  }

  /// Lends the samples of a row counted from the top.
  private func withRow(_ y: Int, _ body: (Span<UInt8>) -> Void) {
    samples.withRow(origin.row(y, height: samples.size.height), body)
  }

  /// One row of the field. Samples fall where distances rise, hence the differences' order; a
  /// difference over one texel, at the border, counts twice.
  private static func fill(
    _ target: inout MutableSpan<HalfTexel>, _ row: Span<UInt8>, _ upper: Span<UInt8>,
    _ lower: Span<UInt8>, rowsApart: Int, distances: [UInt16]
  ) {
    for x in target.indices {
      let left = max(0, x - 1)
      let right = min(row.count - 1, x + 1)
      let slopeX = difference(row[left], row[right], apart: right - left)
      let slopeY = difference(upper[x], lower[x], apart: rowsApart)
      let gradient = unit(slopeX, slopeY)
      target[x] = HalfTexel(
        bits: SIMD4(distances[Int(row[x])], Half(gradient.x).bits, Half(gradient.y).bits, 0))
    }
  }

  @inline(__always)
  private static func difference(_ a: UInt8, _ b: UInt8, apart: Int) -> Float {
    Float(Int(a) - Int(b)) * (apart == 1 ? 2 : 1)
  }

  @inline(__always)
  private static func unit(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? (x / length, y / length) : (0, 0)
  }
}
