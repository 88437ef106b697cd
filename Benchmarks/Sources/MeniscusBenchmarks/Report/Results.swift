/// All figures of a run; nil for a question that was not asked.
struct Results: Codable {
  /// Where and when.
  var environment: Environment
  /// Where the time goes.
  var stages: [StageRow]?
  /// How fast it is against OpenCV.
  var opencv: [OpenCVRow]?
  /// How much memory it takes.
  var memory: [MemoryRow]?
  /// How close to the truth it is.
  var accuracy: [AccuracyRow]?
  /// How long the command takes.
  var command: [CommandRow]?
  /// How many glyphs a second.
  var glyphs: [GlyphRow]?
  /// How the cost of paths grows.
  var paths: [PathRow]?
  /// What shapes cost.
  var shapes: [ShapeRow]?
}
