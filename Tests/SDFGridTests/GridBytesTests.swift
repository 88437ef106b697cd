import Testing

@testable import SDFGrid

@Suite struct GridBytesTests {
  @Test func bytesLieInRowOrder() {
    let grid = Grid<UInt16>(GridSize(width: 2, height: 2), samples: [0x0201, 0x0403, 0x0605, 0x0807])
    var bytes: [UInt8] = [0]
    grid.withBytes { bytes.append($0) }
    #expect(bytes == [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func bytesAreCopiedIntoOneRow() {
    let original = Grid<UInt16>(GridSize(width: 2, height: 3), repeating: 0xFFFF)
    var grid = original
    let row: [UInt8] = [1, 2, 3, 4]
    row.withBytes { grid.copyBytes($0, toRow: 1) }
    #expect(grid.samples == [0xFFFF, 0xFFFF, 0x0201, 0x0403, 0xFFFF, 0xFFFF])
    #expect(original.samples.allSatisfy { $0 == 0xFFFF })
  }

  @Test func whatTheBodyThrowsKeepsItsType() {
    struct Full: Error, Equatable { var bytes: Int }
    let grid = Grid<Float>(GridSize(width: 3, height: 2), repeating: 1)
    do throws(Full) {
      try grid.withBytes { bytes throws(Full) in throw Full(bytes: bytes.byteCount) }
    } catch {
      #expect(error == Full(bytes: 24))
    }
  }
}
