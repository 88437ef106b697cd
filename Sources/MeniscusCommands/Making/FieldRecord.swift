import Foundation
import Meniscus

/// What became of one source: an object of a `--json` report.
struct FieldRecord: Encodable, Sendable {
  /// The numbers of a field that was written.
  struct Written: Sendable {
    var size: GridSize
    var outline: Bool
    var largestInsideDistance: Double
    var floodMethod: String
    var heightMethod: String
    var durations: [String: Duration]
    /// The metrics, where the source is a glyph.
    var glyph: SDFMetadata.Glyph?
  }

  /// What became of it.
  enum Outcome: Sendable {
    case written(Written)
    /// Nothing was to be written, for this reason.
    case skipped(String)
    case failed(Failure)
  }

  var input: String
  var output: String
  var outcome: Outcome
  /// Nil for sources that never have any.
  var warnings: [FieldWarning]?
  /// Whether people were told of it already.
  var isTold = false

  /// Why it failed; nil where it did not.
  var failure: Failure? {
    if case .failed(let failure) = outcome { failure } else { nil }
  }

  private enum Key: String, CodingKey {
    case input, output, width, height, outline, largestInsideDistance, floodMethod, heightMethod
    case stageMilliseconds, glyph, warnings, skipped, error, code
  }

  /// The keys of a written field are there in any case; null where nothing was written. `skipped`, or
  /// `error` and `code`, tell why; `glyph` and `warnings` are there for sources that have them.
  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    let written: Written? = if case .written(let written) = outcome { written } else { nil }
    try object.encode(input, forKey: .input)
    try object.encode(written == nil ? nil : output, forKey: .output)
    try object.encode(written?.size.width, forKey: .width)
    try object.encode(written?.size.height, forKey: .height)
    try object.encode(written?.outline, forKey: .outline)
    try object.encode(written?.largestInsideDistance, forKey: .largestInsideDistance)
    try object.encode(written?.floodMethod, forKey: .floodMethod)
    try object.encode(written?.heightMethod, forKey: .heightMethod)
    try object.encode(written?.durations.mapValues(\.milliseconds), forKey: .stageMilliseconds)
    try object.encodeIfPresent(written?.glyph, forKey: .glyph)
    try object.encodeIfPresent(warnings, forKey: .warnings)
    switch outcome {
    case .written: break
    case .skipped(let note): try object.encode(note, forKey: .skipped)
    case .failed(let failure):
      try object.encode(failure.reason, forKey: .error)
      try object.encode(failure.code.rawValue, forKey: .code)
    }
  }

  /// The lines for people: warnings, and what was written or why not.
  ///
  /// - Parameter isQuiet: leaves the failure alone.
  func lines(isQuiet: Bool) -> String {
    if isTold { return "" }
    if isQuiet { return failure?.line ?? "" }
    let name = InputFile.name(input)
    let told = (warnings ?? []).map { $0.text(of: input) }.joined()
    switch outcome {
    case .failed(let failure): return told + failure.line
    case .skipped(let note): return told + "\(name): skipped: \(note)\n"
    case .written(let written):
      let total = written.durations.values.reduce(.zero, +)
      let flood = written.outline ? "\(written.floodMethod) flood" : "no outline"
      return told + "\(name) -> \(OutputFile.name(output))  \(written.size), \(flood), "
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
