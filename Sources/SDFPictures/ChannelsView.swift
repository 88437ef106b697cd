import SDFGrid

/// The four channels as grey pictures: R and G above, B and A below.
///
/// 0 is middle grey in R, G and B, and black in A. R reaches black and white at plus and minus its largest
/// magnitude, G and B at ±1, A white at its largest value.
enum ChannelsView {
  private static let gap = 8

  static func draw(_ source: FieldSource) -> Picture {
    let tile = source.pictureSize
    let paper = RGBA8(red: 250, green: 247, blue: 240)
    var picture = Picture(
      GridSize(width: 2 * tile.width + gap, height: 2 * tile.height + gap), filledWith: paper)
    let ranges = self.ranges(source.cells)
    let sampler = FieldSampler(source: source)
    let step = 1 / Float(source.scale)
    for y in 0..<tile.height {
      for x in 0..<tile.width {
        let value = sampler.point((Float(x) + 0.5) * step, (Float(y) + 0.5) * step).value
        let left = x
        let right = x + tile.width + gap
        let lower = y + tile.height + gap
        picture.pixels[left, y] = grey(0.5 + value.x / ranges.distance / 2)
        picture.pixels[right, y] = grey(0.5 + value.y / 2)
        picture.pixels[left, lower] = grey(0.5 + value.z / 2)
        picture.pixels[right, lower] = grey(value.w / ranges.height)
      }
    }
    for (name, place) in [("R", (0, 0)), ("G", (1, 0)), ("B", (0, 1)), ("A", (1, 1))] {
      label(name, x: place.0 * (tile.width + gap), y: place.1 * (tile.height + gap), paper, &picture)
    }
    return picture
  }

  /// The name of a channel in the upper left corner of its tile.
  private static func label(_ name: String, x: Int, y: Int, _ paper: RGBA8, _ picture: inout Picture) {
    let side = 22
    for row in y..<min(y + side, picture.size.height) {
      for column in x..<min(x + side, picture.size.width) { picture.pixels[column, row] = paper }
    }
    PixelFont.draw(name, x: x + 6, y: y + 4, RGBA8(red: 29, green: 42, blue: 63), into: &picture)
  }

  /// The largest magnitude of R and the largest A; 1 where they are 0.
  private static func ranges(_ cells: Grid<SIMD4<Float>>) -> (distance: Float, height: Float) {
    cells.withSamples { cells in
      var distance: Float = 0
      var height: Float = 0
      for index in 0..<cells.count {
        distance = max(distance, abs(cells[index].x))
        height = max(height, cells[index].w)
      }
      return (distance > 0 ? distance : 1, height > 0 ? height : 1)
    }
  }

  private static func grey(_ value: Float) -> RGBA8 {
    let level = UInt8(max(0, min(value, 1)) * 255 + 0.5)
    return RGBA8(red: level, green: level, blue: level)
  }
}
