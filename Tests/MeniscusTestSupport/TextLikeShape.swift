import Foundation
public import SDFGrid

/// Lines of letters of round strokes that lie apart: dots, rings, and straight strokes at all angles.
public struct TextLikeShape: Sendable {
  /// A part of a letter.
  enum Part: Sendable {
    /// A ring: centre, radius of its middle line.
    case ring(ClosedForm.Point, Double)
    /// A stroke with round ends.
    case stroke(ClosedForm.Point, ClosedForm.Point)
  }

  let parts: [Part]
  /// The thickness of all strokes, in texels.
  public let thickness: Double

  /// Fills a frame with lines of letters whose boxes are `em` texels high.
  public init(_ size: GridSize, em: Double) {
    thickness = em * 0.12
    var parts: [Part] = []
    let columns = max(1, Int(Double(size.width) / (em * 0.8)))
    let rows = max(1, Int(Double(size.height) / (em * 1.3)))
    for row in 0..<rows {
      for column in 0..<columns {
        // Off the texel grid, so that strokes cross texels everywhere.
        let x = (Double(column) + 0.06) * em * 0.8 + 0.37
        let y = (Double(row) + 0.12) * em * 1.3 + 0.21
        parts += Self.letter(row * 5 + column * 3, x: x, y: y, em: em)
      }
    }
    self.parts = parts
  }

  /// One of seven letters in a box 0.7 em wide and an em high.
  private static func letter(_ number: Int, x: Double, y: Double, em: Double) -> [Part] {
    func at(_ u: Double, _ v: Double) -> ClosedForm.Point { (x + u * em, y + v * em) }
    switch number % 7 {
    case 0: return [.stroke(at(0.1, 0.1), at(0.1, 0.9)), .ring(at(0.47, 0.65), 0.16 * em)]
    case 1: return [.stroke(at(0.35, 0.35), at(0.35, 0.9)), .stroke(at(0.35, 0.12), at(0.35, 0.12))]
    case 2: return [.ring(at(0.35, 0.6), 0.27 * em)]
    case 3: return [.stroke(at(0.08, 0.2), at(0.25, 0.85)), .stroke(at(0.6, 0.2), at(0.43, 0.85))]
    case 4: return [.stroke(at(0.08, 0.15), at(0.6, 0.15)), .stroke(at(0.34, 0.4), at(0.34, 0.9))]
    case 5: return [.stroke(at(0.1, 0.9), at(0.58, 0.1))]
    default:
      return [
        .stroke(at(0.08, 0.1), at(0.08, 0.9)), .stroke(at(0.3, 0.2), at(0.6, 0.35)),
        .stroke(at(0.3, 0.8), at(0.6, 0.62)),
      ]
    }
  }

  /// The signed distance.
  public var closedForm: ClosedForm {
    let thickness = thickness
    return .apart(
      "text of \(parts.count) parts, \(thickness) thick",
      parts.map { part in
        switch part {
        case .ring(let centre, let radius): .ring(centre: centre, radius: radius, thickness: thickness)
        case .stroke(let a, let b): .stroke(from: a, to: b, thickness: thickness)
        }
      })
  }

  /// The corners of contours along the outline, about `pieceLength` texels apart.
  package func contours(pieceLength: Double = 0.8) -> [[ClosedForm.Point]] {
    let half = thickness / 2
    return parts.flatMap { part -> [[ClosedForm.Point]] in
      switch part {
      case .ring(let centre, let radius):
        return [
          Self.arc(centre, radius: radius + half, from: 0, by: 2 * .pi, pieceLength).dropLast(),
          Self.arc(centre, radius: radius - half, from: 0, by: -2 * .pi, pieceLength).dropLast(),
        ]
      case .stroke(let a, let b):
        let angle = atan2(b.y - a.y, b.x - a.x)
        return [
          Self.arc(b, radius: half, from: angle - .pi / 2, by: .pi, pieceLength)
            + Self.arc(a, radius: half, from: angle + .pi / 2, by: .pi, pieceLength)
        ]
      }
    }
  }

  private static func arc(
    _ centre: ClosedForm.Point, radius: Double, from start: Double, by turn: Double, _ pieceLength: Double
  ) -> [ClosedForm.Point] {
    let pieces = max(4, Int((abs(turn) * radius / pieceLength).rounded()))
    return (0...pieces).map { piece in
      let angle = start + turn * Double(piece) / Double(pieces)
      return (centre.x + radius * cos(angle), centre.y + radius * sin(angle))
    }
  }
}
