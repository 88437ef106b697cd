public import SDFGeometry
public import SDFGrid

extension DistanceField {
  /// The field at texel centres: R the distance in texels, G and B the gradient, A 0.
  ///
  /// A point p lies at the texel coordinates origin + scale · p, as a file's metadata says it.
  ///
  /// - Parameters:
  ///   - size: in texels.
  ///   - origin: where the point (0, 0) lies, in texel coordinates.
  ///   - scale: texels a point, over 0.
  ///   - precision: of the channels; distances are held within what it can hold.
  ///   - threads: how many share the rows; nil takes all cores.
  /// - Returns: one level's texels.
  public func texels(
    _ size: GridSize, origin: Point, scale: Double, precision: Precision = .half, threads: Int? = nil
  ) -> TexelGrid {
    precondition(scale > 0 && scale.isFinite, "texels have a size")
    let raster = FieldRaster(field: self, size: size, origin: origin, scale: scale)
    switch precision {
    case .half:
      let most = Half.greatestFiniteMagnitude
      return .half(raster.grid(threads) { HalfTexel(SIMD4(max(-most, min(most, $0)), $1, $2, 0)) })
    case .float:
      let most = Float.greatestFiniteMagnitude
      return .float(raster.grid(threads) { SIMD4(max(-most, min(most, $0)), $1, $2, 0) })
    }
  }
}

/// Evaluates a field row by row.
private struct FieldRaster<Field: DistanceField> {
  let field: Field
  let size: GridSize
  let origin: Point
  let scale: Double

  /// The grid of what `texel` makes of R, G and B.
  func grid<Texel>(
    _ threads: Int?, _ texel: @Sendable (Float, Float, Float) -> Texel
  ) -> Grid<Texel> where Texel: BitwiseCopyable & Sendable {
    var grid = Grid<Texel>(uninitialized: size)
    let writer = grid.writer()
    RowBands.forEach(
      count: size.height, threads: RowBands.threads(threads), scratch: { Channels(size.width) }
    ) { rows, y in
      sample(row(y), &rows.distance, &rows.gradientX, &rows.gradientY)
      let texels = Float(scale)
      writer.withRow(y) { row in
        for x in 0..<row.count {
          row[x] = texel(texels * rows.distance[x], rows.gradientX[x], rows.gradientY[x])
        }
      }
    }
    return grid
  }

  private func sample(_ row: SampleRow, _ distance: inout [Float], _ x: inout [Float], _ y: inout [Float]) {
    var distance = distance.mutableSpan
    var gradientX = x.mutableSpan
    var gradientY = y.mutableSpan
    field.sample(row, distance: &distance, gradientX: &gradientX, gradientY: &gradientY)
  }

  /// The points of a row of texel centres.
  private func row(_ y: Int) -> SampleRow {
    SampleRow(
      start: Point(x: (0.5 - origin.x) / scale, y: (Double(y) + 0.5 - origin.y) / scale),
      step: Vector(x: 1 / scale, y: 0), count: size.width)
  }
}

/// A row's numbers, channel by channel.
private struct Channels {
  var distance: [Float], gradientX: [Float], gradientY: [Float]

  init(_ count: Int) {
    distance = Array(repeating: 0, count: count)
    gradientX = distance
    gradientY = distance
  }
}
