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
    let corners = CornerSettler.settle(findCorners(chain, threads: threads), &chain.links)
    let writer = OutlineWriter(placing: placing, margin: mask.margin, frame: frame)
    let ways = writer.waysOut(chain.waysOut(columns: mask.size.width), border: options.border)
    let finished = chain
    let blocks = RowBands.map(count: blockCount(chain), threads: threads) { index in
      pieces(of: finished, entries: block(index, finished), corners: corners, writer: writer)
    }
    var outline = Outline()
    outline.elements.reserveCapacity(
      ways.top.count + ways.others.count + blocks.reduce(0) { $0 + $1.count })
    outline.elements += ways.top
    for block in blocks { outline.elements += block }
    outline.elements += ways.others
    outline.leftFlips = ways.leftFlips
    outline.leftIsInside = mask.topLeftIsInside(threshold: options.threshold)
    return outline
  }

  /// Entries that one thread takes at a time.
  private static let blockLength = 4096

  private static func blockCount(_ chain: OutlineChain) -> Int {
    (chain.entries.count + blockLength - 1) / blockLength
  }

  private static func block(_ index: Int, _ chain: OutlineChain) -> Range<Int> {
    index * blockLength..<min(chain.entries.count, (index + 1) * blockLength)
  }

  private static func findCorners(_ chain: OutlineChain, threads: Int) -> [OutlineCorner] {
    let finder = CornerFinder(links: chain.links)
    return RowBands.map(count: blockCount(chain), threads: threads, scratch: { Anchors() }) {
      anchors, index in
      var found: [OutlineCorner] = []
      for place in block(index, chain) {
        if let corner = finder.corner(at: Int(chain.entries[place]), &anchors) { found.append(corner) }
      }
      return found
    }.flatMap(\.self)
  }

  /// The pieces in the dual cells that the outline enters through some links.
  private static func pieces(
    of chain: OutlineChain, entries: Range<Int>, corners: [Int32: Vertex], writer: OutlineWriter
  ) -> [EdgeElement] {
    var elements: [EdgeElement] = []
    elements.reserveCapacity(entries.count + entries.count / 8)
    for place in entries {
      let entry = chain.entries[place]
      let link = chain.links[Int(entry)]
      let start = writer.fixed(link)
      let end = writer.fixed(chain.links[Int(link.next)])
      if link.hasCorner, let vertex = corners[entry] {
        let middle = writer.fixed(vertex, cell: link.cell)
        elements.append(EdgeElement(ax: start.x, ay: start.y, bx: middle.x, by: middle.y))
        elements.append(EdgeElement(ax: middle.x, ay: middle.y, bx: end.x, by: end.y))
      } else {
        elements.append(EdgeElement(ax: start.x, ay: start.y, bx: end.x, by: end.y))
      }
    }
    return elements
  }
}
