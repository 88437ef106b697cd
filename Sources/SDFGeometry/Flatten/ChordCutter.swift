/// Cuts a polynomial curve of up to the third degree into chords.
///
/// Over an interval of length h a curve is at most h²/8 · max |B″| from its chord, taken at equal parameters
/// (the error of linear interpolation); where the curve runs monotonously along the chord, only the part of
/// B″ across the chord counts. B″ is linear, so its largest values are at the interval's ends: both
/// bounds are exact to evaluate, and every chord is proven to be within the tolerance.
///
/// The fewest chords have a density of √(κ / (8 · tolerance)) along the arc (Levien, *Flattening quadratic
/// Béziers*, 2019). Where equal steps of the parameter come near it they are taken; otherwise each chord is
/// made as long as its bound allows.
struct ChordCutter {
  /// Equal steps may take this many times the fewest chords, since they are several times as quick to make.
  private static let evenness = 1.15
  /// A chord that uses less of the tolerance than this is made longer, in at most so many tries.
  private static let thrift = 0.8
  private static let mostTries = 4

  private let curve: CurvePolynomial
  /// The largest |B″|.
  private let bend: Double
  private let tolerance: Double

  init(_ curve: CurvePolynomial, tolerance: Double) {
    self.curve = curve
    bend = max(curve.acceleration(at: 0).length, curve.acceleration(at: 1).length)
    let most = Double(Polylines.mostChordsPerCurve)
    self.tolerance = max(tolerance, bend / (8 * most * most))
  }

  /// Adds the points between the curve's ends.
  func cut(into points: inout [Point]) {
    let even = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    if even <= 1 || deviation(from: 0, step: 1) <= tolerance { return }
    if even <= 2 || even <= Self.evenness * fewest + 0.5 {
      let step = 1 / even
      for index in 1..<Int(even) { points.append(curve.point(at: step * Double(index))) }
    } else {
      cutUnevenly(into: &points)
    }
  }

  private func cutUnevenly(into points: inout [Point]) {
    let least = (8 * tolerance / bend).squareRoot()
    var t = 0.0
    while true {
      let step = longestStep(from: t, least: least)
      if step >= 1 - t { return }
      t += step
      points.append(curve.point(at: t))
    }
  }

  /// A step whose chord is within the tolerance and uses most of it; at least `least`, which always is.
  private func longestStep(from t: Double, least: Double) -> Double {
    let rest = 1 - t
    if rest <= least { return rest }
    var good = least
    let bendAcross = acrossBend(at: t)
    var step = bendAcross > 0 ? (8 * tolerance / bendAcross).squareRoot() : rest
    for _ in 0..<Self.mostTries {
      step = min(max(step, least), rest)
      let used = deviation(from: t, step: step) / tolerance
      if used <= 1 {
        good = max(good, step)
        if used > Self.thrift || step == rest { break }
      } else if step <= good {
        break
      }
      let factor = 0.97 / used.squareRoot()
      step *= min(max(factor, 0.25), used > 1 ? 0.95 : 2)
      if used > 1 { step = max(step, good) }
    }
    return good
  }

  /// The part of B″ across B′; 0 where the curve rests.
  private func acrossBend(at t: Double) -> Double {
    let velocity = curve.velocity(at: t)
    let speed = velocity.length
    return speed > 0 ? abs(velocity.cross(curve.acceleration(at: t))) / speed : 0
  }

  /// About how many chords are needed: the integral of the best density by Simpson's rule.
  private var fewest: Double {
    func density(_ t: Double) -> Double { (acrossBend(at: t) / (8 * tolerance)).squareRoot() }
    return (density(0) + 4 * density(0.25) + 2 * density(0.5) + 4 * density(0.75) + density(1)) / 12
  }

  /// No point of the curve over a step is further than this from the chord, nor the other way round.
  private func deviation(from t: Double, step: Double) -> Double {
    // The derivative's Bézier points over the step; their mean is the chord over the step's length.
    let first = curve.velocity(at: t)
    let startBend = curve.acceleration(at: t)
    let middle = first + (0.5 * step) * startBend
    let last = curve.velocity(at: t + step)
    let endBend = curve.acceleration(at: t + step)
    let chord = first + middle + last
    let length = chord.length
    let isMonotone = length > 0 && first.dot(chord) >= 0 && middle.dot(chord) >= 0 && last.dot(chord) >= 0
    let bend =
      isMonotone
      ? max(abs(startBend.cross(chord)), abs(endBend.cross(chord))) / length
      : max(startBend.length, endBend.length)
    return 0.125 * step * step * bend
  }
}
