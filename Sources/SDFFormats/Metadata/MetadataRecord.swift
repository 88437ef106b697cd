import SDFGrid

/// The JSON object as it lies in a file: the metadata's keys and, where they are needed, ours.
struct MetadataRecord: Codable {
  /// How 8-bit samples map to distances.
  struct EightBit: Codable {
    /// The |R| of the samples 0 and 255, in texels.
    var range: Double
  }

  /// Nil where the object has none of the metadata's keys.
  var metadata: SDFMetadata?
  /// `ru` where the file's rows start at the bottom and the format cannot say so itself.
  var orientation: String?
  /// The origin's y from the top, where height − y does not give it back bit for bit.
  var originFromTop: Double?
  /// There in 8-bit files.
  var eightBit: EightBit?

  private enum CodingKeys: String, CodingKey {
    case orientation, originFromTop, eightBit
  }

  init(
    metadata: SDFMetadata?, orientation: String? = nil, originFromTop: Double? = nil,
    eightBit: EightBit? = nil
  ) {
    self.metadata = metadata
    self.orientation = orientation
    self.originFromTop = originFromTop
    self.eightBit = eightBit
  }

  init(from decoder: any Decoder) throws {
    let own = try decoder.container(keyedBy: CodingKeys.self)
    orientation = try own.decodeIfPresent(String.self, forKey: .orientation)
    originFromTop = try own.decodeIfPresent(Double.self, forKey: .originFromTop)
    eightBit = try own.decodeIfPresent(EightBit.self, forKey: .eightBit)
    let field = try decoder.container(keyedBy: SDFMetadata.CodingKeys.self)
    metadata = field.allKeys.isEmpty ? nil : try SDFMetadata(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try metadata?.encode(to: encoder)
    var own = encoder.container(keyedBy: CodingKeys.self)
    try own.encodeIfPresent(orientation, forKey: .orientation)
    try own.encodeIfPresent(originFromTop, forKey: .originFromTop)
    try own.encodeIfPresent(eightBit, forKey: .eightBit)
  }
}
