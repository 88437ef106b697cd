import Meniscus

extension ParsedArguments {
  /// Numbers with spaces, a comma, or both between them.
  ///
  /// - Throws: wrong usage that shows the form.
  func numbers(_ option: OptionSpec) throws(Failure) -> [Double]? {
    guard let text = values[option.name] else { return nil }
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      for word in words {
        guard let number = StrictNumber.double(String(word)) else { throw form(option, text) }
        numbers.append(number)
      }
      if words.isEmpty { throw form(option, text) }
    }
    return numbers
  }

  /// A rectangle as SVG's `viewBox` has it: x, y, width and height.
  ///
  /// - Throws: wrong usage that shows the form, or says that there is no area.
  func box(_ option: OptionSpec) throws(Failure) -> Box? {
    guard let numbers = try numbers(option) else { return nil }
    guard numbers.count == 4 else { throw form(option, text(option) ?? "") }
    let box = Box(
      minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2], maxY: numbers[1] + numbers[3])
    guard numbers[2] > 0, numbers[3] > 0 else {
      throw usage(
        "option '\(option.name)' needs a width and a height above 0, not '\(text(option) ?? "")'")
    }
    try checkSide("x", numbers[0], "width", numbers[2], found: box.width, option)
    try checkSide("y", numbers[1], "height", numbers[3], found: box.height, option)
    return box
  }

  /// Refuses a side whose ends are so far from 0 that their distance is lost.
  private func checkSide(
    _ place: String, _ lower: Double, _ length: String, _ wanted: Double, found: Double, _ option: OptionSpec
  ) throws(Failure) {
    if abs(found - wanted) <= Self.largestLoss * wanted { return }
    throw usage(
      "option '\(option.name)' has its \(place) at \(lower), too far from 0 for a \(length) of \(wanted)"
    )
  }

  /// The part of a side that may be lost.
  private static let largestLoss = 1e-3

  private func form(_ option: OptionSpec, _ text: String) -> Failure {
    usage("option '\(option.name)' needs the form \(option.value ?? ""), not '\(text)'")
  }
}
