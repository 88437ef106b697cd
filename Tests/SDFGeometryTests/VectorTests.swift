import SDFGeometry
import Testing

@Suite("Points and vectors")
struct VectorTests {
  @Test("differences and sums lead from point to point")
  func ways() {
    let a = Point(x: 1, y: 2)
    let b = Point(x: 4, y: 6)
    #expect(b - a == Vector(x: 3, y: 4))
    #expect(a + (b - a) == b)
    #expect((b - a).length == 5)
    #expect((b - a) - (b - a) == Vector(x: 0, y: 0))
    #expect((b - a) + (a - b) == Vector(x: 0, y: 0))
    #expect(2 * (b - a) == Vector(x: 6, y: 8))
    #expect(-(b - a) == a - b)
  }

  @Test("products give cosine and sine of the angle between")
  func products() {
    let right = Vector(x: 2, y: 0)
    let down = Vector(x: 0, y: 3)
    #expect(right.dot(down) == 0)
    #expect(right.cross(down) == 6, "from right to down is a turn to the right: y points down")
    #expect(down.cross(right) == -6)
    #expect(right.dot(right) == 4)
  }

  @Test("a quarter turn to the right leads from right to down, left, up and back")
  func quarterTurns() {
    let right = Vector(x: 1, y: 0)
    #expect(right.turnedRight == Vector(x: 0, y: 1))
    #expect(right.turnedRight.turnedRight == -right)
    #expect(right.turnedRight.turnedRight.turnedRight.turnedRight == right)
  }

  @Test("the maximum norm is the larger side")
  func norms() {
    #expect(Vector(x: -3, y: 2).maxNorm == 3)
    #expect(Vector(x: 1, y: -7).maxNorm == 7)
  }
}
