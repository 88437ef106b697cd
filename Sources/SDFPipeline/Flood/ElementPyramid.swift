/// Elements sorted into square buckets, and over the buckets boxes of boxes.
///
/// An element is in the bucket of its midpoint; a bucket's box holds all of each of its elements, so
/// that elements of any length are found.
struct ElementPyramid: Sendable {
  /// One level: a row-major grid of boxes, from a place in `boxes` on.
  private struct Level: Sendable {
    var columns: Int, rows: Int, start: Int
  }

  /// Buckets first, then coarser levels up to a single box.
  private var levels: [Level] = []
  /// The boxes of all levels, those of the buckets first.
  private(set) var boxes: [BoundingBox] = []
  /// Where each bucket's ids start in `ids`; one more than there are buckets.
  private(set) var starts: [Int32] = []
  /// Element numbers, bucket by bucket, rising within each.
  private(set) var ids: [UInt32] = []

  /// The most buckets for an element: outlines are thin, so that few buckets hold any.
  private static let bucketsPerElement = 4
  /// The least texels a bucket, where that leaves no more than ``crowd`` elements a bucket.
  private static let texelsPerBucket = 256.0
  private static let crowd = 16

  /// Sorts elements; there must be at least one.
  init(_ elements: [EdgeElement]) {
    let buckets = Buckets(elements) { area in
      let most = Double(Self.bucketsPerElement * elements.count + 16)
      return min(most, max(area / Self.texelsPerBucket, Double(elements.count / Self.crowd)) + 16)
    }
    boxes = [BoundingBox](repeating: .empty, count: buckets.count)
    starts = [Int32](repeating: 0, count: buckets.count + 1)
    var places = [Int32](repeating: 0, count: elements.count)
    for index in elements.indices {
      let place = buckets.place(elements[index])
      places[index] = Int32(truncatingIfNeeded: place)
      starts[place + 1] += 1
      boxes[place].formUnion(elements[index].boundingBox)
    }
    for place in 0..<buckets.count { starts[place + 1] += starts[place] }
    var next = starts
    ids = [UInt32](repeating: 0, count: elements.count)
    for index in elements.indices {
      let place = Int(places[index])
      ids[Int(next[place])] = UInt32(truncatingIfNeeded: index)
      next[place] += 1
    }
    levels = [Level(columns: buckets.columns, rows: buckets.rows, start: 0)]
    while let below = levels.last, below.columns * below.rows > 1 { levels.append(coarsen(below)) }
  }

  /// The number of levels.
  var levelCount: Int { levels.count }

  /// The columns of a level.
  func columns(ofLevel level: Int) -> Int { levels[level].columns }

  /// The rows of a level.
  func rows(ofLevel level: Int) -> Int { levels[level].rows }

  /// A box of a level; empty where no element is.
  @inline(__always)
  func box(_ level: Int, _ index: Int) -> BoundingBox { boxes[levels[level].start + index] }

  /// The places in `ids` of a bucket's elements.
  @inline(__always)
  func elements(ofBucket bucket: Int) -> Range<Int> { Int(starts[bucket])..<Int(starts[bucket + 1]) }

  /// Appends the boxes of a level of half the columns and rows.
  private mutating func coarsen(_ below: Level) -> Level {
    let columns = (below.columns + 1) / 2
    let rows = (below.rows + 1) / 2
    let level = Level(columns: columns, rows: rows, start: boxes.count)
    boxes += [BoundingBox](repeating: .empty, count: columns * rows)
    for row in 0..<below.rows {
      for column in 0..<below.columns {
        let box = boxes[below.start + row * below.columns + column]
        boxes[level.start + (row / 2) * columns + column / 2].formUnion(box)
      }
    }
    return level
  }
}

/// A grid of square buckets over elements.
private struct Buckets {
  var columns: Int, rows: Int
  private var perFixed: Double, originX: Double, originY: Double

  /// - Parameter most: the most buckets for an area in texels².
  init(_ elements: [EdgeElement], most: (_ area: Double) -> Double) {
    var bounds = BoundingBox.empty
    for element in elements { bounds.formUnion(element.boundingBox) }
    let width = Double(bounds.maxX - bounds.minX)
    let height = Double(bounds.maxY - bounds.minY)
    let most = most(width * height)
    var side = 1.0
    while (width / side + 1) * (height / side + 1) > most { side *= 2 }
    columns = Int(width / side) + 1
    rows = Int(height / side) + 1
    originX = Double(bounds.minX) / side
    originY = Double(bounds.minY) / side
    perFixed = 1 / (2 * EdgeElement.one * side)
  }

  var count: Int { columns * rows }

  /// The bucket of an element's midpoint.
  func place(_ element: EdgeElement) -> Int {
    let x = (Double(element.ax) + Double(element.bx)) * perFixed - originX
    let y = (Double(element.ay) + Double(element.by)) * perFixed - originY
    let column = max(0, min(columns - 1, Int(x)))
    let row = max(0, min(rows - 1, Int(y)))
    return row * columns + column
  }
}
