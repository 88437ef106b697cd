/// Lines over the sides of masks, in panels that share axes and a legend.
struct Chart {
  /// One line.
  struct Series {
    /// Its name in the legend; the same name has the same colour in all panels.
    var name: String
    /// Side in texels or another whole number, and value.
    var points: [(side: Int, value: Double)]
  }

  /// One pair of axes.
  struct Panel {
    /// What it shows.
    var title: String
    /// Its lines.
    var series: [Series]
    /// A level drawn across the panel.
    var limit: Double?
  }

  /// What all panels show.
  var title: String
  /// The unit of the vertical axis.
  var unit: String
  /// Whether the vertical axis is logarithmic.
  var isLogarithmic: Bool
  /// The panels, three a row.
  var panels: [Panel]
  /// What follows the numbers of the horizontal axis.
  var sideUnit = "²"

  /// The names of the legend in the order of their first use.
  var names: [String] {
    var names: [String] = []
    for series in panels.flatMap(\.series) where !names.contains(series.name) { names.append(series.name) }
    return names
  }

  /// All sides, ascending.
  var sides: [Int] { Set(panels.flatMap(\.series).flatMap(\.points).map(\.side)).sorted() }

  /// All values.
  var values: [Double] {
    panels.flatMap(\.series).flatMap(\.points).map(\.value) + panels.compactMap(\.limit)
  }
}
