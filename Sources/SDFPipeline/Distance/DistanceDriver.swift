import SDFGrid

/// Runs ``DistanceKernel`` and ``ComposeKernel`` over the rows of a level.
///
/// The two take turns row by row, so that distances and gradients never leave the cache as floats.
struct DistanceDriver {
  private static let bandHeight = 16

  let outline: Outline
  let lattice: Lattice
  let plan: FieldPlan
  let monitor: StageMonitor

  /// The number of bands of rows.
  var bandCount: Int { RowBands.count(height: lattice.size.height, bandHeight: Self.bandHeight) }

  /// The row buffers of one thread, and its results.
  private struct Scratch {
    var signs: [Float], distance: [Float], gradientX: [Float], gradientY: [Float]
    var crossings: [Int32] = []

    init(width: Int) {
      signs = [Float](repeating: 0, count: width)
      distance = signs
      gradientX = signs
      gradientY = signs
    }
  }

  /// Packs distance and gradient into `texels` and writes max(0, −distance) to `field`, where it has the
  /// level's size; gives the largest of these, or 0.
  func run(nearest: inout Grid<UInt32>, field: inout Grid<Float>, texels: inout TexelGrid) -> Float {
    switch plan.settings.precision {
    case .half:
      var grid = texels.takeHalf()
      grid.reshape(to: lattice.size)
      let deepest = run(nearest: nearest.writer(), field: field.writer(), writer: grid.writer()) {
        (scratch, row: inout MutableSpan<HalfTexel>) in
        ComposeKernel.run(
          distance: scratch.distance.span, gradientX: scratch.gradientX.span,
          gradientY: scratch.gradientY.span, range: range, into: &row)
      }
      texels = .half(grid)
      return deepest
    case .float:
      var grid = texels.takeFloat()
      grid.reshape(to: lattice.size)
      let deepest = run(nearest: nearest.writer(), field: field.writer(), writer: grid.writer()) {
        (scratch, row: inout MutableSpan<SIMD4<Float>>) in
        ComposeKernel.run(
          distance: scratch.distance.span, gradientX: scratch.gradientX.span,
          gradientY: scratch.gradientY.span, range: range, into: &row)
      }
      texels = .float(grid)
      return deepest
    }
  }

  private var range: Float? { plan.settings.range.map { Float($0) } }

  private func run<Texel>(
    nearest: RowWriter<UInt32>, field: RowWriter<Float>, writer: RowWriter<Texel>,
    compose: @Sendable (borrowing Scratch, inout MutableSpan<Texel>) -> Void
  ) -> Float {
    let clock = ContinuousClock()
    let start = clock.now
    let inside = InsideRows(outline, lattice: lattice, threads: plan.threads)
    let kernel = DistanceKernel(lattice)
    let keepsField = field.size == lattice.size && plan.settings.height != .none
    monitor.add(clock.now - start, to: .distance)
    let results = RowBands.map(
      count: bandCount, threads: plan.threads, scratch: { Scratch(width: lattice.size.width) }
    ) { scratch, band in
      if monitor.shouldStop() { return Result() }
      let begin = clock.now
      var result = Result()
      let rows = RowBands.rows(ofBand: band, bandHeight: Self.bandHeight, height: lattice.size.height)
      for row in rows {
        inside.fillSigns(row, &scratch.signs, crossings: &scratch.crossings)
        let least = measure(
          row, nearest, kernel, signs: scratch.signs, distance: &scratch.distance,
          gradientX: &scratch.gradientX, gradientY: &scratch.gradientY)
        if keepsField { field.withRow(row) { Self.keepInside(scratch.distance.span, &$0) } }
        result.deepest = max(result.deepest, -least)
        // The first row's times stand for those of the band: reading the clock costs as much as some rows.
        if row == rows.lowerBound { result.distance = clock.now - begin }
        writer.withRow(row) { compose(scratch, &$0) }
        if row == rows.lowerBound { result.compose = clock.now - begin - result.distance }
      }
      result.scale(to: clock.now - begin)
      return result
    }
    note(results, wall: clock.now - start)
    return results.reduce(0) { max($0, $1.deepest) }
  }

  /// What a band gives: its largest inside distance, and its times.
  private struct Result: Sendable {
    var deepest: Float = 0
    var distance = Duration.zero, compose = Duration.zero

    /// Shares out the time of a band as the first row's was.
    mutating func scale(to whole: Duration) {
      let row = distance + compose
      let part = row > .zero ? compose / row : 0
      compose = whole * part
      distance = whole - compose
    }
  }

  /// Shares the wall time out among the two stages as the threads spent theirs.
  private func note(_ results: [Result], wall: Duration) {
    let distance = results.reduce(Duration.zero) { $0 + $1.distance } / 1.nanoseconds
    let compose = results.reduce(Duration.zero) { $0 + $1.compose } / 1.nanoseconds
    let part = distance + compose > 0 ? compose / (distance + compose) : 0
    monitor.add(wall * part, to: .compose)
    monitor.add(wall * (1 - part), to: .distance)
  }

  /// Fills the row buffers; gives the least distance.
  private func measure(
    _ row: Int, _ nearest: RowWriter<UInt32>, _ kernel: DistanceKernel, signs: [Float],
    distance: inout [Float], gradientX: inout [Float], gradientY: inout [Float]
  ) -> Float {
    var distances = distance.mutableSpan
    var alongX = gradientX.mutableSpan
    var alongY = gradientY.mutableSpan
    return nearest.withReadRow(row) { ids in
      kernel.run(
        row: row, nearest: ids, elements: outline.elements.span, signs: signs.span,
        distance: &distances, gradientX: &alongX, gradientY: &alongY)
    }
  }

  /// Depths up to this round to 0 in a half-float R, and a texel with R ≥ 0 has no height: 2⁻²⁵.
  private static let leastDepth: Float = 0x1p-25

  private static func keepInside(_ distance: Span<Float>, _ row: inout MutableSpan<Float>) {
    for x in 0..<row.count { row[x] = -distance[x] > leastDepth ? -distance[x] : 0 }
  }
}

extension Int {
  fileprivate var nanoseconds: Duration { .nanoseconds(self) }
}
