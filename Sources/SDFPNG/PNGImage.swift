public import SDFGrid
public import SDFPictures

/// A whole picture that was read from a PNG, with its texts.
public struct PNGImage: Sendable, Equatable {
  /// The samples as stored, palettes, tRNS and depths under 8 bits expanded.
  public enum Samples: Sendable, Equatable {
    /// Grey without alpha.
    case grey8(Grid<UInt8>)
    /// Grey of 16 bits without alpha.
    case grey16(Grid<UInt16>)
    /// Any other picture of 8-bit samples; alpha is 255 where the file has none.
    case rgba8(Grid<RGBA8>)
  }

  /// The samples.
  public var samples: Samples
  /// Texts (tEXt, zTXt, iTXt) by keyword; of several with one keyword the last.
  public var text: [String: String]

  /// Pairs samples with texts.
  public init(samples: Samples, text: [String: String] = [:]) {
    self.samples = samples
    self.text = text
  }

  /// Width and height in texels.
  public var size: GridSize {
    switch samples {
    case .grey8(let grid): grid.size
    case .grey16(let grid): grid.size
    case .rgba8(let grid): grid.size
    }
  }
}
