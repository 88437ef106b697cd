/// A painting as the outline's resolver takes it: contours in fixed point and how they combine.
///
/// It is written in postfix order: points make contours, contours a filled area (``endArea(fillRule:)``),
/// and the last few areas one new area (``unite(_:)``, ``intersect(_:)``). What is left at the end is
/// united. A shape with two clips of three shapes each is: area, 3 × area, unite 3, 3 × area, unite 3,
/// intersect 3.
package struct FixedPainting: Sendable {
  /// How areas are made.
  enum Step: Sendable {
    /// From this many contours after those that earlier steps took.
    case area(contours: Int, FillRule)
    /// The union of the last few areas.
    case union(Int)
    /// What lies in all of the last few areas.
    case intersection(Int)
  }

  private(set) var contours = FixedContours()
  private(set) var steps: [Step] = []
  private var taken = 0

  /// Makes an empty painting.
  package init() {}

  /// How many points there are.
  package var pointCount: Int { contours.points.count }

  /// Adds a point to the contour at work, held within ``FixedPoint/lowest`` and ``FixedPoint/highest``.
  @inline(__always)
  package mutating func add(x: Int32, y: Int32) {
    contours.add(
      FixedPoint(
        x: max(FixedPoint.lowest, min(FixedPoint.highest, x)),
        y: max(FixedPoint.lowest, min(FixedPoint.highest, y))))
  }

  /// Closes the contour at work with a straight piece back to its first point.
  package mutating func endContour() {
    if contours.points.count > contours.start(of: contours.count) { contours.endContour() }
  }

  /// Makes an area of the contours since the last one; no contour makes an empty area.
  package mutating func endArea(fillRule: FillRule) {
    endContour()
    steps.append(.area(contours: contours.count - taken, fillRule))
    taken = contours.count
  }

  /// Replaces the last `count` areas by their union; the union of none is empty.
  package mutating func unite(_ count: Int) { steps.append(.union(count)) }

  /// Replaces the last `count` areas by what lies in all of them; `count` is at least 1.
  package mutating func intersect(_ count: Int) { steps.append(.intersection(count)) }

  /// Drops everything; keeps the memory.
  package mutating func removeAll() {
    contours.removeAll()
    steps.removeAll(keepingCapacity: true)
    taken = 0
  }
}
