import MeniscusTestSupport
import SDFGrid
import Testing

@testable import SDFPipeline

@Suite("Row kernels of all instruction sets")
struct RowKernelsTests {
  /// Nearest elements by one instruction set.
  private func flood(_ elements: [EdgeElement], _ lattice: Lattice, _ kernels: RowKernels) -> Grid<UInt32> {
    let pyramid = ElementPyramid(elements)
    var nearest = Grid<UInt32>(lattice.size, repeating: .max)
    let writer = nearest.writer()
    var solver = TileSolver(lattice: lattice, kernels: kernels)
    let side = ExactFlood.tileSide
    for y in stride(from: 0, to: lattice.size.height, by: side) {
      for x in stride(from: 0, to: lattice.size.width, by: side) {
        solver.solve(
          columns: x..<min(lattice.size.width, x + side), rows: y..<min(lattice.size.height, y + side),
          elements: elements, pyramid: pyramid, into: writer)
      }
    }
    return nearest
  }

  @Test("flood and distance give the same bits", arguments: RandomElements.allCases)
  func sameBits(kind: RandomElements) {
    for round in 0..<6 {
      var random = SeededGenerator(seed: UInt64(60_000 + round))
      let size = GridSize.random(1...90, using: &random)
      let elements = kind.make(
        [1, 9, 300][round % 3], width: Double(size.width), height: Double(size.height), using: &random)
      let lattice = Lattice(size)
      let plain = flood(elements, lattice, .plain)
      #expect(plain == flood(elements, lattice, .best), "\(kind), \(size); \(random.line)")
      #expect(plain.samples.allSatisfy { Int($0) < elements.count })
      for row in [0, size.height / 2, size.height - 1] {
        let signs = (0..<size.width).map { _ in Bool.random(using: &random) ? Float(1) : -1 }
        let a = distances(row, plain, elements, signs, DistanceKernel(lattice, kernels: .plain))
        let b = distances(row, plain, elements, signs, DistanceKernel(lattice, kernels: .best))
        #expect(a == b, "\(kind), \(size), row \(row); \(random.line)")
      }
    }
  }

  @Test("differences are the places where two rows differ", arguments: [0.0, 0.02, 0.5, 1])
  func differences(share: Double) {
    var random = SeededGenerator(seed: 62_000)
    for count in [0, 1, 31, 32, 33, 64, 200] {
      let a = (0..<count).map { _ in UInt8.random(in: 0...1, using: &random) }
      let b = a.map { Double.random(in: 0..<1, using: &random) < share ? 1 - $0 : $0 }
      let truth = (0..<count).filter { a[$0] != b[$0] }.map { Int32($0) }
      for kernels in [RowKernels.plain, .best] {
        var places: [Int32] = []
        let found = kernels.differences(a.span, b.span, into: &places)
        #expect(Array(places.prefix(found)) == truth, "\(kernels.name), \(count); \(random.line)")
      }
    }
  }

  @Test("distances equal their twin", arguments: RandomElements.allCases)
  func distanceEqualsTwin(kind: RandomElements) {
    var random = SeededGenerator(seed: 61_000)
    let size = GridSize(width: 37, height: 20)
    let lattice = Lattice(size)
    let elements = kind.make(30, width: 37, height: 20, using: &random)
    let nearest = Grid<UInt32>(size) { _, _ in UInt32.random(in: 0..<30, using: &random) }
    let signs = (0..<37).map { $0 % 3 == 0 ? Float(1) : -1 }
    for row in 0..<20 {
      let found = distances(row, nearest, elements, signs, DistanceKernel(lattice, kernels: .best))
      for x in 0..<37 {
        let truth = ReferenceDistance.at(
          x: Double(x) + 0.5, y: Double(row) + 0.5, nearest: elements[Int(nearest[x, row])],
          isInside: signs[x] < 0)
        let tolerance = 1e-5 + 1e-6 * abs(truth.distance)
        let distance = Double(Float(bitPattern: found[x]))
        #expect(abs(distance - truth.distance) <= tolerance, "at \(x),\(row); \(random.line)")
        // What a place is off by turns the direction to it the more, the nearer it is.
        let turn = 1e-5 + tolerance / max(abs(truth.distance), 1 / 4096)
        #expect(abs(Double(Float(bitPattern: found[37 + x])) - truth.gradientX) <= turn)
        #expect(abs(Double(Float(bitPattern: found[74 + x])) - truth.gradientY) <= turn)
      }
    }
  }

  /// The bits of the distances, gradients along x and gradients along y of a row.
  private func distances(
    _ row: Int, _ nearest: Grid<UInt32>, _ elements: [EdgeElement], _ signs: [Float],
    _ kernel: DistanceKernel
  ) -> [UInt32] {
    var distance = [Float](repeating: 7, count: nearest.size.width)
    var gradientX = distance
    var gradientY = distance
    let least = nearest.withRow(row) { ids in
      var d = distance.mutableSpan
      var gx = gradientX.mutableSpan
      var gy = gradientY.mutableSpan
      return kernel.run(
        row: row, nearest: ids, elements: elements.span, signs: signs.span, distance: &d, gradientX: &gx,
        gradientY: &gy)
    }
    #expect(least == distance.min())
    return (distance + gradientX + gradientY).map(\.bitPattern)
  }

  // MARK: Packing

  /// Packs the same numbers into all of R, G and B.
  private func packed(
    _ values: [Float], limit: Float = Half.greatestFiniteMagnitude, _ kernels: RowKernels
  ) -> [HalfTexel] {
    var row = [HalfTexel](repeating: HalfTexel(bits: SIMD4(repeating: 0xFFFF)), count: values.count)
    var span = row.mutableSpan
    kernels.pack(
      distance: values.span, gradientX: values.span, gradientY: values.span, limit: limit, into: &span)
    return row
  }

  /// Every finite half, the midpoints between neighbours, and the floats beside these.
  static let hardFloats: [Float] = (0..<UInt16(0x7C00)).flatMap { bits -> [Float] in
    let here = Half(bits: bits).float
    let next = bits == 0x7BFF ? Float(65504) : Half(bits: bits + 1).float
    let middle = here + (next - here) / 2
    let values = [here, middle, middle.nextUp, middle.nextDown, here.nextUp].filter { $0 <= 65504 }
    return values + values.map { -$0 }
  }

  @Test("packing rounds as halves do: midpoints to even, subnormals, −0 to 0")
  func packsAsHalf() {
    let extra: [Float] = [.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-30, -1e-30, -0.0]
    let values = Self.hardFloats + extra
    let expected = values.map { Half($0 + 0).bits }
    let plain = packed(values, .plain)
    let best = packed(values, .best)
    #expect(plain == best)
    #expect(best.map(\.bits.x) == expected)
    #expect(best.map(\.bits.y) == expected)
    #expect(best.map(\.bits.z) == expected)
    #expect(best.allSatisfy { $0.bits.w == 0 })
    #expect(packed([-0.0], .best)[0].bits == .zero)
  }

  @Test("packing holds distances within the limit, whatever the length of the row")
  func packsWithinLimit() {
    var random = SeededGenerator(seed: 62_000)
    for count in 1...19 {
      let values = (0..<count).map { _ in Float.random(in: -9...9, using: &random) }
      for kernels in [RowKernels.plain, .best] {
        let row = packed(values, limit: 4.3, kernels)
        #expect(row.map(\.bits.x) == values.map { Half(max(-4.3, min(4.3, $0))).bits })
        #expect(row.map(\.bits.y) == values.map { Half($0).bits })
      }
    }
    #expect(packed([1e30, -1e30, .infinity], .best).map(\.float.x) == [65504, -65504, 65504])
  }
}
