import Foundation
import SDFGrid
import SDFPNG
import SDFPictures

/// A mask and the name of its file.
struct Mask {
  let name: String
  let image: PNGImage.Samples
}

/// The four sample masks.
enum Masks {
  static var all: [Mask] {
    [
      Mask(name: "logo.png", image: .rgba8(logo())), Mask(name: "blob.png", image: .grey8(blob())),
      Mask(name: "text.png", image: .grey8(text())), Mask(name: "depth16.png", image: .grey16(gear())),
    ]
  }

  /// A drop with a sharp tip and a thin crescent cut out, over two thin ripples: colour and alpha.
  private static func logo() -> Grid<RGBA8> {
    let centre = Point(128, 118)
    let crescent = Shape.disc(centre, radius: 43).minus(.disc(Point(139, 107), radius: 47))
    let shape = Shape.union([
      Shape.drop(centre, radius: 57, tip: 106).minus(crescent),
      .crescent(Point(128, 174), Point(86, 33), thickness: 7),
      .arc(Point(128, 176), Point(114, 47), from: 9, by: 162, width: 2.5),
    ])
    let coverage = Supersampling.coverage(of: shape, GridSize(width: 256, height: 256), side: 16)
    return Grid(coverage.size) { x, y in
      RGBA8(red: 23, green: 107, blue: 135, alpha: UInt8((255 * coverage[x, y]).rounded()))
    }
  }

  /// Two blobs that a hand might have drawn.
  private static func blob() -> Grid<UInt8> {
    let shape = Shape.union([
      .wobbly(
        Point(84, 86), radius: 54, waves: [(2, 0.16, 0.4), (3, 0.11, 2.2), (5, 0.05, 0.9), (9, 0.012, 1)]),
      .wobbly(Point(159, 36), radius: 18, waves: [(2, 0.14, 1.2), (3, 0.08, 0.2), (7, 0.02, 2)]),
    ])
    return grey8(Supersampling.coverage(of: shape, GridSize(width: 192, height: 160), side: 16))
  }

  /// A word.
  private static func text() -> Grid<UInt8> {
    let letters = Letters(height: 35, stroke: 6.3, baseline: 59.3)
    let margin = (288 - letters.word("meniscus", x: 0).width) / 2
    let shape = letters.word("meniscus", x: margin).shape
    return grey8(Supersampling.coverage(of: shape, GridSize(width: 288, height: 80), side: 16))
  }

  /// A gear with soft edges, as a blurred or rendered matte has them: from 1 to 0 within 20 texels.
  ///
  /// Over 20 texels an 8-bit mask has steps of 13 parts in 255; 16 bits keep the slope smooth.
  private static func gear() -> Grid<UInt16> {
    let size = GridSize(width: 128, height: 128)
    return Grid(size) { x, y in
      let p = Point(Double(x) + 0.5, Double(y) + 0.5) - Point(64, 64)
      let tooth = 5 * tanh(3 * cos(9 * atan2(p.y, p.x)))
      let inward = min(44 + tooth - p.length, p.length - 17)
      let ramp = min(max(0.5 + inward / 20, 0), 1)
      return UInt16((65535 * ramp * ramp * (3 - 2 * ramp)).rounded())
    }
  }

  private static func grey8(_ coverage: Grid<Double>) -> Grid<UInt8> {
    Grid(coverage.size) { x, y in UInt8((255 * coverage[x, y]).rounded()) }
  }
}
