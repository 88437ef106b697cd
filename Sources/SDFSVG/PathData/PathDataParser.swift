import SDFGeometry

/// Reads path data segment by segment; what was read before an error stays in ``path``.
struct PathDataParser {
  private(set) var path = Path()
  private var scanner: NumberScanner
  private let segmentLimit: Int
  private var segments = 0
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The last control point of the segment before, if that was a cubic curve.
  private var cubicControl: Point?
  /// The control point of the segment before, if that was a quadratic curve.
  private var quadraticControl: Point?

  init(_ bytes: [UInt8], segmentLimit: Int) {
    scanner = NumberScanner(bytes)
    self.segmentLimit = segmentLimit
  }

  mutating func parse() throws(SVGPathError) {
    do throws(SyntaxFault) {
      try parseVerbs()
    } catch {
      throw SVGPathError(error)
    }
    if segments > segmentLimit {
      throw .tooManySegments(limit: segmentLimit, offset: scanner.offset)
    }
  }

  /// Reads to the end, or to the first segment over the limit.
  private mutating func parseVerbs() throws(SyntaxFault) {
    scanner.skipSpace()
    if let first = scanner.next, first | 0x20 != UInt8(ascii: "m") {
      throw scanner.fault("a moveto, M or m,")
    }
    var repeats = false
    while let byte = scanner.next {
      guard let verb = Verb(byte) else {
        throw scanner.fault(repeats ? "a number or a command" : "a command")
      }
      if !countSegment() { return }
      scanner.advance()
      let isRelative = byte & 0x20 != 0
      if verb == .close {
        close()
      } else {
        if !(try parseSequence(verb, isRelative)) { return }
      }
      repeats = verb != .close
      scanner.skipSpace()
    }
  }

  /// Reads the segments of one verb; false at the limit.
  private mutating func parseSequence(_ verb: Verb, _ isRelative: Bool) throws(SyntaxFault) -> Bool {
    var verb = verb
    scanner.skipSpace()
    while true {
      try parseSegment(verb, isRelative ? current : nil)
      if verb == .move { verb = .line }
      let comma = scanner.skipCommaSpace()
      if !comma && !scanner.isAtNumber { return true }
      if !countSegment() { return false }
    }
  }

  /// Counts a segment that starts here; false if it is one too many.
  private mutating func countSegment() -> Bool {
    segments += 1
    return segments <= segmentLimit
  }

  private mutating func parseSegment(_ verb: Verb, _ origin: Point?) throws(SyntaxFault) {
    switch verb {
    case .move:
      current = try point(origin)
      start = current
      path.move(to: current)
      forgetControls()
    case .line: line(to: try point(origin))
    case .horizontal: line(to: Point(x: try coordinate(origin?.x), y: current.y))
    case .vertical: line(to: Point(x: current.x, y: try coordinate(origin?.y)))
    case .cubic:
      let control = try point(origin)
      scanner.skipCommaSpace()
      try cubic(control, origin)
    case .smoothCubic: try cubic(try reflection(of: cubicControl), origin)
    case .quadratic:
      let control = try point(origin)
      scanner.skipCommaSpace()
      quadratic(control, to: try point(origin))
    case .smoothQuadratic:
      let control = try reflection(of: quadraticControl)
      quadratic(control, to: try point(origin))
    case .arc: try arc(origin)
    case .close: close()
    }
  }

  private mutating func close() {
    path.close()
    current = start
    forgetControls()
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    current = end
    forgetControls()
  }

  /// Reads a cubic curve's second control point and end.
  private mutating func cubic(_ control1: Point, _ origin: Point?) throws(SyntaxFault) {
    let control2 = try point(origin)
    scanner.skipCommaSpace()
    let end = try point(origin)
    path.cubic(control1, control2, to: end)
    current = end
    forgetControls()
    cubicControl = control2
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    path.quadratic(control, to: end)
    current = end
    forgetControls()
    quadraticControl = control
  }

  private mutating func arc(_ origin: Point?) throws(SyntaxFault) {
    let rx = try scanner.number()
    scanner.skipCommaSpace()
    let ry = try scanner.number()
    scanner.skipCommaSpace()
    let degrees = try scanner.number()
    scanner.skipCommaSpace()
    let largeArc = try scanner.flag()
    scanner.skipCommaSpace()
    let sweep = try scanner.flag()
    scanner.skipCommaSpace()
    let end = try point(origin)
    path.arc(
      radii: Vector(x: rx, y: ry), rotation: degrees, largeArc: largeArc, sweep: sweep, to: end)
    current = end
    forgetControls()
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadraticControl = nil
  }

  /// The control point that lets a smooth curve go on from the one before; the current point without one.
  private func reflection(of control: Point?) throws(SyntaxFault) -> Point {
    guard let control else { return current }
    let mirrored = current + (current - control)
    if !(mirrored.x.isFinite && mirrored.y.isFinite) { throw .numberTooLarge(offset: scanner.offset) }
    return mirrored
  }

  private mutating func point(_ origin: Point?) throws(SyntaxFault) -> Point {
    let x = try coordinate(origin?.x)
    scanner.skipCommaSpace()
    return Point(x: x, y: try coordinate(origin?.y))
  }

  private mutating func coordinate(_ origin: Double?) throws(SyntaxFault) -> Double {
    let start = scanner.offset
    let value = try scanner.number() + (origin ?? 0)
    if !value.isFinite { throw .numberTooLarge(offset: start) }
    return value
  }
}

/// The commands of path data, by their lower-case letters.
private enum Verb: UInt8 {
  case move = 0x6D  // m
  case line = 0x6C  // l
  case horizontal = 0x68  // h
  case vertical = 0x76  // v
  case cubic = 0x63  // c
  case smoothCubic = 0x73  // s
  case quadratic = 0x71  // q
  case smoothQuadratic = 0x74  // t
  case arc = 0x61  // a
  case close = 0x7A  // z

  /// The verb of a letter of either case.
  init?(_ letter: UInt8) {
    guard isLetter(letter) else { return nil }
    self.init(rawValue: letter | 0x20)
  }
}
