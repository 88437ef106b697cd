import Meniscus
import MeniscusCommands
import SDFFont
import Testing

@Suite struct GlyphPlacingTests {
  private func glyph(_ bounds: Box, unitsPerEm: Int = 1000, advance: Double = 600) -> Glyph {
    var path = Path()
    path.move(to: Point(x: bounds.minX, y: bounds.minY))
    path.line(to: Point(x: bounds.maxX, y: bounds.maxY))
    path.close()
    return Glyph(
      index: 7, name: "seven", codePoint: "7", unitsPerEm: unitsPerEm, advance: advance, bounds: bounds,
      content: bounds.isEmpty ? .blank : .outline(path, .nonzero))
  }

  private func box(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Box {
    Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// At 64 texels an em of 1,000 units 125 units are 8 texels.
  @Test(arguments: [
    (125, 0, 500, 750, 2, GridSize(width: 28, height: 52), -6, 50),
    (125, -125, 500, 750, 2, GridSize(width: 28, height: 60), -6, 50),
    (-125, 0, 500, 750, 0, GridSize(width: 40, height: 48), 8, 48),
    (124, -1, 501, 751, 0, GridSize(width: 26, height: 50), -7, 49),
    (125, 250, 125, 250, 0, GridSize(width: 1, height: 1), -8, 16),
    (125, 250, 125, 375, 3, GridSize(width: 6, height: 14), -5, 27),
  ])
  func boundsAreRoundedOutwards(
    left: Double, bottom: Double, right: Double, top: Double, padding: Int, size: GridSize, x: Int, y: Int
  ) {
    let placing = GlyphPlacing(glyph(box(left, bottom, right, top)), emSize: 64, padding: padding)
    #expect(placing.size == size)
    #expect(placing.originX == x && placing.originY == y)
    guard case .placed(let placed, let origin, let scaleX, let scaleY) = placing.placement else {
      Issue.record("\(placing.placement)")
      return
    }
    #expect(placed == size && origin == Point(x: Double(x), y: Double(y)))
    #expect(scaleX == 0.064 && scaleY == -0.064)
  }

  /// 64/1000 is no binary fraction: what lies on a texel's side in truth gets no further texel.
  @Test(arguments: [16, 24, 48, 64, 100, 1000])
  func whatLiesOnATexelSideStaysThere(emSize: Int) {
    for texels in 1...emSize {
      let side = Double(texels) * 1000 / Double(emSize)
      guard side == side.rounded() else { continue }
      let placing = GlyphPlacing(glyph(box(-side, -side, side, side)), emSize: Double(emSize), padding: 0)
      #expect(placing.size == GridSize(width: 2 * texels, height: 2 * texels))
    }
  }

  @Test func metricsAreInTexels() {
    let glyph = glyph(box(-100, -200, 500, 750))
    let record = GlyphPlacing(glyph, emSize: 32, padding: 8).record(of: glyph)
    #expect(
      record
        == SDFMetadata.Glyph(
          advance: 19.2, bearingX: -3.2, bearingY: 24, codePoint: 0x37, emSize: 32, index: 7, name: "seven"))
  }

  @Test func aBlankGlyphIsItsPadding() {
    let blank = GlyphPlacing(glyph(.empty), emSize: 64, padding: 8)
    #expect(blank.size == GridSize(width: 16, height: 16) && blank.originX == 8 && blank.originY == 8)
    #expect(GlyphPlacing(glyph(.empty), emSize: 64, padding: 0).size == GridSize(width: 1, height: 1))
  }

  @Test func hostileNumbersPlaceSomething() {
    for bounds in [
      box(-1e300, -1e300, 1e300, 1e300), box(0, 0, 1e-300, .leastNonzeroMagnitude), box(-40000, -3, 40000, 2),
    ] {
      for unitsPerEm in [0, 1, 16, 16384] {
        let placing = GlyphPlacing(glyph(bounds, unitsPerEm: unitsPerEm), emSize: 16384, padding: 10000)
        #expect(placing.size.width >= 20000 && placing.size.count > 0)
      }
    }
  }
}
