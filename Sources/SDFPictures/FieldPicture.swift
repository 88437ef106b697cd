public import SDFGrid

/// Draws fields as pictures for people.
///
/// Level 0 is drawn. Fields of at most 1,024 texels on the longer side are enlarged by a whole number so
/// that this side has 512 to 1,024 pixels, sampled between texels so that lines stay crisp; larger ones
/// are reduced to 1,024 pixels. Bands and lines are 1, 2, 5, 10, … texels apart, as the size suggests.
/// Any texel is drawn, NaN as 0 and infinities as very large; pictures are opaque.
public enum FieldPicture {
  /// Draws one view; `scale` pixels a texel if given, as far as 32,768 pixels on the longer side.
  public static func draw(_ texture: SDFTexture, view: FieldView, scale: Int? = nil) -> Picture {
    switch view {
    case .bands: draw(FieldSource(texture, scale: scale), texture.size) { BandsView($0, $1) }
    case .contours: draw(FieldSource(texture, scale: scale), texture.size) { ContoursView($0, $1) }
    case .height: draw(FieldSource(texture, scale: scale), texture.size) { HeightView($0, $1) }
    case .gradient: draw(FieldSource(texture, scale: scale), texture.size) { GradientView($0, $1) }
    case .channels: ChannelsView.draw(FieldSource(texture, scale: scale, shortest: 256))
    }
  }

  private static func draw<View: PixelView>(
    _ source: FieldSource, _ size: GridSize, _ makeView: (FieldSource, GridSize) -> View
  ) -> Picture {
    let view = makeView(source, size)
    let sampler = FieldSampler(source: source)
    var pixels = Grid<RGBA8>(uninitialized: source.pictureSize)
    let rows = pixels.writer()
    let step = 1 / Float(source.scale)
    let (height, bandHeight) = (pixels.size.height, 16)
    RowBands.forEach(
      count: RowBands.count(height: height, bandHeight: bandHeight), threads: RowBands.threads(nil)
    ) { band in
      for y in RowBands.rows(ofBand: band, bandHeight: bandHeight, height: height) {
        rows.withRow(y) { row in
          for x in 0..<row.count {
            row[x] = Colour.pixel(view.colour(sampler, (Float(x) + 0.5) * step, (Float(y) + 0.5) * step))
          }
        }
      }
    }
    return Picture(pixels: pixels)
  }
}

/// A view that colours each pixel by the field there.
protocol PixelView: Sendable {
  /// The colour at a place in cells from the top left.
  func colour(_ field: FieldSampler, _ x: Float, _ y: Float) -> LinearColour
}
