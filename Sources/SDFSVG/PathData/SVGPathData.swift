public import SDFGeometry

/// SVG path data, the language of the `d` attribute, read into paths.
///
/// Source: SVG 2, section 9.3 (the grammar, with its implicit repeats and compact numbers) and section
/// 9.5.4 (what an error leaves). Numbers are rounded correctly to `Double`.
public enum SVGPathData {
  /// The most segments that are read where the caller sets no limit.
  public static let defaultSegmentLimit = 10_000_000

  /// Reads path data whole, or says where its first error is.
  ///
  /// - Parameters:
  ///   - bytes: the data, UTF-8.
  ///   - segmentLimit: the most segments that are read.
  public static func parse(
    _ bytes: [UInt8], segmentLimit: Int = defaultSegmentLimit
  ) throws(SVGPathError) -> Path {
    let (path, error) = parseLeniently(bytes, segmentLimit: segmentLimit)
    if let error { throw error }
    return path
  }

  /// Reads path data up to its first error: the path of all the segments before it, and the error.
  ///
  /// This is what the specification asks of programs that draw (SVG 2, section 9.5.4).
  public static func parseLeniently(
    _ bytes: [UInt8], segmentLimit: Int = defaultSegmentLimit
  ) -> (path: Path, error: SVGPathError?) {
    var parser = PathDataParser(bytes, segmentLimit: segmentLimit)
    do throws(SVGPathError) {
      try parser.parse()
      return (parser.path, nil)
    } catch {
      return (parser.path, error)
    }
  }
}
