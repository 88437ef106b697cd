import Foundation
import SDFGrid
import Testing

@Suite("Metadata as JSON")
struct SDFMetadataTests {
  static let full = SDFMetadata(
    border: .extend, flood: .init(method: "jump", passes: 12), height: .init(method: "jacobi", sweeps: 64),
    largestInsideDistance: 9.5, origin: [8, -2.25], outline: true, padding: 8, range: 16,
    scale: [0.5, -0.5], source: "mask", threshold: 0.5)
  static let bare = SDFMetadata(
    border: .clear, flood: .init(method: "exact"), height: .init(method: "none"), largestInsideDistance: 0,
    origin: [0, 0], outline: false, padding: 0, range: nil, scale: [1, 1], source: "path", threshold: nil)

  static let glyph = SDFMetadata(
    border: .clear, flood: .init(method: "exact"), height: .init(method: "none"), largestInsideDistance: 6,
    origin: [8, 56], outline: true, padding: 8, range: nil, scale: [0.03125, -0.03125], source: "glyph",
    threshold: nil,
    glyph: .init(
      advance: 43.78125, bearingX: 0.5, bearingY: 46.65625, codePoint: 65, emSize: 64, index: 36, name: "A"))

  private func json(_ metadata: SDFMetadata) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(metadata), as: UTF8.self)
  }

  @Test("writes all keys; no range is null, and what does not apply is left out")
  func keys() throws {
    #expect(
      try json(Self.full)
        == #"{"border":"extend","contract":1,"flood":{"method":"jump","passes":12},"#
        + #""height":{"method":"jacobi","sweeps":64},"largestInsideDistance":9.5,"origin":[8,-2.25],"#
        + #""outline":true,"padding":8,"range":16,"scale":[0.5,-0.5],"source":"mask","threshold":0.5}"#)
    #expect(
      try json(Self.bare)
        == #"{"border":"clear","contract":1,"flood":{"method":"exact"},"height":{"method":"none"},"#
        + #""largestInsideDistance":0,"origin":[0,0],"outline":false,"padding":0,"range":null,"#
        + #""scale":[1,1],"source":"path"}"#)
  }

  @Test("comes back as it was", arguments: [full, bare, glyph])
  func roundTrip(metadata: SDFMetadata) throws {
    let decoded = try JSONDecoder().decode(SDFMetadata.self, from: Data(try json(metadata).utf8))
    #expect(decoded == metadata)
  }

  @Test("keeps every bit of its numbers")
  func numbers() throws {
    var metadata = Self.full
    metadata.origin = [0.1 + 0.2, 1e-300]
    metadata.largestInsideDistance = 12345.678901234567
    let decoded = try JSONDecoder().decode(SDFMetadata.self, from: Data(try json(metadata).utf8))
    #expect(decoded == metadata)
  }

  @Test("refuses what is missing or of another kind")
  func badJSON() throws {
    let text = try json(Self.full)
    for (old, new) in [
      (#""border":"extend","#, ""), (#""extend""#, #""wrap""#), (#""padding":8"#, #""padding":"8""#),
      (#"[8,-2.25]"#, #"8"#), (#""method":"jump","#, ""),
    ] {
      let damaged = text.replacing(old, with: new)
      #expect(damaged != text)
      #expect(throws: DecodingError.self) {
        _ = try JSONDecoder().decode(SDFMetadata.self, from: Data(damaged.utf8))
      }
    }
  }
}
