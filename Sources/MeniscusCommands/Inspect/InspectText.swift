import Meniscus

extension InspectReport {
  /// The report for people.
  var text: String {
    var text = "\(InputFile.name(file))\n"
    text += TextTable.line("format", "\(format), \(precision)\(range), \(bytes) bytes")
    text += TextTable.line(
      "size", "\(width)x\(height)" + (levels.count > 1 ? ", \(levels.count) levels" : ""))
    text += TextTable.line("first row", origin)
    if let writer { text += TextTable.line("writer", writer) }
    text += metadata.map(Self.lines) ?? TextTable.line("metadata", "none")
    text += "\n" + TextTable.heading("", ["min", "max", "mean"])
    for channel in FieldChannel.allCases {
      if let extent = statistics[channel.rawValue] { text += Self.line(channel.meaning, extent) }
    }
    if let gradientLength { text += Self.line("gradient length", gradientLength) }
    let share = 100 * Double(insideTexels) / Double(width * height)
    text += TextTable.line(
      "inside", "\(insideTexels) of \(width * height) texels, \(TextTable.number(share)) %")
    if let at { text += "\n" + Self.line(at) }
    return text
  }

  private var range: String { eightBitRange.map { " over ±\(TextTable.number($0)) texels" } ?? "" }

  private static func line(_ term: String, _ extent: FieldStatistics.Extent) -> String {
    TextTable.numbers(term, [Double(extent.min), Double(extent.max), extent.mean])
  }

  private static func line(_ texel: Texel) -> String {
    let values = [("R", texel.r), ("G", texel.g), ("B", texel.b), ("A", texel.a)] as [(String, Float?)]
    let told = values.compactMap { name, value in value.map { "\(name) \($0)" } }
    return TextTable.line("texel \(texel.x),\(texel.y)", told.joined(separator: "  "))
  }

  private static func lines(_ metadata: SDFMetadata) -> String {
    let flood = metadata.flood.passes.map { ", \($0) passes" } ?? ""
    let height = metadata.height.sweeps.map { ", \($0) sweeps" } ?? ""
    let threshold = metadata.threshold.map { ", threshold \($0)" } ?? ""
    let range = metadata.range.map { "±\(TextTable.number($0)) texels" } ?? "not clamped"
    let largest = "largest inside distance \(TextTable.number(metadata.largestInsideDistance))"
    return TextTable.line("source", "\(metadata.source)\(threshold), border \(metadata.border.rawValue)")
      + (metadata.glyph.map(line) ?? "")
      + TextTable.line(
        "placement",
        "origin \(pair(metadata.origin)), scale \(pair(metadata.scale)), "
          + "padding \(metadata.padding)")
      + TextTable.line("outline", metadata.outline ? largest : "none")
      + TextTable.line("range", range)
      + TextTable.line("flood", metadata.flood.method + flood)
      + TextTable.line("height", metadata.height.method + height)
  }

  private static func line(_ glyph: SDFMetadata.Glyph) -> String {
    let digits = glyph.codePoint.map { String($0, radix: 16, uppercase: true) }
    let character = digits.map { ["U+" + String(repeating: "0", count: max(0, 4 - $0.count)) + $0] } ?? []
    let names = (glyph.name.map { [$0] } ?? []) + character + ["index \(glyph.index)"]
    let face = glyph.face.map { ["face \($0)"] } ?? []
    let axes = (glyph.axes ?? [:]).map { tag, value in "\(tag)=\(TextTable.number(value))" }
    let font = (face + axes.sorted()).joined(separator: ", ")
    return TextTable.line("glyph", names.joined(separator: ", "))
      + (font.isEmpty ? "" : TextTable.line("font", font))
      + TextTable.line(
        "metrics",
        "advance \(TextTable.number(glyph.advance)), bearings \(pair([glyph.bearingX, glyph.bearingY])), "
          + "em \(TextTable.number(glyph.emSize))")
  }

  private static func pair(_ numbers: [Double]) -> String {
    numbers.map(TextTable.number).joined(separator: ",")
  }
}
