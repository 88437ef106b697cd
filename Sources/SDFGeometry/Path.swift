/// Contours of lines and Bézier curves.
///
/// Each contour starts with a move. After a close the next step starts at the contour's start again. When a
/// path is filled every contour counts as closed; when it is stroked, only those that end with a close.
public struct Path: Hashable, Sendable {
  /// The steps; the first one is a move.
  public private(set) var elements: [PathElement] = []
  /// Where the contour at work started.
  private var start = Point(x: 0, y: 0)
  /// Where the last step ended.
  public private(set) var current = Point(x: 0, y: 0)
  private var isOpen = false

  /// Makes an empty path.
  public init() {}

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new contour.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    current = point
    isOpen = true
  }

  /// Adds a straight line.
  public mutating func line(to end: Point) {
    open()
    elements.append(.line(end))
    current = end
  }

  /// Adds a quadratic Bézier curve.
  public mutating func quadratic(_ control: Point, to end: Point) {
    open()
    elements.append(.quadratic(control, end))
    current = end
  }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    open()
    elements.append(.cubic(control1, control2, end))
    current = end
  }

  /// Closes the contour; does nothing where none is open.
  public mutating func close() {
    if !isOpen { return }
    elements.append(.close)
    current = start
    isOpen = false
  }

  /// Adds the contours of another path.
  public mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
    (start, current, isOpen) = (other.start, other.current, other.isOpen)
  }

  /// The path after a transform of its plane.
  public func transformed(by transform: Transform) -> Path {
    var path = self
    path.start = transform(start)
    path.current = transform(current)
    for place in path.elements.indices {
      path.elements[place] =
        switch path.elements[place] {
        case .move(let point): .move(transform(point))
        case .line(let end): .line(transform(end))
        case .quadratic(let control, let end): .quadratic(transform(control), transform(end))
        case .cubic(let control1, let control2, let end):
          .cubic(transform(control1), transform(control2), transform(end))
        case .close: .close
        }
    }
    return path
  }

  /// Starts a contour where the last one ended, as SVG does after a close.
  private mutating func open() {
    if !isOpen { move(to: current) }
  }
}
