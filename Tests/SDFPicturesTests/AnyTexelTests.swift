import SDFGrid
import SDFPictures
import Testing

/// Views must draw whatever a foreign file holds.
@Suite struct AnyTexelTests {
  @Test(arguments: FieldView.allCases)
  func noOutline(_ view: FieldView) {
    for distance: Float in [116.6, -116.6] {
      let picture = FieldPicture.draw(
        constant(GridSize(width: 100, height: 60), SIMD4(distance, 0, 0, 0)), view: view, scale: 1)
      #expect(picture.pixels.samples.allSatisfy { $0.alpha == 255 })
      if view != .channels { #expect(Set(picture.pixels.samples).count == 1) }
      if view == .gradient { #expect(picture.pixels[0, 0].colourfulness < 4) }
    }
  }

  @Test(arguments: FieldView.allCases)
  func randomBits(_ view: FieldView) {
    var state: UInt64 = 99
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 24
    }
    let size = GridSize(width: 23, height: 17)
    let half = Grid(size) { _, _ in
      HalfTexel(bits: SIMD4(repeating: 0).replacing { _ in UInt16(truncatingIfNeeded: next()) })
    }
    let float = Grid(size) { _, _ in
      SIMD4<Float>(repeating: 0).replacing { _ in Float(bitPattern: UInt32(truncatingIfNeeded: next())) }
    }
    for level in [TexelGrid.half(half), .float(float)] {
      let field = SDFTexture(levels: [level], metadata: nil)
      let picture = FieldPicture.draw(field, view: view, scale: 3)
      #expect(picture.pixels.samples.allSatisfy { $0.alpha == 255 })
      _ = HeatMap.draw(field, constant(size, .zero), scale: 1)
    }
  }

  @Test(arguments: FieldView.allCases)
  func extremeNumbers(_ view: FieldView) {
    let numbers: [Float] = [
      .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -0.0,
    ]
    for number in numbers {
      for size in [
        GridSize(width: 1, height: 1), GridSize(width: 2, height: 1), GridSize(width: 5, height: 4),
      ] {
        let picture = FieldPicture.draw(constant(size, SIMD4(repeating: number)), view: view, scale: 2)
        #expect(picture.pixels.samples.allSatisfy { $0.alpha == 255 })
      }
    }
    // A large field takes the way of the reduction.
    let wide = GridSize(width: 1300, height: 2)
    let reduced = FieldPicture.draw(constant(wide, SIMD4(.nan, .infinity, -.infinity, .nan)), view: view)
    #expect(reduced.pixels.samples.allSatisfy { $0.alpha == 255 })
  }
}

extension SIMD4 {
  /// The vector with each number made anew.
  fileprivate func replacing(_ make: (Int) -> Scalar) -> Self {
    var copy = self
    for index in 0..<4 { copy[index] = make(index) }
    return copy
  }
}
