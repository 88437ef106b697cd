public import SDFGrid

/// Draws how far two fields' distances differ, as a picture with a legend.
public enum HeatMap {
  /// Draws |R of `a` − R of `b|`, with a bar below that says which colour is how many texels.
  ///
  /// Both must have the same size. `maximum` is the difference of the brightest colour; nil takes the
  /// largest difference, rounded up to 1, 2 or 5 times a power of ten. The picture is enlarged or reduced
  /// as `FieldPicture` does; where it is reduced, each pixel shows the largest difference under it. A
  /// difference that is NaN or infinite shows bright green and does not count for the scale.
  public static func draw(
    _ a: SDFTexture, _ b: SDFTexture, maximum: Float? = nil, scale: Int? = nil
  ) -> Picture {
    precondition(a.size == b.size, "a heat map compares fields of one size")
    let differences = HeatMapDifferences(a.levels[0], b.levels[0], scale: scale)
    let top = maximum.map { $0 > 0 && $0.isFinite ? $0 : 1 } ?? niceMaximum(differences.largest)
    let cells = differences.cells
    let enlarged = differences.scale
    let map = GridSize(width: cells.size.width * enlarged, height: cells.size.height * enlarged)
    let legend = HeatLegend(maximum: top)
    let size = GridSize(width: max(map.width, HeatLegend.width), height: map.height + HeatLegend.height)
    var picture = Picture(size, filledWith: HeatLegend.paper)
    for y in 0..<map.height {
      picture.pixels.withMutableRow(y) { row in
        for x in 0..<map.width {
          row[x] = pixel(cells[x / enlarged, y / enlarged], top)
        }
      }
    }
    legend.draw(below: map.height, into: &picture)
    return picture
  }

  /// The colour of a difference.
  private static func pixel(_ difference: Float, _ top: Float) -> RGBA8 {
    difference.isFinite
      ? Colour.pixel(HeatRamp.colour(difference / top)) : RGBA8(red: 0, green: 255, blue: 64)
  }

  /// 1, 2 or 5 times a power of ten, the first that is not smaller; 1 for no difference.
  static func niceMaximum(_ largest: Float) -> Float {
    guard largest > 0, largest.isFinite else { return 1 }
    var power = 1.0
    while power > Double(largest) { power /= 10 }
    while power * 10 <= Double(largest) { power *= 10 }
    let steps = [1.0, 2, 5, 10]
    return Float((steps.first { Float(power * $0) >= largest } ?? 10) * power)
  }
}
