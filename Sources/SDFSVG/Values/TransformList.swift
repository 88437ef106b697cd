import Foundation
import SDFGeometry

/// The value of the `transform` attribute or property.
///
/// Source: SVG 2, section 8.5 and CSS Transforms 1, section 7 (the functions and the attribute's grammar);
/// lengths may have absolute units and angles theirs, as in CSS.
enum TransformList {
  /// Reads the functions and multiplies them, the first one outermost.
  static func read(_ text: String) throws(SyntaxFault) -> Transform {
    var scanner = NumberScanner(Array(text.utf8))
    var result = Transform.identity
    scanner.skipSpace()
    while scanner.next != nil {
      let start = scanner
      let name = functionName(&scanner)
      if name == "none", scanner.next == nil, start.offset == 0 { return .identity }
      guard let function = functions[name.lowercased()] else {
        throw start.fault("a transform function")
      }
      let values = try arguments(&scanner)
      guard let transform = function(values) else {
        throw scanner.fault("another count of numbers for '\(name)'")
      }
      scanner.advance()
      result = result * transform
      scanner.skipCommaSpace()
    }
    return result
  }

  private static let functions: [String: @Sendable ([Double]) -> Transform?] = [
    "matrix": { values in
      if values.count != 6 { return nil }
      return Transform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    },
    "translate": { values in
      if !(1...2).contains(values.count) { return nil }
      return .translation(Vector(x: values[0], y: values.count > 1 ? values[1] : 0))
    },
    "translatex": { $0.count == 1 ? .translation(Vector(x: $0[0], y: 0)) : nil },
    "translatey": { $0.count == 1 ? .translation(Vector(x: 0, y: $0[0])) : nil },
    "scale": { values in
      if !(1...2).contains(values.count) { return nil }
      return .scale(x: values[0], y: values.count > 1 ? values[1] : values[0])
    },
    "scalex": { $0.count == 1 ? .scale(x: $0[0], y: 1) : nil },
    "scaley": { $0.count == 1 ? .scale(x: 1, y: $0[0]) : nil },
    "rotate": { values in
      if values.count == 1 { return rotation(values[0]) }
      if values.count != 3 { return nil }
      let centre = Vector(x: values[1], y: values[2])
      return .translation(centre) * rotation(values[0]) * .translation(-centre)
    },
    "skewx": { $0.count == 1 ? Transform(a: 1, b: 0, c: slope($0[0]), d: 1, tx: 0, ty: 0) : nil },
    "skewy": { $0.count == 1 ? Transform(a: 1, b: slope($0[0]), c: 0, d: 1, tx: 0, ty: 0) : nil },
  ]

  /// A turn by degrees, exact for quarter turns.
  private static func rotation(_ degrees: Double) -> Transform {
    let (sine, cosine) = sineCosine(degrees)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private static func sineCosine(_ degrees: Double) -> (Double, Double) {
    let turn = degrees.remainder(dividingBy: 360)
    switch turn {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case -90: return (-1, 0)
    case 180, -180: return (0, -1)
    default: return (sin(turn * .pi / 180), cos(turn * .pi / 180))
    }
  }

  private static func slope(_ degrees: Double) -> Double {
    let turn = degrees.remainder(dividingBy: 180)
    return abs(turn) == 45 ? (turn > 0 ? 1 : -1) : tan(turn * .pi / 180)
  }

  /// Letters and an axis: `translate`, `scaleX`.
  private static func functionName(_ scanner: inout NumberScanner) -> String {
    let name = scanner.word()
    scanner.skipSpace()
    return name
  }

  /// The numbers up to the closing parenthesis.
  private static func arguments(_ scanner: inout NumberScanner) throws(SyntaxFault) -> [Double] {
    if !scanner.skip(UInt8(ascii: "(")) { throw scanner.fault("'('") }
    scanner.skipSpace()
    var values: [Double] = []
    while scanner.next != UInt8(ascii: ")") {
      if values.count == 6 { throw scanner.fault("')'") }
      let value = try scanner.number()
      values.append(value * (try unit(&scanner)))
      let comma = scanner.skipCommaSpace()
      if comma && !scanner.isAtNumber { throw scanner.fault("a number") }
    }
    return values
  }

  /// How many degrees or user units a unit is.
  private static func unit(_ scanner: inout NumberScanner) throws(SyntaxFault) -> Double {
    let start = scanner
    switch scanner.word().lowercased() {
    case "", "px", "deg": return 1
    case "rad": return 180 / .pi
    case "grad": return 0.9
    case "turn": return 360
    case "pt": return 96.0 / 72
    case "in": return 96
    case "mm": return 96 / 25.4
    case "cm": return 96 / 2.54
    default: throw start.fault("',' or ')'")
    }
  }
}
