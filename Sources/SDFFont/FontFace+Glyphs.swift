import CFreeType
import SDFGeometry

extension FontFace {
  /// The glyph that is asked for.
  ///
  /// Throws `missingGlyph`, `noSuchGlyph` or `noGlyphNames` where the font has none, `noLigature` and
  /// `noShaper` for symbols, and `damagedGlyph` where what it has cannot be read.
  public func glyph(_ request: GlyphRequest) throws(FontError) -> Glyph {
    switch request {
    case .codePoint(let scalar, let variation):
      let index = handle.index(of: scalar, variation: variation)
      if index == 0 { throw .missingGlyph(request) }
      var found = try glyph(at: index)
      found.codePoint = scalar
      return found
    case .name(let name):
      guard let index = try index(named: name) else { throw .missingGlyph(request) }
      return try glyph(at: index)
    case .index(let index): return try glyph(at: index)
    case .symbol(let symbol): return try glyph(at: ligature(symbol))
    }
  }

  /// The glyph of a character.
  public func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Glyph {
    try glyph(.codePoint(scalar, variation: nil))
  }

  /// Whether the font has a glyph for a character, without reading it.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { handle.index(of: scalar, variation: nil) != 0 }

  /// Every glyph of the font by its index, from 0, the glyph that stands for missing ones.
  public var allGlyphs: [GlyphRequest] { (0..<glyphCount).map { .index($0) } }

  private func glyph(at index: Int) throws(FontError) -> Glyph {
    guard index >= 0, index < glyphCount else { throw .noSuchGlyph(index: index, count: glyphCount) }
    let name = handle.name(of: index)
    var loaded = unsafe cft_glyph()
    if hasOutlines {
      try handle.check(unsafe cft_load_glyph(handle.pointer, UInt32(index), &loaded), glyph: index)
    }
    var decoder = OutlineDecoder()
    guard unsafe decoder.decode(loaded) else {
      throw .damagedGlyph(index: index, reason: "its contours break the rules")
    }
    let content: Glyph.Content =
      if !decoder.path.isEmpty {
        unsafe .outline(decoder.path, loaded.is_even_odd ? .evenOdd : .nonzero)
      } else {
        unsafe cft_has_picture(handle.pointer, UInt32(index)) ? .picture : .blank
      }
    return Glyph(
      index: index, name: name, unitsPerEm: unitsPerEm, advance: unsafe loaded.advance,
      bounds: decoder.bounds, content: content)
  }
}

extension OutlineDecoder {
  /// Adds the contours of the glyph that was loaded last.
  fileprivate mutating func decode(_ glyph: cft_glyph) -> Bool {
    let (points, contours) = unsafe (Int(glyph.point_count), Int(glyph.contour_count))
    return unsafe decode(
      points: UnsafeBufferPointer(start: glyph.points, count: points).span,
      kinds: UnsafeBufferPointer(start: glyph.kinds, count: points).span,
      ends: UnsafeBufferPointer(start: glyph.ends, count: contours).span)
  }
}

extension FaceHandle {
  /// 0 where there is none.
  func index(of scalar: Unicode.Scalar, variation: Unicode.Scalar?) -> Int {
    Int(unsafe cft_glyph_of(pointer, scalar.value, variation?.value ?? 0))
  }
}
