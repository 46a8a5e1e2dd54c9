import SegueConfig
import SegueRecording

nonisolated extension ReportForm {
  /// `--junit FILE`: the results as XML that Jenkins, GitLab and other servers read.
  ///
  /// A file is a suite, a scenario a case. Only the elements and attributes of Jenkins's schema are
  /// used; the package of a case is the folder of its file. Times are virtual seconds.
  static let junit = ReportForm(
    option: CommandOption(
      "junit", value: "FILE", kind: .file,
      "write the results as JUnit XML, for Jenkins and GitLab")
  ) { results, folder in
    var xml = XMLText()
    let summary = results.summary
    let seconds = results.files.reduce(0) { $0 + $1.seconds }
    xml.open(
      "testsuites",
      [
        ("name", "segue"), ("tests", "\(summary.scenarios)"),
        ("failures", "\(summary.failedScenarios)"), ("errors", "0"),
        ("time", seconds.fixed(4)),
      ])
    for file in results.files {
      xml.open(
        "testsuite",
        [
          ("name", file.path), ("tests", "\(file.scenarios.count)"),
          ("failures", "\(file.scenarios.count { !$0.passed })"), ("errors", "0"),
          ("time", file.seconds.fixed(4)), ("file", file.path),
        ])
      for scenario in file.scenarios { add(scenario, of: file, in: folder, to: &xml) }
      xml.close("testsuite")
    }
    xml.close("testsuites")
    return xml.text
  }

  /// - Parameter folder: The output folder, below which the files are; `nil` for none.
  private static func add(
    _ scenario: ScenarioResult, of file: FileResult, in folder: String?, to xml: inout XMLText
  ) {
    let place = folder.map { $0.hasSuffix("/") ? $0 : "\($0)/" } ?? ""
    xml.open(
      "testcase",
      [
        ("name", scenario.name), ("classname", className(file.path)),
        ("time", scenario.duration.fixed(4)),
      ])
    for part in scenario.failedParts {
      let lines = [
        part.location, "at \(part.time.fixed(4)) s", part.expected.map { "expected \($0)" },
        part.actual.map { "found \($0)" },
        scenario.address(at: part.time).map { "shown in \(place)\($0)" },
      ]
      let text = ([part.message] + lines.compactMap(\.self)).joined(separator: "\n")
      xml.add("failure", [("type", part.kind), ("message", part.summary)], text)
    }
    let notes = scenario.files.map { "file: \(place)\($0)" }
    if !notes.isEmpty { xml.add("system-out", [], notes.joined(separator: "\n")) }
    xml.close("testcase")
  }

  /// Returns the path as the name of a class: servers group cases by what precedes the last dot.
  private static func className(_ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    let stem = parts.popLast()?.split(separator: ".").first.map(String.init) ?? "input"
    return (parts.map { $0.replacing(".", with: "_") } + [stem]).joined(separator: ".")
  }
}

nonisolated extension FileResult {
  /// The virtual time of all scenarios, s.
  var seconds: Double { scenarios.reduce(0) { $0 + $1.duration } }
}
