import Foundation
import Synchronization

/// One line on a terminal's standard error that tells how far the work is; shown once the work has
/// taken a second, rewritten in place, erased at the end.
package final class ProgressLine: Sendable {
  private struct State {
    var text = ""
    var shown = ""
    var isOver = false
  }

  private static let isShown = Atomic<Bool>(false)
  private static let isDying = Atomic<Bool>(false)
  private static let clearLine = "\r\u{1B}[K"

  private let state = Mutex(State())
  private let timer: Timer?

  /// Dispatch sources may be used from any thread.
  private struct Timer: @unchecked Sendable {
    let source: any DispatchSourceTimer
  }

  /// A line that stays silent unless standard error is a terminal and `isWanted`.
  package init(isWanted: Bool) {
    guard isWanted, Descriptor.standardError.isTerminal else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meniscus.progress"))
    self.timer = Timer(source: timer)
    timer.schedule(deadline: .now() + 1, repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.draw() }
    timer.resume()
  }

  deinit { timer?.source.cancel() }

  /// Tells what is being done, and which part of the whole is done, 0…1.
  package func update(_ doing: String, _ fraction: Double? = nil) {
    if timer == nil { return }
    let percent = fraction.map { "  \(Int(($0 * 100).rounded(.down))) %" } ?? ""
    state.withLock { $0.text = String(doing.prefix(60)) + percent }
  }

  /// Writes a line of text to standard error, above the progress.
  package func print(_ line: String) {
    state.withLock { state in
      erase(&state)
      StandardError.write(line)
    }
  }

  /// Erases the line, for good.
  package func finish() {
    timer?.source.cancel()
    state.withLock { state in
      erase(&state)
      state.isOver = true
    }
  }

  /// Erases a line that is on the terminal while the process dies.
  static func eraseOnDeath() {
    isDying.store(true, ordering: .sequentiallyConsistent)
    if isShown.load(ordering: .sequentiallyConsistent) { StandardError.write(clearLine) }
  }

  private func draw() {
    state.withLock { state in
      if state.isOver || state.text == state.shown { return }
      if Self.isDying.load(ordering: .sequentiallyConsistent) { return }
      // Told before it is so: a signal in between erases a line that is not there, which does no harm.
      Self.isShown.store(true, ordering: .sequentiallyConsistent)
      StandardError.write(Self.clearLine + state.text)
      state.shown = state.text
    }
  }

  private func erase(_ state: inout State) {
    if state.shown.isEmpty { return }
    StandardError.write(Self.clearLine)
    state.shown = ""
    Self.isShown.store(false, ordering: .sequentiallyConsistent)
  }
}
