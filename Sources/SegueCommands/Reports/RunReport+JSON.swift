import SegueConfig
import SegueRecording

nonisolated extension ReportForm {
  /// `--json`: the results as one JSON document.
  static let json = ReportForm(
    option: CommandOption("json", "one JSON document instead of text")
  ) { results, _ in
    let summary = results.summary
    return JSONValue.object(
      [
        .init("formatVersion", .number(1)),
        .init("passed", .boolean(summary.failedScenarios == 0)),
        .init("scenarios", .number(Double(summary.scenarios))),
        .init("failedScenarios", .number(Double(summary.failedScenarios))),
        .init("expectations", .number(Double(summary.expectations))),
        .init("failedExpectations", .number(Double(summary.failedExpectations))),
        .init(
          "scenariosWithoutExpectations", .number(Double(summary.scenariosWithoutExpectations))),
        .init("omittedScenarios", .number(Double(summary.omittedScenarios))),
        .init("files", .array(results.files.map(\.json))),
      ] + (results.shard.map { [.init("shard", $0.json)] } ?? [])
    ).prettyText + "\n"
  }
}

extension Shard {
  fileprivate nonisolated var json: JSONValue {
    .object([
      .init("number", .number(Double(index + 1))), .init("count", .number(Double(count))),
      .init("scenarios", .number(Double(total))),
    ])
  }
}

extension FileResult {
  fileprivate nonisolated var json: JSONValue {
    .object([
      .init("path", .string(path)), .init("styles", .array(styles.map(JSONValue.string))),
      .init("scenarios", .array(scenarios.map(\.json))),
    ])
  }
}

extension ScenarioResult {
  fileprivate nonisolated var json: JSONValue {
    .object([
      .init("number", .number(Double(number))), .init("name", .string(name)),
      .init("tags", .array(tags.map(JSONValue.string))),
      .init("location", location.map(JSONValue.string) ?? .null),
      .init("passed", .boolean(passed)),
      .init("duration", .number(duration)), .init("verdicts", .array(verdicts.map(\.json))),
      .init("diagnostics", .array(diagnostics.map(\.json))),
      .init("files", .array(files.map(JSONValue.string))),
    ])
  }
}

extension Verdict {
  fileprivate nonisolated var json: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return .object([
      .init("time", .number(time)), .init("passed", .boolean(passed)), .init("key", text(key)),
      .init("expectation", .string(expectation)), .init("expected", text(expected)),
      .init("actual", text(actual)), .init("location", text(location)),
      .init("during", text(during)),
    ])
  }
}

extension DiagnosticRecord {
  fileprivate nonisolated var json: JSONValue {
    .object([
      .init("time", .number(time)), .init("severity", .string(severity.rawValue)),
      .init("code", .string(code)), .init("message", .string(message)),
    ])
  }
}
