import Foundation
import SDFFormats
import SDFGrid
import Testing

extension ToolSuite {
  /// Runs the program, expects that all was done, and returns what it left.
  @discardableResult
  func runToEnd(
    _ words: [String], input: [UInt8] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Tool.Outcome {
    let outcome = try tool.run(words, input: input)
    #expect(outcome.code == 0, "\(words): \(outcome.errors)", sourceLocation: sourceLocation)
    return outcome
  }

  /// The field in a file of the workspace.
  func field(_ name: String) throws -> SDFTexture { try KTX2.decode(workspace.read(name)).texture }

  /// What `inspect --at` says of a texel, and the placement in the metadata.
  func inspect(_ name: String, at x: Int, _ y: Int) throws -> (
    distance: Double, origin: [Double], scale: [Double], source: String
  ) {
    let report = try runToEnd(["inspect", name, "--at", "\(x),\(y)", "--json"]).object()
    let at = try #require(report["at"] as? [String: Double])
    let metadata = try #require(report["metadata"] as? [String: Any])
    return (
      try #require(at["r"]), try #require(metadata["origin"] as? [Double]),
      try #require(metadata["scale"] as? [Double]), try #require(metadata["source"] as? String)
    )
  }

  /// Runs the commands of a verb's help as a shell does.
  func runExamples(of verb: String) throws {
    let help = try runToEnd([verb, "--help"]).text
    let examples = try #require(help.range(of: "\nExamples:\n"))
    let lines = help[examples.upperBound...].split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(commands.count >= 3)
    let shell = tool.throughShell("PATH=\"${1%/*}:$PATH\" exec /bin/sh -ec \"$2\"")
    for command in commands {
      let outcome = try shell.run(String(command))
      #expect(outcome.code == 0, "\(command): \(outcome.errors)")
    }
  }
}

/// The distance to a rectangle, negative inside.
func distance(
  _ x: Double, _ y: Double, toBoxFrom minX: Double, _ minY: Double, to maxX: Double, _ maxY: Double
) -> Double {
  let (dx, dy) = (max(minX - x, x - maxX), max(minY - y, y - maxY))
  if dx <= 0 && dy <= 0 { return max(dx, dy) }
  return (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
}

extension SDFTexture {
  /// The largest difference of R from a distance that is given in texel coordinates.
  func largestError(_ truth: (_ x: Double, _ y: Double) -> Double) -> Double {
    var largest = 0.0
    for y in 0..<size.height {
      for x in 0..<size.width {
        largest = max(largest, abs(Double(self[x, y].x) - truth(Double(x) + 0.5, Double(y) + 0.5)))
      }
    }
    return largest
  }
}
