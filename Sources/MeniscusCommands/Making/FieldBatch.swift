import Foundation
import Meniscus
import Synchronization

/// Works through the tasks of a command with several workers, and tells of them in order.
final class FieldBatch<Maker: FieldMaker>: Sendable {
  private struct State {
    var records: [FieldRecord?]
    /// How far each task is, and the sum of them all.
    var fractions: [Double]
    var sum = 0.0
    /// Records before this one are told.
    var told = 0
    var done = 0
  }

  private let tasks: [FieldTask]
  private let maker: Maker
  private let arguments: MakingArguments
  private let workers: Int
  private let threads: Int
  private let gate = MemoryGate()
  private let progress: ProgressLine
  private let state: Mutex<State>
  private let next = Atomic<Int>(0)

  /// Makes a batch; nothing runs yet.
  init(
    _ tasks: [FieldTask], _ maker: Maker, _ arguments: MakingArguments, _ progress: ProgressLine
  ) {
    self.tasks = tasks
    self.maker = maker
    self.arguments = arguments
    self.progress = progress
    let cores = ProcessInfo.processInfo.activeProcessorCount
    workers = max(1, min(arguments.jobs ?? cores, tasks.count))
    threads = max(1, cores / workers)
    state = Mutex(
      State(
        records: Array(repeating: nil, count: tasks.count),
        fractions: Array(repeating: 0, count: tasks.count)))
  }

  /// Runs all tasks and returns what became of them, in their order.
  func run() -> [FieldRecord] {
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
      let job = FieldJob(
        index: index, task: tasks[index], maker: maker, arguments: arguments, threads: threads, gate: gate
      ) { self.update(index, $0, $1) }
      finish(index, job.run(&generator))
    }
  }

  private func update(_ index: Int, _ doing: String, _ fraction: Double) {
    let (done, sum) = state.withLock { state in
      state.sum += fraction - state.fractions[index]
      state.fractions[index] = fraction
      return (state.done, state.sum)
    }
    let name =
      tasks.count == 1 ? InputFile.name(tasks[0].source.name) : "\(done) of \(tasks.count) \(maker.noun)"
    progress.update("\(name): \(doing)", min(1, sum / Double(tasks.count)))
  }

  /// Keeps a record, and prints all that are ready from the front.
  private func finish(_ index: Int, _ record: FieldRecord) {
    state.withLock { state in
      state.records[index] = record
      state.sum += 1 - state.fractions[index]
      state.fractions[index] = 1
      state.done += 1
      while state.told < tasks.count, let ready = state.records[state.told] {
        progress.print(ready.lines(isQuiet: arguments.isQuiet || arguments.isJSON))
        state.told += 1
      }
    }
  }
}
