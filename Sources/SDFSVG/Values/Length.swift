/// A length as it is written: a number in user units, or one that depends on its surroundings.
enum Length: Equatable {
  /// User units (CSS pixels).
  case units(Double)
  /// Parts of a hundred of the viewport.
  case percent(Double)
  /// Times the font size.
  case em(Double)
  /// Times the root's font size.
  case rem(Double)

  /// Lengths of one direction, or of none.
  enum Direction {
    case horizontal, vertical, diagonal
  }

  /// Reads a length with one of CSS's units.
  ///
  /// Source: CSS Values 4, sections 6 and 7; 96 pixels are an inch, ex and ch count as half an em.
  static func read(_ text: some StringProtocol) throws(SyntaxFault) -> Length {
    var scanner = NumberScanner(Array(text.utf8))
    scanner.skipSpace()
    let length = try scanner.length()
    scanner.skipSpace()
    if scanner.next != nil { throw scanner.fault("the end of the length") }
    return length
  }

  /// The length in user units; percentages are of the viewport.
  func resolved(_ direction: Direction, _ frame: Frame) -> Double {
    switch self {
    case .units(let value): value
    case .em(let value): value * frame.fontSize
    case .rem(let value): value * frame.rootFontSize
    case .percent(let value): value / 100 * frame.viewport.extent(direction)
    }
  }

  /// What lengths depend on.
  struct Frame {
    var viewport: Viewport
    var fontSize: Double
    var rootFontSize: Double
  }
}

/// The size of the nearest viewport in user units.
struct Viewport: Equatable {
  var width: Double
  var height: Double

  /// What 100 % is (SVG 2, section 8.9): along the diagonal √((w² + h²) / 2).
  func extent(_ direction: Length.Direction) -> Double {
    switch direction {
    case .horizontal: width
    case .vertical: height
    case .diagonal: ((width * width + height * height) / 2).squareRoot()
    }
  }
}

extension NumberScanner {
  /// Reads a number and its unit.
  mutating func length() throws(SyntaxFault) -> Length {
    let value = try number()
    if skip(UInt8(ascii: "%")) { return .percent(value) }
    let start = self
    switch word().lowercased() {
    case "", "px": return .units(value)
    case "pt": return .units(value * 96 / 72)
    case "pc": return .units(value * 16)
    case "in": return .units(value * 96)
    case "cm": return .units(value * 96 / 2.54)
    case "mm": return .units(value * 96 / 25.4)
    case "q": return .units(value * 96 / 101.6)
    case "em": return .em(value)
    case "ex", "ch": return .em(value / 2)
    case "rem": return .rem(value)
    default: throw start.fault("a unit (px, pt, pc, in, cm, mm, Q, em, ex, ch, rem, %)")
    }
  }
}
