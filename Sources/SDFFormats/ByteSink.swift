/// A place that bytes flow to, so that a file is written without a second copy of the texture in memory.
///
/// It is called several times, in the order of the file; what it throws ends the writing.
public typealias ByteSink = (RawSpan) throws -> Void
