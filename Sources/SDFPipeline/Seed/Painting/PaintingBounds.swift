import SDFGeometry

/// Finds the bounds of a painted outline before the texture's scale is known.
///
/// The outline is found at a size of its own, some thousand texels, so that what is hidden, clipped away or
/// without area does not count. Where a side goes by a corner of a path it is that corner's coordinate, in
/// every bit; where it touches a curve from outside it is up to 1e-7 of the whole too near.
enum PaintingBounds {
  /// The size, in texels: between half of this and this.
  private static let size = 4096.0

  /// The bounds, in the painting's units; nil where there is no outline.
  static func find(
    _ painting: Painting, seed: inout PaintingSeed, monitor: StageMonitor
  ) throws(SDFGenerationError) -> Box? {
    var reach = Box.empty
    forEachPath(painting) { reach = reach.union($0.bounds) }
    let largest = max(reach.width, reach.height)
    guard !reach.isEmpty, largest > 0 else { return nil }
    // A power of two, so that the transform rounds little.
    let scale = (size / largest).binade
    guard scale.isFinite else { return reach }
    var placing = Placing(
      originX: -scale * reach.minX, originY: -scale * reach.minY, scaleX: scale, scaleY: scale)
    // Left to the seed, which names what is not finite.
    if !largest.isFinite { placing = Placing(originX: 0, originY: 0, scaleX: 1, scaleY: 1) }
    let outline = try seed.run(painting, placing: placing, monitor: monitor)
    var bounds = Box.empty
    for element in outline.elements {
      bounds.add(Point(x: element.ends.a.x, y: element.ends.a.y))
      bounds.add(Point(x: element.ends.b.x, y: element.ends.b.y))
    }
    if bounds.isEmpty { return nil }
    bounds.minX = reach.minX + bounds.minX / scale
    bounds.maxX = reach.minX + bounds.maxX / scale
    bounds.minY = reach.minY + bounds.minY / scale
    bounds.maxY = reach.minY + bounds.maxY / scale
    return snapped(bounds, to: painting, within: (PaintingScene.tolerance + 2 / EdgeElement.one) / scale)
  }

  private static func forEachPath(_ painting: Painting, _ body: (Path) -> Void) {
    for shape in painting.shapes {
      body(shape.path)
      for clip in shape.clips { forEachPath(clip, body) }
    }
  }

  /// The box with its sides on those of segments' boxes where there are some as near as that.
  private static func snapped(_ box: Box, to painting: Painting, within slack: Double) -> Box {
    var result = box
    var gaps = (left: slack, top: slack, right: slack, bottom: slack)
    func offer(_ value: Double, _ side: Double, _ gap: inout Double, _ place: inout Double) {
      let distance = abs(value - side)
      if distance < gap { (gap, place) = (distance, value) }
    }
    forEachPath(painting) { path in
      path.forEachFilledSegment { segment in
        let bounds = segment.bounds
        offer(bounds.minX, box.minX, &gaps.left, &result.minX)
        offer(bounds.minY, box.minY, &gaps.top, &result.minY)
        offer(bounds.maxX, box.maxX, &gaps.right, &result.maxX)
        offer(bounds.maxY, box.maxY, &gaps.bottom, &result.maxY)
      }
    }
    return result
  }
}
