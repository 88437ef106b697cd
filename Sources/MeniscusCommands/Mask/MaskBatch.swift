import Foundation
import Meniscus
import Synchronization

/// Works through the tasks of a `mask` command with several workers, and tells of them in order.
final class MaskBatch: Sendable {
  private struct State {
    var records: [MaskRecord?]
    var fractions: [Double]
    /// Records before this one are told.
    var told = 0
    var done = 0
  }

  private let tasks: [MaskTask]
  private let arguments: MaskArguments
  private let workers: Int
  private let threads: Int
  private let gate = MemoryGate()
  private let progress: ProgressLine
  private let state: Mutex<State>
  private let next = Atomic<Int>(0)

  /// Makes a batch; nothing runs yet.
  init(_ tasks: [MaskTask], _ arguments: MaskArguments, _ progress: ProgressLine) {
    self.tasks = tasks
    self.arguments = arguments
    self.progress = progress
    let cores = ProcessInfo.processInfo.activeProcessorCount
    workers = min(arguments.jobs ?? cores, tasks.count)
    threads = max(1, cores / workers)
    state = Mutex(
      State(
        records: Array(repeating: nil, count: tasks.count),
        fractions: Array(repeating: 0, count: tasks.count)))
  }

  /// Runs all tasks and returns what became of them, in their order.
  func run() -> [MaskRecord] {
    if workers == 1 {
      work()
    } else {
      DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
    }
    return state.withLock { $0.records.compactMap(\.self) }
  }

  /// One worker: takes tasks until none is left, with one generator for all of them.
  private func work() {
    var generator = SDFGenerator()
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      if index >= tasks.count { return }
      finish(index, run(index, &generator))
    }
  }

  private func run(_ index: Int, _ generator: inout SDFGenerator) -> MaskRecord {
    let task = tasks[index]
    let job = MaskJob(task: task, arguments: arguments, threads: threads, gate: gate) {
      self.update(index, $0, $1)
    }
    do throws(Failure) {
      return MaskRecord(input: task.input, output: task.output, result: .success(try job.run(&generator)))
    } catch {
      return MaskRecord(input: task.input, output: task.output, result: .failure(error))
    }
  }

  private func update(_ index: Int, _ doing: String, _ fraction: Double) {
    let (done, sum) = state.withLock { state in
      state.fractions[index] = fraction
      return (state.done, state.fractions.reduce(0, +))
    }
    let name = tasks.count == 1 ? InputFile.name(tasks[0].input) : "\(done) of \(tasks.count) masks"
    progress.update("\(name): \(doing)", sum / Double(tasks.count))
  }

  /// Keeps a record, and prints all that are ready from the front.
  private func finish(_ index: Int, _ record: MaskRecord) {
    state.withLock { state in
      state.records[index] = record
      state.fractions[index] = 1
      state.done += 1
      while state.told < tasks.count, let ready = state.records[state.told] {
        progress.print(ready.line(isQuiet: arguments.isQuiet || arguments.isJSON))
        state.told += 1
      }
    }
  }
}
