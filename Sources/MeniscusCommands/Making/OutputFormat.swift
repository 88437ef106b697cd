import SDFFormats

/// Picks the format of a field's file.
enum OutputFormat {
  /// The format: what `--format` says, else what the file's extension says, else KTX2.
  ///
  /// - Throws: wrong usage where the extension is unknown, or says something else than `--format`.
  static func format(
    of destination: MakingArguments.Destination, told: FieldFormat?, usage: (String) -> Failure
  ) throws(Failure) -> FieldFormat {
    guard case .file(let path) = destination, let ending = PathName(path).fileExtension else {
      return told ?? .ktx2
    }
    let named = FieldFormat(fileExtension: ending)
    if let told {
      if let named, named != told {
        throw usage("'--format \(told.rawValue)' contradicts the name '\(path)'")
      }
      return told
    }
    guard let named else {
      throw usage(
        "cannot tell a format from '.\(ending)'; end the name in .ktx2, .npy or .png, or give --format")
    }
    return named
  }
}
