import SDFGrid

/// Finds the outline within the texels from coverage: anti-aliased edges keep their place.
///
/// The outline crosses each link between neighbouring texels of different state once (``PairSum``); in
/// each dual cell a piece joins two crossings, so that the pieces close without gaps whatever the mask.
/// Where two straight sides meet at a corner, the pieces run into the corner (``CornerFinder``).
enum SubpixelSeed {
  /// The outline of a mask, placed in the texture.
  static func run(
    _ rows: CoverageRows, options: MaskOptions, placing: Placing, frame: GridSize, threads: Int
  ) -> Outline {
    let mask = MaskRows(rows, options: options)
    var chain = OutlineChain(mask, threshold: options.threshold, threads: threads)
    let corners = restoreCorners(&chain, threads: threads)
    let writer = OutlineWriter(placing: placing, margin: mask.margin, frame: frame)
    let ways = writer.waysOut(chain.waysOut(columns: mask.size.width), border: options.border)
    var outline = Outline()
    outline.leftFlips = ways.leftFlips
    outline.elements = ways.top
    outline.elements.reserveCapacity(chain.entries.count + corners.count)
    for entry in chain.entries {
      let link = chain.links[Int(entry)]
      let start = writer.fixed(link)
      let end = writer.fixed(chain.links[Int(link.next)])
      if link.hasCorner, let vertex = corners[Int(entry)] {
        let middle = writer.fixed(vertex, cell: link.cell)
        outline.elements.append(EdgeElement(ax: start.x, ay: start.y, bx: middle.x, by: middle.y))
        outline.elements.append(EdgeElement(ax: middle.x, ay: middle.y, bx: end.x, by: end.y))
      } else {
        outline.elements.append(EdgeElement(ax: start.x, ay: start.y, bx: end.x, by: end.y))
      }
    }
    outline.elements += ways.others
    outline.leftIsInside = mask.topLeftIsInside(threshold: options.threshold)
    return outline
  }

  /// Finds corners and moves the crossings beside them onto their sides.
  private static func restoreCorners(_ chain: inout OutlineChain, threads: Int) -> [Int: Vertex] {
    let block = 4096
    let finder = CornerFinder(links: chain.links)
    let entries = chain.entries
    let candidates = RowBands.map(count: (entries.count + block - 1) / block, threads: threads) { index in
      entries[index * block..<min(entries.count, (index + 1) * block)].compactMap {
        finder.corner(at: Int($0))
      }
    }.flatMap(\.self)
    for candidate in candidates { chain.links[candidate.entry].hasCorner = true }
    return CornerSettler.settle(candidates, &chain.links)
  }
}
