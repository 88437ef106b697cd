import Meniscus

/// Makes the fields of one command: what a verb adds to the work that all of them share.
protocol FieldMaker: Sendable {
  /// What is read before memory for the field is asked for.
  associatedtype Source

  /// What the sources are called in the progress: `masks`.
  var noun: String { get }
  /// Whether reading may give warnings, so that the report has a place for them.
  var givesWarnings: Bool { get }

  /// Reads the source of a task.
  ///
  /// - Parameters:
  ///   - index: the task's place in the batch.
  ///   - generator: the worker's own.
  ///   - warnings: takes what people should know, also where an error follows.
  func read(
    _ index: Int, _ generator: SDFGenerator, _ warnings: inout [FieldWarning]
  ) throws -> Source

  /// Bytes that the field's making takes at its peak.
  func memory(of source: Source) -> FieldMemory

  /// Makes the field.
  ///
  /// - Parameter progress: told how far the generator has come.
  func generate(
    _ source: consuming Source, _ generator: SDFGenerator, threads: Int,
    progress: @escaping @Sendable (SDFProgress) -> Void
  ) throws -> MadeField

  /// What becomes of a field without an outline, which the user has not allowed: an error, or a note
  /// that it is skipped.
  func absence(of made: MadeField, _ index: Int) -> FieldAbsence
}

/// A field and what its making tells.
struct MadeField {
  var generation: SDFGeneration
  /// The time from the source's bytes to what the generator takes.
  var decoding: Duration
  /// What is painted, where it is too small for the field to have an outline.
  var lost: LostPainting?
}

/// What becomes of a field without an outline; a sentence without a full stop.
enum FieldAbsence {
  /// The input fails: as bad data, or where an option made it so as wrong usage.
  case failure(String, ExitCode = .badData)
  /// Nothing is written, and that is no failure.
  case skip(String)
}

/// Something that people should know of an input that was used all the same.
struct FieldWarning: Encodable, Equatable, Sendable {
  /// The line of the input's file, from 1; nil where there is none to point at.
  var line: Int?
  /// One sentence without a full stop.
  var reason: String

  /// The line for standard error.
  ///
  /// - Parameter source: as the user named it.
  func text(of source: String) -> String {
    "meniscus: \(InputFile.name(source))\(line.map { ":\($0)" } ?? ""): warning: \(reason)\n"
  }
}
