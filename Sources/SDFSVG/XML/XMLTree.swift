/// The elements of a file, in the order of their tags; only those of SVG are kept.
struct XMLTree {
  var elements: [XMLElement] = []
  /// The element that has an id; the first of several.
  var places: [String: Int] = [:]
  /// The style sheets, in order.
  var sheets: [(element: Int, text: String)] = []

  /// The `svg` element around everything.
  static let root = 0
}

/// An element; its place in ``XMLTree/elements`` stands for it.
struct XMLElement {
  /// The name without a prefix.
  var name: String
  /// The values, by their names as written; `xlink:href` has that name whatever the file's prefix.
  var attributes: [String: String]
  /// The bytes of the attributes' names and values.
  var size: Int
  /// Where the tag starts.
  var line: Int
  /// The element around it.
  var parent: Int?
  /// The first element in it.
  var firstChild: Int?
  /// The next element with the same parent.
  var next: Int?
}

extension XMLTree {
  /// The names of an element's classes.
  func classes(of element: Int) -> [Substring] {
    guard let value = elements[element].attributes["class"] else { return [] }
    return value.split { $0.isWhitespace }
  }

  /// The value of `href`, or of `xlink:href` where that is missing.
  func reference(of element: Int) -> String? {
    let attributes = elements[element].attributes
    return attributes["href"] ?? attributes["xlink:href"]
  }

  /// The places of an element's children.
  func children(of element: Int) -> some Sequence<Int> {
    sequence(state: elements[element].firstChild) { next in
      guard let child = next else { return Int?.none }
      next = elements[child].next
      return child
    }
  }
}
