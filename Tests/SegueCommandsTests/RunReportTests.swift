import Foundation
import SegueCommands
import Testing

/// Reports that state every result, once.
@Suite struct RunReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let empty = """
    device: phone
    screens: { home: { title: Home } }
    root: home
    scenarios:
      - { name: looks only, steps: [wait: 100ms] }
      - { name: home is there, steps: [{ expect: { top: home } }] }
    """

  @Test("a scenario without expectations does not pass silently")
  func noExpectations() throws {
    try folder.make("a.yaml", Self.empty)
    #expect(
      folder.segue("run", "…/a.yaml")
        == Outcome(
          code: 0,
          output: """
            …/a.yaml
              - looks only     0 expectations, 0.10 s
              ✓ home is there  1 expectation, 0.00 s

            2 scenarios, 1 expectation: all passed; 1 scenario without expectations

            """))
    let json = folder.segue("run", "…/a.yaml", "--json").output
    #expect(json.contains("\n  \"scenariosWithoutExpectations\": 1,\n"))
  }

  @Test("run --json reports the errors of a file as JSON, as validate does")
  func wrongFile() throws {
    try folder.make("a.yaml", "device: phon\n")
    let outcome = folder.segue("run", "…/a.yaml", "--json")
    #expect(outcome.code == 65)
    #expect(outcome.messages == "")
    #expect(outcome.output == folder.segue("validate", "…/a.yaml", "--json").output)
    #expect(outcome.output.hasPrefix("{\n  \"formatVersion\": 1,\n  \"usable\": [],\n"))
  }

  @Test("a JSON list of very many errors is capped and counts the omitted ones")
  func cappedJSON() throws {
    let items = String(repeating: "{ a: 1 }, ", count: 1200)
    try folder.make("a.yaml", "screens: {}\nroot: x\nscenarios: [\(items)]\n")
    let text = folder.segue("validate", "…/a.yaml", "--json").output
    #expect(text.components(separatedBy: "\"severity\"").count - 1 == 1000)
    #expect(text.contains("\n  \"omittedDiagnostics\": "))
    #expect(!text.contains("\n  \"omittedDiagnostics\": 0\n"))
  }

  @Test("an expectation of no diagnostics reports a diagnostic once, with its message")
  func diagnosticOnce() throws {
    try folder.make(
      "a.yaml",
      passing.replacingOccurrences(
        of: "- settle",
        with:
          "- present: { screen: note, from: home }\n      - settle\n      - expect: { diagnostics: none }"
      ))
    let text = folder.segue("run", "…/a.yaml").output
    #expect(text.components(separatedBy: "error[notInHierarchy]").count - 1 == 1)
    #expect(
      text.contains("expected  none\n        found     error[notInHierarchy] at 0.0000 s: "))
  }

  @Test("a custom runner has its own name in help and messages")
  func customRunnerName() {
    func run(_ arguments: String...) -> (output: String, messages: String) {
      final class Sink { var (output, messages) = ("", "") }
      let sink = Sink()
      let console = Console(output: { sink.output += $0 }, messages: { sink.messages += $0 })
      _ = runSegue(
        catalog: fixtures, program: "arcade", arguments: arguments, console: console)
      return (sink.output, sink.messages)
    }
    let texts = [
      run("help").output, run("help", "run").output, run("run", "--help").output,
      run("help", "motion").output, run("run").messages, run("run", "--nothing").messages,
      run().messages, run("--nothing").messages,
    ]
    for text in texts {
      #expect(text.contains("arcade"))
      #expect(!text.contains("segue "))
    }
    #expect(run("--version").output == "arcade, made with Segue 0.1.0\n")
  }

  @Test(
    "nested folders have a limit: 31 and 32 are searched, 33 are refused",
    arguments: [(31, 0), (32, 0), (33, 66)])
  func nestedFolders(_ count: Int, _ code: Int32) throws {
    let inner = Array(repeating: "d", count: count - 1).joined(separator: "/")
    try folder.make("n\(count)/\(inner)/a.yaml", passing)
    let outcome = folder.segue("validate", "…/n\(count)")
    #expect(outcome.code == code)
    #expect(outcome.output == (code == 0 ? "1 file: all valid\n" : ""))
  }

  @Test("a direction mark in a name cannot reverse a line of the trace")
  func traceMarks() throws {
    let name = "\"a\\u202Eb\\uFFFE\\uFDD0\\u2066\""
    try folder.make("a.yaml", Self.empty.replacingOccurrences(of: "looks only", with: name))
    let text = folder.segue("run", "…/a.yaml", "--trace").output
    #expect(text.contains("scenario  a\\u202Eb\\uFFFE\\uFDD0\\u2066\n"))
    let raw: [UInt32] = [0x202E, 0xFFFE, 0xFDD0, 0x2066]
    #expect(!text.unicodeScalars.contains { raw.contains($0.value) })
  }

  @Test("after a hundred failed expectations of a scenario the rest is only counted")
  func cappedFailures() throws {
    let steps = String(repeating: "{ expect: { top: other } }, ", count: 150)
    try folder.make(
      "a.yaml",
      """
      screens: { home: {}, other: {} }
      root: home
      scenarios: [{ name: fails, steps: [\(steps)] }]
      """)
    let outcome = folder.segue("run", "…/a.yaml")
    #expect(outcome.code == 1)
    #expect(outcome.output.components(separatedBy: "-->").count - 1 == 100)
    #expect(outcome.output.contains("\n      … and 50 more failed expectations\n"))
  }

  @Test("after a hundred unexpected diagnostics of a scenario the rest is only counted")
  func cappedDiagnostics() throws {
    // The first one is presented, and each further one is a diagnostic.
    let steps = String(repeating: "{ present: { screen: other, from: home } }, ", count: 131)
    try folder.make(
      "a.yaml",
      """
      screens: { home: {}, other: {} }
      root: home
      scenarios: [{ name: complains, steps: [\(steps)] }]
      """)
    let outcome = folder.segue("run", "…/a.yaml")
    #expect(outcome.output.components(separatedBy: "error[").count - 1 == 100)
    #expect(outcome.output.contains("… and 30 more diagnostics\n"))
  }
}
