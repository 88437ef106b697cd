import Meniscus
import MeniscusCommands
import Testing

@Suite struct DifferenceStatisticsTests {
  /// The statistics of values, by both passes.
  private func gather(_ values: [Float]) -> (statistics: DifferenceStatistics, p99: Float) {
    var statistics = DifferenceStatistics()
    let parts = [values.prefix(values.count / 3), values.dropFirst(values.count / 3)].map(Array.init)
    for part in parts { statistics.add(part) }
    let bin = statistics.ninetyNinthBin
    for part in parts { statistics.refine(part, upper: bin.upper) }
    return (statistics, statistics.ninetyNinth(bin))
  }

  @Test func nearestRank() {
    #expect(DifferenceStatistics.nearestRank(of: 1) == 1)
    #expect(DifferenceStatistics.nearestRank(of: 99) == 99)
    #expect(DifferenceStatistics.nearestRank(of: 100) == 99)
    #expect(DifferenceStatistics.nearestRank(of: 101) == 100)
    #expect(DifferenceStatistics.nearestRank(of: 200) == 198)
  }

  @Test(arguments: [1, 2, 99, 100, 101, 1000, 4097])
  func percentileEqualsSorting(_ count: Int) {
    // A multiplicative walk over the numbers below a prime: all scales, no order.
    var seed: UInt64 = 88_172_645_463_325_252 &+ UInt64(count)
    let values = (0..<count).map { _ -> Float in
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return Float(seed % 10_007) / Float(1 + seed % 97)
    }
    let (statistics, p99) = gather(values)
    #expect(p99 == values.sorted()[(99 * count + 99) / 100 - 1])
    #expect(statistics.max == values.max())
    let mean = values.reduce(0.0) { $0 + Double($1) } / Double(count)
    let square = values.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(count)
    #expect(abs(statistics.mean - mean) <= 1e-12 * mean)
    #expect(abs(statistics.rms - square.squareRoot()) <= 1e-12 * square.squareRoot())
  }

  @Test func hundredSteps() {
    let (statistics, p99) = gather((1...100).map { Float($0) / 100 })
    #expect(p99 == 0.99 && statistics.max == 1)
    #expect(abs(statistics.mean - 0.505) < 1e-7)
  }

  @Test func nothingAndZeros() {
    #expect(gather([]).p99 == 0 && gather([]).statistics.mean == 0 && gather([]).statistics.rms == 0)
    #expect(gather([0, 0, 0]).p99 == 0)
  }
}

@Suite struct FieldComparisonTests {
  private let channels = FieldChannel.allCases

  @Test func equalFields() throws {
    let field = SampleField.disc()
    let comparison = FieldComparison(field, field, channels: channels)
    #expect(comparison.all.count == 16 * 12)
    for summary in try #require(comparison.all.channels).values {
      #expect(summary == FieldComparison.Summary(mean: 0, p99: 0, max: 0, rms: 0))
    }
  }

  @Test func anOffsetShowsInDistanceAlone() throws {
    let comparison = FieldComparison(
      SampleField.disc(), SampleField.disc(offset: 0.5), channels: channels)
    let all = try #require(comparison.all.channels)
    let r = try #require(all[.r])
    #expect(abs(r.mean - 0.5) < 1e-6 && abs(r.max - 0.5) < 1e-6 && abs(r.rms - 0.5) < 1e-6)
    #expect(all[.g]?.max == 0 && all[.b]?.max == 0)
  }

  @Test func theBandGoesByTheFirstField() throws {
    let size = GridSize(width: 40, height: 1)
    func ramp(_ error: Float) -> SDFTexture {
      var grid = TexelGrid(size, precision: .float)
      for x in 0..<size.width {
        let r = Float(x) - 20
        grid[x, 0] = SIMD4(r + (abs(r) > 8 ? error : 0), 1, 0, 0)
      }
      return SDFTexture(levels: [grid], metadata: nil)
    }
    let comparison = FieldComparison(ramp(0), ramp(-3), channels: [.r])
    #expect(comparison.band.count == 17 && comparison.band.channels?[.r]?.max == 0)
    #expect(comparison.all.channels?[.r]?.max == 3)
    #expect(abs(try #require(comparison.all.channels?[.r]?.mean) - 3 * 23.0 / 40) < 1e-12)
    #expect(comparison.all.channels?[.g] == nil)
    let far = FieldComparison(ramp(0), ramp(-3), channels: [.r]).band
    let none = FieldComparison(
      SampleField.disc(offset: 100), SampleField.disc(), channels: [.r])
    #expect(far.count == 17 && none.band == FieldComparison.Region(count: 0, channels: nil))
  }
}

@Suite struct FieldStatisticsTests {
  @Test func smallGrid() {
    var grid = TexelGrid(GridSize(width: 2, height: 1), precision: .half)
    grid[0, 0] = SIMD4(-1.5, 0.6, 0.8, 2)
    grid[1, 0] = SIMD4(2.5, 0, -0.5, 0)
    let statistics = FieldStatistics(SDFTexture(levels: [grid], metadata: nil))
    #expect(statistics.channels[0] == FieldStatistics.Extent(min: -1.5, max: 2.5, mean: 0.5))
    #expect(statistics.channels[3] == FieldStatistics.Extent(min: 0, max: 2, mean: 1))
    #expect(statistics.insideTexels == 1)
    #expect(statistics.gradientLength.min == 0.5)
    #expect(abs(statistics.gradientLength.max - 1) < 1e-3)
  }
}
