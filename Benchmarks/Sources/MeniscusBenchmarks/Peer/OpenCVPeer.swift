import Foundation
import Meniscus

/// OpenCV in a Python process that answers requests, one line of JSON each.
final class OpenCVPeer {
  private let process: Process
  private let requests: FileHandle
  private let answers: FileHandle
  private var buffer = Data()

  /// OpenCV's transforms.
  enum Method: String, Codable {
    /// `DIST_MASK_PRECISE`: exact between texel centres.
    case exact
    /// `DIST_MASK_5`: the 5×5 chamfer distance, inexact.
    case chamfer
  }

  /// What is asked; fields that a request does not use are left out.
  private struct Request: Encodable {
    var `do`: String
    var path: String?
    var width: Int?, height: Int?
    var method: Method?
    var threads: Int?
  }

  private struct Inside: Decodable { var inside: Int }
  private struct Time: Decodable { var nanoseconds: Double }
  private struct Nothing: Decodable {}

  /// Starts the process.
  init(python: String, script: String) throws {
    let (input, output) = (Pipe(), Pipe())
    process = Command.make([python, script])
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    requests = input.fileHandleForWriting
    answers = output.fileHandleForReading
  }

  /// Lets the process end.
  func close() throws {
    try requests.close()
    process.waitUntilExit()
  }

  /// The versions of what the process runs on, by name.
  func versions() throws -> [String: String] { try ask(Request(do: "versions")) }

  /// Loads a raw mask, and makes sure that it is the one that we have.
  func load(_ path: String, expecting mask: Grid<UInt8>) throws {
    let size = mask.size
    let answer: Inside = try ask(Request(do: "load", path: path, width: size.width, height: size.height))
    let ours = mask.withSamples { samples in
      var count = 0
      for index in 0..<samples.count where samples[index] > 127 { count += 1 }
      return count
    }
    if answer.inside != ours { throw BenchmarkError.differentMasks(ours: ours, theirs: answer.inside) }
  }

  /// The nanoseconds that both signs of the loaded mask take.
  func time(_ method: Method, threads: Int) throws -> Double {
    let answer: Time = try ask(Request(do: "time", method: method, threads: threads))
    return answer.nanoseconds
  }

  /// The signed distances of the loaded mask, by way of a file.
  func signed(_ method: Method, path: String) throws -> [Float] {
    let _: Nothing = try ask(Request(do: "signed", path: path, method: method))
    return try RawFile.readFloats(path)
  }

  private func ask<Answer: Decodable>(_ request: Request) throws -> Answer {
    try requests.write(contentsOf: try JSONEncoder().encode(request) + Data("\n".utf8))
    let line = try readLine()
    guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else {
      throw BenchmarkError.badAnswer(String(decoding: line, as: UTF8.self))
    }
    return answer
  }

  private func readLine() throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return line
      }
      let more = answers.availableData
      if more.isEmpty { throw BenchmarkError.badAnswer("nothing: the peer ended") }
      buffer += more
    }
  }
}
