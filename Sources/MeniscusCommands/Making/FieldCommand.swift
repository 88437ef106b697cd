/// The run of a verb that makes fields: plan, work, report, exit code.
enum FieldCommand {
  /// The tasks of a command and who makes them, task by task.
  typealias Plan<Maker: FieldMaker> = (tasks: [FieldTask], maker: Maker)

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - inputs: what the user named: a failure of the whole command is one of each in the JSON report.
  ///   - plan: finds the tasks; nothing is written before it is through.
  static func run<Maker: FieldMaker>(
    _ arguments: MakingArguments, inputs: [String], plan: () throws(Failure) -> Plan<Maker>
  ) throws(Failure) -> ExitCode {
    let (tasks, maker): Plan<Maker>
    do throws(Failure) {
      (tasks, maker) = try plan()
    } catch {
      if arguments.isJSON {
        try report(
          inputs.map { FieldRecord(input: $0, output: "", outcome: .failed(error)) }, arguments)
      }
      throw error
    }
    let progress = ProgressLine(isWanted: !arguments.isQuiet && !arguments.isJSON)
    let records = FieldBatch(tasks, maker, arguments, progress).run()
    progress.finish()
    if arguments.isJSON { try report(records, arguments) }
    return code(records)
  }

  private static func report(_ records: [FieldRecord], _ arguments: MakingArguments) throws(Failure) {
    try StandardOutput.write(
      report: JSONOutput.text(records), besidesOutput: arguments.destination == .file("-"))
  }

  /// A single input gives its own code.
  private static func code(_ records: [FieldRecord]) -> ExitCode {
    guard let first = records.lazy.compactMap(\.failure).first else { return .done }
    return records.count == 1 ? first.code : .someFailed
  }
}
