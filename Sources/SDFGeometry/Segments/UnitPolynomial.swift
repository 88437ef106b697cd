/// Up to eight numbers of 0…1 in rising order; more than any polynomial here has roots, rounding included.
struct UnitRoots {
  private var values = SIMD8<Double>(repeating: 0)
  private(set) var count = 0

  subscript(index: Int) -> Double { values[index] }

  mutating func append(_ value: Double) {
    if count == 8 { return }
    values[count] = value
    count += 1
  }
}

/// A polynomial of up to the fifth degree over 0…1.
///
/// Its roots are bracketed by its own turns, which are the roots of its derivative, and so on down to a
/// line; between turns it is monotone, so that Newton's method kept within its bracket finds the root
/// (Yuksel, *High-performance polynomial root finding for graphics*, 2022). Leading coefficients may be 0.
struct UnitPolynomial {
  /// c₀ + c₁t + c₂t² …; those above the degree are not looked at.
  var coefficients: SIMD8<Double>
  var degree: Int

  init(
    _ c0: Double, _ c1: Double, _ c2: Double = 0, _ c3: Double = 0, _ c4: Double = 0, _ c5: Double = 0,
    degree: Int
  ) {
    coefficients = SIMD8(c0, c1, c2, c3, c4, c5, 0, 0)
    self.degree = degree
  }

  func value(at t: Double) -> Double {
    var sum = coefficients[degree]
    for index in stride(from: degree - 1, through: 0, by: -1) { sum = sum * t + coefficients[index] }
    return sum
  }

  var derivative: UnitPolynomial {
    var derivative = self
    derivative.degree = max(degree - 1, 0)
    if degree == 0 { derivative.coefficients[0] = 0 }
    for index in 1..<max(degree + 1, 1) {
      derivative.coefficients[index - 1] = Double(index) * coefficients[index]
    }
    return derivative
  }

  /// Where it changes direction, and perhaps where it only rests.
  var turns: UnitRoots { degree > 1 ? derivative.roots : UnitRoots() }

  /// Where it is 0; roots where it only touches 0 may be missing, they are turns.
  var roots: UnitRoots { roots(between: turns) }

  /// The roots, given its turns.
  func roots(between turns: UnitRoots) -> UnitRoots {
    var roots = UnitRoots()
    var low = 0.0
    var lowValue = value(at: 0)
    for index in 0...turns.count {
      let high = index < turns.count ? turns[index] : 1
      let highValue = value(at: high)
      if lowValue == 0 {
        if low < high || index == turns.count { roots.append(low) }
      } else if lowValue < 0 ? highValue > 0 : highValue < 0 {
        roots.append(root(from: low, to: high, rises: lowValue < 0))
      }
      (low, lowValue) = (high, highValue)
    }
    if lowValue == 0, roots.count == 0 || roots[roots.count - 1] < 1 { roots.append(1) }
    return roots
  }

  /// The root between two places where its signs differ and between which it is monotone.
  func root(from start: Double, to end: Double, rises: Bool) -> Double {
    let slope = derivative
    var (low, high) = (start, end)
    var t = 0.5 * (low + high)
    for _ in 0..<80 {
      let value = value(at: t)
      if value == 0 { return t }
      if (value < 0) == rises { low = t } else { high = t }
      var next = t - value / slope.value(at: t)
      // Written so that NaN is refused as well.
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if abs(next - t) <= 0x1p-54 { return next }
      t = next
    }
    return t
  }
}
