/// The attributes that make an element conditional (SVG 2, section 5.10).
enum Conditions {
  /// Whether they hold for a reader without extensions whose language is English.
  static func hold(_ attributes: [String: String]) -> Bool {
    if attributes["requiredExtensions"] != nil { return false }
    guard let languages = attributes["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let language = language.trimmed.lowercased()
      return language == "en" || language.hasPrefix("en-")
    }
  }
}

extension Resolver {
  /// The first child of a `switch` whose conditions hold.
  func chosenChild(of place: Int) -> Int? {
    tree.children(of: place).first { child in
      switch ElementKind(tree.elements[child].name) {
      case .silent: false
      default: Conditions.hold(tree.elements[child].attributes)
      }
    }
  }
}
