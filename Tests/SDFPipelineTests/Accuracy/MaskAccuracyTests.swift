import MeniscusTestSupport
import SDFGrid
import SDFPipeline
import Testing

@Suite("Accuracy on anti-aliased masks of closed forms")
struct MaskAccuracyTests {
  /// Mean, 99 % quantile and largest error within 8 texels of the outline.
  struct Bounds: Sendable {
    var mean: Double, p99: Double, largest: Double
  }

  /// A shape at a size, what it must keep to, and what it keeps to with a margin of a half or so.
  struct Row: Sendable, CustomTestStringConvertible {
    var shape: Shape
    var side: Int
    var required: Bounds
    var held: Bounds

    var testDescription: String { "\(shape) at \(side)²" }
  }

  enum Shape: String, Sendable {
    case disc, rectangle, star

    /// The shape in a square frame, off-centre by a fraction, its size and angle drawn at random.
    func closedForm(_ side: Int, using random: inout SeededGenerator) -> ClosedForm {
      let size = Double(side)
      let centre = (
        x: size / 2 + Double.random(in: -0.5...0.5, using: &random),
        y: size / 2 + Double.random(in: -0.5...0.5, using: &random)
      )
      let degrees = Double.random(in: 0...360, using: &random)
      switch self {
      case .disc:
        return .disc(centre: centre, radius: size * Double.random(in: 0.35...0.4, using: &random))
      case .rectangle:
        let half = size * Double.random(in: 0.36...0.4, using: &random)
        return .rectangle(centre: centre, width: 1.65 * half, height: 1.13 * half, degrees: degrees)
      case .star:
        let outer = size * Double.random(in: 0.36...0.4, using: &random)
        return .star(centre: centre, outer: outer, inner: 0.4 * outer, degrees: degrees)
      }
    }
  }

  static func row(
    _ shape: Shape, _ side: Int, _ required: (Double, Double, Double), _ held: (Double, Double, Double)
  ) -> Row {
    Row(
      shape: shape, side: side, required: Bounds(mean: required.0, p99: required.1, largest: required.2),
      held: Bounds(mean: held.0, p99: held.1, largest: held.2))
  }

  #if DEBUG
    static let largeRows: [Row] = []
    static let variants = [64: 2, 256: 1]
  #else
    // Release builds take the large ones too: `swift test -c release -Xswiftc -enable-testing`.
    static let largeRows = [
      row(.disc, 1024, (0.015, 0.045, 0.06), (0.0033, 0.027, 0.047)),
      row(.rectangle, 1024, (0.022, 0.05, 0.35), (0.0077, 0.021, 0.057)),
      row(.star, 1024, (0.02, 0.15, 0.6), (0.0048, 0.035, 0.18)),
    ]
    static let variants = [64: 40, 256: 12, 1024: 4]
  #endif

  static let rows =
    [
      row(.disc, 64, (0.015, 0.045, 0.06), (0.0107, 0.033, 0.044)),
      row(.disc, 256, (0.015, 0.045, 0.06), (0.0042, 0.039, 0.047)),
      row(.rectangle, 64, (0.037, 0.27, 0.35), (0.012, 0.093, 0.105)),
      row(.rectangle, 256, (0.037, 0.27, 0.35), (0.0096, 0.021, 0.045)),
      row(.star, 64, (0.08, 0.45, 0.6), (0.015, 0.23, 0.24)),
      row(.star, 256, (0.08, 0.45, 0.6), (0.0072, 0.053, 0.32)),
    ] + largeRows

  @Test("errors stay within the bounds, in floats and in halves", arguments: rows)
  func bounds(row: Row) throws {
    let size = GridSize(width: row.side, height: row.side)
    for variant in 0..<(Self.variants[row.side] ?? 0) {
      var random = SeededGenerator(seed: UInt64(row.side * 100 + variant))
      let shape = row.shape.closedForm(row.side, using: &random)
      let coverage = shape.coverage(size)
      for format in [CoverageFormat.unorm8, .unorm16] {
        for precision in Precision.allCases where precision == .float || format == .unorm8 {
          var options = MaskOptions()
          options.precision = precision
          let texture = try SDFGenerator().generate(
            CoverageMask(coverage, format: format), options: options
          ).texture
          let errors = FieldErrors(texture, shape)
          // Halves are good to 1/256 texel at 8.
          let rounding = precision == .half ? 0.002 : 0
          #expect(
            errors.within(row.required.mean, row.required.p99, row.required.largest),
            "\(shape), \(format), \(precision): \(errors); \(random.line)")
          #expect(
            errors.within(
              row.held.mean + rounding, row.held.p99 + rounding, row.held.largest + rounding),
            "\(shape), \(format), \(precision): \(errors); \(random.line)")
        }
      }
    }
  }
}
