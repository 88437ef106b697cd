package import Meniscus

/// How two fields of one size differ on level 0.
package struct FieldComparison: Sendable {
  /// The half width of the band around the outline, in texels.
  package static let bandWidth: Float = 8

  /// The sizes of the differences of one channel, in the channel's unit.
  package struct Summary: Encodable, Equatable, Sendable {
    package var mean: Double
    package var p99: Float
    package var max: Float
    package var rms: Double

    package init(mean: Double, p99: Float, max: Float, rms: Double) {
      self.mean = mean
      self.p99 = p99
      self.max = max
      self.rms = rms
    }
  }

  /// A set of texels.
  package struct Region: Equatable, Sendable {
    /// Texels in it.
    package var count: Int
    /// A summary for each channel; nil where there are no texels.
    package var channels: [FieldChannel: Summary]?

    package init(count: Int, channels: [FieldChannel: Summary]?) {
      self.count = count
      self.channels = channels
    }
  }

  /// All texels.
  package let all: Region
  /// Texels with |R| ≤ 8 in the first field.
  package let band: Region

  /// Compares the channels that both fields hold; their sizes must be equal.
  ///
  /// - Parameter progress: told which part is done.
  package init(
    _ a: SDFTexture, _ b: SDFTexture, channels: [FieldChannel], progress: (Double) -> Void = { _ in }
  ) {
    precondition(a.size == b.size, "fields of one size")
    var gathered = channels.map { _ in (all: DifferenceStatistics(), band: DifferenceStatistics()) }
    let height = Double(a.size.height)
    Self.forEachRow(a, b) { y, differences, isInBand in
      progress(Double(y) / height / 2)
      for (place, channel) in channels.enumerated() {
        for x in 0..<differences.count {
          let value = differences[x][channel.index]
          gathered[place].all.add(value)
          if isInBand[x] { gathered[place].band.add(value) }
        }
      }
    }
    let bins = gathered.map { (all: $0.all.ninetyNinthBin, band: $0.band.ninetyNinthBin) }
    Self.forEachRow(a, b) { y, differences, isInBand in
      progress(0.5 + Double(y) / height / 2)
      for (place, channel) in channels.enumerated() {
        for x in 0..<differences.count {
          let value = differences[x][channel.index]
          gathered[place].all.refine(value, upper: bins[place].all.upper)
          if isInBand[x] { gathered[place].band.refine(value, upper: bins[place].band.upper) }
        }
      }
    }
    all = Self.region(channels, gathered.map(\.all), bins.map(\.all))
    band = Self.region(channels, gathered.map(\.band), bins.map(\.band))
  }

  /// Calls `body` for each row with |a − b| and with whether the first field is within the band.
  private static func forEachRow(
    _ a: SDFTexture, _ b: SDFTexture, _ body: (Int, [SIMD4<Float>], [Bool]) -> Void
  ) {
    let width = a.size.width
    var rows = (
      a: [SIMD4<Float>](repeating: .zero, count: width), b: [SIMD4<Float>](repeating: .zero, count: width)
    )
    var differences = rows.a
    var isInBand = [Bool](repeating: false, count: width)
    for y in 0..<a.size.height {
      a.levels[0].copyRow(y, into: &rows.a)
      b.levels[0].copyRow(y, into: &rows.b)
      for x in 0..<width {
        let difference = rows.a[x] - rows.b[x]
        differences[x] = difference.replacing(with: -difference, where: difference .< 0)
        isInBand[x] = abs(rows.a[x].x) <= bandWidth
      }
      body(y, differences, isInBand)
    }
  }

  private static func region(
    _ channels: [FieldChannel], _ gathered: [DifferenceStatistics], _ bins: [(upper: UInt32, rank: Int)]
  ) -> Region {
    let count = gathered.first?.count ?? 0
    guard count > 0 else { return Region(count: 0, channels: nil) }
    var summaries: [FieldChannel: Summary] = [:]
    for (place, channel) in channels.enumerated() {
      let values = gathered[place]
      summaries[channel] = Summary(
        mean: values.mean, p99: values.ninetyNinth(bins[place]), max: values.max, rms: values.rms)
    }
    return Region(count: count, channels: summaries)
  }
}
