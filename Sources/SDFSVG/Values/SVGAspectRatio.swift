import SDFGeometry

/// How a view box is fitted to a viewport of other proportions: `preserveAspectRatio`.
public struct SVGAspectRatio: Sendable, Hashable {
  /// Where the view box lies along an axis.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// At the left or at the top.
    case min = "Min"
    /// In the middle.
    case mid = "Mid"
    /// At the right or at the bottom.
    case max = "Max"
  }

  /// Whether both axes have the same scale; if not, the view box is stretched (`none`).
  public var isPreserved: Bool
  /// Where the view box lies from left to right.
  public var x: Alignment
  /// Where the view box lies from top to bottom.
  public var y: Alignment
  /// Whether the view box covers the viewport (`slice`); else it lies within (`meet`).
  public var isSlice: Bool

  /// Makes a rule; without arguments it is `xMidYMid meet`, the default.
  public init(
    isPreserved: Bool = true, x: Alignment = .mid, y: Alignment = .mid, isSlice: Bool = false
  ) {
    self.isPreserved = isPreserved
    self.x = x
    self.y = y
    self.isSlice = isSlice
  }

  /// Reads the attribute; nil if it is malformed.
  init?(_ text: String) {
    var words = text.split { $0.isWhitespace }
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 2 && words[1] != "meet" && words[1] != "slice" { return nil }
    self.init(isSlice: words.count == 2 && words[1] == "slice")
    if first == "none" {
      isPreserved = false
      return
    }
    guard first.utf8.count == 8, first.hasPrefix("x"), first.dropFirst(4).hasPrefix("Y"),
      let x = Alignment(rawValue: String(first.dropFirst().prefix(3))),
      let y = Alignment(rawValue: String(first.suffix(3)))
    else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// The transform of a view box into a viewport at the origin (SVG 2, section 8.2).
  func transform(from box: ViewBox, to viewport: Viewport) -> Transform {
    var sx = viewport.width / box.width
    var sy = viewport.height / box.height
    if isPreserved {
      sx = isSlice ? Swift.max(sx, sy) : Swift.min(sx, sy)
      sy = sx
    }
    let left = isPreserved ? x.share * (viewport.width - box.width * sx) : 0
    let top = isPreserved ? y.share * (viewport.height - box.height * sy) : 0
    return Transform(a: sx, b: 0, c: 0, d: sy, tx: left - box.x * sx, ty: top - box.y * sy)
  }
}

extension SVGAspectRatio.Alignment {
  fileprivate var share: Double {
    switch self {
    case .min: 0
    case .mid: 0.5
    case .max: 1
    }
  }
}
