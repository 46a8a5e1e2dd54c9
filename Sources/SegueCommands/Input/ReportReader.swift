import Foundation
import SegueConfig
import SegueRecording
import SegueYAML

/// Reads the results of earlier runs.
nonisolated enum ReportReader {
  /// The name of the report in an output folder.
  static let fileName = "results.json"
  /// The size limit of a report, bytes.
  private static let largest = 256 << 20

  /// The limits of a document that Segue wrote.
  static let limits = {
    var limits = YAMLLimits.standard
    (limits.bytes, limits.totalBytes, limits.textBytes) = (largest, largest, largest)
    (limits.nodes, limits.totalNodes) = (largest, largest)
    return limits
  }()

  /// Returns the results in a report of `--json`, or in a folder of `--out`.
  ///
  /// - Throws: If there is no report, or it is not complete.
  static func results(at path: String) throws(CommandFailure) -> RunResults {
    let file = folder(path) == nil ? path : "\(path)/\(fileName)"
    var diagnostics = ConfigDiagnostics()
    let value: ConfigValue?
    do {
      value = try YAMLReader.load(file, limits: limits, into: &diagnostics)
    } catch {
      throw CommandFailure(error.reason == .noInput ? .noInput : .badData, error.diagnostic)
    }
    guard let value else { throw CommandFailure(.badData, text: diagnostics.report()) }
    do throws(Missing) {
      return try results(value)
    } catch {
      throw CommandFailure(
        .badData,
        ConfigDiagnostic(
          code: "not-a-report", "\(quotedPath(file)) is not a report: \(error.text)",
          at: error.range, help: "'segue run PATH --json' prints one"))
    }
  }

  /// Returns the path if it is that of a folder; `nil` for any other.
  static func folder(_ path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? path : nil
  }

  /// What a report lacks.
  private struct Missing: Error {
    var text: String
    var range: ConfigRange

    init(_ text: String, _ value: ConfigValue) {
      self.text = text
      range = value.range
    }
  }

  private static func results(_ value: ConfigValue) throws(Missing) -> RunResults {
    guard value["formatVersion"]?.number == 1 else {
      throw Missing("its formatVersion is not 1", value)
    }
    var results = RunResults()
    for file in try list("files", of: value) {
      var result = FileResult(
        path: try text("path", of: file), styles: try list("styles", of: file).compactMap(\.text))
      for scenario in try list("scenarios", of: file) {
        result.scenarios.append(try self.scenario(scenario))
      }
      results.add(result)
    }
    results.omit(Int(try number("omittedScenarios", of: value)))
    if let shard = value["shard"] { results.shard = try self.shard(shard) }
    return results
  }

  private static func shard(_ value: ConfigValue) throws(Missing) -> Shard {
    let (part, count) = (try number("number", of: value), try number("count", of: value))
    let scenarios = try number("scenarios", of: value)
    guard (1...Double(Shard.mostParts)).contains(count), (1...count).contains(part), scenarios >= 0
    else {
      throw Missing(
        "'\(numberText(part))/\(numberText(count))' of \(numberText(scenarios)) scenarios is no part",
        value)
    }
    return Shard(index: Int(part) - 1, of: Int(count), sharing: Int(scenarios))
  }

  private static func scenario(_ value: ConfigValue) throws(Missing) -> ScenarioResult {
    var verdicts: [Verdict] = []
    for item in try list("verdicts", of: value) {
      verdicts.append(
        Verdict(
          time: try number("time", of: item), passed: try boolean("passed", of: item),
          key: item.optional("key"), expectation: try text("expectation", of: item),
          expected: item.optional("expected"), actual: item.optional("actual"),
          location: item.optional("location"), during: item.optional("during")))
    }
    var diagnostics: [DiagnosticRecord] = []
    for item in try list("diagnostics", of: value) {
      let word = try text("severity", of: item)
      guard let severity = DiagnosticRecord.Severity(rawValue: word) else {
        throw Missing("\(quoted(word)) is not a severity", item)
      }
      diagnostics.append(
        DiagnosticRecord(
          time: try number("time", of: item), code: try text("code", of: item),
          message: try text("message", of: item), severity: severity))
    }
    return ScenarioResult(
      number: Int(try number("number", of: value)), name: try text("name", of: value),
      tags: try list("tags", of: value).compactMap(\.text), location: value.optional("location"),
      duration: try number("duration", of: value),
      verdicts: verdicts, diagnostics: diagnostics, passed: try boolean("passed", of: value),
      trace: "", files: try list("files", of: value).compactMap(\.text))
  }

  private static func list(
    _ key: String, of value: ConfigValue
  ) throws(Missing) -> [ConfigValue] {
    guard let items = value[key]?.items else { throw Missing("'\(key)' is not a list", value) }
    return items
  }

  private static func text(_ key: String, of value: ConfigValue) throws(Missing) -> String {
    guard let text = value[key]?.text else { throw Missing("'\(key)' is not a text", value) }
    return text
  }

  private static func number(_ key: String, of value: ConfigValue) throws(Missing) -> Double {
    guard let number = value[key]?.number, number.magnitude < 1e9 else {
      throw Missing("'\(key)' is not a number", value)
    }
    return number
  }

  private static func boolean(_ key: String, of value: ConfigValue) throws(Missing) -> Bool {
    guard let boolean = value[key]?.boolean else {
      throw Missing("'\(key)' is not true or false", value)
    }
    return boolean
  }
}

extension ConfigValue {
  /// The text of a key; `nil` for null.
  fileprivate nonisolated func optional(_ key: String) -> String? {
    self[key].flatMap { $0.isNothing ? nil : $0.text }
  }
}
