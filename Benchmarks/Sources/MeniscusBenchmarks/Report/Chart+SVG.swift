import Foundation

extension Chart {
  /// Colours that also people with a red-green weakness tell apart (after Okabe & Ito).
  private static let colours = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#444444"]
  private static let panelWidth = 290.0, panelHeight = 210.0
  private static let left = 52.0, top = 50.0, gapBelow = 58.0, gapRight = 18.0
  private static let perRow = 3

  /// The chart as an SVG file.
  var svg: String {
    let columns = min(Self.perRow, max(1, panels.count))
    let rows = (panels.count + Self.perRow - 1) / Self.perRow
    let width = Double(columns) * (Self.left + Self.panelWidth + Self.gapRight)
    let bottom = Self.top + Double(rows) * (Self.panelHeight + Self.gapBelow)
    let height = bottom + 2 + 20 * Double(legendRows(width))
    let scale = Scale(values, isLogarithmic: isLogarithmic)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.place)" height="\(height.place)" \
      viewBox="0 0 \(width.place) \(height.place)" font-family="DejaVu Sans, Helvetica, Arial, sans-serif" \
      font-size="11" fill="#222">
      <rect width="100%" height="100%" fill="#fff"/>
      """,
      text(12, 20, "\(title) (\(unit))", "font-size=\"14\" font-weight=\"bold\""),
    ]
    for (index, panel) in panels.enumerated() {
      let x = Double(index % Self.perRow) * (Self.left + Self.panelWidth + Self.gapRight) + Self.left
      let y = Double(index / Self.perRow) * (Self.panelHeight + Self.gapBelow) + Self.top
      parts.append("<g transform=\"translate(\(x.place) \(y.place))\">")
      parts += axes(panel, scale) + panel.series.flatMap { line($0, scale) }
      parts.append("</g>")
    }
    parts += legend(y: bottom, width)
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func colour(_ name: String) -> String {
    Self.colours[(names.firstIndex(of: name) ?? 0) % Self.colours.count]
  }

  /// The place of a side on the horizontal axis, which is logarithmic.
  private func across(_ side: Int) -> Double {
    guard let first = sides.first, let last = sides.last, last > first else { return Self.panelWidth / 2 }
    let inset = 16.0
    let part = log(Double(side) / Double(first)) / log(Double(last) / Double(first))
    return inset + part * (Self.panelWidth - 2 * inset)
  }

  private func up(_ value: Double, _ scale: Scale) -> Double { Self.panelHeight * (1 - scale.height(value)) }

  private func axes(_ panel: Panel, _ scale: Scale) -> [String] {
    var parts = [text(0, -8, panel.title, "font-weight=\"bold\"")]
    for mark in scale.marks {
      let y = up(mark, scale)
      parts.append(rule(y, "stroke=\"#ddd\""))
      parts.append(text(-6, y + 4, Scale.label(mark), "text-anchor=\"end\" fill=\"#555\""))
    }
    for side in sides {
      parts.append(
        text(
          across(side), Self.panelHeight + 16, "\(side)\(sideUnit)", "text-anchor=\"middle\" fill=\"#555\""))
    }
    if let limit = panel.limit {
      let y = up(limit, scale)
      parts.append(rule(y, "stroke=\"#b00\" stroke-dasharray=\"5 4\""))
      parts.append(text(4, y - 4, "limit", "fill=\"#b00\""))
    }
    return parts
  }

  private func rule(_ y: Double, _ style: String) -> String {
    "<path d=\"M0 \(y.place)H\(Self.panelWidth.place)\" fill=\"none\" \(style)/>"
  }

  private func line(_ series: Series, _ scale: Scale) -> [String] {
    let places = series.points.map { (across($0.side).place, up($0.value, scale).place) }
    let path = places.map { "\($0) \($1)" }.joined(separator: "L")
    let dots = places.map { "<circle cx=\"\($0)\" cy=\"\($1)\" r=\"3\" fill=\"\(colour(series.name))\"/>" }
    return ["<path d=\"M\(path)\" fill=\"none\" stroke=\"\(colour(series.name))\" stroke-width=\"2\"/>"]
      + dots
  }

  private static let legendWidth = 205.0

  private func legendColumns(_ width: Double) -> Int { max(1, Int((width - 12) / Self.legendWidth)) }

  private func legendRows(_ width: Double) -> Int {
    (names.count + legendColumns(width) - 1) / legendColumns(width)
  }

  private func legend(y: Double, _ width: Double) -> [String] {
    names.enumerated().flatMap { index, name in
      let x = 20 + Double(index % legendColumns(width)) * Self.legendWidth
      let y = y - 6 + 20 * Double(index / legendColumns(width))
      return [
        "<path d=\"M\(x.place) \(y.place)h22\" stroke=\"\(colour(name))\" stroke-width=\"3\"/>",
        text(x + 28, y + 4, name, ""),
      ]
    }
  }

  private func text(_ x: Double, _ y: Double, _ words: String, _ style: String) -> String {
    let escaped = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<text x=\"\(x.place)\" y=\"\(y.place)\" \(style)>\(escaped)</text>"
  }
}

extension Double {
  /// A coordinate with one decimal.
  fileprivate var place: String { String(format: "%.1f", self) }
}
