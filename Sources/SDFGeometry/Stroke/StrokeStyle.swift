/// How a path is stroked, in SVG's terms (SVG 2, §13.5); lengths are in the path's units.
public struct StrokeStyle: Hashable, Sendable {
  /// What is added at the ends of open contours and dashes.
  public enum Cap: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case butt
    /// Half a disc.
    case round
    /// Half a square.
    case square
  }

  /// What fills the outer side of corners.
  public enum Join: String, CaseIterable, Hashable, Sendable {
    /// The sides go on until they meet, or a bevel where that is too far.
    case miter
    /// A sector of a disc.
    case round
    /// A triangle.
    case bevel
  }

  /// From side to side; 0 strokes nothing.
  public var width: Double
  /// What is added at ends.
  public var cap: Cap
  /// What fills corners.
  public var join: Join
  /// Corners whose miter is more than this many widths long are bevelled; 1 or more.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, repeated, twice if their count is odd; solid if empty or all 0.
  public var dashes: [Double]
  /// How far into the dashes each contour starts; may be negative.
  public var dashOffset: Double

  /// Makes a style; what is not given is as SVG has it.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }

  /// Throws where a number is out of its range.
  func validate() throws(StrokeError) {
    func isLength(_ number: Double) -> Bool { number >= 0 && number <= Polylines.largestCoordinate }
    guard isLength(width) else { throw .width(found: width) }
    guard miterLimit >= 1 else { throw .miterLimit(found: miterLimit) }
    for (index, dash) in dashes.enumerated() where !isLength(dash) {
      throw .dash(index: index, found: dash)
    }
    guard isLength(abs(dashOffset)) else { throw .dashOffset(found: dashOffset) }
  }
}
