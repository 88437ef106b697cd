import SDFGeometry

/// Lists of numbers: the points of polygons, view boxes.
enum NumberList {
  /// The points up to the first error, and the error.
  ///
  /// Source: SVG 2, section 10.6: an odd number of coordinates is an error, the points before it count.
  static func points(_ text: String) -> (points: [Point], fault: SyntaxFault?) {
    var scanner = NumberScanner(Array(text.utf8))
    var points: [Point] = []
    scanner.skipSpace()
    do throws(SyntaxFault) {
      while scanner.next != nil {
        let x = try scanner.number()
        scanner.skipCommaSpace()
        points.append(Point(x: x, y: try scanner.number()))
        if scanner.skipCommaSpace(), scanner.next == nil { throw scanner.fault("a number") }
      }
      return (points, nil)
    } catch {
      return (points, error)
    }
  }

  /// Four numbers: left, top, width and height.
  static func viewBox(_ text: String) throws(SyntaxFault) -> ViewBox {
    var scanner = NumberScanner(Array(text.utf8))
    var values: [Double] = []
    scanner.skipSpace()
    while values.count < 4 {
      let start = scanner
      let value = try scanner.number()
      if values.count >= 2 && value < 0 { throw start.fault("a size of 0 or more") }
      values.append(value)
      scanner.skipCommaSpace()
    }
    if scanner.next != nil { throw scanner.fault("the end of the four numbers") }
    return ViewBox(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

/// A `viewBox` attribute.
struct ViewBox: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}
