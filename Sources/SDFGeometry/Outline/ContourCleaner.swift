/// Takes from contours what changes no winding number: repeated points, points in the middle of a straight
/// line, spikes, and contours without area.
///
/// A point in line with its two neighbours may go whichever way the line runs: from a to b and on, or back,
/// to c the contour passes every place as many times as from a to c at once.
struct ContourCleaner {
  private var line: [FixedPoint] = []

  /// Clean contours, each from its least point in the sweep's order and with that point again at its end.
  mutating func clean(
    _ contours: FixedContours, _ range: Range<Int>, into result: inout FixedContours
  ) {
    result.removeAll()
    for contour in range {
      line.removeAll(keepingCapacity: true)
      for place in contours.places(of: contour) { take(contours.points[place]) }
      let kept = closed()
      if kept.count >= 3 { append(kept, to: &result) }
    }
  }

  private mutating func take(_ point: FixedPoint) {
    while let last = line.last {
      if last == point { return }
      if line.count < 2 { break }
      if (last - line[line.count - 2]).cross(point - last) != 0 { break }
      line.removeLast()
    }
    line.append(point)
  }

  /// The places in `line` that are left once its two ends are joined.
  private func closed() -> Range<Int> {
    var first = 0
    var last = line.count - 1
    while last - first >= 2 {
      let joint = line[first] - line[last]
      if (line[last] - line[last - 1]).cross(joint) == 0 {
        last -= 1
      } else if joint.cross(line[first + 1] - line[first]) == 0 {
        first += 1
      } else {
        return first..<last + 1
      }
    }
    return 0..<0
  }

  private func append(_ kept: Range<Int>, to result: inout FixedContours) {
    var least = kept.lowerBound
    for place in kept where line[place].order < line[least].order { least = place }
    for place in least..<kept.upperBound { result.add(line[place]) }
    for place in kept.lowerBound...least { result.add(line[place]) }
    result.endContour()
  }
}
