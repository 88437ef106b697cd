import Foundation
import Testing

@testable import MeniscusBenchmarks

@Suite struct ChartTests {
  @Test func logarithmicMarksHoldAllValues() {
    let scale = Scale([0.03, 7], isLogarithmic: true)
    #expect(scale.marks == [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10])
    #expect(abs(scale.height(0.02)) < 1e-12 && abs(scale.height(10) - 1) < 1e-12)
  }

  @Test func linearMarksStartAtZero() {
    let scale = Scale([3, 31], isLogarithmic: false)
    #expect(scale.marks == [0, 10, 20, 30, 40])
    #expect(scale.height(20) == 0.5)
    #expect(Scale.label(0.05) == "0.05" && Scale.label(20) == "20")
  }

  @Test func tableColumnsLineUp() {
    let table = MarkdownTable(header: ["a", "bcde"], rows: [["12345", "6"]])
    #expect(table.text == "| a     | bcde |\n|-------|------|\n| 12345 | 6    |")
  }

  @Test func numbersKeepThreeDigits() {
    #expect([0.0412, 1.234, 12.34, 1234.5].map(\.short) == ["0.041", "1.23", "12.3", "1234"])
  }

  @Test func everyLineIsInTheDrawing() {
    let chart = Chart(
      title: "a < b", unit: "ns", isLogarithmic: true,
      panels: [
        .init(title: "one", series: [.init(name: "x", points: [(256, 1), (512, 4)])]),
        .init(title: "two", series: [.init(name: "y", points: [(256, 2)])]),
      ])
    let svg = chart.svg
    #expect(svg.contains("a &lt; b (ns)"))
    #expect(svg.split(separator: "<circle").count == 4)
    #expect(svg.hasSuffix("</svg>\n"))
  }
}
