import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct MetadataJSONTests {
  /// A full text with one part replaced.
  private func json(_ part: String = "", _ replacement: String = "") -> [UInt8] {
    let text =
      #"{"border":"clear","contract":1,"flood":{"method":"jump","passes":12},"#
      + #""height":{"method":"jacobi","sweeps":64},"largestInsideDistance":9.5,"origin":[8,0.1],"#
      + #""outline":true,"padding":8,"range":null,"scale":[1,1],"source":"mask","threshold":0.5}"#
    if part.isEmpty { return Array(text.utf8) }
    return Array(text.replacing(part, with: replacement, maxReplacements: 1).utf8)
  }

  private func encoded(_ metadata: SDFMetadata, origin: FileOrigin = .topLeft, height: Int = 64) throws
    -> String
  {
    String(decoding: try MetadataJSON.encode(metadata, origin: origin, height: height), as: UTF8.self)
  }

  @Test func theTextIsTheContractsOwn() throws {
    #expect(try MetadataJSON.encode(.sample(origin: [8, 0.1]), height: 64) == json())
    let metadata = SDFMetadata(
      border: .extend, flood: .init(method: "exact"), height: .init(method: "none"),
      largestInsideDistance: 0, origin: [-1.5, 1e21], outline: false, padding: 0, range: 16,
      scale: [0.1, -2], source: "a/b \"\u{E9}\"", threshold: nil)
    #expect(
      try encoded(metadata)
        == #"{"border":"extend","contract":1,"flood":{"method":"exact"},"height":{"method":"none"},"#
        + #""largestInsideDistance":0,"origin":[-1.5,1e+21],"outline":false,"padding":0,"range":16,"#
        + #""scale":[0.1,-2],"source":"a/b \"é\""}"#)
  }

  /// In any order of the rows: bearings run up from the baseline, whichever way y points.
  @Test func aGlyphsMetricsComeBack() throws {
    var metadata = SDFMetadata.sample(origin: [8, 56])
    metadata.source = "glyph"
    metadata.threshold = nil
    for (glyph, text) in [
      (
        SDFMetadata.Glyph(
          advance: 43.8, bearingX: -0.1, bearingY: 46.7, codePoint: 0x1F600, emSize: 64, index: 36, name: "A"),
        #"{"advance":43.8,"bearingX":-0.1,"bearingY":46.7,"codePoint":128512,"emSize":64,"index":36,"name":"A"}"#
      ),
      (
        SDFMetadata.Glyph(
          advance: 1, axes: ["wght": 650.5, "slnt": -9], bearingX: 2, bearingY: 3, emSize: 4, face: 2,
          index: 5),
        #"{"advance":1,"axes":{"slnt":-9,"wght":650.5},"bearingX":2,"bearingY":3,"emSize":4,"face":2,"index":5}"#
      ),
      (
        SDFMetadata.Glyph(advance: -1, bearingX: 0, bearingY: 0, emSize: 0.5, index: 0),
        #"{"advance":-1,"bearingX":0,"bearingY":0,"emSize":0.5,"index":0}"#
      ),
    ] {
      metadata.glyph = glyph
      #expect(try encoded(metadata).contains(#""passes":12},"glyph":"# + text + #","height":"#))
      for origin in FileOrigin.allCases {
        let bytes = try MetadataJSON.encode(metadata, origin: origin, height: 64)
        #expect(try MetadataJSON.decode(bytes, height: 64).metadata == metadata)
      }
    }
  }

  @Test(arguments: [
    ("advance", "", "the metadata has no \"glyph.advance\""),
    ("emSize", #""emSize":0,"#, "\"glyph.emSize\" in the metadata is invalid: it is 0.0"),
    (
      "bearingX", #""bearingX":"1","#,
      "\"glyph.bearingX\" in the metadata has the wrong type, a number is expected"
    ),
    ("face", #""face":-1,"#, "\"glyph.face\" in the metadata is invalid: it is -1"),
    (
      "axes", #""axes":{"wght":"x"},"#,
      "\"glyph.axes.wght\" in the metadata has the wrong type, a number is expected"
    ),
    ("index", #""index":-1,"#, "\"glyph.index\" in the metadata is invalid: it is -1"),
    ("codePoint", #""codePoint":1114112,"#, "\"glyph.codePoint\" in the metadata is invalid: it is 1114112"),
    ("name", #""name":7,"#, "\"glyph.name\" in the metadata has the wrong type, a string is expected"),
  ])
  func malformedMetricsAreNamed(key: String, replacement: String, message: String) {
    let parts = [
      ("advance", "1"), ("axes", "{}"), ("bearingX", "2"), ("bearingY", "3"), ("codePoint", "65"),
      ("emSize", "4"), ("face", "0"), ("index", "5"), ("name", #""A""#),
    ]
    let text = parts.map { $0 == key ? replacement : "\"\($0)\":\($1)," }.joined().dropLast()
    let error = #expect(throws: MetadataError.self) {
      try MetadataJSON.decode(json(#""height":{"#, #""glyph":{\#(text)},"height":{"#), height: 8)
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func whatWasWrittenIsRead() throws {
    for origin in FileOrigin.allCases {
      for y in [0, 8, 0.1, -3.7, 63.99999, 1e-9, 1e9 + 0.1] {
        var metadata = SDFMetadata.sample(origin: [0.2, y], range: 0.3)
        metadata.scale = [-0.7, 1e-3]
        let bytes = try MetadataJSON.encode(metadata, origin: origin, height: 64, eightBitRange: 8)
        let contents = try MetadataJSON.decode(bytes, height: 64)
        #expect(contents == .init(metadata: metadata, origin: origin, eightBitRange: 8))
      }
    }
  }

  /// y' = H − y: 64 − 8 = 56; the flipped origin alone gives 8 back, but not 0.1.
  @Test func turnedCoordinatesPointUp() throws {
    let whole = try encoded(.sample(origin: [8, 8]), origin: .bottomLeft)
    #expect(whole.contains(#""origin":[8,56]"#))
    #expect(whole.contains(#""scale":[1,-1]"#))
    #expect(whole.contains(#""orientation":"ru""#))
    #expect(!whole.contains("originFromTop"))
    let odd = try encoded(.sample(origin: [8, 0.1]), origin: .bottomLeft)
    #expect(odd.contains(#""origin":[8,63.9],"originFromTop":0.1"#))
    let contradicting = Array(odd.replacing("0.1", with: "0.2").utf8)
    #expect(throws: MetadataError.invalidValue(path: "originFromTop", reason: "it contradicts \"origin\"")) {
      try MetadataJSON.decode(contradicting, height: 64)
    }
  }

  @Test func unknownKeysAndSpacesAreIgnored() throws {
    let bytes = json(#""outline":true"#, #" "new" : {"deep":[1,{"x":null}]} , "outline" : true"#)
    #expect(try MetadataJSON.decode(bytes + [0x0A], height: 8).metadata == .sample(origin: [8, 0.1]))
    #expect(
      try MetadataJSON.decode(json(#""range":null,"#), height: 8).metadata == .sample(origin: [8, 0.1]))
  }

  @Test func aTextWithoutTheMetadatasKeysHasNone() throws {
    let contents = try MetadataJSON.decode(Array(#"{"orientation":"ru","other":1}"#.utf8), height: 8)
    #expect(contents == .init(metadata: nil, origin: .bottomLeft, eightBitRange: nil))
    #expect(try MetadataJSON.encode(nil, height: 8) == Array("{}".utf8))
  }

  @Test(arguments: [
    (#""contract":1,"#, "", "the metadata has no \"contract\""),
    (#""method":"jump","#, "", "the metadata has no \"flood.method\""),
    (
      #""contract":1"#, #""contract":2"#,
      "the metadata follows version 2 of the contract, version 1 is supported"
    ),
    (
      #""border":"clear""#, #""border":1"#,
      "\"border\" in the metadata has the wrong type, a string is expected"
    ),
    (
      #""outline":true"#, #""outline":1"#,
      "\"outline\" in the metadata has the wrong type, true or false is expected"
    ),
    (
      #""padding":8"#, #""padding":"8""#,
      "\"padding\" in the metadata has the wrong type, a number is expected"
    ),
    (#""padding":8"#, #""padding":-1"#, "\"padding\" in the metadata is invalid: it is -1"),
    (
      #""scale":[1,1]"#, #""scale":1"#,
      "\"scale\" in the metadata has the wrong type, a list of numbers is expected"
    ),
    (#""scale":[1,1]"#, #""scale":[]"#, "\"scale\" in the metadata has 0 values where 2 are expected"),
    (
      #""origin":[8,0.1]"#, #""origin":[8,1,2]"#,
      "\"origin\" in the metadata has 3 values where 2 are expected"
    ),
    (
      #""origin":[8,0.1]"#, #""origin":[8,null]"#,
      "\"origin[1]\" in the metadata has the wrong type, a number is expected"
    ),
    (
      #""flood":{"method":"jump","passes":12}"#, #""flood":[]"#,
      "\"flood\" in the metadata has the wrong type, an object is expected"
    ),
    (#""range":null"#, #""range":0"#, "\"range\" in the metadata is invalid: it is 0.0"),
    (#""range":null"#, #""range":-3"#, "\"range\" in the metadata is invalid: it is -3.0"),
    (
      #""range":null"#, #""range":null,"orientation":"ld""#,
      "\"orientation\" in the metadata is invalid: it is \"ld\", not \"rd\" or \"ru\""
    ),
    (
      #""range":null"#, #""range":null,"eightBit":{"range":0}"#,
      "\"eightBit.range\" in the metadata is invalid: it is 0.0"
    ),
    (
      #""range":null"#, #""range":null,"eightBit":8"#,
      "\"eightBit\" in the metadata has the wrong type, an object is expected"
    ),
  ])
  func malformedValuesAreNamed(part: String, replacement: String, message: String) {
    let error = #expect(throws: MetadataError.self) {
      try MetadataJSON.decode(json(part, replacement), height: 8)
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func anUnknownBorderIsNamed() {
    let error = #expect(throws: MetadataError.self) {
      try MetadataJSON.decode(json("clear", "open"), height: 8)
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasPrefix("\"border\" in the metadata is invalid: "))
    #expect(message.contains("open"))
  }

  @Test func bytesThatAreNoJSON() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    for bytes in [
      [], Array("{".utf8), Array("nonsense".utf8), json("9.5", "NaN"), json("9.5", "Infinity"),
      json("9.5", "+1"),
      json("9.5", "0x10"), json("9.5", "1e999"), json(#""padding":8"#, #""padding":8.5"#),
      json(#""padding":8"#, #""padding":1e30"#), json(",", ",,"), json() + Array("{}".utf8), deep,
      Array("{\"a\":".utf8) + deep,
    ] {
      #expect(throws: MetadataError.notJSON(reason: "it is malformed, or a number in it does not fit")) {
        try MetadataJSON.decode(bytes, height: 8)
      }
    }
    #expect(throws: MetadataError.notJSON(reason: "it holds a NUL byte")) {
      try MetadataJSON.decode(json().flatMap { [$0, 0] }, height: 8)
    }
    #expect(throws: MetadataError.notJSON(reason: "the UTF-8 is invalid")) {
      try MetadataJSON.decode([0x22, 0xFF, 0x22], height: 8)
    }
    #expect("\(MetadataError.notJSON(reason: "x"))" == "the metadata is not JSON in UTF-8: x")
    #expect(throws: MetadataError.wrongType(path: "(all of it)", expected: "an object")) {
      try MetadataJSON.decode(Array("[1]".utf8), height: 8)
    }
  }

  @Test func whatCannotBeReadIsNotWritten() {
    var metadata = SDFMetadata.sample(origin: [0, .infinity])
    #expect(throws: MetadataError.notFinite(path: "origin")) { try MetadataJSON.encode(metadata, height: 8) }
    #expect(
      "\(MetadataError.notFinite(path: "origin"))" == "\"origin\" in the metadata is not a finite number")
    metadata.origin = [1]
    for origin in FileOrigin.allCases {
      #expect(throws: MetadataError.wrongCount(path: "origin", found: 1)) {
        try MetadataJSON.encode(metadata, origin: origin, height: 8)
      }
    }
    metadata = .sample(range: .nan)
    #expect(throws: MetadataError.notFinite(path: "range")) { try MetadataJSON.encode(metadata, height: 8) }
    metadata = .sample()
    metadata.contract = 3
    #expect(throws: MetadataError.unsupportedContract(found: 3)) {
      try MetadataJSON.encode(metadata, height: 8)
    }
    metadata = .sample()
    metadata.glyph = .init(advance: .nan, bearingX: 0, bearingY: 0, emSize: 1, index: 0)
    #expect(throws: MetadataError.notFinite(path: "glyph.advance")) {
      try MetadataJSON.encode(metadata, height: 8)
    }
    #expect(throws: MetadataError.notFinite(path: "eightBit.range")) {
      try MetadataJSON.encode(nil, height: 8, eightBitRange: .infinity)
    }
  }
}
