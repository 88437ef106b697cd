import MeniscusTestSupport
import SDFGeometry
import Testing

/// The pieces of a painting's outline by a fresh resolver.
func outline(_ painting: ReferencePainting) throws -> [FixedPiece] {
  var resolver = OutlineResolver()
  var pieces: [FixedPiece] = []
  try resolver.resolve(painting.fixed, into: &pieces)
  return pieces
}

/// What every outline must be, whatever the painting.
func checkForm(_ pieces: [FixedPiece], _ comment: Comment) {
  var balance: [FixedPoint: Int] = [:]
  var both = Set<FixedPiece>()
  for piece in pieces {
    #expect(piece.ax != piece.bx || piece.ay != piece.by, comment)
    #expect(both.insert(piece).inserted, comment)
    #expect(!both.contains(FixedPiece(ax: piece.bx, ay: piece.by, bx: piece.ax, by: piece.ay)), comment)
    balance[FixedPoint(x: piece.ax, y: piece.ay), default: 0] += 1
    balance[FixedPoint(x: piece.bx, y: piece.by), default: 0] -= 1
  }
  #expect(balance.values.allSatisfy { $0 == 0 }, comment)
}

/// Compares an outline's winding numbers with what is painted, on both sides of pieces of the outline and of the
/// contours and at random places; gives the number of places that lay far enough from all contours.
func checkPainting(
  _ painting: ReferencePainting, _ pieces: [FixedPiece], _ random: inout SeededGenerator, places: Int = 3,
  clear: Double = 2
) -> Int {
  let comment = Comment(rawValue: random.line)
  checkForm(pieces, comment)
  var tested = 0
  let edges = painting.edges
  func isClear(_ x: Int, _ y: Int) -> Bool {
    for edge in edges where !edge.isClear(x, y, by: clear) { return false }
    return true
  }
  func compare(_ x: Int, _ y: Int) {
    if !isClear(x, y) { return }
    tested += 1
    #expect(ReferencePainting.winding(pieces, x, y) == (painting.paints(x, y) ? 1 : 0), comment)
  }
  func sides(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int), isOutline: Bool) {
    let way = Vector(x: Double(b.x - a.x), y: Double(b.y - a.y))
    if way.length < 16 { return }
    let part = isOutline ? 0.5 : Double.random(in: 0.05...0.95, using: &random)
    let right = ((2 * clear + 2) / way.length) * way.turnedRight
    let middle = Point(x: Double(a.x), y: Double(a.y)) + part * way
    let (near, far) = (middle + right, middle + -right)
    let (rx, ry, lx, ly) = (
      Int(near.x.rounded()), Int(near.y.rounded()), Int(far.x.rounded()), Int(far.y.rounded())
    )
    compare(rx, ry)
    compare(lx, ly)
    let isAlone = isOutline && pieces.lazy.filter { middle.distance(to: $0) < 2 * clear + 6 }.count == 1
    if isAlone && isClear(rx, ry) && isClear(lx, ly) {
      #expect(painting.paints(rx, ry) && !painting.paints(lx, ly), comment)
    }
  }
  for piece in pieces {
    sides((Int(piece.ax), Int(piece.ay)), (Int(piece.bx), Int(piece.by)), isOutline: true)
  }
  let contours = painting.allContours
  for contour in contours {
    for place in contour.indices {
      for _ in 0..<places { sides(contour[place], contour[(place + 1) % contour.count], isOutline: false) }
    }
  }
  let all = contours.flatMap { $0 }
  if let (minX, maxX) = range(all.map(\.x)), let (minY, maxY) = range(all.map(\.y)) {
    for _ in 0..<20 {
      compare(Int.random(in: minX...maxX, using: &random), Int.random(in: minY...maxY, using: &random))
    }
  }
  return tested
}

extension Point {
  /// How far a piece lies from the point, in steps.
  fileprivate func distance(to piece: FixedPiece) -> Double {
    let a = Point(x: Double(piece.ax), y: Double(piece.ay))
    let way = Point(x: Double(piece.bx), y: Double(piece.by)) - a
    let part = max(0, min(1, (self - a).dot(way) / way.dot(way)))
    return (self - (a + part * way)).length
  }
}

private func range(_ numbers: [Int]) -> (Int, Int)? {
  guard let least = numbers.min(), let largest = numbers.max() else { return nil }
  return (least, largest)
}

/// The area within an outline, in steps².
func area(_ pieces: [FixedPiece]) -> Double {
  pieces.reduce(0) { sum, piece in
    sum + (Double(piece.ax) * Double(piece.by) - Double(piece.bx) * Double(piece.ay)) / 2
  }
}

/// The length of an outline, in steps.
func length(_ pieces: [FixedPiece]) -> Double {
  pieces.reduce(0) { sum, piece in
    sum + Vector(x: Double(piece.bx) - Double(piece.ax), y: Double(piece.by) - Double(piece.ay)).length
  }
}

/// A rectangle, clockwise on the screen unless it is reversed.
func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, reversed: Bool = false)
  -> ReferencePainting.Contour
{
  let points = [(x: x, y: y), (x: x + width, y: y), (x: x + width, y: y + height), (x: x, y: y + height)]
  return reversed ? points.reversed() : points
}

/// The pieces of a contour through these points.
func closed(_ points: (Int32, Int32)...) -> [FixedPiece] {
  points.indices.map { place in
    let (a, b) = (points[place], points[(place + 1) % points.count])
    return FixedPiece(ax: a.0, ay: a.1, bx: b.0, by: b.1)
  }
}
