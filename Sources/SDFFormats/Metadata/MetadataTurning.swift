import SDFGrid

extension MetadataRecord {
  /// Makes the record of a file of `height` rows: its origin and scale hold in the file's own texel
  /// coordinates, where y' = height − y in a file whose rows start at the bottom.
  init(
    _ metadata: SDFMetadata?, origin: FileOrigin, height: Int, naming orientation: Bool,
    eightBitRange: Double?
  ) {
    let eightBit = eightBitRange.map { EightBit(range: $0) }
    guard origin == .bottomLeft else {
      self.init(metadata: metadata, eightBit: eightBit)
      return
    }
    self.init(
      metadata: metadata?.turned(height: height), orientation: orientation ? origin.orientation : nil,
      eightBit: eightBit)
    if let y = metadata?.originY, Double(height) - (Double(height) - y) != y { originFromTop = y }
  }

  /// The metadata in texel coordinates whose y points down.
  func metadata(origin: FileOrigin, height: Int) throws(MetadataError) -> SDFMetadata? {
    guard origin == .bottomLeft, let metadata else { return metadata }
    var turned = metadata.turned(height: height)
    if let originFromTop {
      guard Double(height) - originFromTop == metadata.originY else {
        throw .invalidValue(path: "originFromTop", reason: "it contradicts \"origin\"")
      }
      turned.origin[1] = originFromTop
    }
    return turned
  }
}

extension SDFMetadata {
  fileprivate var originY: Double? { origin.count == 2 ? origin[1] : nil }

  /// The same metadata in coordinates whose y runs the other way; its pairs have been checked.
  fileprivate func turned(height: Int) -> SDFMetadata {
    guard origin.count == 2, scale.count == 2 else { return self }
    var turned = self
    turned.origin[1] = Double(height) - origin[1]
    turned.scale[1] = -scale[1]
    return turned
  }
}
