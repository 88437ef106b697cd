import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

@Suite("Merges of several shapes")
struct MergeTests {
  private func discs(_ count: Int, seed: UInt64) throws -> [CircleField] {
    var random = SeededGenerator(seed: seed)
    return try (0..<count).map { _ throws in try randomDisc(using: &random) }
  }

  @Test("a smooth union of two is the quadratic smooth minimum")
  func two() throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<300 {
      let (a, b) = (try randomDisc(using: &random), try randomDisc(using: &random))
      let k = Double.random(in: -1...15, using: &random)
      let point = randomPoint(30, using: &random)
      let pair = try BooleanField(.union, a, b, k: k).sample(at: point)
      let many = try SmoothUnionField([a, b], k: k).sample(at: point)
      #expect(abs(pair.distance - many.distance) <= 1e-12)
      #expect((pair.gradient - many.gradient).length <= 1e-6)
    }
  }

  @Test("all orders of six shapes give the same")
  func permutations() throws {
    let shapes = try discs(6, seed: 82)
    var random = SeededGenerator(seed: 83)
    let points = (0..<6).map { _ in randomPoint(25, using: &random) }
    let expected = try points.map { try SmoothUnionField(shapes, k: 9).sample(at: $0) }
    var order = Array(0..<6)
    var count = 0
    /// Heap's algorithm.
    func permute(_ size: Int) throws {
      if size == 1 {
        count += 1
        let field = try SmoothUnionField(order.map { shapes[$0] }, k: 9)
        for (point, sample) in zip(points, expected) {
          let found = field.sample(at: point)
          let isSame =
            abs(found.distance - sample.distance) <= 1e-12
            && (found.gradient - sample.gradient).length <= 1e-9
          if !isSame { Issue.record("\(order) \(point): \(found), not \(sample)") }
        }
        return
      }
      for place in 0..<size {
        try permute(size - 1)
        order.swapAt(size % 2 == 0 ? place : 0, size - 1)
      }
    }
    try permute(6)
    #expect(count == 720)
  }

  @Test("equal copies take away less than k, however many they are")
  func copies() throws {
    let disc = try CircleField(center: Point(x: 0, y: 0), radius: 5)
    let point = Point(x: 9, y: 0)
    var last = 4.0
    for count in [1, 2, 3, 10, 100, 10_000] {
      let sample = try SmoothUnionField(Array(repeating: disc, count: count), k: 3).sample(at: point)
      #expect(sample.distance > 4 - 3)
      #expect(count == 1 ? sample.distance == 4 : sample.distance < last)
      #expect((sample.gradient - Vector(x: 1, y: 0)).length <= 1e-12)
      last = sample.distance
    }
    #expect(try abs(SmoothUnionField([disc, disc], k: 3).distance(at: point) - 3.25) <= 1e-12)
  }

  @Test("far shapes change nothing, and none is nothing")
  func far() throws {
    let shapes = try discs(5, seed: 84)
    let far = try CircleField(center: Point(x: 200, y: 0), radius: 3)
    let point = Point(x: 1, y: 2)
    let near = try SmoothUnionField(shapes, k: 4).sample(at: point)
    #expect(try SmoothUnionField(shapes + [far], k: 4).sample(at: point) == near)
    #expect(try SmoothUnionField([], k: 4).distance(at: point) == .infinity)
    #expect(try MitosisField([], spacing: 4).distance(at: point) == .infinity)
    #expect(try SmoothUnionField([], k: 4).bounds.isEmpty)
  }

  @Test("gradients are the derivatives, those of k included")
  func gradients() throws {
    var random = SeededGenerator(seed: 85)
    for round in 0..<100 {
      let shapes = try discs(2 + round % 4, seed: UInt64(900 + round))
      let strands = try randomDisc(using: &random)
      let fields: [any DistanceField] = [
        try SmoothUnionField(shapes, k: 8),
        try ModulatedUnionField(shapes[0], shapes[1], k: 12, strands: strands, falloff: 6),
        try MitosisField(shapes, spacing: 14),
      ]
      for field in fields {
        for _ in 0..<10 {
          let point = randomPoint(25, using: &random)
          let (near, wide) = (field.differences(at: point), field.differences(at: point, step: 1e-3))
          // A crease of a merge of three, where the nearest of two changes.
          if (near - wide).length > 1e-2 { continue }
          let difference = field.sample(at: point).gradient - near
          #expect(difference.length <= 1e-4, "\(random.line) \(point) \(field)")
        }
      }
    }
  }

  @Test("smooth unions are bounds, rows are the points, boxes hold the insides")
  func forms() throws {
    let shapes = try discs(4, seed: 86)
    let smooth = try SmoothUnionField(shapes, k: 7)
    #expect(smooth.exactness == .bound)
    smooth.expectRowsAreThePoints()
    smooth.expectBoundsHold()
    let mitosis = try MitosisField(shapes, spacing: 7)
    #expect(mitosis.exactness == .neither)
    mitosis.expectRowsAreThePoints()
    mitosis.expectBoundsHold()
    let strands = try CircleField(center: Point(x: 0, y: 0), radius: 6)
    let modulated = try ModulatedUnionField(shapes[0], shapes[1], k: 20, strands: strands, falloff: 3)
    modulated.expectRowsAreThePoints()
    modulated.expectBoundsHold()
    var random = SeededGenerator(seed: 87)
    for _ in 0..<500 {
      let (p, q) = (randomPoint(30, using: &random), randomPoint(30, using: &random))
      #expect(abs(smooth.distance(at: p) - smooth.distance(at: q)) <= (p - q).length + 1e-9)
    }
  }

  @Test("facing borders join when their gap is under half the spacing", arguments: [3.0, 3.9, 4.1, 6])
  func mitosis(gap: Double) throws {
    let discs = try [-1.0, 1].map { side throws in
      try CircleField(center: Point(x: side * (10 + 0.5 * gap), y: 0), radius: 10)
    }
    let field = try MitosisField(discs, spacing: 8)
    #expect((field.distance(at: Point(x: 0, y: 0)) < 0) == (gap < 4))
    #expect(abs(field.distance(at: Point(x: 0, y: 0)) - (0.5 * gap - 2)) <= 1e-12)
    // Nothing swells where they do not face: on the far side, above and below.
    for point in [Point(x: -25, y: 0), Point(x: 10 + 0.5 * gap, y: -12), Point(x: 0, y: 30)] {
      #expect(field.distance(at: point) == discs.map { $0.distance(at: point) }.min())
    }
  }

  @Test("strands reach as far as the third field")
  func strands() throws {
    let left = HalfPlane(point: Point(x: -3, y: 0), normal: Vector(x: 1, y: 0))
    let right = HalfPlane(point: Point(x: 3, y: 0), normal: Vector(x: -1, y: 0))
    let strand = try CircleField(center: Point(x: 0, y: 0), radius: 5)
    let field = try ModulatedUnionField(left, right, k: 16, strands: strand, falloff: 2)
    #expect(field.distance(at: Point(x: 0, y: 0)) == -1)
    #expect(field.distance(at: Point(x: 0, y: 8)) == 3)
    #expect(field.distance(at: Point(x: 0, y: 5)) == 1)
  }
}
