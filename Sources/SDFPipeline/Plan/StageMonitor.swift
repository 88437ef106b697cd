import Synchronization

/// Follows a generation: tells the caller how far it is, and whether to stop.
final class StageMonitor: Sendable {
  private let cancellation: SDFCancellation?
  private let report: (@Sendable (SDFProgress) -> Void)?
  private let state = Mutex(State())

  private struct State {
    var stage = Stage.seed
    var start = 0.0
    var share = 0.0
    var done = 0
    var expected = 1
    var reported = 0.0
    var durations: [Stage: Duration] = [:]
  }

  init(cancellation: SDFCancellation?, report: (@Sendable (SDFProgress) -> Void)?) {
    self.cancellation = cancellation
    self.report = report
  }

  /// Begins a piece of work of a stage that takes `share` of the whole and asks `shouldStop` about
  /// `expected` times.
  func begin(_ stage: Stage, share: Double, expected: Int) throws(SDFGenerationError) {
    try check()
    state.withLock {
      $0.start += $0.share
      $0.stage = stage
      $0.share = share
      $0.done = 0
      $0.expected = max(1, expected)
    }
    tell()
  }

  /// Ends the work: all of it is done.
  func finish() throws(SDFGenerationError) {
    try check()
    state.withLock {
      $0.start = 1
      $0.share = 0
    }
    tell()
  }

  /// Asked by kernels once for each band of work, from any thread.
  func shouldStop() -> Bool {
    if cancellation?.isCancelled ?? false { return true }
    if report != nil {
      state.withLock { $0.done += 1 }
      tell()
    }
    return false
  }

  /// Counts a step of a stage that one thread does; throws where the work was cancelled.
  func step() throws(SDFGenerationError) {
    if shouldStop() { throw .cancelled }
  }

  /// Throws where the caller, or the task that the caller runs in, cancelled the work.
  func check() throws(SDFGenerationError) {
    if cancellation?.isCancelled ?? false || Task.isCancelled { throw .cancelled }
  }

  /// Adds to the time of a stage.
  func add(_ duration: Duration, to stage: Stage) {
    state.withLock { $0.durations[stage, default: .zero] += duration }
  }

  /// The time of each stage so far.
  var durations: [Stage: Duration] { state.withLock { $0.durations } }

  /// Does a stage's work and notes its time.
  func time<Result>(
    _ stage: Stage, _ work: () throws(SDFGenerationError) -> Result
  ) throws(SDFGenerationError) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try work()
    add(clock.now - start, to: stage)
    return result
  }

  private func tell() {
    guard let report else { return }
    state.withLock {
      let part = min(1, Double($0.done) / Double($0.expected))
      $0.reported = max($0.reported, min(1, $0.start + $0.share * part))
      report(SDFProgress(stage: $0.stage, fraction: $0.reported))
    }
  }
}
