import Foundation

/// A vertical axis: where its marks are and how far up a value lies.
struct Scale {
  /// The values of the marks, ascending.
  let marks: [Double]
  private let isLogarithmic: Bool

  /// An axis that holds all values: from 0, or logarithmic between 1, 2 and 5 times powers of ten.
  init(_ values: [Double], isLogarithmic: Bool) {
    self.isLogarithmic = isLogarithmic
    let largest = values.max() ?? 1
    if isLogarithmic {
      let least = values.filter { $0 > 0 }.min() ?? largest / 10
      let steps = (-6...9).flatMap { power in [1, 2, 5].map { $0 * pow(10, Double(power)) } }
      let first = steps.lastIndex { $0 <= least * 1.0001 } ?? 0
      let last = steps.firstIndex { $0 >= largest * 0.9999 } ?? steps.count - 1
      marks = Array(steps[first...max(last, min(first + 1, steps.count - 1))])
    } else {
      let rough = largest / 5
      let power = pow(10, floor(log10(rough)))
      let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.9999 } ?? rough
      marks = (0...Int((largest / step * 0.9999).rounded(.up))).map { Double($0) * step }
    }
  }

  /// How far up the axis a value lies: 0 at the first mark, 1 at the last.
  func height(_ value: Double) -> Double {
    let (low, high) = (marks[0], marks[marks.count - 1])
    if !isLogarithmic { return (value - low) / (high - low) }
    return log(max(value, low) / low) / log(high / low)
  }

  /// A mark's number without needless zeros.
  static func label(_ mark: Double) -> String {
    String(format: "%.6f", mark).replacing(/\.?0+$/, with: "")
  }
}
