/// The lines on which tags start.
///
/// An XML parser tells where a tag ends, and a tag may take many lines. The start is found by going back
/// to the tag's `<`, never further than the tag before, so that the whole costs no more than the file.
struct TagLines {
  private let bytes: [UInt8]
  /// Where the lines start.
  private var starts = [0]
  /// The end of the tag before.
  private var floor = 0

  /// Takes the file; without bytes the parser's own lines are taken.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
  }

  /// The line on which a tag starts that ends at a line and column, both counted from 1.
  mutating func start(ofTagEndingAt line: Int, column: Int) -> Int {
    guard !bytes.isEmpty, starts.indices.contains(line - 1) else { return max(line, 1) }
    let lineEnd = line < starts.count ? starts[line] : bytes.count
    let end = min(starts[line - 1] + max(column - 1, 0), lineEnd)
    var place = end
    var tagLine = line
    while place > floor {
      place -= 1
      if bytes[place] == UInt8(ascii: "<") {
        floor = max(floor, end)
        return tagLine
      }
      if bytes[place] == UInt8(ascii: "\n") { tagLine -= 1 }
    }
    floor = max(floor, end)
    return line
  }
}
