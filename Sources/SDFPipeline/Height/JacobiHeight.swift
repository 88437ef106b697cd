package import SDFGrid

/// Height by Jacobi sweeps of Laplace's equation: each inside texel becomes the mean of its neighbours.
///
/// The zeros need no mask of their own. A texel is fixed at zero when it holds no more than ``least``:
/// fixed texels start that way. An inside texel starts above it and stays above it in exact arithmetic
/// as long as it has an inside neighbour, since each of the two keeps a quarter of the other; one
/// without such a neighbour becomes 0 in the first sweep and its equation keeps it there. What sinks
/// below ``least`` all the same (thin shapes lose half or more in every sweep) is fixed from then on,
/// which changes no height that a half or single float of the texture could tell from 0, and which
/// keeps denormal numbers, slow on many processors, out of the loop.
///
/// Several sweeps run in one pass over the memory (``JacobiBand``): a large field would otherwise be
/// read and written once for each sweep. Every texel sees the same operations in the same order as in
/// ``ReferenceJacobi``, so that the two are equal in every bit, however rows are split over threads.
package enum JacobiHeight {
  /// Heights at or below this are fixed at zero, in texels.
  static let least: Float = 1e-30
  /// Sweeps in one pass. More would save traffic and cost work on the rows that neighbouring bands share.
  static let sweepsPerPass = 8
  /// Rows of a band.
  static let bandHeight = 64

  /// Relaxes `field` in place.
  ///
  /// - Parameters:
  ///   - field: on entry max(0, −R) in texels, where inside texels are positive; on exit the height.
  ///     Where it is 0 on entry (−0 included) it is 0 on exit.
  ///   - scratch: memory that is kept from run to run; its contents do not matter.
  ///   - sweeps: the number of sweeps, 0 or more.
  ///   - border: beyond the border the height is 0 (`clear`), or mirrored, so that the border texel
  ///     repeats (`extend`).
  ///   - shouldStop: asked once for each band of rows of a pass; what `field` holds after a true is void.
  package static func run(
    _ field: inout Grid<Float>, scratch: inout Grid<Float>, sweeps: Int, border: SDFMetadata.Border,
    threads: Int, shouldStop: @Sendable () -> Bool = { false }
  ) {
    let size = field.size
    scratch.reshape(to: size)
    let runs = ActiveRuns.find(in: &field, clearing: &scratch, threads: threads)
    var remaining = sweeps
    while remaining > 0 && !shouldStop() {
      let now = min(remaining, sweepsPerPass)
      let source = field.writer()
      let target = scratch.writer()
      RowBands.forEach(
        count: RowBands.count(height: size.height, bandHeight: bandHeight), threads: threads,
        scratch: { JacobiBand(width: size.width, sweeps: now, border: border) }
      ) { band, index in
        if shouldStop() { return }
        let rows = RowBands.rows(ofBand: index, bandHeight: bandHeight, height: size.height)
        band.relax(rows, of: source, into: target, runs: runs)
      }
      swap(&field, &scratch)
      remaining -= now
    }
  }
}
