import SDFGrid
import Testing

@testable import SDFFormats

@Suite struct NPYErrorTests {
  private static let good = "{'descr': '<f2', 'fortran_order': False, 'shape': (1, 2, 4), }\n"
  private let numbers = [UInt8](repeating: 0, count: 16)

  private func refused(
    _ bytes: [UInt8], _ error: NPYError, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try NPY.decode(bytes) }
    #expect("\(error)" == message, sourceLocation: sourceLocation)
  }

  /// A good file, with part of its header replaced.
  private func file(_ part: String = "", _ replacement: String = "") -> [UInt8] {
    part.isEmpty
      ? NPYFile.file(Self.good) + numbers
      : NPYFile.file(Self.good.replacing(part, with: replacement, maxReplacements: 1)) + numbers
  }

  @Test func otherFiles() {
    refused(
      Array("PK\u{3}\u{4}\0\0".utf8), .notNPY(found: [0x50, 0x4B, 3, 4, 0, 0]),
      "not an npy file: it starts with 50 4B 03 04 00 00")
    for (major, minor): (UInt8, UInt8) in [(0, 0), (4, 0), (1, 1)] {
      refused(
        NPYFile.file(Self.good, version: major, minor: minor) + numbers,
        .unsupportedVersion(major: major, minor: minor),
        "the npy version is \(major).\(minor), supported are 1.0, 2.0 and 3.0")
    }
  }

  @Test func everyTruncationIsRefused() throws {
    for version: UInt8 in 1...3 {
      let bytes = NPYFile.file(Self.good, version: version) + numbers
      #expect(try NPY.decode(bytes).texture.size.width == 2)
      for length in 0..<bytes.count {
        #expect(throws: NPYError.self, "\(length) bytes") { try NPY.decode(Array(bytes[..<length])) }
      }
    }
    let bytes = file()
    refused(
      Array(bytes.dropLast()), .truncated(region: "the array", offset: 73, length: 16, fileSize: 88),
      "the file is cut off: the array takes 16 bytes from byte 73, the file has 88")
    refused(
      NPY.magic + [2, 0, 255, 255, 255, 255],
      .truncated(region: "the header", offset: 12, length: 4_294_967_295, fileSize: 12),
      "the file is cut off: the header takes 4294967295 bytes from byte 12, the file has 12")
  }

  @Test func trailingBytes() {
    refused(
      file() + [1, 2], .trailingBytes(offset: 89, count: 2),
      "the array ends at byte 89, but 2 more bytes follow")
  }

  @Test(arguments: [">f2", ">f4", "<f8", "=f2", "|f2", "<i2", "f2", ""])
  func otherNumbers(descr: String) {
    refused(
      file("<f2", descr), .unsupportedType(descr: descr),
      "the npy numbers are of type '\(descr)', supported are '<f2' and '<f4'")
  }

  @Test func fortranOrder() {
    refused(
      file("False", "True"), .fortranOrder,
      "the npy array lies in Fortran order, only C order is supported")
  }

  @Test(arguments: [[], [8], [2, 4], [1, 2, 3], [2, 1, 4, 1], [0, 2, 4], [1, 0, 4]])
  func otherShapes(shape: [Int]) {
    let text = shape.map(String.init).joined(separator: ", ")
    refused(
      file("(1, 2, 4)", shape.count == 1 ? "(\(text),)" : "(\(text))"), .unsupportedShape(shape),
      "the npy array has the shape (\(text)), (height, width, 4) is expected")
  }

  @Test func tooManyTexels() throws {
    refused(
      file("(1, 2", "(20000, 20000"), .tooManyTexels(width: 20000, height: 20000, limit: 268_435_456),
      "the array has 20000x20000 texels, the limit is 268435456")
    let huge = file("(1, 2", "(9223372036854775807, 9223372036854775807")
    #expect(throws: NPYError.tooManyTexels(width: .max, height: .max, limit: .max)) {
      try NPY.decode(huge, maxTexels: .max)
    }
    #expect(throws: NPYError.tooManyTexels(width: 2, height: 1, limit: 1)) {
      try NPY.decode(file(), maxTexels: 1)
    }
  }

  @Test(arguments: [
    ("{'descr'", "'descr'", 10, "{"), ("'descr'", "descr", 11, "a key in quotes"), ("':", "'", 19, ":"),
    ("'<f2'", "<f2", 20, "a string, True, False or a tuple"),
    ("'<f2'", "[('a', '<f2')]", 20, "a string, True, False or a tuple"),
    ("'<f2',", "'<f2'", 26, "a comma or }"), ("False", "None", 44, "a string, True, False or a tuple"),
    ("2, 4)", "2, x)", 67, "an integer"), ("2, 4)", "2, -4)", 67, "an integer"),
    ("2, 4)", "2 4)", 66, "a comma or )"),
    ("(1", "(99999999999999999999", 61, "an integer"), (", }\n", "", 69, "a comma or }"),
    ("}\n", "} x", 73, "the end of the header"),
    ("'<f2'", "'<f\\x32'", 20, "a plain string with its closing quote"),
    ("(1, 2, 4), }\n", "'abc", 60, "a plain string with its closing quote"),
  ])
  func malformedHeaders(part: String, replacement: String, offset: Int, expected: String) {
    let header = Self.good.replacing(part, with: replacement, maxReplacements: 1)
    refused(
      NPYFile.file(header) + numbers, .headerSyntax(offset: offset, expected: expected),
      "the npy header is malformed at byte \(offset): \(expected) is expected")
  }

  @Test func keys() {
    for (part, replacement, key, expected) in [
      ("'descr': '<f2', ", "", "descr", "a string"), ("'<f2'", "True", "descr", "a string"),
      ("'fortran_order': False, ", "", "fortran_order", "True or False"),
      ("False", "'False'", "fortran_order", "True or False"),
      ("'shape': (1, 2, 4), ", "", "shape", "a tuple of integers"),
      ("(1, 2, 4)", "'1'", "shape", "a tuple of integers"),
    ] {
      refused(
        file(part, replacement), .headerKey(key: key, expected: expected),
        "the npy header's '\(key)' must be \(expected)")
    }
    refused(
      file(", }", ", 'shape': (1, 2, 4)}"), .unexpectedKey(key: "shape", offset: 71),
      "the npy header's key 'shape' at byte 71 is there twice or unknown")
    refused(
      file("{", "{'x': 'y', "), .unexpectedKey(key: "x", offset: 11),
      "the npy header's key 'x' at byte 11 is there twice or unknown")
  }

  @Test func numbersThatAreNotFinite() {
    var bytes = file()
    bytes[73 + 8 + 3] = 0x7C
    refused(
      bytes, .notFinite(x: 1, y: 0, offset: 81), "texel (1, 0) at byte 81 holds an infinite number or NaN")
    var grid = TexelGrid(GridSize(width: 2, height: 2), precision: .float)
    grid[0, 1] = SIMD4(.nan, 0, 0, 0)
    let texture = SDFTexture(levels: [grid], metadata: nil)
    #expect(throws: NPYError.notFinite(x: 0, y: 1, offset: nil)) { try NPY.encode(texture) }
    #expect(throws: NPYError.notFinite(x: 0, y: 1, offset: nil)) { try NPY.write(texture) { _ in } }
    #expect(
      "\(NPYError.notFinite(x: 0, y: 1, offset: nil))" == "texel (0, 1) holds an infinite number or NaN")
  }

  @Test func mipmapsHaveNoPlace() {
    let texture = RandomTextures.texture(width: 4, height: 1, precision: .half, mips: true, seed: 1)
    #expect(throws: NPYError.mipmapsNotSupported(levels: 3)) { try NPY.encode(texture) }
    #expect(throws: NPYError.mipmapsNotSupported(levels: 3)) { try NPY.write(texture) { _ in } }
    #expect(
      "\(NPYError.mipmapsNotSupported(levels: 3))" == "npy files hold one level, the texture has 3")
  }

  @Test func theSidecarMustBeMetadata() {
    #expect(throws: NPYError.metadata(.missingKey(path: "contract"))) {
      try NPY.decode(file(), sidecar: Array(#"{"border":"clear"}"#.utf8))
    }
    let texture = RandomTextures.texture(
      width: 1, height: 1, precision: .half, metadata: .sample(origin: [1]), seed: 1)
    #expect(throws: NPYError.metadata(.wrongCount(path: "origin", found: 1))) {
      try NPY.sidecar(texture)
    }
    #expect(
      "\(NPYError.metadata(.missingKey(path: "x")))" == "the metadata has no \"x\"")
  }

  @Test func damagedBytesNeverCrash() throws {
    let original = NPYFile.file(Self.good, version: 2) + numbers
    expectAnswers(to: [original], changing: 1...3, seed: 0x4E_5059) { bytes throws(NPYError) in
      _ = try NPY.decode(bytes, maxTexels: 1 << 16)
    }
  }
}
