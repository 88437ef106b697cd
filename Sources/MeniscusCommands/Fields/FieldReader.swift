import Foundation
import Meniscus
import SDFFormats
import SDFPNG

/// A field's file, read.
struct FieldFile {
  /// As the user wrote it.
  var path: String
  /// Bytes of the file, without a metadata file beside it.
  var byteCount: Int
  var field: DecodedField

  /// How messages name it.
  var name: String { InputFile.name(path) }
  /// Whether it holds the distance alone, in 8 bits.
  var isEightBit: Bool { field.format == .png }
  /// The channels that the file itself holds.
  var channels: [FieldChannel] { isEightBit ? [.r] : FieldChannel.allCases }
  /// The T of ±T that the distances are clamped to, in texels; nil where they are not, or nothing tells.
  var clamp: Double? { field.texture.metadata?.range ?? field.eightBitRange }
}

/// Reads fields from files in any of the formats, told apart by their first bytes.
enum FieldReader {
  /// Reads a file; an npy file's metadata is taken from the `.json` file beside it, where there is one.
  ///
  /// - Parameter range: the |R| of black and white in an 8-bit file; nil for what the file says.
  static func read(_ path: String, maxTexels: Int, range: Double?) throws(Failure) -> FieldFile {
    let bytes = try InputFile.read(path) { FieldFormat(contents: $0) != nil }
    guard let format = FieldFormat(contents: bytes) else {
      throw Failure(.badData, InputFile.name(path), "is no field: neither KTX2 nor npy nor PNG")
    }
    let sidecar = format == .npy ? try readSidecar(path) : nil
    do {
      let field =
        switch format {
        case .ktx2: try KTX2.decode(bytes, maxTexels: maxTexels)
        case .npy: try NPY.decode(bytes, sidecar: sidecar, maxTexels: maxTexels)
        case .png: try eightBit(bytes, maxTexels, range)
        }
      return FieldFile(path: path, byteCount: bytes.count, field: field)
    } catch {
      throw Failure(error, subject: InputFile.name(path))
    }
  }

  private static func readSidecar(_ path: String) throws(Failure) -> [UInt8]? {
    let sidecar = PathName(path).with(fileExtension: "json")
    guard path != "-", POSIX.status(sidecar).entry?.isRegular == true else { return nil }
    return try InputFile.read(sidecar) { _ in true }
  }

  private static func eightBit(_ bytes: [UInt8], _ maxTexels: Int, _ range: Double?) throws -> DecodedField {
    let image = try PNGImageReader.read(bytes, maxTexels: maxTexels)
    guard case .grey8(let samples) = image.samples else {
      throw Failure(.badData, nil, "is no field: it is not an 8-bit grey PNG")
    }
    return try EightBitField.decode(samples: samples, text: image.text, range: range)
  }
}
