/// One pixel of a picture: sRGB-encoded red, green and blue, and straight alpha, 8 bits each.
@frozen
public struct RGBA8: Hashable, Sendable, BitwiseCopyable {
  /// Red, sRGB-encoded.
  public var red: UInt8
  /// Green, sRGB-encoded.
  public var green: UInt8
  /// Blue, sRGB-encoded.
  public var blue: UInt8
  /// 0 clear to 255 opaque, linear, not multiplied into the colour.
  public var alpha: UInt8

  /// Takes four samples; opaque unless told otherwise.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
