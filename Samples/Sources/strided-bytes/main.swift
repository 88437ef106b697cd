import Meniscus

// The alpha channel of an RGBA image whose rows are padded to 1024 bytes, a square of coverage in it.
let size = GridSize(width: 200, height: 100)
var image = [UInt8](repeating: 0, count: 1024 * 100)
for y in 20..<80 { for x in 60..<140 { image[1024 * y + 4 * x + 3] = 255 } }
let alpha = CoverageLayout(size: size, format: .unorm8, offset: 3, texelStride: 4, rowStride: 1024)

let generator = SDFGenerator()
let cancellation = SDFCancellation()  // `cancellation.cancel()` on any thread stops the work
do {
  let field = try generator.generate(image, layout: alpha, cancellation: cancellation) { progress in
    if progress.fraction == 1 { print("\(progress.stage) is done") }
  }
  print("\(field.texture.size) texels, \(field.report.elementCount) pieces of outline")
} catch SDFGenerationError.cancelled {
  print("cancelled")
}
