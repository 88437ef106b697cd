import Foundation
import Meniscus
import SDFFormats

// A disc of radius 20 as a mask: one byte of coverage a texel, 255 inside.
let size = GridSize(width: 64, height: 64)
let bytes = (0..<size.count).map { index -> UInt8 in
  let distance = hypot(Double(index % 64) - 31.5, Double(index / 64) - 31.5) - 20
  return UInt8((255 * min(max(0.5 - distance, 0), 1)).rounded())
}
let field = try SDFGenerator().generate(.unorm8(Grid(size, samples: bytes))).texture
let texel = field[55, 32]  // R distance, G and B its gradient, A height
print("distance \(texel.x), gradient (\(texel.y), \(texel.z)), height \(texel.w)")
try Data(KTX2.encode(field)).write(to: URL(fileURLWithPath: "disc.ktx2"))
