import MeniscusTestSupport
import SDFGrid
import SDFPipeline
import Testing

@Suite("The Jacobi height")
struct JacobiHeightTests {
  /// Sizes on and around the bands of 64 rows, and lines.
  static let sizes: [(Int, Int)] = [
    (1, 1), (2, 1), (1, 2), (2, 2), (3, 3), (7, 5), (40, 3), (3, 40), (1, 70), (70, 1), (33, 63), (37, 65),
    (21, 130),
  ]

  /// Random inside texels with random start values; `density` of the texels are inside.
  private func random(_ size: GridSize, density: Double, using random: inout SeededGenerator) -> Grid<Float> {
    Grid(size) { _, _ in
      Double.random(in: 0..<1, using: &random) < density ? Float.random(in: 0.001...20, using: &random) : 0
    }
  }

  private func relaxed(
    _ field: Grid<Float>, sweeps: Int, border: SDFMetadata.Border, threads: Int
  ) -> Grid<Float> {
    var field = field
    var scratch = Grid<Float>(GridSize(width: 3, height: 2), repeating: 7)
    JacobiHeight.run(&field, scratch: &scratch, sweeps: sweeps, border: border, threads: threads)
    return field
  }

  @Test("equals its twin in every bit", arguments: [SDFMetadata.Border.clear, .extend])
  func equalsTwin(border: SDFMetadata.Border) {
    var random = SeededGenerator(seed: 20)
    for (width, height) in Self.sizes {
      for (density, sweeps) in [(0.2, 3), (0.5, 8), (0.9, 17), (1.0, 9), (0.0, 2), (0.7, 0), (0.6, 1)] {
        let start = self.random(GridSize(width: width, height: height), density: density, using: &random)
        var twin = start
        ReferenceJacobi.run(&twin, sweeps: sweeps, border: border)
        let fast = relaxed(start, sweeps: sweeps, border: border, threads: 1)
        #expect(bits(fast) == bits(twin), "\(width)x\(height), \(sweeps) sweeps; \(random.line)")
      }
    }
  }

  @Test("gives the same bits for any number of threads", arguments: [SDFMetadata.Border.clear, .extend])
  func threadsDoNotMatter(border: SDFMetadata.Border) {
    var random = SeededGenerator(seed: 21)
    let start = self.random(GridSize(width: 50, height: 300), density: 0.8, using: &random)
    let one = relaxed(start, sweeps: 20, border: border, threads: 1)
    for threads in [2, 3, 7] {
      #expect(bits(relaxed(start, sweeps: 20, border: border, threads: threads)) == bits(one))
    }
  }

  /// Sweeps in double precision, with a mask of the fixed texels that is never forgotten.
  private func masked(_ start: Grid<Float>, sweeps: Int, border: SDFMetadata.Border) -> Grid<Double> {
    let size = start.size
    var field = Grid<Double>(size) { Double(start[$0, $1]) }
    for _ in 0..<sweeps {
      let before = field
      field = Grid(size) { x, y in
        if start[x, y] == 0 { return 0 }
        var sum = 0.0
        for (nx, ny) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
          if nx >= 0 && ny >= 0 && nx < size.width && ny < size.height {
            sum += before[nx, ny]
          } else if border == .extend {
            sum += before[x, y]
          }
        }
        return sum / 4
      }
    }
    return field
  }

  @Test(
    "needs no mask: thin shapes and lone texels come out as with one",
    arguments: [SDFMetadata.Border.clear, .extend])
  func zerosStayFixed(border: SDFMetadata.Border) {
    var random = SeededGenerator(seed: 22)
    for density in [0.1, 0.3, 0.5, 0.6, 0.75] {
      // A wide part, so that heights flow into corridors that have long run dry.
      let noise = self.random(GridSize(width: 40, height: 30), density: density, using: &random)
      let start = Grid<Float>(noise.size) { x, y in
        if x < 12 && y < 12 { return 15 }
        return y == 6 ? 0.01 : noise[x, y]
      }
      let fast = relaxed(start, sweeps: 256, border: border, threads: 2)
      let truth = masked(start, sweeps: 256, border: border)
      for y in 0..<30 {
        for x in 0..<40 {
          #expect(abs(Double(fast[x, y]) - truth[x, y]) <= 1e-4, "at \(x),\(y); \(random.line)")
          if start[x, y] == 0 { #expect(fast[x, y] == 0) }
        }
      }
    }
  }

  @Test("keeps −0 fixed and returns 0 there")
  func negativeZeroIsFixed() {
    let start = Grid<Float>(GridSize(width: 3, height: 3)) { x, y in x == 1 && y == 1 ? -0.0 : 4 }
    let end = relaxed(start, sweeps: 1, border: .clear, threads: 1)
    #expect(end.samples == [2, 2, 2, 2, 0, 2, 2, 2, 2])
    #expect(end[1, 1].sign == .plus)
    #expect(relaxed(start, sweeps: 0, border: .clear, threads: 1)[1, 1].sign == .plus)
  }

  @Test("a full field stays as it is under extend and sinks under clear")
  func borders() {
    let start = Grid<Float>(GridSize(width: 9, height: 70), repeating: 3)
    #expect(relaxed(start, sweeps: 30, border: .extend, threads: 2) == start)
    let sunk = relaxed(start, sweeps: 30, border: .clear, threads: 2)
    #expect(sunk.samples.allSatisfy { $0 > 0 && $0 < 3 })
  }

  @Test("a sine over the whole field decays by its eigenvalue in each sweep")
  func eigenvalue() {
    // With zeros one texel beyond the border, sin(π(x+1)/(W+1))·sin(π(y+1)/(H+1)) is an eigenvector of
    // the mean, with eigenvalue (cos(π/(W+1)) + cos(π/(H+1)))/2.
    let size = GridSize(width: 31, height: 15)
    let wave: (Int, Int) -> Double = { x, y in
      sine(Double(x + 1) / 32) * sine(Double(y + 1) / 16)
    }
    let start = Grid<Float>(size) { Float(wave($0, $1)) }
    let end = relaxed(start, sweeps: 40, border: .clear, threads: 1)
    let eigenvalue = (sine(0.5 - 1.0 / 32) + sine(0.5 - 1.0 / 16)) / 2
    var factor = 1.0
    for _ in 0..<40 { factor *= eigenvalue }
    for y in 0..<15 {
      for x in 0..<31 { #expect(abs(Double(end[x, y]) - factor * wave(x, y)) <= 1e-6) }
    }
  }

  @Test("stops when told to")
  func stops() {
    var field = Grid<Float>(GridSize(width: 5, height: 5), repeating: 1)
    var scratch = field
    JacobiHeight.run(
      &field, scratch: &scratch, sweeps: 1_000_000_000, border: .clear, threads: 1, shouldStop: { true })
    #expect(field.size == GridSize(width: 5, height: 5))
  }

  private func bits(_ grid: Grid<Float>) -> [UInt32] { grid.samples.map(\.bitPattern) }
}

/// sin(π·t) for t in 0…1, by its Taylor series about 1/2.
private func sine(_ t: Double) -> Double {
  let u = Double.pi * (t - 0.5)
  var term = 1.0
  var sum = 0.0
  for n in 0..<12 {
    sum += term
    term *= -u * u / Double((2 * n + 1) * (2 * n + 2))
  }
  return sum
}
