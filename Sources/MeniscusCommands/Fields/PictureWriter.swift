import SDFFormats
import SDFPNG
import SDFPictures

/// Writes pictures for people as PNG files.
enum PictureWriter {
  /// Refuses a picture's file before any work.
  ///
  /// - Throws: wrong usage where the name is not that of a PNG, or the file is one of the inputs.
  static func check(_ path: String, option: String, inputs: [String], _ parsed: ParsedArguments)
    throws(Failure)
  {
    if path == "-" {
      try StandardOutput.refuseTerminal(for: "picture", verb: parsed.verb)
    } else if let ending = PathName(path).fileExtension, FieldFormat(fileExtension: ending) != .png {
      throw parsed.usage("'\(option)' writes a PNG, but '\(path)' ends in .\(ending)")
    }
    guard let identity = FileIdentity.output(path) else { return }
    for input in inputs where FileIdentity.input(input) == identity {
      throw parsed.usage("output '\(path)' is the input '\(input)'; nothing was written")
    }
  }

  /// Writes a picture to a file that is open already.
  static func write(_ picture: Picture, to output: OutputFile) throws(Failure) {
    do {
      try output.write(PNGWriter.encode(picture, text: []))
    } catch {
      throw Failure(error, subject: output.name)
    }
    try OutputFile.commit([output])
  }
}
