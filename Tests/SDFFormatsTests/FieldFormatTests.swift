import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct FieldFormatTests {
  @Test func extensionsInAnyCase() {
    #expect(FieldFormat(fileExtension: "ktx2") == .ktx2)
    #expect(FieldFormat(fileExtension: ".KTX2") == .ktx2)
    #expect(FieldFormat(fileExtension: "Npy") == .npy)
    #expect(FieldFormat(fileExtension: ".png") == .png)
    for other in ["", ".", "ktx", "..png", "png "] { #expect(FieldFormat(fileExtension: other) == nil) }
  }

  @Test func filesByTheirFirstBytes() throws {
    let texture = RandomTextures.texture(width: 1, height: 1, precision: .half, seed: 1)
    #expect(FieldFormat(contents: try KTX2.encode(texture)) == .ktx2)
    #expect(FieldFormat(contents: try NPY.encode(texture)) == .npy)
    #expect(FieldFormat(contents: bytes(hex: "89504E470D0A1A0A 0000000D")) == .png)
    for other in [[], [0x89, 0x50], bytes(hex: "AB4B5458203131BB0D0A1A0A")] {
      #expect(FieldFormat(contents: other) == nil)
    }
  }

  @Test func originsAndTheirOrientations() {
    for origin in FileOrigin.allCases { #expect(FileOrigin(orientation: origin.orientation) == origin) }
    #expect(FileOrigin.allCases.map(\.orientation) == ["rd", "ru"])
    #expect(FileOrigin.allCases.map(\.rawValue) == ["top-left", "bottom-left"])
    for other in ["", "ld", "lu", "r", "rd "] { #expect(FileOrigin(orientation: other) == nil) }
  }
}
