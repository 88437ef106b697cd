/// Something in a file that is not read, or is read otherwise than it was meant.
public struct SVGWarning: Sendable, Hashable, CustomStringConvertible {
  /// The line where the element's tag starts, counted from 1.
  public var line: Int
  /// The element's name.
  public var element: String
  /// What is not read, and what is done instead: a sentence without its capital and full stop.
  public var reason: String

  /// One line for people.
  public var description: String { "line \(line), <\(element)>: \(reason)" }
}
