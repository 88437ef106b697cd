import SDFGeometry
import SDFGrid

/// A side of a mask's domain.
enum DomainSide {
  case top, bottom, left, right
}

/// A place where the outline leaves the domain, under an extended border.
struct WayOut: Sendable {
  var side: DomainSide
  /// The place, in texels of the domain.
  var x: Double, y: Double
  /// Whether the texel above or to the left of it is inside, not the one below or to the right.
  var firstIsInside: Bool
}

/// Places the outline in the texture.
struct OutlineWriter {
  let placing: Placing
  /// The mask's first column and row in the domain.
  let margin: Int
  /// The texture's size.
  let frame: GridSize

  /// A crossing's place in the texture.
  func fixed(_ link: OutlineLink) -> (x: Int32, y: Int32) {
    fixed(x: link.point.x, y: link.point.y)
  }

  /// The place of a point given from a cell's top-left texel.
  func fixed(_ vertex: Point, cell: (column: Int32, row: Int32)) -> (x: Int32, y: Int32) {
    fixed(x: Double(cell.column) + vertex.x, y: Double(cell.row) + vertex.y)
  }

  /// The place of a point of the domain.
  func fixed(x: Double, y: Double) -> (x: Int32, y: Int32) {
    placing.fixed(x: x - Double(margin), y: y - Double(margin))
  }

  /// Where texels repeat beyond the border, the outline goes on straight out of the texture.
  ///
  /// A little beyond the frame is enough: for a point within it, no point of the piece further out is
  /// the nearest. Under a clear border there is no way out.
  func waysOut(
    _ ways: [WayOut], border: SDFMetadata.Border
  ) -> (pieces: [EdgeElement], leftFlips: [Int32]) {
    if border == .clear { return ([], []) }
    let low = EdgeElement.fixed(-1)
    let highX = EdgeElement.fixed(Double(frame.width) + 1)
    let highY = EdgeElement.fixed(Double(frame.height) + 1)
    var pieces: [EdgeElement] = []
    var leftFlips: [Int32] = []
    for way in ways {
      let start = fixed(x: way.x, y: way.y)
      var end = start
      switch way.side {
      case .top: end.y = min(start.y, low)
      case .bottom: end.y = max(start.y, highY)
      case .left: end.x = min(start.x, low)
      case .right: end.x = max(start.x, highX)
      }
      // The inside lies on the right of a piece: it leads outwards or inwards by which texel is inside.
      let outwards = way.firstIsInside == (way.side == .bottom || way.side == .left)
      let (a, b) = outwards ? (start, end) : (end, start)
      pieces.append(EdgeElement(ax: a.x, ay: a.y, bx: b.x, by: b.y))
      if way.side == .left { leftFlips.append(start.y) }
    }
    return (pieces, leftFlips.sorted())
  }
}
