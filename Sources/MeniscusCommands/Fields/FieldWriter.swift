import Meniscus
import SDFFormats
import SDFPNG

/// Writes fields to files in any of the formats.
struct FieldWriter {
  var format: FieldFormat
  var origin: FileOrigin
  /// The |R| of black and white in an 8-bit file, in texels.
  var eightBitRange: Double

  /// Writes a field and gives the files their names.
  ///
  /// - Parameter sidecar: takes the metadata of an npy file.
  func write(
    _ texture: SDFTexture, to output: OutputFile, sidecar: OutputFile?
  ) throws(Failure) {
    do {
      switch format {
      case .ktx2: try KTX2.write(texture, origin: origin) { try output.write($0) }
      case .npy: try NPY.write(texture, origin: origin) { try output.write($0) }
      case .png: try output.write(eightBit(texture))
      }
      if let sidecar { try sidecar.write(NPY.sidecar(texture, origin: origin) ?? []) }
    } catch {
      throw Failure(error, subject: output.name)
    }
    try OutputFile.commit([sidecar, output].compactMap(\.self))
  }

  private func eightBit(_ texture: SDFTexture) throws -> [UInt8] {
    let field = try EightBitField.encode(texture, range: eightBitRange, origin: origin)
    return try PNGWriter.encodeGrey8(field.samples, text: field.text)
  }
}
