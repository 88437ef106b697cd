import MeniscusTestSupport
import Testing

@testable import SDFGrid

@Suite("Grids")
struct GridTests {
  let size = GridSize(width: 4, height: 3)

  @Test("hold rows from the top, each from the left")
  func order() {
    let grid = Grid<Int>(size) { x, y in 10 * y + x }
    #expect(grid.samples == [0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23])
    #expect(grid[3, 2] == 23)
    grid.withRow(1) { row in
      #expect(row.count == 4)
      for x in 0..<4 { #expect(row[x] == 10 + x) }
    }
    grid.withSamples { #expect($0.count == 12 && $0[7] == 13) }
    #expect(Grid(size, samples: grid.samples) == grid)
    #expect(Grid(size, samples: grid.samples.reversed())[0, 0] == 23)
  }

  @Test("are equal where size and samples are")
  func equality() {
    let grid = Grid<UInt8>(size, repeating: 1)
    #expect(grid == Grid(size, repeating: 1))
    #expect(grid != Grid(GridSize(width: 3, height: 4), repeating: 1))
    var other = grid
    other[3, 2] = 2
    #expect(grid != other)
    // NaN is unequal to itself.
    let nan = Grid<Float>(size, repeating: .nan)
    #expect(nan != nan)
  }

  @Test("are values: whatever changes one leaves its copies alone")
  func copyOnWrite() {
    let changes: [(inout Grid<Int>) -> Void] = [
      { $0[1, 1] = 9 }, { $0.fill(with: 9) }, { $0.withMutableRow(1) { $0[1] = 9 } },
      { $0.withMutableSamples { $0[5] = 9 } }, { $0.writer().withRow(1) { $0[1] = 9 } },
      {
        $0.reshape(to: GridSize(width: 4, height: 3))
        $0.fill(with: 9)
      },
    ]
    for change in changes {
      let original = Grid<Int>(size) { $0 + 4 * $1 }
      var copy = original
      change(&copy)
      #expect(copy[1, 1] == 9)
      #expect(original.samples == Array(0..<12))
    }
  }

  private func address<Sample>(_ grid: Grid<Sample>) -> UInt {
    grid.withSamples { unsafe $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
  }

  @Test("change in place where nobody else holds them, and keep their memory for smaller shapes")
  func memory() {
    var grid = Grid<Int>(size, repeating: 0)
    let place = address(grid)
    grid[1, 1] = 5
    grid.fill(with: 3)
    #expect(address(grid) == place)
    grid.reshape(to: GridSize(width: 2, height: 5))
    #expect(grid.size == GridSize(width: 2, height: 5))
    #expect(address(grid) == place)
    grid.reshape(to: size)
    #expect(address(grid) == place)
    let copy = grid
    grid.reshape(to: GridSize(width: 1, height: 1))
    #expect(address(grid) != place && address(copy) == place)
    grid.reshape(to: GridSize(width: 1000, height: 700))
    grid.fill(with: 4)
    #expect(grid.samples.count == 700_000 && grid[999, 699] == 4)
    // Large ones lie on huge pages.
    #expect(address(grid) % (1 << 21) == 0)
  }

  @Test("are written by rows from several threads")
  func writers() {
    var grid = Grid<Int>(GridSize(width: 5, height: 100), repeating: 0)
    let writer = grid.writer()
    RowBands.forEach(count: 100, threads: 4) { y in
      writer.withRow(y) { for x in 0..<$0.count { $0[x] = 10 * y + x } }
    }
    #expect(grid == Grid(grid.size) { 10 * $1 + $0 })
    writer.withReadRow(7) { #expect($0.count == 5 && $0[4] == 74) }
  }

  @Test("refuse places outside them")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      _ = Grid<Int>(GridSize(width: 2, height: 2), repeating: 0)[2, 0]
    }
    await #expect(processExitsWith: .failure) {
      _ = Grid<Int>(GridSize(width: 2, height: 2), repeating: 0)[0, -1]
    }
    await #expect(processExitsWith: .failure) { _ = GridSize(width: 0, height: 1) }
  }

  @Test("sizes tell counts, diagonals and mip levels")
  func sizes() {
    #expect(size.count == 12)
    #expect(size.diagonal == 5)
    #expect("\(size)" == "4x3")
    let odd = GridSize(width: 53, height: 7)
    #expect((0..<6).map { odd.mip($0).description } == ["53x7", "26x3", "13x1", "6x1", "3x1", "1x1"])
    #expect(odd.mipCount == 6)
    #expect(GridSize(width: 1, height: 1).mipCount == 1)
    #expect(GridSize(width: 1, height: 64).mipCount == 7)
    #expect(GridSize(width: 63, height: 64).mipCount == 7)
    #expect(GridSize(width: 63, height: 2).mipCount == 6)
  }
}
