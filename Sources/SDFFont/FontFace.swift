import CFreeType

/// One face of a font: its names and metrics, its axes, and its glyphs.
///
/// All lengths are in font units, y up. A face belongs to one thread at a time; for more threads open a
/// face on each from the same `FontFile`, which costs little: the bytes are shared.
@safe
public final class FontFace {
  let handle: FaceHandle
  /// How many glyphs there are; their indices are 0 ..< this.
  public let glyphCount: Int
  /// Font units in an em; 0 in a font without outlines.
  public let unitsPerEm: Int
  /// Whether there are outlines at all; a font of bitmaps only has none.
  public let hasOutlines: Bool
  /// Whether glyphs have names.
  public let hasGlyphNames: Bool
  /// The format of the outlines as FreeType names it: `TrueType`, `CFF`, `Type 1`, …
  public let format: String
  /// The name of the family, as the font's table of names or FreeType has it.
  public let familyName: String?
  /// The name of the style within the family: `Regular`, `Bold Italic`, …
  public let styleName: String?
  /// In what ways the font varies; empty in a font that does not.
  public let axes: [FontAxis]
  /// The places of the design space that the font names, in the font's order.
  public let instances: [FontInstance]
  /// The present value of each axis.
  public private(set) var coordinates: [Double]
  /// Glyphs by their names, made when it is first needed.
  private var indicesByName: [String: Int]?

  /// Opens a face; a collection (TTC) has several, from 0.
  public init(_ file: FontFile, face index: Int = 0) throws(FontError) {
    handle = try FaceHandle.make(file)
    try handle.open(index)
    let info = handle.info
    glyphCount = Int(info.glyph_count)
    unitsPerEm = info.has_outlines ? Int(info.units_per_em) : 0
    hasOutlines = info.has_outlines
    hasGlyphNames = info.has_glyph_names
    format = handle.format
    let names = FontNames(handle)
    // 16 and 17 name families of more than four styles (OpenType, name).
    familyName = names[16] ?? names[1] ?? handle.family
    styleName = names[17] ?? names[2] ?? handle.style
    axes = handle.axes
    instances = handle.instances(names)
    coordinates = axes.map(\.initial)
  }

  /// From the baseline up to the top of what a line holds.
  public var ascender: Double { Double(handle.info.ascender) }
  /// From the baseline up to the bottom of what a line holds: negative.
  public var descender: Double { Double(handle.info.descender) }
  /// What is left free between lines.
  public var lineGap: Double {
    let info = handle.info
    return Double(info.line_height) - Double(info.ascender) + Double(info.descender)
  }

  /// Moves to a place in the design space; axes that are not named take their initial value.
  ///
  /// Throws where a tag is not the font's, is there twice, or a value lies beyond its axis. FreeType keeps
  /// values to 1/65536.
  public func set(_ settings: [AxisSetting]) throws(FontError) {
    var values = axes.map(\.initial)
    var seen: Set<String> = []
    for setting in settings {
      guard let place = axes.firstIndex(where: { $0.tag == setting.tag }) else {
        throw .noSuchAxis(tag: setting.tag, axes: axes.map(\.tag))
      }
      guard seen.insert(setting.tag).inserted else { throw .repeatedAxis(tag: setting.tag) }
      try axes[place].check(setting.value)
      values[place] = setting.value
    }
    try move(to: values)
  }

  /// Moves to one of `instances`; throws where it has not a value within its axis for each.
  public func select(_ instance: FontInstance) throws(FontError) {
    guard instance.coordinates.count == axes.count else {
      throw .noSuchInstance(name: instance.name ?? "", instances: instances.compactMap(\.name))
    }
    for (axis, value) in zip(axes, instance.coordinates) { try axis.check(value) }
    try move(to: instance.coordinates)
  }

  /// Moves to the instance of that name; capitals don't matter.
  public func selectInstance(named name: String) throws(FontError) {
    let found = instances.first { $0.name?.lowercased() == name.lowercased() }
    guard let found else {
      throw .noSuchInstance(name: name, instances: instances.compactMap(\.name))
    }
    try select(found)
  }

  private func move(to values: [Double]) throws(FontError) {
    if values.isEmpty { return }
    try handle.check(handle.setCoordinates(values))
    coordinates = values
  }

  /// The glyph of that name; of several the first.
  func index(named name: String) throws(FontError) -> Int? {
    if !hasGlyphNames { throw .noGlyphNames(name: name) }
    if indicesByName == nil {
      let names = (0..<glyphCount).compactMap { index in handle.name(of: index).map { ($0, index) } }
      indicesByName = Dictionary(names) { first, _ in first }
    }
    return indicesByName?[name]
  }
}
