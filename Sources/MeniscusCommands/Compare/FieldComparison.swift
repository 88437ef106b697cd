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
    let rows = Double(2 * a.size.height)
    Self.forEachRow(a, b, channels) { y, place, all, band in
      progress(Double(y) / rows)
      gathered[place].all.add(all)
      gathered[place].band.add(band)
    }
    let bins = gathered.map { (all: $0.all.ninetyNinthBin, band: $0.band.ninetyNinthBin) }
    Self.forEachRow(a, b, channels) { y, place, all, band in
      progress(0.5 + Double(y) / rows)
      gathered[place].all.refine(all, upper: bins[place].all.upper)
      gathered[place].band.refine(band, upper: bins[place].band.upper)
    }
    all = Self.region(channels, gathered.map(\.all), bins.map(\.all))
    band = Self.region(channels, gathered.map(\.band), bins.map(\.band))
  }

  /// Calls `body` for each row and the place of each channel, with |a − b| of all texels of the row and
  /// of those where the first field is within the band.
  private static func forEachRow(
    _ a: SDFTexture, _ b: SDFTexture, _ channels: [FieldChannel],
    _ body: (_ y: Int, _ place: Int, _ all: [Float], _ band: [Float]) -> Void
  ) {
    let width = a.size.width
    let indices = channels.map(\.index)
    var first = [SIMD4<Float>](repeating: .zero, count: width)
    var second = first
    var all = [Float](repeating: 0, count: width)
    var band: [Float] = []
    band.reserveCapacity(width)
    for y in 0..<a.size.height {
      a.levels[0].copyRow(y, into: &first)
      b.levels[0].copyRow(y, into: &second)
      for (place, index) in indices.enumerated() {
        band.removeAll(keepingCapacity: true)
        for x in 0..<width {
          all[x] = abs(first[x][index] - second[x][index])
          if abs(first[x].x) <= bandWidth { band.append(all[x]) }
        }
        body(y, place, all, band)
      }
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
