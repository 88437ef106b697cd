import Foundation
import Meniscus
import SDFPNG

/// The masks of a run, made when first asked for and kept as files.
final class MaskFolder {
  private let setting: Setting

  /// Makes masks in the work folder of `setting`.
  init(_ setting: Setting) { self.setting = setting }

  /// Whether this machine can make such masks: text needs Python with Pillow.
  func canMake(_ kind: MaskKind) -> Bool { kind.lines == nil || setting.python != nil }

  /// The path of a file of this run.
  func path(_ name: String) -> String { setting.work + "/" + name }

  /// The path of a square mask as raw bytes.
  func raw(_ kind: MaskKind, side: Int) throws -> String {
    let path = path("\(kind.fileName)-\(side).raw")
    if FileManager.default.fileExists(atPath: path) { return path }
    let size = GridSize(width: side, height: side)
    switch kind {
    case .star: try RawFile.write(benchmarkStar(side).mask(size), to: path)
    case .noise: try RawFile.write(noise(size), to: path)
    case .text, .denseText:
      guard let python = setting.python, let lines = kind.lines else { throw BenchmarkError.noPeer }
      _ = try Command.run([python, setting.peers + "/draw-text.py", "\(side)", "\(lines)", path])
    }
    return path
  }

  /// A square mask.
  func mask(_ kind: MaskKind, side: Int) throws -> Grid<UInt8> {
    try RawFile.readMask(try raw(kind, side: side), side: side)
  }

  /// The path of a square mask as a PNG file.
  func png(_ kind: MaskKind, side: Int) throws -> String {
    let path = path("\(kind.fileName)-\(side).png")
    if !FileManager.default.fileExists(atPath: path) {
      try Data(PNGWriter.encodeGrey8(try mask(kind, side: side))).write(to: URL(filePath: path))
    }
    return path
  }
}
