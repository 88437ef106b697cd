public import SDFGrid

/// How far a field's distances are from a closed form, near its outline.
public struct FieldErrors: Sendable, CustomStringConvertible {
  /// The mean of the errors' magnitudes.
  public private(set) var mean = 0.0
  /// The 99 % quantile, by nearest rank.
  public private(set) var p99 = 0.0
  /// The largest, and where it is.
  public private(set) var largest = 0.0
  /// Where the largest error is.
  public private(set) var place = (x: 0, y: 0)
  /// The texels that were measured.
  public private(set) var count = 0

  /// Measures level 0 where the truth is at most `band` texels from the outline.
  public init(_ texture: SDFTexture, _ truth: ClosedForm, band: Double = 8) {
    self.init(texture.levels[0], band: band) { truth.distance(Double($0) + 0.5, Double($1) + 0.5) }
  }

  /// Measures the R of texels against a function of the column and the row.
  public init(_ texels: TexelGrid, band: Double = .infinity, _ truth: (_ x: Int, _ y: Int) -> Double) {
    var errors: [Double] = []
    var row = [SIMD4<Float>](repeating: .zero, count: texels.size.width)
    for y in 0..<texels.size.height {
      texels.copyRow(y, into: &row)
      for x in 0..<texels.size.width {
        let distance = truth(x, y)
        if abs(distance) > band { continue }
        let error = abs(Double(row[x].x) - distance)
        errors.append(error)
        if !(error <= largest) {
          largest = error
          place = (x, y)
        }
      }
    }
    count = errors.count
    if errors.isEmpty { return }
    errors.sort()
    mean = errors.reduce(0, +) / Double(count)
    p99 = errors[(count * 99 + 99) / 100 - 1]
  }

  /// Whether mean, 99 % quantile and largest error are at most these.
  public func within(_ mean: Double, _ p99: Double, _ largest: Double) -> Bool {
    count > 0 && self.mean <= mean && self.p99 <= p99 && self.largest <= largest
  }

  /// The numbers in one line.
  public var description: String {
    "mean \(mean), 99 % \(p99), largest \(largest) at \(place.x),\(place.y) of \(count) texels"
  }
}
