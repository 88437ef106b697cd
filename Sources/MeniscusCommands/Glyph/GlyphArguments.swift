package import Meniscus
import SDFFont

/// The command line of `glyph`, read and checked.
package struct GlyphArguments: Sendable {
  /// The font's file, or `-`.
  package let font: String
  /// The face within the file.
  package let face: Int
  package let style: GlyphFont.Style
  package let choice: GlyphChoice
  /// What is not of glyphs alone.
  package let making: MakingArguments
  /// Texels in an em.
  package let emSize: Double
  /// Texels around a glyph's bounds.
  package let padding: Int

  /// Reads what was parsed, and the charset file.
  ///
  /// - Throws: wrong usage: values outside their ranges, options that exclude each other, lists that cannot be
  ///   read; what ``GlyphChoice`` throws.
  package init(_ parsed: ParsedArguments) throws(Failure) {
    typealias O = GlyphOption
    guard parsed.operands.count == 1 else {
      throw parsed.usage("name one font, not \(parsed.operands.count)")
    }
    font = parsed.operands[0]
    try InputFile.checkStandardInput([font, parsed.text(O.charset)].compactMap(\.self), verb: parsed.verb)
    making = try MakingArguments(parsed)
    face = try parsed.integer(O.face, 0...65535) ?? 0
    style = try Self.style(parsed)
    emSize = try parsed.number(O.emSize, .above(0, upTo: 16384)) ?? 64
    padding = parsed.has(O.padding) ? making.padding : O.standardPadding
    choice = try GlyphChoice(parsed)
  }

  /// What the generator is told of a glyph.
  package func options(_ placing: GlyphPlacing) -> PaintingOptions {
    var options = making.paintingOptions(source: "glyph")
    options.placement = placing.placement
    options.padding = padding
    return options
  }

  private static func style(_ parsed: ParsedArguments) throws(Failure) -> GlyphFont.Style {
    typealias O = GlyphOption
    let texts = parsed.texts(O.axis)
    if let name = parsed.text(O.instance) {
      try parsed.refuse(O.axis, "and '\(O.instance.name)' exclude each other")
      return .instance(name)
    }
    do throws(FontError) {
      var settings: [AxisSetting] = []
      for text in texts { settings.append(try AxisSetting(text)) }
      return .axes(settings)
    } catch {
      throw parsed.usage("option '\(O.axis.name)': \(error)")
    }
  }
}
