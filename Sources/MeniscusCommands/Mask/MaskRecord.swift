import Foundation
import Meniscus

/// What became of one input: an object of `mask --json`.
package struct MaskRecord: Encodable, Sendable {
  /// The numbers of a field that was written.
  struct Written: Sendable {
    var size: GridSize
    var outline: Bool
    var largestInsideDistance: Double
    var floodMethod: String
    var heightMethod: String
    var durations: [String: Duration]
  }

  var input: String
  var output: String
  var result: Result<Written, Failure>

  private enum Key: String, CodingKey {
    case input, output, width, height, outline, largestInsideDistance, floodMethod, heightMethod
    case stageMilliseconds, error, code
  }

  /// All keys are there in any case; null where the input failed. `error` and `code` are there where it
  /// failed.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    let written = try? result.get()
    try object.encode(input, forKey: .input)
    try object.encode(written == nil ? nil : output, forKey: .output)
    try object.encode(written?.size.width, forKey: .width)
    try object.encode(written?.size.height, forKey: .height)
    try object.encode(written?.outline, forKey: .outline)
    try object.encode(written?.largestInsideDistance, forKey: .largestInsideDistance)
    try object.encode(written?.floodMethod, forKey: .floodMethod)
    try object.encode(written?.heightMethod, forKey: .heightMethod)
    try object.encode(written?.durations.mapValues(\.milliseconds), forKey: .stageMilliseconds)
    if case .failure(let failure) = result {
      try object.encode(failure.reason, forKey: .error)
      try object.encode(failure.code.rawValue, forKey: .code)
    }
  }

  /// The line for people: what was written, or why not.
  func line(isQuiet: Bool) -> String {
    switch result {
    case .failure(let failure): return failure.line
    case .success(let written):
      if isQuiet { return "" }
      let total = written.durations.values.reduce(.zero, +)
      let flood = written.outline ? "\(written.floodMethod) flood" : "no outline"
      return "\(InputFile.name(input)) -> \(OutputFile.name(output))  \(written.size), \(flood), "
        + "\(Int(total.milliseconds.rounded())) ms\n"
    }
  }
}

extension Duration {
  /// Milliseconds, to the microsecond.
  var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1000 + (Double(attoseconds) / 1e12).rounded() / 1000
  }
}
