#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unit vector at an angle in radians from the x axis towards the y axis.
package func unitVector(_ angle: Double) -> Vector { Vector(x: cos(angle), y: sin(angle)) }

/// The unit vector at an angle in degrees; exact on the axes.
package func unitVector(degrees: Double) -> Vector {
  let turn = degrees.remainder(dividingBy: 360)
  let quarters = (turn / 90).rounded()
  let rest = unitVector((turn - 90 * quarters) * (.pi / 180))
  switch Int(quarters) & 3 {
  case 0: return rest
  case 1: return rest.turnedRight
  case 2: return -rest
  default: return -rest.turnedRight
  }
}

/// The angle from one vector to another, −π…π; positive towards the right as seen on the screen (y down).
func angle(from a: Vector, to b: Vector) -> Double { atan2(a.cross(b), a.dot(b)) }

/// The angle of 0…π/2 with that sine.
func arcSine(_ sine: Double) -> Double { asin(min(max(sine, 0), 1)) }

/// The tangent of an angle.
func tangent(_ angle: Double) -> Double { tan(angle) }
