import Meniscus
import SDFFont
import SDFFormats
import SDFPNG
import SDFSVG

/// Why a command, or one input of it, came to nothing: a sentence and an exit code.
package struct Failure: Error, Equatable {
  /// What the process exits with when nothing else is told.
  package var code: ExitCode
  /// The file or option at fault, as the user wrote it; nil where the reason names it.
  package var subject: String?
  /// One sentence without a full stop.
  package var reason: String
  /// A second line for people: where help is.
  package var advice: String?
  /// Whether to exit without a word: the reader of our output went away.
  package var isQuiet = false

  package init(_ code: ExitCode, _ subject: String? = nil, _ reason: String, advice: String? = nil) {
    self.code = code
    self.subject = subject
    self.reason = reason
    self.advice = advice
  }

  /// The line for standard error, with its line break; empty where the failure is quiet.
  package var line: String {
    if isQuiet { return "" }
    let head = (["meniscus", subject, reason] as [String?]).compactMap(\.self).joined(separator: ": ")
    return ([head, advice] as [String?]).compactMap(\.self).joined(separator: "\n") + "\n"
  }

  /// Wrong usage of a verb, with the line on its help.
  package static func usage(_ reason: String, verb: String? = nil) -> Failure {
    let help = ["meniscus", verb, "--help"].compactMap(\.self).joined(separator: " ")
    return Failure(.usage, nil, reason, advice: "See '\(help)'.")
  }

  /// Any error of the rooms below, told about the file that it came from.
  package init(_ error: any Error, subject: String?) {
    switch error {
    case var failure as Failure:
      failure.subject = failure.subject ?? subject
      self = failure
    case let error as SDFGenerationError: self.init(error.exitCode, subject, error.description)
    case let error as PNGError: self.init(error.exitCode, subject, error.description)
    case let error as FontError: self.init(error.exitCode, subject, error.description)
    case let error as KTX2Error: self.init(.badData, subject, error.description)
    case let error as NPYError: self.init(.badData, subject, error.description)
    case let error as EightBitError: self.init(.badData, subject, error.description)
    case let error as MetadataError: self.init(.badData, subject, error.description)
    case let error as SVGPathError: self.init(.badData, subject, error.description)
    case let error as SVGError: self.init(.badData, subject, error.description)
    case let error as StrokeError: self.init(error.exitCode, subject, error.description)
    default: self.init(.internalError, subject, "unexpected error: \(error)")
    }
  }
}

extension SDFGenerationError {
  /// Wrong options are wrong usage, sizes over the limit are bad data, the rest is our own bug.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .invalidOption: .usage
    case .viewBox, .tooLarge, .path, .tooManyCrossings, .outOfReach: .badData
    case .layoutOutOfBounds, .cancelled: .internalError
    }
  }
}

extension PNGError {
  /// What reading finds is bad data; what writing meets is not the user's.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .badText, .notWritten, .outOfMemory: .internalError
    default: .badData
    }
  }
}

extension StrokeError {
  /// A style is what the user wrote; what a path makes of it is bad data.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .width, .miterLimit, .dash, .dashOffset: .usage
    case .coordinate, .tooManyDashes, .tooManyPoints, .tooManyCrossings: .badData
    case .tolerance: .internalError
    }
  }
}

extension FontError {
  /// What options ask of a font without reason is wrong usage, a glyph that is not there is no input.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .empty, .notAFont, .damaged, .memoryLimit, .damagedGlyph: .badData
    case .missingGlyph, .noGlyphNames, .noSuchGlyph, .noLigature: .noInput
    case .noSuchFace, .malformedAxis, .noSuchAxis, .axisOutOfRange, .repeatedAxis, .noSuchInstance, .noShaper:
      .usage
    case .outOfMemory: .internalError
    }
  }
}
