import Testing

/// A suite that runs the program in a folder of its own.
protocol ToolSuite {
  var tool: Tool { get }
}

extension ToolSuite {
  var workspace: Workspace { tool.workspace }

  /// Runs the program and expects a failure with these words on standard error, and no other file than before.
  ///
  /// - Parameter other: a tool with a launcher, in place of the suite's own.
  func expectFailure(
    _ code: Int32, _ errors: String, _ words: [String], tool other: Tool? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try workspace.names()
    let outcome = try (other ?? tool).run(words)
    #expect(outcome.code == code && !outcome.isSignalled, sourceLocation: sourceLocation)
    #expect(outcome.errors == errors, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try workspace.names() == before, sourceLocation: sourceLocation)
  }

  /// What standard error says of wrong usage of `mask`.
  func maskUsage(_ reason: String) -> String { "meniscus: \(reason)\nSee 'meniscus mask --help'.\n" }
}
