import Dispatch
import MeniscusTestSupport
import SDFGrid
import Synchronization
import Testing

@testable import SDFPipeline

@Suite("Progress and cancellation")
struct CancellationTests {
  private static func mask() -> CoverageMask {
    ClosedForm.star(centre: (24, 34), outer: 23, inner: 10).mask(GridSize(width: 48, height: 70))
  }

  private static let everything = MaskOptions.with { $0.mipmaps = true }

  /// What a generation reports, from all threads.
  private final class Log: Sendable {
    private let entries = Mutex<[SDFProgress]>([])
    func add(_ progress: SDFProgress) { entries.withLock { $0.append(progress) } }
    var all: [SDFProgress] { entries.withLock { $0 } }
  }

  @Test(
    "progress never falls, tells the stages and ends with 1", arguments: [FloodMethod.jump, .exact], [1, 3])
  func progress(flood: FloodMethod, threads: Int) throws {
    let log = Log()
    var options = Self.everything
    options.flood = flood
    options.threads = threads
    _ = try SDFGenerator().generate(Self.mask(), options: options) { log.add($0) }
    let fractions = log.all.map(\.fraction)
    #expect(fractions.count > 20)
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(fractions.first == 0)
    #expect(fractions.last == 1)
    // No step takes more than half of the whole.
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $1 - $0 < 0.5 })
    #expect(log.all.first?.stage == .seed)
    #expect(Set(log.all.map(\.stage)) == Set(Stage.allCases))
    #expect(log.all.last?.stage == .compose)
  }

  @Test("progress ends with 1 where there is no outline, or no height")
  func shortProgress() throws {
    for (mask, options) in [
      (CoverageMask(drawing: ["....", "...."]), MaskOptions()), (Self.mask(), MaskOptions.distances()),
    ] {
      let log = Log()
      _ = try SDFGenerator().generate(mask, options: options) { log.add($0) }
      #expect(log.all.last?.fraction == 1)
    }
  }

  /// What a generation throws, and that it leaves a blank texel behind.
  private static func error(
    _ generator: SDFGenerator, _ cancellation: SDFCancellation?,
    _ progress: (@Sendable (SDFProgress) -> Void)? = nil
  ) -> SDFGenerationError? {
    var texture = SDFTexture(
      levels: [TexelGrid(GridSize(width: 9, height: 7), precision: .half)],
      metadata: SDFMetadata(
        border: .clear, flood: .init(method: "exact"), height: .init(method: "none"),
        largestInsideDistance: 1, origin: [0, 0], outline: true, padding: 0, range: nil, scale: [1, 1],
        source: "mask", threshold: 0.5))
    do throws(SDFGenerationError) {
      _ = try generator.generate(
        mask(), into: &texture, options: everything, cancellation: cancellation, progress: progress)
      return nil
    } catch {
      #expect(texture.levels.count == 1 && texture.size == GridSize(width: 1, height: 1))
      #expect(texture.metadata == nil)
      return error
    }
  }

  @Test("a switch thrown from within the progress stops the work at once", arguments: Stage.allCases)
  func fromProgress(stage: Stage) throws {
    let generator = SDFGenerator()
    let truth = try Self.mask().field(Self.everything)
    let cancellation = SDFCancellation()
    let log = Log()
    let error = Self.error(generator, cancellation) {
      log.add($0)
      if $0.stage == stage { cancellation.cancel() }
    }
    #expect(error == .cancelled)
    #expect(error?.description == "the work was cancelled")
    let order = Stage.allCases
    // Stages take turns from level to level: none after the first one of its kind.
    let last = try #require(log.all.last)
    #expect(order.firstIndex(of: last.stage) == order.firstIndex(of: stage))
    #expect(last.fraction < 1)
    // The generator is as good as new.
    #expect(try generator.generate(Self.mask(), options: Self.everything).texture == truth)
  }

  @Test("a switch thrown before the work, or by another thread, stops it")
  func fromOtherThread() {
    let thrown = SDFCancellation()
    #expect(!thrown.isCancelled)
    thrown.cancel()
    #expect(thrown.isCancelled)
    #expect(Self.error(SDFGenerator(), thrown) == .cancelled)

    let cancellation = SDFCancellation()
    let started = DispatchSemaphore(value: 0)
    let stopped = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      started.wait()
      cancellation.cancel()
      stopped.signal()
    }
    let waited = Mutex(false)
    let error = Self.error(SDFGenerator(), cancellation) { _ in
      // The first report waits until the other thread has thrown the switch.
      if waited.withLock({
        let first = !$0; $0 = true; return first
      }) {
        started.signal()
        #expect(stopped.wait(timeout: .now() + 20) == .success)
      }
    }
    #expect(error == .cancelled)
  }

  @Test("a switch that nobody throws changes nothing")
  func notThrown() throws {
    let mask = Self.mask()
    let generation = try SDFGenerator().generate(mask, cancellation: SDFCancellation())
    #expect(generation.texture == (try mask.field()))
  }

  @Test("cancelling the task stops the work")
  func fromTask() async {
    let task = Task.detached { () -> SDFGenerationError? in
      while !Task.isCancelled { await Task.yield() }
      return Self.error(SDFGenerator(), nil)
    }
    task.cancel()
    #expect(await task.value == .cancelled)

    // In the midst of the work: the task cancels itself when it hears of the flood.
    let midway = Task.detached { () -> SDFGenerationError? in
      let cancelled = Mutex(false)
      return unsafe withUnsafeCurrentTask { current in
        let handle = unsafe TaskHandle(task: current)
        return Self.error(SDFGenerator(), nil) { progress in
          if progress.stage == .flood {
            cancelled.withLock {
              if !$0 { handle.cancel() }; $0 = true
            }
          }
        }
      }
    }
    #expect(await midway.value == .cancelled)
  }

  /// A handle on the running task that any thread may cancel.
  @safe
  private struct TaskHandle: @unchecked Sendable {
    private let task: UnsafeCurrentTask?
    init(task: UnsafeCurrentTask?) { unsafe self.task = task }
    func cancel() { unsafe task?.cancel() }
  }
}
