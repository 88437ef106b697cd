/// Which corner of the picture a file's first texel is.
///
/// Textures in memory are always top left. A file of the other kind holds the rows from the bottom, B
/// (the gradient along y) with its sign turned, and the metadata's origin and scale in texel
/// coordinates whose y points up; reading turns all of it back.
public enum FileOrigin: String, Sendable, CaseIterable {
  /// Rows from the top; the gradient's y points down.
  case topLeft = "top-left"
  /// Rows from the bottom; the gradient's y points up, as OpenGL has it.
  case bottomLeft = "bottom-left"

  /// The value of KTX2's `KTXorientation`: `rd` (right, down) or `ru` (right, up).
  public var orientation: String { self == .topLeft ? "rd" : "ru" }

  /// Takes `rd` or `ru`; nil for anything else.
  public init?(orientation: String) {
    switch orientation {
    case "rd": self = .topLeft
    case "ru": self = .bottomLeft
    default: return nil
    }
  }

  /// The row of the file that holds row `y` of a picture of `height` rows, and the other way round.
  func row(_ y: Int, height: Int) -> Int { self == .topLeft ? y : height - 1 - y }
}
