// Draws the sample masks, or checks that drawing them again gives the same texels:
//
//   draw-masks FOLDER
//   draw-masks --check FOLDER
//
// The check compares decoded texels: a file's bytes depend on the version of zlib.

import Foundation
import SDFGrid
import SDFPNG
import SDFPictures

/// The bytes of a mask's file.
func encode(_ mask: Mask) throws -> [UInt8] {
  switch mask.image {
  case .grey8(let grid): try PNGWriter.encodeGrey8(grid)
  case .grey16(let grid): try PNGWriter.encodeGrey16(grid)
  case .rgba8(let grid): try PNGWriter.encode(Picture(pixels: grid))
  }
}

/// Says what is wrong and ends the program.
func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("draw-masks: \(reason)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
let checks = arguments.first == "--check"
guard let folder = arguments.last, arguments.count == (checks ? 2 : 1), !folder.hasPrefix("-") else {
  fail("usage: draw-masks [--check] FOLDER")
}
for mask in Masks.all {
  let file = URL(fileURLWithPath: folder).appending(path: mask.name)
  if checks {
    let drawn = try PNGImageReader.read(Array(Data(contentsOf: file)))
    guard drawn.samples == mask.image else { fail("\(mask.name) is not what this program draws") }
    print("\(mask.name): \(drawn.size) texels as drawn")
  } else {
    try Data(encode(mask)).write(to: file)
  }
}
