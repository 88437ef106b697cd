/// What is asked of the machine.
enum Question: String, CaseIterable {
  /// Where does the time go?
  case stages
  /// How fast is it against OpenCV's exact transform?
  case opencv
  /// How much memory does it take?
  case memory
  /// How close to the truth is it?
  case accuracy
  /// How long does the command take, from process start to exit?
  case command
  /// How many glyphs a second, against FreeType's own renderer of fields?
  case glyphs
  /// How does the cost of paths grow with their segments?
  case paths
  /// What do a shape's distances cost?
  case shapes
}

/// The arguments of a run.
struct Setting {
  /// Small sizes and few repetitions, to see that everything works.
  var isQuick = false
  /// Whether only some questions are asked.
  var isPartial = false
  /// The questions to ask.
  var questions = Set(Question.allCases)
  /// Python with OpenCV and Pillow; nil where there is none.
  var python: String?
  /// The folder of the Python scripts.
  var peers = ""
  /// The command-line tool.
  var tool = ""
  /// A folder for masks and outputs, thrown away afterwards.
  var work = ""
  /// The folder for results.
  var output = ""

  /// How the arguments are given.
  static let usage =
    "--peers DIR --tool FILE --work DIR --output DIR [--python FILE] [--quick] "
    + "[--only \(Question.allCases.map(\.rawValue).joined(separator: "|"))]…"

  /// Reads the arguments.
  init(_ arguments: [String]) throws(BenchmarkError) {
    var only: Set<Question> = []
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--quick" {
        isQuick = true
        continue
      }
      guard let value = rest.popFirst() else { throw .usage(Self.usage) }
      switch name {
      case "--only":
        guard let question = Question(rawValue: value) else { throw .usage(Self.usage) }
        only.insert(question)
      case "--python": python = value
      case "--peers": peers = value
      case "--tool": tool = value
      case "--work": work = value
      case "--output": output = value
      default: throw .usage(Self.usage)
      }
    }
    if [peers, tool, work, output].contains("") { throw .usage(Self.usage) }
    if !only.isEmpty { questions = only }
    isPartial = isQuick || !only.isEmpty
  }
}

extension Setting {
  /// The numbers of threads.
  var threads: [Int] { [1, 2] }

  /// The sides of the masks of the stages.
  var stageSides: [Int] { isQuick ? [256, 512] : [256, 512, 1024, 2048, 4096] }

  /// The sides at which jump flooding is looked at too.
  var jumpSides: Set<Int> { isQuick ? [256] : [512, 1024] }

  /// The sides of the masks for OpenCV.
  var openCVSides: [Int] { isQuick ? [256, 512] : [512, 1024, 2048, 4096] }

  /// The sides of the closed forms.
  var accuracySides: [Int] { isQuick ? [64, 256] : [64, 256, 1024] }

  /// The sides of the masks whose memory is measured.
  var memorySides: [Int] { isQuick ? [1024] : [2048, 4096] }

  /// The sides of the masks that the command reads.
  var commandSides: [Int] { isQuick ? [512] : [1024, 4096] }

  /// The repetitions for a square mask: more for the small ones, whose times scatter more.
  func repetitions(side: Int) -> Int {
    if isQuick { return 3 }
    return switch side {
    case ...512: 21
    case ...1024: 15
    case ...2048: 11
    default: 7
    }
  }

  /// How many Chinese glyphs are measured, and how often all glyphs of a set.
  var cjkCount: Int { isQuick ? 50 : 1000 }
  var glyphRepetitions: Int { isQuick ? 3 : 7 }

  /// The sides of the textures for paths, the numbers of segments, and how often each is measured.
  var pathSides: [Int] { isQuick ? [256] : [512, 1024] }
  var pathSegments: [Int] { isQuick ? [10, 1000] : [10, 100, 1000, 10_000, 100_000] }
  var pathRepetitions: Int { isQuick ? 3 : 11 }

  /// The side of the grid for shapes, and how often each is measured.
  var shapeSide: Int { isQuick ? 128 : 512 }
  var shapeRepetitions: Int { isQuick ? 3 : 15 }

  /// The children of each kind whose memory is measured.
  var memoryRepetitions: Int { isQuick ? 1 : 3 }
}
