import Foundation
import SDFGeometry
import SDFShapes
import Testing

struct SmoothCornerTests {
  static let frame = Box(minX: 0, minY: 0, maxX: 200, maxY: 100)

  @Test(arguments: [0.1, 0.6, 1])
  func sidesAreStraightOutsideOfTheCorners(smoothing: Double) throws {
    let radius = 20.0
    let field = try RectangleField(frame: Self.frame, radii: CornerRadii(radius), smoothing: smoothing)
    let reach = (1 + smoothing) * radius
    for part in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      let x = reach + part * (200 - 2 * reach)
      let y = reach + part * (100 - 2 * reach)
      #expect(abs(field.distance(at: Point(x: x, y: 0))) < 1e-9)
      #expect(abs(field.distance(at: Point(x: x, y: 100))) < 1e-9)
      #expect(abs(field.distance(at: Point(x: 0, y: y))) < 1e-9)
      #expect(abs(field.distance(at: Point(x: 200, y: y))) < 1e-9)
      #expect((field.sample(at: Point(x: x, y: 3)).gradient - Vector(x: 0, y: -1)).length < 1e-12)
    }
  }

  /// The outline's height over the top side at x, from the left corner.
  private func height(_ field: RectangleField, _ x: Double) -> Double {
    var (low, high) = (0.0, 30.0)
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if field.distance(at: Point(x: x, y: middle)) > 0 { low = middle } else { high = middle }
    }
    return low
  }

  @Test(arguments: [0.3, 0.6, 1])
  func curvatureStartsAtNothing(smoothing: Double) throws {
    let radius = 20.0
    let field = try RectangleField(frame: Self.frame, radii: CornerRadii(radius), smoothing: smoothing)
    let reach = (1 + smoothing) * radius
    // Within a step h of the side's end the outline leaves it by less than a curve would whose curvature jumps: by
    // a part of h² that shrinks with h.
    var parts: [Double] = []
    for step in [2.0, 1, 0.5, 0.25] { parts.append(height(field, reach - step) / (step * step)) }
    #expect(parts[0] < 0.5 / radius)
    for (wide, narrow) in zip(parts, parts.dropFirst()) { #expect(narrow < 0.7 * wide) }
    // A circle's curvature jumps.
    let circle = try RectangleField(frame: Self.frame, radii: CornerRadii(radius))
    let jump = height(circle, radius - 0.25) / (0.25 * 0.25)
    #expect(abs(jump - 0.5 / radius) < 1e-3)
  }

  @Test func noSmoothingIsTheCircle() throws {
    let sharp = try RectangleField(frame: Self.frame, radii: CornerRadii(20))
    // The smallest smoothing goes by the outline, not by the circle's formula.
    let smooth = try RectangleField(frame: Self.frame, radii: CornerRadii(20), smoothing: 1e-8)
    for x in stride(from: -20.0, through: 220, by: 7.3) {
      for y in stride(from: -20.0, through: 120, by: 6.1) {
        let point = Point(x: x, y: y)
        #expect(abs(sharp.distance(at: point) - smooth.distance(at: point)) < 1e-6)
      }
    }
  }

  @Test func cornersThatDoNotFitAreClippedToTheirSides() throws {
    // Both corners of a short side want 2 · 1.6 · 40 of its 100 points: they get half each.
    let field = try RectangleField(frame: Self.frame, radii: CornerRadii(40), smoothing: 0.6)
    #expect(abs(field.distance(at: Point(x: 0, y: 50))) < 1e-9)
    #expect(field.distance(at: Point(x: 0, y: 45)) > 0)
    #expect(abs(field.distance(at: Point(x: 50, y: 0))) < 1e-9)
  }

  @Test func radiiAreScaledDownTogether() throws {
    let radii = CornerRadii(topLeft: 150, topRight: 150, bottomRight: 0, bottomLeft: 30)
    let field = try RectangleField(frame: Self.frame, radii: radii)
    // The left side's 180 points of radii have 100.
    #expect(abs(field.radii.topLeft - 150 / 1.8) < 1e-12)
    #expect(abs(field.radii.bottomLeft - 30 / 1.8) < 1e-12)
    #expect(field.radii.bottomRight == 0)
  }
}
