/// Gathers the sizes of differences: mean, root of the mean square, largest, and any exact percentile.
///
/// Floats that are not negative sort as their bits do. A first pass counts them by their upper 16 bits;
/// a second pass over the same values counts those of one count by their lower 16 bits. So a percentile
/// is exact whatever the number of values, and takes no memory for them.
package struct DifferenceStatistics: Sendable {
  /// Values so far.
  package private(set) var count = 0
  /// The largest value; 0 where there is none.
  package private(set) var max: Float = 0
  private var sum = 0.0
  private var squares = 0.0
  private var upper = [Int](repeating: 0, count: 1 << 16)
  private var lower = [Int](repeating: 0, count: 1 << 16)

  /// Nothing gathered.
  package init() {}

  /// The mean; 0 where there is no value.
  package var mean: Double { count == 0 ? 0 : sum / Double(count) }
  /// The root of the mean square; 0 where there is no value.
  package var rms: Double { count == 0 ? 0 : (squares / Double(count)).squareRoot() }

  /// First pass: takes values, 0 or more and finite.
  package mutating func add(_ values: [Float]) {
    var (sum, squares, largest) = (0.0, 0.0, Float(0))
    var counts = upper.mutableSpan
    for value in values {
      sum += Double(value)
      squares += Double(value) * Double(value)
      if value > largest { largest = value }
      counts[Int(value.bitPattern >> 16)] += 1
    }
    count += values.count
    self.sum += sum
    self.squares += squares
    max = Swift.max(max, largest)
  }

  /// Where the 99th percentile lies, once the first pass is over: the upper half of its bits, and how
  /// many values with the same upper half come before it and itself.
  package var ninetyNinthBin: (upper: UInt32, rank: Int) {
    var rank = Self.nearestRank(of: count)
    for (bits, values) in upper.enumerated() {
      if rank <= values { return (UInt32(bits), rank) }
      rank -= values
    }
    return (0, 0)
  }

  /// Second pass: takes the same values again.
  package mutating func refine(_ values: [Float], upper: UInt32) {
    var counts = lower.mutableSpan
    for value in values where value.bitPattern >> 16 == upper { counts[Int(value.bitPattern & 0xFFFF)] += 1 }
  }

  /// The 99th percentile by nearest rank: the smallest value that at least 99 % of the values do not
  /// exceed; 0 where there is no value.
  package func ninetyNinth(_ bin: (upper: UInt32, rank: Int)) -> Float {
    var rank = bin.rank
    for (bits, values) in lower.enumerated() {
      if rank <= values { return count == 0 ? 0 : Float(bitPattern: bin.upper << 16 | UInt32(bits)) }
      rank -= values
    }
    return 0
  }

  /// ⌈0.99 · count⌉, without rounding.
  package static func nearestRank(of count: Int) -> Int { (99 * count + 99) / 100 }
}
