/// The checks that combinators share.
enum CombineLimits {
  /// Refuses what is no finite number.
  static func k(_ value: Double, _ combinator: String, _ key: String) throws(ShapeError) {
    if value.isFinite { return }
    throw .outOfRange(shape: combinator, key: key, found: "\(value)", range: "a finite number of points")
  }

  /// Refuses what is no finite number of at least a least one.
  static func number(
    _ value: Double, atLeast least: Double, _ combinator: String, _ key: String
  ) throws(ShapeError) {
    if value.isFinite, value >= least { return }
    throw .outOfRange(shape: combinator, key: key, found: "\(value)", range: "a number from \(least) on")
  }
}
