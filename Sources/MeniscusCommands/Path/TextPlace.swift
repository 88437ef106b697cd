/// Shows a place in a text to people.
enum TextPlace {
  /// Bytes that are shown before and after the place.
  private static let before = 40
  private static let after = 30

  /// The part of the line around a byte, and below it a caret under that byte's character.
  static func lines(_ bytes: [UInt8], offset: Int) -> String {
    let place = min(max(0, offset), bytes.count)
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let lineStart = bytes[..<place].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let lineEnd = bytes[place...].firstIndex(where: isBreak) ?? bytes.count
    let start = characterStart(bytes, max(lineStart, place - before))
    let end = characterStart(bytes, min(lineEnd, place + after))
    let head = (start > lineStart ? "…" : "") + plain(bytes[start..<max(start, place)])
    let tail = plain(bytes[max(start, place)..<max(place, end)]) + (end < lineEnd ? "…" : "")
    return "  \(head)\(tail)\n  \(String(repeating: " ", count: head.count))^"
  }

  /// The first place from here on where a character starts.
  private static func characterStart(_ bytes: [UInt8], _ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    return place
  }

  /// The text with a space in place of whatever would move the caret.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
          $0.properties.generalCategory == .control ? " " : $0
        }))
  }
}
