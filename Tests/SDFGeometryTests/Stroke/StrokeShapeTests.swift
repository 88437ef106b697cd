import SDFGeometry
import Testing

@Suite("Caps, joins and dashes")
struct StrokeShapeTests {
  private let line = Path.polyline([Point(x: 0, y: 0), Point(x: 10, y: 0)])
  /// Goes right, then down.
  private let corner = Path.polyline([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)])

  private func isIn(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    path.winding(at: Point(x: x, y: y)) > 0
  }

  @Test("a line with each cap")
  func caps() throws {
    let butt = try line.stroked(StrokeStyle(width: 2), tolerance: 1e-3)
    #expect(butt.bounds == Box(minX: 0, minY: -1, maxX: 10, maxY: 1))
    #expect(butt.elements.count == 5)
    let square = try line.stroked(StrokeStyle(width: 2, cap: .square), tolerance: 1e-3)
    #expect(square.bounds == Box(minX: -1, minY: -1, maxX: 11, maxY: 1))
    #expect(isIn(square, -0.99, 0.99) && isIn(square, 10.99, -0.99))
    let round = try line.stroked(StrokeStyle(width: 2, cap: .round), tolerance: 1e-3)
    #expect(
      isIn(round, -0.7, 0.7) && !isIn(round, -0.72, 0.72) && isIn(round, 10.998, 0) && isIn(round, -0.998, 0))
    #expect(round.bounds.maxX <= 11 && round.bounds.minX >= -1)
  }

  @Test("a corner with each join, to either side", arguments: [false, true])
  func joins(mirrored: Bool) throws {
    let flip = Transform(a: 1, b: 0, c: 0, d: mirrored ? -1 : 1, tx: 0, ty: 0)
    func stroke(_ join: StrokeStyle.Join) throws -> Path {
      try corner.transformed(by: flip).stroked(StrokeStyle(width: 2, join: join), tolerance: 1e-3)
        .transformed(by: flip)
    }
    let sign = mirrored ? -1 : 1
    func isIn(_ path: Path, _ x: Double, _ y: Double) -> Bool {
      path.winding(at: Point(x: x, y: y)) * sign > 0
    }
    let miter = try stroke(.miter)
    #expect(isIn(miter, 10.99, -0.99) && !isIn(miter, 11.01, -0.5) && !isIn(miter, 10.5, -1.01))
    let round = try stroke(.round)
    #expect(isIn(round, 10.7, -0.7) && !isIn(round, 10.72, -0.72))
    let bevel = try stroke(.bevel)
    #expect(isIn(bevel, 10.49, -0.49) && !isIn(bevel, 10.51, -0.51))
    for path in [miter, round, bevel] {
      #expect(isIn(path, 9.01, 0.99) && !isIn(path, 8.99, 1.01), "the inner side")
      #expect(path.elements.filter { $0 == .close }.count == 1, "one contour")
    }
  }

  @Test("a miter that is longer than the limit is a bevel")
  func miterLimit() throws {
    for (limit, isMiter) in [(1.4142, false), (1.4143, true), (1, false), (100, true)] {
      let stroke = try corner.stroked(StrokeStyle(width: 2, miterLimit: limit), tolerance: 1e-3)
      #expect(isIn(stroke, 10.9, -0.9) == isMiter, "\(limit)")
    }
    // The way back upon itself has no miter, however high the limit, and half a disc as its round join.
    let back = Path.polyline([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 0)])
    let miter = try back.stroked(StrokeStyle(width: 2, miterLimit: .infinity), tolerance: 1e-3)
    #expect(miter.bounds == Box(minX: 0, minY: -1, maxX: 10, maxY: 1))
    let round = try back.stroked(StrokeStyle(width: 2, join: .round), tolerance: 1e-3)
    #expect(isIn(round, 10.99, 0) && isIn(round, 10.7, 0.7) && isIn(round, 10.7, -0.7))
  }

  @Test("closed contours have a join where open ones have caps")
  func closing() throws {
    let points = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10)]
    let style = StrokeStyle(width: 2)
    let ring = try Path.polygon(points).stroked(style, tolerance: 1e-3)
    #expect(isIn(ring, -0.99, -0.99) && isIn(ring, -0.99, 5) && !isIn(ring, 1.01, 5) && !isIn(ring, 5, 5))
    let open = try Path.polyline(points + [points[0]]).stroked(style, tolerance: 1e-3)
    #expect(!isIn(open, -0.99, -0.99) && isIn(open, -0.99, 5) && isIn(open, 10.99, -0.99))
  }

  @Test("dashes lie where the pattern says", arguments: [0.0, 1, 2.5, 7, -1, -31])
  func dashes(offset: Double) throws {
    for dashes in [[2.0, 1], [2, 1, 0.5], [3], [0.5, 0, 1, 1]] {
      let even = dashes.count % 2 == 0 ? dashes : dashes + dashes
      let sum = even.reduce(0, +)
      let stroke = try corner.stroked(
        StrokeStyle(width: 2, dashes: dashes, dashOffset: offset), tolerance: 1e-3)
      for index in 0..<200 {
        let place = 0.05 + 0.1 * Double(index)
        var rest = place + offset - sum * ((place + offset) / sum).rounded(.down)
        var isOn = true
        for dash in even {
          if rest < dash { break }
          rest -= dash
          isOn.toggle()
        }
        // Just off the path, on its outer side, where no other part of it is near.
        let isIn = place < 10 ? isIn(stroke, place, -0.5) : isIn(stroke, 10.5, place - 10)
        #expect(isIn == isOn, "\(dashes) \(place)")
      }
    }
  }

  @Test("all dashes 0 is solid; gaps of 0 leave no seam to see")
  func solidDashes() throws {
    let solid = try line.stroked(StrokeStyle(width: 2), tolerance: 1e-3)
    #expect(try line.stroked(StrokeStyle(width: 2, dashes: [0, 0]), tolerance: 1e-3) == solid)
    #expect(try line.stroked(StrokeStyle(width: 2, dashes: [100, 1]), tolerance: 1e-3) == solid)
  }

  @Test("a dash bends around a corner with its join; a closed contour's last and first dash join")
  func dashedCorners() throws {
    let style = StrokeStyle(width: 2, dashes: [4, 2], dashOffset: -8)
    #expect(isIn(try corner.stroked(style, tolerance: 1e-3), 10.9, -0.9))
    let square = Path.rectangle(Box(minX: 0, minY: 0, maxX: 10, maxY: 10))
    // 40 long: dashes at 0…6, 14…26 and 34…40 meet at the start's corner.
    let joined = try square.stroked(StrokeStyle(width: 2, dashes: [12, 8], dashOffset: 6), tolerance: 1e-3)
    #expect(isIn(joined, -0.9, -0.9) && isIn(joined, 5.9, 0) && !isIn(joined, 6.1, 0) && isIn(joined, 0, 5.9))
    let apart = try square.stroked(StrokeStyle(width: 2, dashes: [6, 14]), tolerance: 1e-3)
    #expect(!isIn(apart, -0.9, -0.9) && isIn(apart, 5.9, 0) && !isIn(apart, 0, 5.9))
    let whole = try square.stroked(StrokeStyle(width: 2, dashes: [40, 1]), tolerance: 1e-3)
    #expect(whole == (try square.stroked(StrokeStyle(width: 2), tolerance: 1e-3)))
  }

  @Test("dashes on a circle lie at their angles, caps at right angles to it")
  func dashedCircle() throws {
    let circle = Path.ellipse(center: Point(x: 0, y: 0), radii: Vector(x: 10, y: 10))
    let eighth = Double.pi * 20 / 8
    let stroke = try circle.stroked(
      StrokeStyle(width: 4, dashes: [eighth, eighth]), tolerance: 1e-3)
    // Clockwise from the right: on for an eighth, then off.
    for (x, y, isOn) in [
      (1.0, 0.001, true), (1, 0.999, true), (1, 1.001, false), (0.001, 1, false),
      (-0.001, 1, true), (-0.999, 1, true), (-1.001, 1, false), (1, -0.001, false),
    ] {
      for radius in [8.01, 10, 11.99] {
        let length = Vector(x: x, y: y).length
        #expect(isIn(stroke, radius * x / length, radius * y / length) == isOn, "\(x) \(y) \(radius)")
      }
    }
  }

  @Test("dashes of length 0 are dots with round and square caps, turned with the path")
  func dots() throws {
    let slope = Path.polyline([Point(x: 0, y: 0), Point(x: 30, y: 40)])
    let square = try slope.stroked(
      StrokeStyle(width: 2, cap: .square, dashes: [0, 25], dashOffset: -10), tolerance: 1e-3)
    // Centres at lengths 10 and 35.
    #expect(square.elements.filter { $0 == .close }.count == 2)
    #expect(isIn(square, 6, 8) && isIn(square, 21, 28) && !isIn(square, 13, 18))
    #expect(isIn(square, 6 + 1.39 * 0.6 - 0.0, 8 + 0.2) == isIn(square, 6 - 1.39 * 0.6, 8 - 0.2))
    #expect(isIn(square, 6 + 0.98 * (0.6 - 0.8), 8 + 0.98 * (0.8 + 0.6)), "its corner")
    #expect(!isIn(square, 6 + 1.02 * (0.6 - 0.8), 8 + 1.02 * (0.8 + 0.6)))
    let butt = try slope.stroked(StrokeStyle(width: 2, dashes: [0, 25]), tolerance: 1e-3)
    #expect(butt.winding(at: Point(x: 0, y: 0)) == 0)
  }

  @Test("contours without length show round and square caps; lone moves nothing")
  func pointContours() throws {
    var path = Path()
    path.move(to: Point(x: 5, y: 5))
    path.line(to: Point(x: 5, y: 5))
    path.move(to: Point(x: 15, y: 5))
    path.close()
    path.move(to: Point(x: 25, y: 5))
    path.cubic(Point(x: 25, y: 5), Point(x: 25, y: 5), to: Point(x: 25, y: 5))
    path.move(to: Point(x: 35, y: 5))
    #expect(try path.stroked(StrokeStyle(width: 2), tolerance: 1e-3).isEmpty)
    let round = try path.stroked(StrokeStyle(width: 2, cap: .round), tolerance: 1e-3)
    let square = try path.stroked(StrokeStyle(width: 2, cap: .square), tolerance: 1e-3)
    for x in [5.0, 15, 25] {
      #expect(isIn(round, x + 0.7, 5.7) && !isIn(round, x + 0.72, 5.72) && isIn(round, x - 0.99, 5))
      #expect(isIn(square, x + 0.99, 5.99) && isIn(square, x - 0.99, 4.01) && !isIn(square, x + 1.01, 5))
    }
    #expect(square.bounds == Box(minX: 4, minY: 4, maxX: 26, maxY: 6))
    let off = StrokeStyle(width: 2, cap: .round, dashes: [1, 3], dashOffset: 2)
    #expect(try path.stroked(off, tolerance: 1e-3).isEmpty, "the pattern starts in a gap")
  }

  @Test("smooth joints of segments make no join")
  func smoothJoints() throws {
    var path = Path.rectangle(Box(minX: 0, minY: 0, maxX: 40, maxY: 20), radii: Vector(x: 5, y: 5))
    path.append(line)
    let stroke = try path.stroked(StrokeStyle(width: 2), tolerance: 1e-3)
    #expect(stroke.elements.filter { $0 == .close }.count == 3)
    #expect(!stroke.elements.contains(.line(Point(x: 35, y: 0))), "no chain touches the path")
  }
}
