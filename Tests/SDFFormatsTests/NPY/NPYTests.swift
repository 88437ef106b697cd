import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct NPYTests {
  @Test(arguments: Precision.allCases, FileOrigin.allCases)
  func everyBitComesBack(precision: Precision, origin: FileOrigin) throws {
    for (seed, (width, height)) in [(1, 1), (1, 7), (9, 1), (64, 33)].enumerated() {
      let metadata = SDFMetadata.sample(origin: [0.5, 0.1])
      let texture = RandomTextures.texture(
        width: width, height: height, precision: precision, metadata: metadata, seed: UInt64(seed))
      let field = try NPY.decode(
        NPY.encode(texture, origin: origin), sidecar: NPY.sidecar(texture, origin: origin))
      #expect(field.texture.bits == texture.bits)
      #expect(field.texture == texture)
      #expect(field.origin == origin)
      #expect(field.format == .npy)
      var written: [UInt8] = []
      try NPY.write(texture, origin: origin) { written.append($0) }
      #expect(try written == NPY.encode(texture, origin: origin))
    }
  }

  @Test func theHeaderIsNumPysOwn() throws {
    let texels = [HalfTexel(SIMD4(1, 0, -1, 2)), HalfTexel(SIMD4(-0.5, 1, 0, 0))]
    let grid = TexelGrid.half(Grid(GridSize(width: 2, height: 1), samples: texels))
    let bytes = try NPY.encode(SDFTexture(levels: [grid], metadata: nil))
    // What numpy.save writes for the same array, NumPy 2.4.
    let text = "{'descr': '<f2', 'fortran_order': False, 'shape': (1, 2, 4), }"
    let header = [0x93] + Array("NUMPY".utf8) + [1, 0, 0x76, 0] + Array(text.utf8)
    let spaces = [UInt8](repeating: 0x20, count: 128 - header.count - 1)
    let numbers: [UInt8] = [
      0x00, 0x3C, 0x00, 0x00, 0x00, 0xBC, 0x00, 0x40, 0x00, 0xB8, 0x00, 0x3C, 0x00, 0x00, 0x00, 0x00,
    ]
    #expect(bytes == header + spaces + [0x0A] + numbers)
  }

  @Test func aBottomLeftFileWithoutMetadataStillSaysSo() throws {
    let texture = RandomTextures.texture(width: 3, height: 4, precision: .float, seed: 8)
    #expect(try NPY.sidecar(texture) == nil)
    let sidecar = try #require(try NPY.sidecar(texture, origin: .bottomLeft))
    #expect(String(decoding: sidecar, as: UTF8.self) == "{\"orientation\":\"ru\"}\n")
    let field = try NPY.decode(NPY.encode(texture, origin: .bottomLeft), sidecar: sidecar)
    #expect(field.texture == texture)
  }

  @Test func freeSpacingOrderAndVersionsAreRead() throws {
    let numbers = [UInt8](repeating: 0, count: 16)
    let headers = [
      "{ \"shape\":(1,2,4,) ,'fortran_order':False,\n'descr' : '<f2'}",
      "{'descr':'<f2','shape':( 1L , 2L , 4L ),'fortran_order':False,}   \n",
    ]
    for header in headers {
      for version: UInt8 in 1...3 {
        let field = try NPY.decode(NPYFile.file(header, version: version) + numbers)
        #expect(field.texture.size == GridSize(width: 2, height: 1))
        #expect(field.texture[1, 0] == .zero)
      }
    }
  }
}

/// Makes npy files from their header's text.
enum NPYFile {
  static func file(_ header: String, version: UInt8 = 1, minor: UInt8 = 0) -> [UInt8] {
    var bytes = NPY.magic + [version, minor]
    if version == 1 {
      bytes.append(littleEndian: UInt16(header.utf8.count))
    } else {
      bytes.append(littleEndian: UInt32(header.utf8.count))
    }
    return bytes + Array(header.utf8)
  }
}
