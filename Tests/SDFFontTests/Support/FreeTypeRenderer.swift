import CFreeType
import CFreeTypeRendering
import MeniscusTestSupport
import SDFGeometry

@testable import SDFFont

/// FreeType's own renderers on one font at one size.
@safe
final class FreeTypeRenderer {
  private let handle: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// What FreeType should do and did not.
  struct Refused: Error {
    var what: String
  }

  /// Grey pixels, the top row first.
  struct Image {
    var width: Int, height: Int
    /// Whole pixels from the pen to the left edge, and from the baseline up to the top edge.
    var left: Int, top: Int
    var pixels: [UInt8]

    /// The pixel of a column and a row; 0 beyond the image.
    subscript(x: Int, y: Int) -> UInt8 {
      (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : 0
    }
  }

  init(_ font: DebianFont, pixels: Int) throws {
    let contents = try font.bytes()
    unsafe bytes = .allocate(capacity: contents.count)
    _ = unsafe bytes.initialize(from: contents)
    guard let opened = unsafe ftr_open(bytes.baseAddress, contents.count, UInt32(pixels)) else {
      unsafe bytes.deallocate()
      throw Refused(what: "\(font)")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe ftr_close(handle)
    unsafe bytes.deallocate()
  }

  /// The outline of a character's glyph as FreeType's renderers have it, in pixels: rounded to 1/64.
  func outline(_ character: Unicode.Scalar) throws -> Path {
    var outline = unsafe ftr_outline()
    guard unsafe ftr_load(handle, character.value, &outline) else { throw Refused(what: "\(character)") }
    let count = unsafe Int(outline.point_count)
    let points = (0..<count).map { place in
      unsafe cft_point(x: Double(outline.points[place].0) / 64, y: Double(outline.points[place].1) / 64)
    }
    let kinds = (0..<count).map { unsafe UInt8(bitPattern: outline.tags[$0]) & 3 }
    let ends = unsafe (0..<Int(outline.contour_count)).map { unsafe Int32(outline.ends[$0]) }
    var decoder = OutlineDecoder()
    guard decoder.decode(points: points.span, kinds: kinds.span, ends: ends.span) else {
      throw Refused(what: "the outline of \(character)")
    }
    return decoder.path
  }

  /// The coverage of a character's glyph.
  func coverage(_ character: Unicode.Scalar) throws -> Image { try render(character, spread: 0) }

  /// FreeType's distance field of a character's glyph, `spread` pixels around.
  func field(_ character: Unicode.Scalar, spread: Int) throws -> Image {
    try render(character, spread: spread)
  }

  private func render(_ character: Unicode.Scalar, spread: Int) throws -> Image {
    _ = try outline(character)
    var image = unsafe ftr_image()
    guard unsafe ftr_render(handle, Int32(spread), &image) else { throw Refused(what: "\(character)") }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { unsafe image.pixels[row * image.row_bytes + $0] }
    }
    return unsafe Image(
      width: width, height: height, left: Int(image.left), top: Int(image.top), pixels: pixels)
  }
}
