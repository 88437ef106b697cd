package import SDFGrid

/// The twin of ``SubpixelSeed``: whole grids in double precision, one formula after the other.
package enum ReferenceSeed {
  /// The pieces of a mask's outline for a texture that is the mask's size, in no order.
  ///
  /// Under an extended border, the outline goes on straight for a texel beyond the mask.
  package static func run(_ mask: CoverageMask, options: MaskOptions) -> [ReferencePiece] {
    let coverage = ReferenceCoverage(mask, options: options)
    var links = ReferenceLink.all(coverage)
    var corners = [ReferencePoint?](repeating: nil, count: links.count)
    // Further from one half, crossings are too far off to tell corners from.
    if options.threshold >= 0.1 && options.threshold <= 0.9 {
      (links, corners) = ReferenceCorners.settle(links)
    }
    let margin = Double(coverage.margin)
    func piece(_ a: ReferencePoint, _ b: ReferencePoint) -> ReferencePiece {
      ReferencePiece(ax: a.x - margin, ay: a.y - margin, bx: b.x - margin, by: b.y - margin)
    }
    var pieces: [ReferencePiece] = []
    for (place, link) in links.enumerated() {
      guard let next = link.next else { continue }
      if let corner = corners[place] {
        pieces.append(piece(link.point, corner))
        pieces.append(piece(corner, links[next].point))
      } else {
        pieces.append(piece(link.point, links[next].point))
      }
    }
    if options.border == .extend {
      for link in links {
        for end in ends(link, coverage) {
          // Downwards and to the left, the first texel lies on the right.
          let towards = end.y > link.point.y || end.x < link.point.x
          pieces.append(
            link.firstIsInside == towards ? piece(link.point, end) : piece(end, link.point))
        }
      }
    }
    return pieces
  }

  /// Where a link's outline ends beyond the domain: on two sides at once where the domain is a line.
  private static func ends(_ link: ReferenceLink, _ coverage: ReferenceCoverage) -> [ReferencePoint] {
    let (width, height) = (Double(coverage.width), Double(coverage.height))
    var ends: [ReferencePoint] = []
    if link.isVertical {
      if link.x == 0 { ends.append(ReferencePoint(x: min(link.point.x, -1), y: link.point.y)) }
      if link.x == coverage.width - 1 {
        ends.append(ReferencePoint(x: max(link.point.x, width + 1), y: link.point.y))
      }
    } else {
      if link.y == 0 { ends.append(ReferencePoint(x: link.point.x, y: min(link.point.y, -1))) }
      if link.y == coverage.height - 1 {
        ends.append(ReferencePoint(x: link.point.x, y: max(link.point.y, height + 1)))
      }
    }
    return ends
  }
}
