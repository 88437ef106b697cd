import Synchronization

/// A switch by which any thread stops a generation.
public final class SDFCancellation: Sendable {
  private let flag = Atomic<Bool>(false)

  /// Makes a switch that is not thrown.
  public init() {}

  /// Throws the switch, for good.
  public func cancel() { flag.store(true, ordering: .relaxed) }

  /// Whether the switch was thrown.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }
}
