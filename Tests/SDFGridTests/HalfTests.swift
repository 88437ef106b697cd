import MeniscusTestSupport
import SDFGrid
import Testing

@Suite("Half floats")
struct HalfTests {
  /// The number that a half's bits stand for, by the definition of binary16.
  private func value(_ bits: UInt16) -> Double {
    let sign = bits & 0x8000 == 0 ? 1.0 : -1.0
    let exponent = Int(bits >> 10) & 0x1F
    let fraction = Double(bits & 0x3FF) / 1024
    if exponent == 0 { return sign * fraction * power(-14) }
    return sign * (1 + fraction) * power(exponent - 15)
  }

  private func power(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { product, _ in exponent < 0 ? product / 2 : product * 2 }
  }

  @Test("all 65,536 bit patterns have the value of their definition, and come back")
  func roundTrip() {
    var wrong: [UInt16] = []
    for bits in UInt16.min...UInt16.max {
      let half = Half(bits: bits)
      let float = half.float
      let isSpecial = bits & 0x7C00 == 0x7C00
      var holds = half.isFinite == !isSpecial && float.sign == (bits & 0x8000 == 0 ? .plus : .minus)
      if isSpecial && bits & 0x3FF != 0 {
        // Some NaN comes back, with its sign.
        let back = Half(float).bits
        holds = holds && float.isNaN && back & 0x7C00 == 0x7C00 && back & 0x3FF != 0
        holds = holds && back & 0x8000 == bits & 0x8000
      } else {
        let expected = isSpecial ? (bits & 0x8000 == 0 ? Double.infinity : -.infinity) : value(bits)
        holds = holds && Double(float) == expected && Half(float).bits == bits
      }
      if !holds { wrong.append(bits) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("midpoints round to even, and what lies beside them to the nearest")
  func rounding() {
    var wrong: [UInt16] = []
    for bits in UInt16(0)..<0x7C00 {
      let here = Half(bits: bits).float
      // After the largest half would come 65,536.
      let next: Float = bits == 0x7BFF ? 65536 : Half(bits: bits + 1).float
      let middle = here + (next - here) / 2
      let even = bits % 2 == 0 ? bits : bits + 1
      for sign: UInt16 in [0, 0x8000] {
        let factor: Float = sign == 0 ? 1 : -1
        let holds =
          Half(factor * middle).bits == even | sign && Half(factor * middle.nextDown).bits == bits | sign
          && Half(factor * middle.nextUp).bits == (bits + 1) | sign
          && Half(factor * here.nextUp).bits == bits | sign
        if !holds { wrong.append(bits | sign) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("special values")
  func specialValues() {
    #expect(Half(0).bits == 0)
    #expect(Half(-0.0).bits == 0x8000)
    #expect(Half(1).bits == 0x3C00)
    #expect(Half(-2).bits == 0xC000)
    #expect(Half(65504).bits == 0x7BFF)
    #expect(Half.greatestFiniteMagnitude == 65504)
    #expect(Half(65519.996).bits == 0x7BFF)
    #expect(Half(65520).bits == 0x7C00)
    #expect(Half(.infinity).bits == 0x7C00)
    #expect(Half(-.infinity).bits == 0xFC00)
    #expect(Half(.greatestFiniteMagnitude).bits == 0x7C00)
    #expect(Half(.nan).float.isNaN && !Half(.nan).isFinite)
    #expect(Half(.leastNonzeroMagnitude).bits == 0)
    #expect(Half(-.leastNormalMagnitude).bits == 0x8000)
  }

  @Test("random floats round to one of the two halves around them, the nearer one")
  func randomFloats() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<20_000 {
      let bits = UInt32.random(in: 0...UInt32.max, using: &random)
      let float = Float(bitPattern: bits)
      if !float.isFinite || abs(float) >= 65520 { continue }
      let half = Half(float)
      let error = abs(Double(half.float) - Double(float))
      let magnitude = half.bits & 0x7FFF
      for near in [magnitude &- 1, magnitude + 1] where near < 0x7C00 {
        let other = Double(Half(bits: near | half.bits & 0x8000).float)
        #expect(error <= abs(other - Double(float)), "\(float); \(random.line)")
      }
    }
  }

  @Test("a texel rounds each of its channels")
  func texels() {
    let texel = HalfTexel(SIMD4(0.1, -1, 70000, 1 / 3))
    #expect(texel.bits == SIMD4(Half(0.1).bits, 0xBC00, 0x7C00, Half(1 / 3).bits))
    #expect(texel.float.y == -1)
    #expect(abs(texel.float.x - 0.1) < 1e-4)
    #expect(HalfTexel(bits: SIMD4(0x3C00, 0, 0x4000, 0x8000)).float == SIMD4(1, 0, 2, 0))
  }
}
