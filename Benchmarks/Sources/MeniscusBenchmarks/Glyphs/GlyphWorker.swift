import Meniscus
import SDFFont
import Synchronization

/// A thread's own face, generator and texture, used again and again.
struct GlyphWorker {
  /// Texels an em.
  static let emSize = 64
  /// Texels around the outline, in which FreeType's spread is too.
  static let padding = 8

  private let face: FontFace
  private let generator = SDFGenerator()
  private var texture = SDFTexture(
    levels: [TexelGrid(GridSize(width: 1, height: 1), precision: .half)], metadata: nil)

  init(_ file: FontFile) throws { face = try FontFace(file) }

  /// Reads a glyph's outline and makes its field of distances and gradients; gives the field's texels, 0 for a
  /// blank one.
  mutating func make(_ index: Int) throws -> Int {
    let glyph = try face.glyph(.index(index))
    guard case .outline(let path, let fillRule) = glyph.content else { return 0 }
    let report = try generator.generate(
      Painting(path, fillRule: fillRule), into: &texture, options: Self.options(glyph))
    precondition(report.elementCount > 0, "glyph \(index) has no outline")
    return texture.size.count
  }

  /// The pen on a texel's corner, as FreeType has it.
  private static func options(_ glyph: Glyph) -> PaintingOptions {
    let scale = Double(emSize) / Double(glyph.unitsPerEm)
    let left = Int((glyph.bounds.minX * scale).rounded(.down)) - padding
    let right = Int((glyph.bounds.maxX * scale).rounded(.up)) + padding
    let top = Int((glyph.bounds.maxY * scale).rounded(.up)) + padding
    let bottom = Int((glyph.bounds.minY * scale).rounded(.down)) - padding
    var options = PaintingOptions()
    options.placement = .placed(
      GridSize(width: right - left, height: top - bottom), origin: Point(x: Double(-left), y: Double(top)),
      scaleX: scale, scaleY: -scale)
    options.height = .none
    options.threads = 1
    options.source = "glyph"
    return options
  }
}

/// Workers that share glyphs out among threads.
final class GlyphWorkers: Sendable {
  private let workers: [Slot]

  /// A worker behind a lock; only one thread asks for it.
  private final class Slot: Sendable {
    let worker: Mutex<GlyphWorker>
    init(_ file: FontFile) throws { worker = Mutex(try GlyphWorker(file)) }
  }

  /// Makes one worker a thread.
  init(_ file: FontFile, threads: Int) throws { workers = try (0..<threads).map { _ in try Slot(file) } }

  /// Makes all fields, each thread taking the next glyph that is left; gives the texels of all.
  func make(_ glyphs: [Int]) throws -> Int {
    let next = Atomic(0)
    let outcome = Mutex<Result<Int, any Error>>(.success(0))
    Threads.run(workers.count) { thread in
      let result = self.workers[thread].worker.withLock { worker in
        Result {
          var texels = 0
          while true {
            let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
            if place >= glyphs.count { return texels }
            texels += try worker.make(glyphs[place])
          }
        }
      }
      outcome.withLock { all in all = all.flatMap { sum in result.map { sum + $0 } } }
    }
    return try outcome.withLock { try $0.get() }
  }
}
