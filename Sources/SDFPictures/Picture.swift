public import SDFGrid

/// A picture for people: sRGB pixels in rows from the top.
public struct Picture: Sendable, Equatable {
  /// The pixels.
  public var pixels: Grid<RGBA8>

  /// Takes pixels.
  public init(pixels: Grid<RGBA8>) { self.pixels = pixels }

  /// Makes a picture of one colour.
  public init(_ size: GridSize, filledWith colour: RGBA8) {
    pixels = Grid(size, repeating: colour)
  }

  /// Width and height in pixels.
  public var size: GridSize { pixels.size }
}
