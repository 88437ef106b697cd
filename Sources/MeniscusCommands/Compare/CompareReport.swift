import Meniscus

/// What `compare` tells.
struct CompareReport: Encodable {
  let a: String
  let b: String
  let size: GridSize
  let clamp: Clamp
  let comparison: FieldComparison

  /// The T of ±T that each field's distances are clamped to, in texels; nil where none is known of.
  struct Clamp: Encodable {
    let a: Double?
    let b: Double?

    private enum Key: String, CodingKey { case a, b }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(a, forKey: .a)
      try object.encode(b, forKey: .b)
    }
  }

  private enum Key: String, CodingKey { case a, b, width, height, clamp, all, band }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(a, forKey: .a)
    try object.encode(b, forKey: .b)
    try object.encode(size.width, forKey: .width)
    try object.encode(size.height, forKey: .height)
    try object.encode(clamp, forKey: .clamp)
    try object.encode(comparison.all, forKey: .all)
    try object.encode(comparison.band, forKey: .band)
  }

  /// The report for people.
  var text: String {
    let band = "within \(TextTable.number(Double(FieldComparison.bandWidth))) texels"
    return "A \(InputFile.name(a))\nB \(InputFile.name(b))\n\(size) texels, |A - B| of each channel\n\n"
      + Self.lines("all texels", comparison.all) + "\n" + Self.lines(band, comparison.band)
  }

  private static func lines(_ title: String, _ region: FieldComparison.Region) -> String {
    guard let channels = region.channels else { return TextTable.line(title, "none") }
    var text = TextTable.heading(title, ["mean", "99 %", "max", "rms"])
    for channel in FieldChannel.allCases {
      guard let summary = channels[channel] else { continue }
      text += TextTable.numbers(
        channel.meaning, [summary.mean, Double(summary.p99), Double(summary.max), summary.rms])
    }
    return text + TextTable.line("count", "\(region.count)")
  }
}

extension FieldComparison.Region: Encodable {
  private enum Key: String, CodingKey { case count, r, g, b, a }

  /// The count and an object for each channel; null for a channel that was not compared.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(count, forKey: .count)
    try object.encode(channels?[.r], forKey: .r)
    try object.encode(channels?[.g], forKey: .g)
    try object.encode(channels?[.b], forKey: .b)
    try object.encode(channels?[.a], forKey: .a)
  }
}
