/// An affine transform of the plane: (x, y) becomes (a x + c y + tx, b x + d y + ty), SVG's `matrix(a b c d tx ty)`.
@frozen
public struct Transform: Hashable, Sendable, BitwiseCopyable {
  /// Where the unit vector along x goes.
  public var a: Double, b: Double
  /// Where the unit vector along y goes.
  public var c: Double, d: Double
  /// Where the origin goes.
  public var tx: Double, ty: Double

  /// Makes a transform from its six numbers, in the order of SVG's `matrix`.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Shifts by a way.
  @inlinable
  public static func translation(_ way: Vector) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: way.x, ty: way.y)
  }

  /// Stretches away from the origin.
  @inlinable
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Where a point goes.
  @inlinable
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Where a way goes: the same without the shift.
  @inlinable
  public func callAsFunction(_ way: Vector) -> Vector {
    Vector(x: a * way.x + c * way.y, y: b * way.x + d * way.y)
  }

  /// The transform that does the right one first, then the left one.
  @inlinable
  public static func * (after: Transform, first: Transform) -> Transform {
    let x = after(Vector(x: first.a, y: first.b))
    let y = after(Vector(x: first.c, y: first.d))
    let origin = after(Point(x: first.tx, y: first.ty))
    return Transform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }

  /// How many times areas grow; negative where the transform mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }
}
