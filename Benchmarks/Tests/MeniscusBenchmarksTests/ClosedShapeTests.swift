import Foundation
import Meniscus
import Testing

@testable import MeniscusBenchmarks

@Suite struct ClosedShapeTests {
  static let shapes: [any ClosedShape] = [
    Disc(x: 10.3, y: 9.6, radius: 7.2),
    Polygon.rectangle(centre: SIMD2(10.1, 9.7), sides: SIMD2(13, 6), degrees: 23),
    Polygon.star(centre: SIMD2(10.1, 9.7), outer: 9, inner: 4, degrees: 7),
    Disc(x: 0, y: 0, radius: 6),
  ]

  @Test(arguments: shapes.indices)
  func coverageCountsTheSamplesInside(index: Int) {
    let shape = Self.shapes[index]
    let mask = shape.mask(GridSize(width: 20, height: 19))
    for y in 0..<19 {
      for x in 0..<20 {
        var inside = 0
        for sample in 0..<256 {
          let across = Double(x) + (Double(sample % 16) + 0.5) / 16
          let down = Double(y) + (Double(sample / 16) + 0.5) / 16
          if shape.distance(across, down) < 0 { inside += 1 }
        }
        #expect(mask[x, y] == UInt8((Double(inside) * 255 / 256).rounded()))
      }
    }
  }

  @Test func distancesOfAStarAndARectangle() {
    let rectangle = Polygon.rectangle(centre: SIMD2(5, 5), sides: SIMD2(6, 4), degrees: 90)
    #expect(abs(rectangle.distance(5, 5) + 2) < 1e-12)
    #expect(abs(rectangle.distance(10, 12) - 5) < 1e-12)
    let star = Polygon.star(centre: SIMD2(0, 0), outer: 10, inner: 4, degrees: 0)
    #expect(abs(star.distance(0, -13) - 3) < 1e-12)
    #expect(star.distance(0, 0) < -3)
  }
}
