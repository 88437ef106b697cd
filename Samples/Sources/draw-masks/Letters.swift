/// Small letters of strokes and arcs, as a draughtsman's stencil has them.
struct Letters {
  /// The height of an x, in texels.
  let height: Double
  /// The width of the stroke, in texels.
  let stroke: Double
  /// The baseline, in texels from the top.
  let baseline: Double

  /// Half the width of a round letter between the middles of its strokes.
  private var radius: Double { (height - stroke) / 2 }
  private var top: Double { baseline - height }
  private var middle: Double { baseline - height / 2 }

  /// Sets a word of the letters c, e, i, m, n, s and u; gives its shape and its width.
  func word(_ text: String, x start: Double) -> (shape: Shape, width: Double) {
    var shapes: [Shape] = []
    var x = start
    for letter in text {
      let (shape, width) = draw(letter, x + stroke / 2)
      shapes.append(shape)
      x += width + stroke + 0.16 * height
    }
    return (.union(shapes), x - 0.16 * height - start)
  }

  /// A letter whose first stroke has its middle at `x`, and its width between the outer strokes' middles.
  private func draw(_ letter: Character, _ x: Double) -> (Shape, Double) {
    switch letter {
    case "c": (round(x, from: 42, by: 276), 1.7 * radius)
    case "e": (.union([round(x, from: 35, by: 325), bar(x)]), 2 * radius)
    case "i": (.union([stem(x), .disc(Point(x, top - 1.25 * stroke), radius: 0.66 * stroke)]), 0)
    case "m": (.union([stem(x), arch(x, 0.78), arch(x + 1.56 * radius, 0.78)]), 3.12 * radius)
    case "n": (.union([stem(x), arch(x, 0.9)]), 1.8 * radius)
    case "s": (snake(x), 1.24 * radius)
    case "u": (.union([stem(x + 1.8 * radius), bowl(x, 0.9)]), 1.8 * radius)
    default: fatalError("the stencil has no letter \(letter)")
    }
  }

  private func stem(_ x: Double) -> Shape {
    .line(Point(x, top), Point(x, baseline), width: stroke)
  }

  private func round(_ x: Double, from start: Double, by sweep: Double) -> Shape {
    .arc(Point(x + radius, middle), Point(radius, radius), from: start, by: sweep, width: stroke)
  }

  /// The bar of an e, its lower side where the round ends.
  private func bar(_ x: Double) -> Shape {
    let y = middle - 0.4 * stroke
    return .line(Point(x, y), Point(x + 2 * radius, y), width: 0.8 * stroke)
  }

  /// From a stem over to a leg on its right.
  private func arch(_ x: Double, _ wide: Double) -> Shape {
    let radii = Point(wide * radius, wide * radius)
    let spring = top + stroke / 2 + radii.y
    let right = x + 2 * radii.x
    return .union([
      .arc(Point(x + radii.x, spring), radii, from: 180, by: 180, width: stroke),
      .line(Point(right, spring), Point(right, baseline), width: stroke),
    ])
  }

  /// An arch upside down.
  private func bowl(_ x: Double, _ wide: Double) -> Shape {
    let radii = Point(wide * radius, wide * radius)
    let spring = baseline - stroke / 2 - radii.y
    return .union([
      .arc(Point(x + radii.x, spring), radii, from: 0, by: 180, width: stroke),
      .line(Point(x, top), Point(x, spring), width: stroke),
    ])
  }

  /// Two arcs, one over the other, that meet in the middle.
  private func snake(_ x: Double) -> Shape {
    let radii = Point(0.62 * radius, radius / 2)
    let centre = x + radii.x
    return .union([
      .arc(Point(centre, middle - radii.y), radii, from: 90, by: 245, width: stroke),
      .arc(Point(centre, middle + radii.y), radii, from: 270, by: 245, width: stroke),
    ])
  }
}
