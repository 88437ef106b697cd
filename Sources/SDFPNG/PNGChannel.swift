public import SDFGrid

/// Which channel of a PNG is the mask.
public enum PNGChannel: String, Sendable, CaseIterable {
  /// Alpha where the picture has alpha that is not opaque everywhere, else luma.
  case auto
  /// The alpha channel, or what tRNS makes of the samples.
  case alpha
  /// 0.2126 R + 0.7152 G + 0.0722 B (Rec. ITU-R BT.709) of the samples as stored; grey as it is.
  case luma
  /// The red channel; grey as it is.
  case red
  /// The green channel; grey as it is.
  case green
  /// The blue channel; grey as it is.
  case blue
}

/// A mask that was read from a PNG, and the channel it was taken from.
public struct PNGMask: Sendable, Equatable {
  /// `unorm16` from a picture of 16-bit samples, else `unorm8`.
  public var mask: CoverageMask
  /// The channel taken; never `auto`.
  public var channel: PNGChannel

  /// Pairs a mask with its channel.
  public init(mask: CoverageMask, channel: PNGChannel) {
    self.mask = mask
    self.channel = channel
  }
}
