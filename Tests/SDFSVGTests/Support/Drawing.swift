import SDFGeometry
import SDFSVG

/// A document whose root has a view box of 0 0 100 100 and this in it.
func drawing(
  _ body: String, root: String = "viewBox='0 0 100 100'", options: SVGOptions = SVGOptions()
) throws(SVGError) -> SVGDocument {
  let text = """
    <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(root)>
    \(body)
    </svg>
    """
  return try SVGDocument(bytes: Array(text.utf8), options: options)
}

/// What such a document paints.
func painting(_ body: String, root: String = "viewBox='0 0 100 100'") throws -> Painting {
  try drawing(body, root: root).painting(tolerance: 0.01)
}

extension Painting {
  /// Whether a point is painted, by the definition.
  func contains(_ x: Double, _ y: Double) -> Bool {
    shapes.contains { shape in
      shape.path.contains(Point(x: x, y: y), fillRule: shape.fillRule)
        && shape.clips.allSatisfy { $0.contains(x, y) }
    }
  }

  /// The box of all shapes, clips left out.
  var bounds: Box { shapes.reduce(Box.empty) { $0.union($1.path.bounds) } }

  /// The part of the square from 0 to 100 that is painted, by points half a unit off the whole numbers.
  var area: Double {
    var count = 0
    for y in 0..<100 {
      for x in 0..<100 where contains(Double(x) + 0.5, Double(y) + 0.5) { count += 1 }
    }
    return Double(count)
  }
}

extension Box {
  /// Whether all sides agree within a tolerance.
  func isNear(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, within tolerance: Double = 1e-9
  ) -> Bool {
    abs(self.minX - minX) <= tolerance && abs(self.minY - minY) <= tolerance
      && abs(self.maxX - maxX) <= tolerance && abs(self.maxY - maxY) <= tolerance
  }
}

extension String {
  /// The text as UTF-16 in one of its byte orders.
  func utf16Bytes(isBig: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isBig ? [high, low] : [low, high]
    }
    return bytes
  }
}
