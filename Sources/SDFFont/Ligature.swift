#if HarfBuzz
  import CFreeType
  import CHarfBuzz
#endif

extension FontFace {
  #if HarfBuzz
    /// No font has a ligature of more bytes.
    private static let mostLigatureBytes = 4096

    /// The one glyph that shaping makes of a symbol's name, with the font's own ligatures.
    func ligature(_ symbol: String) throws(FontError) -> Int {
      let count = symbol.utf8.count
      guard count <= Self.mostLigatureBytes else { throw .noLigature(symbol: symbol, glyphs: count) }
      let glyphs = handle.shape(symbol, axes: axes, coordinates: coordinates)
      guard glyphs.count == 1, glyphs[0] != 0 else {
        throw .noLigature(symbol: symbol, glyphs: glyphs.count)
      }
      return Int(glyphs[0])
    }
  #else
    /// Refuses: shaping needs HarfBuzz.
    func ligature(_ symbol: String) throws(FontError) -> Int { throw .noShaper(symbol: symbol) }
  #endif
}

#if HarfBuzz
  extension FaceHandle {
    /// The glyphs of a text in the order in which they are shown.
    fileprivate func shape(_ text: String, axes: [FontAxis], coordinates: [Double]) -> [UInt32] {
      // The tables come through FreeType, which decompresses WOFF and WOFF2.
      let face = unsafe hb_face_create_for_tables(copyTable, UnsafeMutableRawPointer(pointer), nil)
      defer { unsafe hb_face_destroy(face) }
      let font = unsafe hb_font_create(face)
      defer { unsafe hb_font_destroy(font) }
      let variations = zip(axes, coordinates).map { axis, value in
        hb_variation_t(tag: axis.tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: Float(value))
      }
      unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
      let buffer = unsafe hb_buffer_create()
      defer { unsafe hb_buffer_destroy(buffer) }
      unsafe hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, -1)
      unsafe hb_buffer_guess_segment_properties(buffer)
      unsafe hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count)
      return unsafe UnsafeBufferPointer(start: glyphs, count: Int(count)).map { $0.codepoint }
    }
  }

  /// Hands a table of the font to HarfBuzz, which frees it.
  private func copyTable(
    _ face: OpaquePointer?, _ tag: UInt32, _ pointer: UnsafeMutableRawPointer?
  ) -> OpaquePointer? {
    guard let handle = unsafe pointer.map({ OpaquePointer($0) }) else { return nil }
    let count = unsafe cft_table_count(handle, tag)
    guard count > 0, count <= UInt32.max else { return nil }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    guard unsafe cft_copy_table(handle, tag, bytes, count) else {
      unsafe bytes.deallocate()
      return nil
    }
    let characters = unsafe UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    return unsafe hb_blob_create(characters, UInt32(count), HB_MEMORY_MODE_READONLY, bytes) {
      unsafe $0?.deallocate()
    }
  }
#endif
