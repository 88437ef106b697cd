package import SDFGrid

extension GridSize {
  /// A size whose sides are drawn from a range, the width first.
  package static func random(
    _ sides: ClosedRange<Int>, using random: inout some RandomNumberGenerator
  ) -> GridSize {
    let width = Int.random(in: sides, using: &random)
    return GridSize(width: width, height: Int.random(in: sides, using: &random))
  }
}
