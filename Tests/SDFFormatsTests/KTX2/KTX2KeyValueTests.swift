import SDFGrid
import Testing

@testable import SDFFormats

/// Every way in which the key/value block can be wrong. It starts at byte 196.
@Suite struct KTX2KeyValueTests {
  private func refused(
    _ keyValues: [UInt8], _ fault: KTX2KeyValueFault, at offset: Int = 196, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused(
      KTX2File.file(keyValues: keyValues), .keyValue(offset: offset, fault),
      "the key/value entry at byte \(offset) is invalid: \(message)", sourceLocation: sourceLocation)
  }

  private func entry(_ key: String, _ value: String) -> [UInt8] {
    KTX2File.entry(Array(key.utf8), Array(value.utf8))
  }

  @Test func lengths() {
    refused(
      [200, 0, 0, 0, 0x61, 0, 0, 0], .tooLong(length: 200, available: 4),
      "it takes 200 bytes where 4 are left")
    refused(
      [0xFF, 0xFF, 0xFF, 0xFF, 0x61, 0, 0, 0], .tooLong(length: .max, available: 4),
      "it takes 4294967295 bytes where 4 are left")
    refused([1, 0], .tooLong(length: 4, available: 2), "it takes 4 bytes where 2 are left")
    // The entry ends with the block, but its padding does not.
    expectRefused(
      KTX2File.file(keyValues: [2, 0, 0, 0, 0x61, 0]),
      .wrongValue(field: "kvdByteLength", offset: 60, found: 6, expected: 8),
      "kvdByteLength at byte 60 is 6, 8 is expected")
    expectRefused(
      KTX2File.file(keyValues: [2, 0, 0, 0, 0x61, 0, 0, 9]), .nonZeroPadding(offset: 203, found: 9),
      "the padding byte 203 is 9, not 0")
  }

  @Test func keys() {
    refused([4, 0, 0, 0, 0x61, 0x62, 0x63, 0x64], .keyNotTerminated, "no NUL byte ends its key")
    refused([0, 0, 0, 0], .keyNotTerminated, "no NUL byte ends its key")
    refused([4, 0, 0, 0, 0, 0x62, 0x63, 0x64], .emptyKey, "its key is empty")
    refused([4, 0, 0, 0, 0xFF, 0xFE, 0, 0], .keyNotUTF8, "its key is not UTF-8")
    refused(
      entry("a", "1") + entry("a", "2"), .duplicate(key: "a"), at: 204, "the key \"a\" is there twice")
    refused(
      entry("b", "1") + entry("a", "2"), .unsorted(key: "a", after: "b"), at: 204,
      "the key \"a\" comes after \"b\"")
    refused(
      entry("a", "1") + entry("KTXwriter", "x\0"), .unsorted(key: "KTXwriter", after: "a"), at: 204,
      "the key \"KTXwriter\" comes after \"a\"")
  }

  @Test func keysAreComparedByTheirBytes() throws {
    // Two ways to write an accented letter: equal as Unicode text, different as keys.
    let block = entry("e\u{301}", "1") + entry("\u{E9}", "2")
    #expect(try KTX2.decode(KTX2File.file(keyValues: block).bytes).keyValues.count == 2)
  }

  @Test func orientations() {
    for found in ["ld", "lu", "r", "rdi", "RD", ""] {
      refused(
        entry("KTXorientation", found + "\0"), .orientation(found: found),
        "KTXorientation is \"\(found)\", supported are \"rd\" and \"ru\"")
    }
  }

  @Test func textsEndWithOneNUL() {
    for (key, value) in [
      ("KTXorientation", "rd"), ("KTXorientation", "rd\0\0"), ("KTXwriter", ""), ("meniscus", "{}"),
    ] {
      refused(
        entry(key, value), .valueNotString(key: key),
        "the value of \"\(key)\" is not UTF-8 that ends with one NUL byte")
    }
    refused(
      KTX2File.entry(Array("KTXwriter".utf8), [0xC3, 0]), .valueNotString(key: "KTXwriter"),
      "the value of \"KTXwriter\" is not UTF-8 that ends with one NUL byte")
  }

  @Test func keysThatGiveTheTexelsAnotherMeaning() throws {
    refused(
      entry("KTXswizzle", "bgra\0"), .swizzle(found: "bgra"),
      "KTXswizzle is \"bgra\", only \"rgba\" is supported")
    #expect(
      try KTX2.decode(KTX2File.file(keyValues: entry("KTXswizzle", "rgba\0")).bytes).texture[0, 0].w == 2)
    for key in ["KTXglFormat", "KTXdxgiFormat__", "KTXmetalPixelFormat"] {
      refused(
        entry(key, "\0\0\0\0"), .forbidden(key: key),
        "the key \"\(key)\" does not go with a Vulkan format")
    }
  }

  @Test func metadataErrorsNameTheirPlace() {
    expectRefused(
      KTX2File.file(keyValues: entry("meniscus", "{}\0")),
      .metadata(offset: 209, .missingKey(path: "contract")),
      "the metadata has no \"contract\" at byte 209")
    let scale =
      #"{"border":"clear","contract":1,"flood":{"method":"exact"},"height":{"method":"none"},"#
      + #""largestInsideDistance":0,"origin":[0,0],"outline":true,"padding":0,"range":null,"#
    expectRefused(
      KTX2File.file(keyValues: entry("meniscus", scale + #""scale":[1,2,3],"source":"mask"}"# + "\0")),
      .metadata(offset: 209, .wrongCount(path: "scale", found: 3)),
      "\"scale\" in the metadata has 3 values where 2 are expected at byte 209")
  }
}
