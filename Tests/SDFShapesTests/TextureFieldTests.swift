import MeniscusTestSupport
import SDFGeometry
import SDFGrid
import SDFShapes
import Testing

struct TextureFieldTests {
  /// A field's texture, `scale` texels a point, with padding around a frame.
  private func texture(
    _ field: any DistanceField, _ frame: Box, padding: Int, precision: Precision = .half
  ) -> SDFTexture {
    let size = GridSize(width: Int(frame.width) + 2 * padding, height: Int(frame.height) + 2 * padding)
    let origin = Point(x: Double(padding) - frame.minX, y: Double(padding) - frame.minY)
    return SDFTexture(
      levels: [field.texels(size, origin: origin, scale: 1, precision: precision)], metadata: nil)
  }

  static let frame = Box(minX: 5, minY: -9, maxX: 133, maxY: 87)
  static let shapes: [Shape] = [
    .circle(CircleShape()), .ellipse(EllipseShape()), .capsule(CapsuleShape()),
    .rectangle(RectangleShape(radii: CornerRadii(24))),
    .rectangle(RectangleShape(radii: CornerRadii(24), smoothing: 0.6)),
    .polygon(PolygonShape(sides: 5, cornerRadius: 24)), .ring(RingShape(thickness: 36)),
    .arc(ArcShape(thickness: 36, start: 30, sweep: 200)),
    .segment(SegmentShape(thickness: 40, from: Point(x: 0, y: 0), to: Point(x: 1, y: 1))),
  ]

  @Test(arguments: shapes)
  func aShapesTextureIsTheShape(shape: Shape) throws {
    let field = try shape.field(in: Self.frame)
    let texture = texture(field, Self.frame, padding: 20)
    let custom = try TextureField(texture, padding: 20, frame: Self.frame)
    #expect(custom.exactness == .distance)
    var random = SeededGenerator(seed: 3)
    var tried = 0
    for _ in 0..<4000 {
      let point = Point(
        x: .random(in: -10...148, using: &random), y: .random(in: -24...102, using: &random))
      let truth = field.sample(at: point)
      // Away from ridges; there and by points nearer to a curve's centre than 8 texels bilinear samples cut.
      guard abs(truth.distance) <= 16, isGentle(field, point) else { continue }
      tried += 1
      let found = custom.sample(at: point)
      #expect(abs(found.distance - truth.distance) <= 0.02, "\(found), not \(truth), at \(point)")
      // Where a side meets a corner of that radius a straight mean of gradients is off by 1/32.
      #expect((found.gradient - truth.gradient).length < 0.035)
      #expect(abs(found.gradient.length - 1) < 1e-9)
    }
    #expect(tried > 800)
  }

  /// Whether all corners of the texel around a point see one side of the outline whose iso-line there bends with
  /// a radius of 8 texels or more.
  private func isGentle(_ field: any DistanceField, _ point: Point) -> Bool {
    let gradient = field.sample(at: point).gradient
    for (x, y) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
      let other = field.sample(at: point + Vector(x: x, y: y)).gradient
      // A diagonal of √2 turns by at most √2 / 8.
      if (other - gradient).length > 2.0.squareRoot() / 8 { return false }
    }
    return true
  }

  @Test func beyondTheTexturesEdgeADiscIsKnown() throws {
    let frame = Box(minX: 0, minY: 0, maxX: 64, maxY: 64)
    let disc = try CircleField(center: Point(x: 32, y: 32), radius: 32)
    for padding in [2, 8, 20] {
      let custom = try TextureField(texture(disc, frame, padding: padding), padding: padding, frame: frame)
      var random = SeededGenerator(seed: 8)
      for _ in 0..<2000 {
        let point = Point(
          x: .random(in: -400...464, using: &random), y: .random(in: -400...464, using: &random))
        if custom.bounds.grown(by: 1).contains(point) { continue }
        let (found, truth) = (custom.sample(at: point), disc.sample(at: point))
        #expect(abs(found.distance - truth.distance) < 0.01 * truth.distance, "\(found), \(truth), \(point)")
        #expect((found.gradient - truth.gradient).length < 0.05)
      }
    }
  }

  @Test func frameKeepsProportionsUnlessStretched() throws {
    let square = Box(minX: 0, minY: 0, maxX: 64, maxY: 64)
    let disc = try CircleField(center: Point(x: 32, y: 32), radius: 32)
    let texture = texture(disc, square, padding: 16, precision: .float)
    let wide = Box(minX: 0, minY: 0, maxX: 256, maxY: 128)
    let contained = try TextureField(texture, padding: 16, frame: wide)
    #expect(contained.exactness == .distance)
    #expect(abs(contained.distance(at: Point(x: 128, y: 10)) + 10) < 0.05)
    #expect(abs(contained.distance(at: Point(x: 54, y: 64)) - 10) < 0.05)
    let stretched = try TextureField(texture, padding: 16, frame: wide, stretch: true)
    #expect(stretched.exactness == .bound)
    let ellipse = try EllipseField(center: Point(x: 128, y: 64), radii: Vector(x: 128, y: 64))
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1000 {
      let point = Point(
        x: .random(in: -20...276, using: &random), y: .random(in: -20...148, using: &random))
      let (bound, truth) = (stretched.sample(at: point), ellipse.distance(at: point))
      #expect(abs(bound.distance) < abs(truth) + 0.05)
      #expect(abs(truth) < 0.1 || (bound.distance < 0) == (truth < 0))
      if let slope = gradient(stretched, at: point) { #expect((slope - bound.gradient).length < 0.05) }
    }
  }

  /// The distance's central difference.
  private func gradient(_ field: TextureField, at point: Point) -> Vector? {
    if field.distance(at: point) < -100 { return nil }
    let step = 2.0
    func distance(_ x: Double, _ y: Double) -> Double { field.distance(at: point + Vector(x: x, y: y)) }
    let slope = Vector(
      x: (distance(step, 0) - distance(-step, 0)) / (2 * step),
      y: (distance(0, step) - distance(0, -step)) / (2 * step))
    return field.distance(at: point) > -40 ? slope : nil
  }

  @Test func paddingMustLeaveSomething() throws {
    let disc = try CircleField(center: Point(x: 8, y: 8), radius: 8)
    let frame = Box(minX: 0, minY: 0, maxX: 16, maxY: 16)
    let texture = texture(disc, frame, padding: 0)
    #expect(
      throws: ShapeError.outOfRange(shape: "custom", key: "padding", found: "8", range: "0…7")
    ) { try TextureField(texture, padding: 8, frame: frame) }
  }
}

extension Box {
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  func grown(by length: Double) -> Box {
    Box(minX: minX - length, minY: minY - length, maxX: maxX + length, maxY: maxY + length)
  }
}
