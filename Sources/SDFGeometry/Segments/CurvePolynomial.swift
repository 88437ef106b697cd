/// A Bézier curve of up to the third degree in powers of its parameter: start + t a + t² b + t³ c.
struct CurvePolynomial {
  var start: Point
  var a: Vector, b: Vector, c: Vector

  init(_ start: Point, _ control: Point, _ end: Point) {
    let first = control - start
    self.start = start
    a = 2 * first
    b = (end - control) - first
    c = Vector(x: 0, y: 0)
  }

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    let first = control1 - start
    let second = (control2 - control1) - first
    self.start = start
    a = 3 * first
    b = 3 * second
    c = ((end - control2) - (control2 - control1)) - second
  }

  func point(at t: Double) -> Point { start + t * (a + t * (b + t * c)) }

  func velocity(at t: Double) -> Vector { a + t * (2 * b + (3 * t) * c) }

  func acceleration(at t: Double) -> Vector { 2 * b + (6 * t) * c }

  /// Both coordinates; the degree is a quadratic's where there is no cubic part.
  var coordinates: (x: UnitPolynomial, y: UnitPolynomial) {
    let degree = c == Vector(x: 0, y: 0) ? 2 : 3
    return (
      UnitPolynomial(start.x, a.x, b.x, c.x, degree: degree),
      UnitPolynomial(start.y, a.y, b.y, c.y, degree: degree)
    )
  }

  /// The least box that holds the curve, given its end.
  func bounds(end: Point) -> Box {
    var box = Box.empty
    box.add(start)
    box.add(end)
    let (x, y) = coordinates
    for turns in [x.turns, y.turns] {
      for index in 0..<turns.count { box.add(point(at: turns[index])) }
    }
    return box
  }
}
