import SDFGrid
import SDFPipeline
import Testing

@Suite("The number of Jacobi sweeps")
struct JacobiScheduleTests {
  @Test(
    "64 sweeps up to 512 texels, then in proportion, 256 at most",
    arguments: [
      (1, 1, 64), (64, 64, 64), (512, 512, 64), (512, 3, 64), (515, 9, 64), (516, 9, 65), (9, 516, 65),
      (520, 520, 65), (1000, 333, 125), (1024, 1024, 128), (2044, 1, 256), (2043, 1, 255),
      (2048, 2048, 256), (16384, 16384, 256),
    ])
  func sweepsFollowTheLongerSide(width: Int, height: Int, sweeps: Int) {
    #expect(JacobiSchedule.sweeps(for: GridSize(width: width, height: height)) == sweeps)
  }
}
