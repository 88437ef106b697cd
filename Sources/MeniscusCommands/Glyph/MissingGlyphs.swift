import Meniscus
package import SDFFont

/// The code points that a font lacks, found before any file is looked at: a long range asks for thousands.
///
/// What was asked for singly is named singly, in its turn. Of ranges, the parts that are missing are named together.
package struct MissingGlyphs {
  /// So many consecutive code points are a range, however they were asked for.
  private static let rangeLength = 8
  /// No more parts of ranges are named to people.
  private static let mostLines = 20

  /// The font, as messages name it.
  private let font: String
  /// Which of the requests are missing, by their places.
  private let failures: [Int: Failure]
  /// What is missing of ranges: first and last code point, and how many requests that is.
  private let parts: [(first: Unicode.Scalar, last: Unicode.Scalar, count: Int)]

  /// Looks the requests up; only long lists, since a few glyphs are found out about in their turn.
  package init(_ requests: [GlyphRequest], in face: FontFace, font: String) {
    self.font = InputFile.name(font)
    var failures: [Int: Failure] = [:]
    var parts: [(first: Unicode.Scalar, last: Unicode.Scalar, count: Int)] = []
    for run in Self.runs(of: requests) where run.count >= Self.rangeLength {
      var isGoingOn = false
      for place in run {
        guard case .codePoint(let scalar, _) = requests[place], !face.hasGlyph(for: scalar) else {
          isGoingOn = false
          continue
        }
        failures[place] = Failure(FontError.missingGlyph(requests[place]), subject: self.font)
        if isGoingOn {
          parts[parts.count - 1].last = scalar
          parts[parts.count - 1].count += 1
        } else {
          parts.append((scalar, scalar, 1))
        }
        isGoingOn = true
      }
    }
    self.failures = failures
    self.parts = parts
  }

  /// Why the request at a place comes to nothing; nil where that is not known yet.
  package subscript(place: Int) -> Failure? { failures[place] }

  /// The lines for people, with their line breaks; empty where nothing is missing.
  package var lines: String {
    var text = ""
    for part in parts.prefix(Self.mostLines) {
      let range = part.count == 1 ? "" : " to \(Self.name(part.last)), \(part.count) code points"
      text += line("the font has no glyph for \(Self.name(part.first))\(range)")
    }
    let rest = parts.dropFirst(Self.mostLines)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.count }
      text += line("the font has no glyph for \(count) more code points; --json names them all")
    }
    return text
  }

  private func line(_ reason: String) -> String { Failure(.noInput, font, reason).line }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    GlyphRequest.codePoint(scalar, variation: nil).outputName
  }

  /// The places of requests whose code points follow each other.
  private static func runs(of requests: [GlyphRequest]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var previous: UInt32?
    for (place, request) in requests.enumerated() {
      guard case .codePoint(let scalar, nil) = request else {
        previous = nil
        continue
      }
      if let before = previous, follows(scalar.value, before) {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
      previous = scalar.value
    }
    return runs
  }

  /// Whether a code point is the next one, surrogates left out.
  private static func follows(_ value: UInt32, _ before: UInt32) -> Bool {
    value == (before == 0xD7FF ? 0xE000 : before + 1)
  }
}
