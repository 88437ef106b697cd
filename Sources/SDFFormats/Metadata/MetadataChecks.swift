import SDFGrid

extension MetadataRecord {
  /// Refuses what neither a writer may write nor a reader may believe.
  func check() throws(MetadataError) {
    try metadata?.check()
    if let orientation, FileOrigin(orientation: orientation) == nil {
      throw .invalidValue(path: "orientation", reason: "it is \"\(orientation)\", not \"rd\" or \"ru\"")
    }
    if let range = eightBit?.range { try requirePositive(range, "eightBit.range") }
  }
}

extension SDFMetadata {
  fileprivate func check() throws(MetadataError) {
    guard contract == Self.currentContract else { throw .unsupportedContract(found: contract) }
    try requirePair(origin, "origin")
    try requirePair(scale, "scale")
    try requireFinite(largestInsideDistance, "largestInsideDistance")
    if let range { try requirePositive(range, "range") }
    if let threshold { try requireFinite(threshold, "threshold") }
    guard padding >= 0 else { throw .invalidValue(path: "padding", reason: "it is \(padding)") }
    try glyph?.check()
  }
}

extension SDFMetadata.Glyph {
  fileprivate func check() throws(MetadataError) {
    try requireFinite(advance, "glyph.advance")
    try requireFinite(bearingX, "glyph.bearingX")
    try requireFinite(bearingY, "glyph.bearingY")
    try requirePositive(emSize, "glyph.emSize")
    for (tag, value) in axes ?? [:] { try requireFinite(value, "glyph.axes.\(tag)") }
    if let face, face < 0 { throw .invalidValue(path: "glyph.face", reason: "it is \(face)") }
    guard index >= 0 else { throw .invalidValue(path: "glyph.index", reason: "it is \(index)") }
    if let codePoint, !(0...0x10FFFF).contains(codePoint) {
      throw .invalidValue(path: "glyph.codePoint", reason: "it is \(codePoint)")
    }
  }
}

private func requirePair(_ values: [Double], _ path: String) throws(MetadataError) {
  guard values.count == 2 else { throw .wrongCount(path: path, found: values.count) }
  for value in values { try requireFinite(value, path) }
}

private func requireFinite(_ value: Double, _ path: String) throws(MetadataError) {
  guard value.isFinite else { throw .notFinite(path: path) }
}

private func requirePositive(_ value: Double, _ path: String) throws(MetadataError) {
  try requireFinite(value, path)
  guard value > 0 else { throw .invalidValue(path: path, reason: "it is \(value)") }
}
