/// Finds what the user may have meant.
package enum Suggestions {
  /// The candidate nearest to a word: one that the word begins, else the one at the smallest edit
  /// distance, at most a third of the word's length; nil where nothing is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let plain = stripped(word)
    if plain.count >= 2, let longer = candidates.first(where: { stripped($0).hasPrefix(plain) }) {
      return longer
    }
    let ranked = candidates.map { (name: $0, distance: distance(plain, stripped($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, plain.count / 3) ? best.name : nil
  }

  /// "; did you mean 'mask'?", or nothing.
  package static func phrase(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of letters to insert, drop, replace or swap with their neighbour to get from one word
  /// to the other: the optimal string alignment distance (Damerau 1964).
  package static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// A word without its leading dashes, in lower case.
  private static func stripped(_ word: String) -> String {
    String(word.drop { $0 == "-" }).lowercased()
  }
}
