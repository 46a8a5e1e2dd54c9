import SegueConfig

enum MergeCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "FOLDER", kind: .folder,
    "join the output folders of the parts in this folder")

  /// `segue merge`: joins the reports of a run's parts.
  static let command = Command(
    name: "merge", summary: "join the reports of a run's parts",
    examples: [
      CommandExample("segue merge part1.json part2.json --junit report.xml", "reports of --json"),
      CommandExample("segue merge out1 out2 --out out", "folders of --out, with their files"),
    ],
    arguments: [
      CommandArgument(
        name: "REPORT", kind: .file, isRepeatable: true,
        summary: "a report of 'segue run --json', or a folder of its --out")
    ],
    options: [out] + ReportSet.options,
    notes: [
      "The parts are those of 'segue run --shard', all of them. The results, and the files of a folder, are those"
        + " of one run, in the same order; only the lines of the sources are not shown.",
      "Exits as the run does: with 1 when an expectation failed.",
    ]
  ) { invocation, context throws(CommandFailure) in
    try ReportSet.check(invocation)
    var parts: [ReportPart] = []
    for path in invocation.arguments { parts.append(try ReportPart(path)) }
    try ReportPart.checkComplete(parts)
    if let part = parts.first(where: { $0.folder == nil }), invocation.has(out) {
      throw invocation.usage(
        "not-a-folder", "'--out' joins folders, and \(quotedPath(part.path)) is a report",
        help: "name the folders that 'segue run --out' wrote")
    }
    let reports = try ReportSet(invocation, context, inputs: invocation.arguments)
    let output = try OutputFolder(out, invocation)
    let results = try ReportPart.merge(parts, into: output)
    for file in results.files { try reports.print(file) }
    try output?.finish(results)
    try reports.finish(results, folder: invocation.value(out))
    return results.summary.failedScenarios == 0 ? .success : .failed
  }
}
