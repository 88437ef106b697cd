/// Elements sorted into square buckets, and over the buckets boxes of boxes.
///
/// An element is in the bucket of its midpoint; a bucket's box holds all of each of its elements, so
/// that elements of any length are found.
struct ElementPyramid: Sendable {
  /// One level: a row-major grid of boxes.
  struct Level: Sendable {
    var columns: Int, rows: Int
    var boxes: [BoundingBox]
  }

  /// Buckets first, then coarser levels up to a single box.
  private(set) var levels: [Level] = []
  /// Where each bucket's ids start in `ids`; one more than there are buckets.
  private(set) var starts: [Int32] = []
  /// Element numbers, bucket by bucket, rising within each.
  private(set) var ids: [UInt32] = []

  /// Sorts elements; there must be at least one.
  init(_ elements: [EdgeElement]) {
    var bounds = BoundingBox.empty
    for element in elements { bounds.formUnion(element.boundingBox) }
    let width = Double(bounds.maxX - bounds.minX)
    let height = Double(bounds.maxY - bounds.minY)
    // About two elements for each bucket of the whole area: outlines are thin, so that a bucket that
    // is not empty holds some dozens.
    let wanted = Double(elements.count) / 2 + 16
    var side = 1.0
    while (width / side + 1) * (height / side + 1) > wanted { side *= 2 }
    let columns = Int(width / side) + 1
    let rows = Int(height / side) + 1
    let originX = Double(bounds.minX)
    let originY = Double(bounds.minY)

    func bucket(_ element: EdgeElement) -> Int {
      let x = (Double(element.ax) + Double(element.bx)) / (2 * EdgeElement.one)
      let y = (Double(element.ay) + Double(element.by)) / (2 * EdgeElement.one)
      let column = max(0, min(columns - 1, Int((x - originX) / side)))
      let row = max(0, min(rows - 1, Int((y - originY) / side)))
      return row * columns + column
    }

    var boxes = [BoundingBox](repeating: .empty, count: columns * rows)
    starts = [Int32](repeating: 0, count: columns * rows + 1)
    for element in elements {
      let place = bucket(element)
      starts[place + 1] += 1
      boxes[place].formUnion(element.boundingBox)
    }
    for place in 0..<columns * rows { starts[place + 1] += starts[place] }
    var next = starts
    ids = [UInt32](repeating: 0, count: elements.count)
    for index in elements.indices {
      let place = bucket(elements[index])
      ids[Int(next[place])] = UInt32(index)
      next[place] += 1
    }
    levels = [Level(columns: columns, rows: rows, boxes: boxes)]
    while let below = levels.last, below.boxes.count > 1 { levels.append(Self.coarsen(below)) }
  }

  private static func coarsen(_ below: Level) -> Level {
    let columns = (below.columns + 1) / 2
    let rows = (below.rows + 1) / 2
    var boxes = [BoundingBox](repeating: .empty, count: columns * rows)
    for row in 0..<below.rows {
      for column in 0..<below.columns {
        boxes[(row / 2) * columns + column / 2].formUnion(below.boxes[row * below.columns + column])
      }
    }
    return Level(columns: columns, rows: rows, boxes: boxes)
  }
}
