/// Gathers requests in the order written, each once, up to the limit.
struct RequestList {
  private var requests: [GlyphRequest] = []
  private var seen: Set<GlyphRequest> = []

  mutating func add(_ request: GlyphRequest, at place: SelectionPlace) throws(SelectionError) {
    guard seen.insert(request).inserted else { return }
    guard requests.count < GlyphSelection.mostGlyphs else {
      throw SelectionError(.tooMany(limit: GlyphSelection.mostGlyphs), at: place)
    }
    requests.append(request)
  }

  /// Adds a range of code points; surrogates are left out.
  mutating func add(_ range: ClosedRange<UInt32>, at place: SelectionPlace) throws(SelectionError) {
    for value in range {
      guard let scalar = Unicode.Scalar(value) else { continue }
      try add(.codePoint(scalar, variation: nil), at: place)
    }
  }

  /// Adds the characters of a text, each with the variation selector that follows it.
  mutating func add(_ text: [PlacedScalar]) throws(SelectionError) {
    var next = 0
    while next < text.count {
      let (scalar, place) = (text[next].scalar, text[next].place)
      if scalar.properties.isJoinControl { throw SelectionError(.joiner(scalar), at: place) }
      if scalar.properties.isVariationSelector { throw SelectionError(.loneSelector(scalar), at: place) }
      next += 1
      if next < text.count, text[next].scalar.properties.isVariationSelector {
        try add(.codePoint(scalar, variation: text[next].scalar), at: place)
        next += 1
      } else {
        try add(.codePoint(scalar, variation: nil), at: place)
      }
    }
  }

  /// The list; at least one request has to be there.
  func finish(at end: SelectionPlace) throws(SelectionError) -> [GlyphRequest] {
    if requests.isEmpty { throw SelectionError(.nothing, at: end) }
    return requests
  }
}

/// A character and where it stands.
struct PlacedScalar {
  var scalar: Unicode.Scalar
  var place: SelectionPlace

  /// The characters of a text of one line.
  static func scalars(of text: String) -> [PlacedScalar] {
    var offset = 0
    return text.unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return PlacedScalar(scalar: scalar, place: SelectionPlace(offset: offset))
    }
  }
}

/// One part of a list, between separators.
struct ListItem {
  var text: String
  var place: SelectionPlace

  /// Cuts a list at ASCII separators; white space around an item is none of it.
  static func items(of text: String, separators: String, keepsEmpty: Bool = false) -> [ListItem] {
    let cuts = Array(separators.utf8), blanks = Array(" \t\r\n".utf8)
    return Array(text.utf8)
      .split(omittingEmptySubsequences: !keepsEmpty) { cuts.contains($0) }
      .map { part in
        var item = part.drop { blanks.contains($0) }
        while let last = item.last, blanks.contains(last) { item.removeLast() }
        return ListItem(
          text: String(decoding: item, as: UTF8.self), place: SelectionPlace(offset: item.startIndex))
      }
  }
}
