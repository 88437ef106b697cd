import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Laws of every field")
struct RandomOptionTests {
  #if DEBUG
    static let rounds = 40
  #else
    static let rounds = 1500
  #endif

  static func options(using random: inout SeededGenerator) -> MaskOptions {
    func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
    var options = MaskOptions()
    options.threshold = pick([0.5, 0.5, 0, 0.2, 0.9, 0.999])
    options.invert = pick([true, false])
    options.coverage = pick(CoverageEncoding.allCases)
    options.edges = pick(EdgeModel.allCases)
    options.border = pick(SDFMetadata.Border.allCases)
    options.flood = pick(FloodMethod.allCases)
    options.height = pick([.none, .jacobi(sweeps: nil), .jacobi(sweeps: 3)])
    let frame = GridSize.random(15...40, using: &random)
    options.placement = pick(
      [.scale(1), .scale(0.3), .scale(1.7)] + Fit.allCases.map { .size(frame, fit: $0) })
    options.padding = pick([0, 0, 1, 7])
    options.range = pick([nil, nil, 3, 0.25])
    options.precision = pick(Precision.allCases)
    options.mipmaps = pick([true, false])
    return options
  }

  @Test("hold for random masks and options", arguments: RandomMask.allCases)
  func laws(kind: RandomMask) throws {
    for round in 0..<Self.rounds {
      var random = SeededGenerator(seed: UInt64(80_000 + round))
      let size = GridSize.random(1...24, using: &random)
      let options = Self.options(using: &random)
      let mask = kind.mask(size, format: CoverageFormat.allCases[round % 3], using: &random)
      let texture = try mask.field(options)
      let comment: Comment = "\(kind), \(size), \(options); \(random.line)"
      let metadata = try #require(texture.metadata, comment)
      #expect(texture.levels.count == (options.mipmaps ? texture.size.mipCount : 1), comment)
      for level in texture.levels {
        let laws = FieldLaws(
          level.floats,
          step: (
            Double(texture.size.width) / Double(level.size.width),
            Double(texture.size.height) / Double(level.size.height)
          ))
        #expect(laws.notFinite == 0, comment)
        #expect(laws.misplacedHeights == 0, comment)
        // A half is off by 1/2,048 of itself at most.
        let deepest = level.floats.samples.reduce(0) { max($0, abs($1.x)) }
        let rounding = options.precision == .half ? 2e-4 + Double(deepest) / 1024 : 2e-4
        let jump = options.flood == .jump ? 0.25 : 0
        #expect(laws.excessSlope <= rounding + jump, comment)
        if metadata.outline { #expect(laws.gradientLengthError <= 1e-3, comment) }
        if let range = options.range {
          #expect(level.floats.samples.allSatisfy { abs($0.x) <= Float(range) }, comment)
        }
      }
    }
  }

  @Test(
    "the sign is the texel's state, but for texels the outline passes close by",
    arguments: RandomMask.allCases)
  func signs(kind: RandomMask) throws {
    for round in 0..<Self.rounds / 3 {
      var random = SeededGenerator(seed: UInt64(90_000 + round))
      let size = GridSize.random(1...24, using: &random)
      var options = Self.options(using: &random)
      options.placement = .scale(1)
      options.flood = .exact
      options.range = nil
      let mask = kind.mask(size, format: .unorm16, using: &random)
      let state = ReferenceCoverage(mask, options: options)
      let texture = try mask.field(options)
      let comment = "\(kind), \(size), \(options); \(random.line)"
      for y in 0..<texture.size.height {
        for x in 0..<texture.size.width {
          let (column, row) = (x - options.padding + state.margin, y - options.padding + state.margin)
          let r = texture[x, y].x
          let inside = state.isInside(column, row)
          // Cell sides do not pass texel centres at all.
          let closest: Float = options.edges == .binary ? 0.49 : 1
          if (r < 0) != inside && abs(r) >= closest || (options.edges == .binary && abs(r) < closest) {
            Issue.record("\(comment): \(r) at \(x),\(y), which is \(inside ? "inside" : "outside")")
          }
        }
      }
    }
  }
}
