/// The plots of a run, one a question.
enum Plots {
  /// The plots and the names of their files.
  static func all(_ results: Results) -> [(name: String, chart: Chart)] {
    [
      results.stages.map { ("stages", stages($0)) },
      results.opencv.map { ("opencv", openCV($0)) },
      results.memory.map { ("memory", memory($0)) },
      results.accuracy.map { ("accuracy", accuracy($0)) },
      results.command.map { ("command", command($0)) },
      results.paths.map { ("paths", paths($0)) },
    ].compactMap(\.self)
  }

  /// Cuts rows into panels by one name and into lines by another, in the order of their first appearance.
  private static func panels<Row>(
    _ rows: [Row], by title: (Row) -> String, lines: (Row) -> [(name: String, side: Int, value: Double)]
  ) -> [Chart.Panel] {
    var panels: [Chart.Panel] = []
    for row in rows {
      let name = title(row)
      if !panels.contains(where: { $0.title == name }) { panels.append(Chart.Panel(title: name, series: [])) }
      let index = panels.firstIndex { $0.title == name } ?? 0
      for line in lines(row) { panels[index].add(line.value, at: line.side, to: line.name) }
    }
    return panels
  }

  private static func stages(_ rows: [StageRow]) -> Chart {
    let exact = rows.filter { $0.flood == "exact" }.sorted { $0.threads > $1.threads }
    return Chart(
      title: "Stage by stage, minima, exact flood", unit: "ns a texel", isLogarithmic: true,
      panels: panels(exact, by: { "\($0.mask.rawValue), \(threads($0.threads))" }) { row in
        ["seed", "flood", "distance", "height", "compose"].compactMap { name in
          row.stages[name].map { (name, row.side, $0.minimum) }
        }
      })
  }

  private static func openCV(_ rows: [OpenCVRow]) -> Chart {
    Chart(
      title: "Both signs, no height, minima", unit: "ns a texel", isLogarithmic: false,
      panels: panels(
        rows.sorted { $0.threads > $1.threads }, by: { "\($0.mask.rawValue), \(threads($0.threads))" }
      ) { row in
        [
          ("Meniscus", row.side, row.meniscus.minimum),
          row.exact.map { ("OpenCV exact", row.side, $0.minimum) },
          row.chamfer.map { ("OpenCV 5×5 (inexact)", row.side, $0.minimum) },
        ].compactMap(\.self)
      })
  }

  private static func memory(_ rows: [MemoryRow]) -> Chart {
    var panels = panels(rows, by: { $0.mask.rawValue }) { row in
      [(row.height == "none" ? "without height" : "with height", row.side, row.bytesPerTexel)]
    }
    for index in panels.indices where panels[index].title != MaskKind.noise.rawValue {
      panels[index].limit = MemoryQuestion.limit
    }
    return Chart(
      title: "Peak memory beyond the mask", unit: "bytes a texel", isLogarithmic: false, panels: panels)
  }

  private static func accuracy(_ rows: [AccuracyRow]) -> Chart {
    Chart(
      title: "Mean error near the outline", unit: "texels", isLogarithmic: true,
      panels: panels(rows, by: { $0.shape }) { [($0.method, $0.side, $0.mean)] })
  }

  private static func command(_ rows: [CommandRow]) -> Chart {
    Chart(
      title: "PNG to file, process start to exit, minima", unit: "ms", isLogarithmic: true,
      panels: panels(rows, by: { $0.mask.rawValue }) { [($0.command, $0.side, $0.time.minimum)] })
  }

  private static func paths(_ rows: [PathRow]) -> Chart {
    var chart = Chart(
      title: "Paths of many segments, minima", unit: "ms", isLogarithmic: true,
      panels: panels(
        rows.sorted { $0.threads > $1.threads }, by: { "\($0.side)², \(threads($0.threads))" }
      ) { [($0.path.rawValue, $0.segments, $0.whole.minimum)] })
    chart.sideUnit = ""
    return chart
  }

  private static func threads(_ count: Int) -> String { count == 1 ? "1 thread" : "\(count) threads" }
}

extension Chart.Panel {
  /// Adds a point to a line, which is made when it is not there yet.
  fileprivate mutating func add(_ value: Double, at side: Int, to name: String) {
    if !series.contains(where: { $0.name == name }) { series.append(Chart.Series(name: name, points: [])) }
    let index = series.firstIndex { $0.name == name } ?? 0
    series[index].points.append((side, value))
  }
}
