import SDFGrid

/// A late pass of ``JumpFlood``: each texel walks along the outline from the elements that it and its
/// neighbours know.
///
/// A jump pass only ever hands on elements that are nearest to some texel. Far from the outline most
/// are not: within a circle, or where several share a cell, each is nearest in a wedge narrower than a
/// texel. The right one is then a few pieces along the outline from one that is known.
enum JumpRefining {
  /// A walk ends after this many cells at the latest.
  static let longestWalk = 64

  /// Writes a row: the nearest elements that a walk finds.
  static func refine(
    row y: Int, of scene: JumpScene, from source: RowWriter<UInt32>, into row: inout MutableSpan<UInt32>
  ) {
    let py = scene.y(y)
    source.withReadRow(y) { here in
      source.withReadRow(max(0, y - 1)) { up in
        source.withReadRow(min(source.size.height - 1, y + 1)) { down in
          for x in 0..<here.count {
            var texel = Texel(here[x], px: scene.x(x), py: py, scene)
            for column in max(0, x - 1)...min(here.count - 1, x + 1) {
              texel.consider(up[column], scene)
              texel.consider(here[column], scene)
              texel.consider(down[column], scene)
            }
            row[x] = texel.best.id
          }
        }
      }
    }
  }

  /// A texel at work.
  private struct Texel {
    let px: Int32, py: Int32
    /// The element that the texel had, and where its middle is.
    let id: UInt32
    let x: Int32, y: Int32
    /// The nearest found so far.
    var best: Nearest

    /// Walks from the texel's own element.
    @inline(__always)
    init(_ id: UInt32, px: Int32, py: Int32, _ scene: JumpScene) {
      self.px = px
      self.py = py
      self.id = id
      let own = scene.table[Int(id)]
      x = own.x
      y = own.y
      best = Nearest(id: id, squared: own.squaredDistance(px, py))
      JumpRefining.walk(from: px, py, scene, &best)
    }

    /// Walks from a neighbour's element, if that may lead to a nearer one.
    @inline(__always)
    mutating func consider(_ other: UInt32, _ scene: JumpScene) {
      if other == id { return }
      let element = scene.table[Int(other)]
      // Near the own element the walk from there has seen it already.
      if abs(element.x &- x) <= 2 * scene.cell && abs(element.y &- y) <= 2 * scene.cell { return }
      var start = Nearest(id: other, squared: element.squaredDistance(px, py))
      // A walk of one cell at a distance of d gains at most about 1/(2·d), so 1 in the square: elements
      // that are further behind lead nowhere; twice that to be sure.
      if start.squared > best.squared + 2 * Float(scene.cell) * Float(scene.cell) { return }
      JumpRefining.walk(from: px, py, scene, &start)
      best.offer(start.id, squared: start.squared)
    }
  }

  /// Looks around the nearest point of what is known, again and again as long as that leads on.
  @inline(never)
  fileprivate static func walk(from px: Int32, _ py: Int32, _ scene: JumpScene, _ best: inout Nearest) {
    for _ in 0..<longestWalk {
      let before = best.id
      let element = scene.table[Int(before)]
      let foot = element.nearest(px, py)
      look(around: foot.x, foot.y, from: px, py, scene, &best)
      // The distance to a long piece is least in its middle: over the ends to the next one.
      let (halfX, halfY) = (Int32(element.halfX), Int32(element.halfY))
      if abs(halfX) > scene.cell / 2 || abs(halfY) > scene.cell / 2 {
        look(around: element.x &- halfX, element.y &- halfY, from: px, py, scene, &best)
        look(around: element.x &+ halfX, element.y &+ halfY, from: px, py, scene, &best)
      }
      if best.id == before { return }
    }
  }

  /// Looks at the elements around a place; beyond the frame at all that may be nearer.
  @inline(__always)
  private static func look(
    around x: Int32, _ y: Int32, from px: Int32, _ py: Int32, _ scene: JumpScene, _ best: inout Nearest
  ) {
    let size = scene.lattice.size
    let (u, v) = (Double(x) * scene.toColumns, Double(y) * scene.toRows)
    if u >= 0 && v >= 0 && u < Double(size.width) && v < Double(size.height) {
      scene.look(around: Int(u), Int(v), from: px, py, &best)
    } else {
      scene.outer?.offer(px, py, scene.table.span, to: &best)
    }
  }
}
