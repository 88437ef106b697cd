/// Why a run ended.
enum BenchmarkError: Error {
  /// The arguments are wrong; how they should be.
  case usage(String)
  /// A question needs Python with OpenCV, and there is none.
  case noPeer
  /// A program ended with a status other than 0, after it had said something to standard error.
  case commandFailed([String], status: Int32, said: String)
  /// A process answered something else than what was asked for.
  case badAnswer(String)
  /// A file ends before a row of a mask.
  case shortFile(String, row: Int)
  /// OpenCV sees another shape than we do.
  case differentMasks(ours: Int, theirs: Int)
  /// A font that a question needs is not installed.
  case noFont(String)
  /// FreeType does not open a font or does not render a glyph.
  case freeTypeRefused(String)
  /// FreeType's fields of glyphs are larger or smaller than ours.
  case differentGlyphs(ours: Int, theirs: Int)
}

extension BenchmarkError: CustomStringConvertible {
  /// One sentence for people.
  var description: String {
    switch self {
    case .usage(let text): "usage: meniscus-benchmarks \(text)"
    case .noPeer: "Python with OpenCV and Pillow is missing; Benchmarks/run makes it"
    case .commandFailed(let words, let status, let said):
      "\(words.joined(separator: " ")) ended with status \(status): \(said)"
    case .badAnswer(let text): "a process answered \"\(text)\""
    case .shortFile(let path, let row): "\(path) ends before row \(row)"
    case .differentMasks(let ours, let theirs):
      "OpenCV sees \(theirs) texels inside, the mask has \(ours) over one half"
    case .noFont(let path): "the font \(path) is missing; Benchmarks/run installs it"
    case .freeTypeRefused(let what): "FreeType refused \(what)"
    case .differentGlyphs(let ours, let theirs):
      "FreeType's fields have \(theirs) texels in all, ours \(ours)"
    }
  }
}
