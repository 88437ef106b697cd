import SDFGeometry
import SDFGrid

/// Finds the outline within the texels from coverage: anti-aliased edges keep their place.
///
/// The outline crosses each link between neighbouring texels of different state once (``PairSum``); in
/// each dual cell a piece joins two crossings, so that the pieces close without gaps whatever the mask.
/// Where two straight sides meet at a corner, the pieces run into the corner (``CornerFinder``).
enum SubpixelSeed {
  /// The outline of a mask, placed in the texture.
  ///
  /// - Parameter chain: memory that is kept from mask to mask; its contents do not matter.
  static func run(
    _ rows: CoverageRows, options: MaskOptions, placing: Placing, frame: GridSize, threads: Int,
    chain: inout OutlineChain
  ) -> Outline {
    let mask = MaskRows(rows, options: options)
    chain.scan(mask, threshold: options.threshold, threads: threads)
    let corners = restoreCorners(&chain, threshold: options.threshold, threads: threads)
    let writer = OutlineWriter(placing: placing, margin: mask.margin, frame: frame)
    let ways = writer.waysOut(chain.waysOut(columns: mask.size.width), border: options.border)
    var outline = Outline()
    outline.elements = join(chain, corners: corners, writer: writer, threads: threads)
    if !ways.pieces.isEmpty { outline.elements = Outline.sorted(outline.elements + ways.pieces) }
    outline.leftFlips = ways.leftFlips
    outline.leftIsInside = mask.topLeftIsInside(threshold: options.threshold)
    return outline
  }

  /// Rows of dual cells that one thread takes at a time.
  private static let bandHeight = 64

  private static func join(
    _ chain: OutlineChain, corners: [Int32: Point], writer: OutlineWriter, threads: Int
  ) -> [EdgeElement] {
    let bands = RowBands.map(
      count: RowBands.count(height: chain.cellRows, bandHeight: bandHeight), threads: threads
    ) { index in
      PieceMerger.pieces(
        of: chain,
        cells: RowBands.rows(ofBand: index, bandHeight: bandHeight, height: chain.cellRows),
        corners: corners, writer: writer)
    }
    var all: [EdgeElement] = []
    all.replace(withParts: bands, threads: threads)
    return all
  }

  /// Entries that one thread takes at a time.
  private static let blockLength = 4096

  private static func blockCount(_ chain: OutlineChain) -> Int {
    (chain.entries.count + blockLength - 1) / blockLength
  }

  private static func block(_ index: Int, _ chain: OutlineChain) -> Range<Int> {
    index * blockLength..<min(chain.entries.count, (index + 1) * blockLength)
  }

  /// Moves the crossings beside corners onto their sides; gives the corners by the link through which the
  /// outline enters their cell, in texels from the cell's top-left texel.
  static func restoreCorners(
    _ chain: inout OutlineChain, threshold: Double, threads: Int
  ) -> [Int32: Point] {
    if !CornerFinder.thresholds.contains(threshold) { return [:] }
    return CornerSettler.settle(findCorners(chain, threads: threads), &chain.links, threads: threads)
  }

  private static func findCorners(_ chain: OutlineChain, threads: Int) -> [OutlineCorner] {
    let finder = CornerFinder(links: chain.links)
    let blocks = RowBands.map(count: blockCount(chain), threads: threads, scratch: { Anchors() }) {
      anchors, index in
      var found: [OutlineCorner] = []
      for place in block(index, chain) {
        if let corner = finder.corner(at: Int(chain.entries[place]), &anchors) { found.append(corner) }
      }
      return found
    }
    return concatenated(blocks)
  }

  private static func concatenated<Element>(_ parts: [[Element]]) -> [Element] {
    var all: [Element] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all.append(contentsOf: part) }
    return all
  }
}
