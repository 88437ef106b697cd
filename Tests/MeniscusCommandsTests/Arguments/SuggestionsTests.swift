import MeniscusCommands
import Testing

@Suite struct SuggestionsTests {
  @Test(arguments: [
    ("mask", "mask", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("msak", "mask", 1),
    ("ab", "ba", 1), ("ca", "abc", 3), ("thresold", "threshold", 1),
  ])
  func distance(_ a: String, _ b: String, _ expected: Int) {
    #expect(Suggestions.distance(a, b) == expected)
    #expect(Suggestions.distance(b, a) == expected)
  }

  @Test(arguments: [
    ("--treshold", "--threshold"), ("--thresh", "--threshold"), ("--Scale", "--scale"), ("-scale", "--scale"),
    ("--szie", "--size"), ("--out", "--output"),
  ])
  func nearest(_ word: String, _ expected: String) {
    let names = ["--threshold", "--size", "--scale", "--output", "--output-dir"]
    #expect(Suggestions.nearest(to: word, among: names) == expected)
  }

  @Test func nothingIsNear() {
    #expect(Suggestions.nearest(to: "--banana", among: ["--threshold", "--size"]) == nil)
    #expect(Suggestions.nearest(to: "x", among: []) == nil)
    #expect(Suggestions.phrase(for: "zzzz", among: ["mask"]) == "")
    #expect(Suggestions.phrase(for: "msk", among: ["mask"]) == "; did you mean 'mask'?")
  }
}
