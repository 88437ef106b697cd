import Foundation

/// A table in Markdown; its columns line up in the source too.
struct MarkdownTable {
  /// The names of the columns.
  var header: [String]
  /// The cells, row by row.
  var rows: [[String]] = []

  /// The table, a line a row, without a line feed at the end.
  var text: String {
    let widths = header.indices.map { column in
      ([header] + rows).reduce(3) { max($0, $1[column].count) }
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined()
    return ([line(header), rule] + rows.map(line)).joined(separator: "\n")
  }
}

extension Double {
  /// The number with at least three significant digits, without an exponent.
  var short: String {
    let digits = abs(self) >= 100 ? 0 : abs(self) >= 10 ? 1 : abs(self) >= 1 ? 2 : 3
    return String(format: "%.\(digits)f", self)
  }
}

extension Timing {
  /// Minimum and median.
  var short: String { "\(minimum.short) / \(median.short)" }
}
