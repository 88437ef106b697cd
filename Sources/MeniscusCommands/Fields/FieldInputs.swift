/// The fields that a verb's operands name, and how to read them.
struct FieldInputs {
  /// As the user wrote them; `-` for standard input, at most once.
  let paths: [String]
  private let parsed: ParsedArguments
  private let maxTexels: Int
  private let range: Double?

  /// Takes the operands.
  ///
  /// - Parameters:
  ///   - count: how many there must be, 1 or 2.
  ///   - purpose: what is done with them, for messages: `inspect`.
  /// - Throws: wrong usage: another number of operands, standard input twice, bad values of options.
  init(_ parsed: ParsedArguments, count: Int, to purpose: String) throws(Failure) {
    guard parsed.operands.count == count else {
      throw parsed.usage(
        "name \(count == 1 ? "one file" : "two files") to \(purpose), not \(parsed.operands.count)")
    }
    try InputFile.checkStandardInput(parsed.operands, verb: parsed.verb)
    paths = parsed.operands
    self.parsed = parsed
    maxTexels = try parsed.maxTexels()
    range = try parsed.number(FieldOption.range, .halfDistances)
  }

  /// Reads the files, in order.
  ///
  /// - Throws: wrong usage where a range is given and none of the files is an 8-bit one; what reading meets.
  func read(_ progress: ProgressLine) throws(Failure) -> [FieldFile] {
    var files: [FieldFile] = []
    for path in paths {
      progress.update("\(InputFile.name(path)): read")
      files.append(try FieldReader.read(path, maxTexels: maxTexels, range: range))
    }
    if !files.contains(where: \.isEightBit) {
      try parsed.refuse(FieldOption.range, "is for 8-bit png files alone")
    }
    return files
  }
}
