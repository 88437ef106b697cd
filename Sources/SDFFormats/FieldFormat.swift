/// The file formats that hold a field.
public enum FieldFormat: String, Sendable, CaseIterable {
  /// KTX2 with half or float RGBA texels: everything is kept.
  case ktx2
  /// NumPy's array file, shape (height, width, 4), and a JSON file beside it.
  case npy
  /// An 8-bit grey PNG of the distance alone.
  case png

  /// Takes a file name's extension in any case, with or without its dot; nil for another one.
  public init?(fileExtension: String) {
    let name = fileExtension.hasPrefix(".") ? fileExtension.dropFirst() : fileExtension[...]
    self.init(rawValue: name.lowercased())
  }

  /// Recognises a file by its first bytes; nil where they are none of ours.
  public init?(contents: [UInt8]) {
    if contents.starts(with: KTX2.identifier) {
      self = .ktx2
    } else if contents.starts(with: NPY.magic) {
      self = .npy
    } else if contents.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else {
      return nil
    }
  }
}
