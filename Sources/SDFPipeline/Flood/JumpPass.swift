import SDFGrid

/// One jump-flooding pass: each texel looks at nine, a step apart, and keeps the nearest element it finds.
enum JumpPass {
  /// Writes one row.
  ///
  /// - Parameter step: columns and rows between the texels looked at.
  static func run(
    row y: Int, step: Int, of scene: JumpScene, from source: RowWriter<UInt32>,
    into row: inout MutableSpan<UInt32>
  ) {
    let height = source.size.height
    // Beyond the border the own row again, which changes nothing.
    let above = y >= step ? y - step : y
    let below = y + step < height ? y + step : y
    source.withReadRow(y) { here in
      source.withReadRow(above) { up in
        source.withReadRow(below) { down in
          relax(up, here, down, step: step, y: scene.y(y), of: scene, into: &row)
        }
      }
    }
  }

  private static func relax(
    _ up: Span<UInt32>, _ here: Span<UInt32>, _ down: Span<UInt32>, step: Int, y py: Int32,
    of scene: JumpScene, into row: inout MutableSpan<UInt32>
  ) {
    let table = scene.table.span
    let columns = scene.columns.span
    let none = Int32(bitPattern: scene.none)
    let width = here.count
    for x in stride(from: 0, to: width, by: 8) {
      let px = columns[x / 8]
      var block = NearestBlock(none: none)
      block.offer(eight(here, x, none), px, py, table)
      block.offer(eight(here, x - step, none), px, py, table)
      block.offer(eight(here, x + step, none), px, py, table)
      block.offer(eight(up, x, none), px, py, table)
      block.offer(eight(up, x - step, none), px, py, table)
      block.offer(eight(up, x + step, none), px, py, table)
      block.offer(eight(down, x, none), px, py, table)
      block.offer(eight(down, x - step, none), px, py, table)
      block.offer(eight(down, x + step, none), px, py, table)
      for lane in 0..<min(8, width - x) { row[x + lane] = UInt32(bitPattern: block.ids[lane]) }
    }
  }

  /// Eight ids from column `x` on; none beyond the border.
  @inline(__always)
  private static func eight(_ row: Span<UInt32>, _ x: Int, _ none: Int32) -> SIMD8<Int32> {
    if x >= 0 && x &+ 8 <= row.count {
      let part = row.extracting(x..<x &+ 8)
      return SIMD8(
        truncatingIfNeeded: SIMD8<UInt32>(
          part[0], part[1], part[2], part[3], part[4], part[5], part[6], part[7]))
    }
    var ids = SIMD8<Int32>(repeating: none)
    if x &+ 8 > 0 && x < row.count {
      for lane in 0..<8 where x + lane >= 0 && x + lane < row.count {
        ids[lane] = Int32(bitPattern: row[x + lane])
      }
    }
    return ids
  }
}

/// The nearest elements of eight texels of a row.
struct NearestBlock {
  /// Element numbers; signed, as comparing those is one instruction.
  private(set) var ids: SIMD8<Int32>
  private var squared = SIMD8<Float>(repeating: .infinity)
  private let none: SIMD8<Int32>

  init(none: Int32) {
    self.none = SIMD8(repeating: none)
    ids = self.none
  }

  /// Takes what is nearer of eight elements, one for each texel.
  @inline(__always)
  mutating func offer(
    _ others: SIMD8<Int32>, _ px: SIMD8<Int32>, _ py: Int32, _ table: Span<JumpElement>
  ) {
    if all(others .== ids) || all(others .== none) { return }
    let distances = JumpElements8(table, others).squaredDistance(px, row: py)
    // Masks are not combined: the compiler makes a loop over lanes of that.
    let smaller = ids.replacing(with: others, where: others .< ids)
    let nearer = distances .< squared
    ids.replace(with: smaller, where: distances .== squared)
    ids.replace(with: others, where: nearer)
    squared.replace(with: distances, where: nearer)
  }
}
