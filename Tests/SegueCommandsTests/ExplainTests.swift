import Foundation
import HeadlessUIKit
import SegueCommands
import SegueConfig
import SegueScenario
import SegueStyles
import SegueYAML
import TestSupport
import Testing

@Suite struct ExplainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "an explanation has the code, its meaning, and an example that is wrong and one that is right")
  func explanation() {
    #expect(
      folder.segue("explain", "out-of-range")
        == Outcome(
          code: 0,
          output: """
            out-of-range

            The number is outside of the values that the key takes. 'segue styles STYLE'
            prints the range of each parameter.

            Wrong:

              transitions: { slide: { style: slideIn, dimming: { opacity: 40 } } }

            Right:

              transitions: { slide: { style: slideIn, dimming: { opacity: 0.4 } } }

            """))
  }

  @Test(
    "a code is explained as it is copied from a message", arguments: ["error[tag]", "[tag]", "tag"])
  func copied(_ text: String) {
    let outcome = folder.segue("explain", text)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("tag\n\n"))
  }

  @Test("a code of a family is explained by its own name")
  func family() {
    #expect(folder.segue("explain", "unknown-screen").output.hasPrefix("unknown-screen\n\n"))
  }

  @Test("without a code all codes are listed")
  func list() {
    let outcome = folder.segue("explain")
    #expect(outcome.code == 0)
    for (title, all) in Explanation.groups {
      #expect(outcome.output.contains("\(title)\n"))
      for explanation in all { #expect(outcome.output.contains("  \(explanation.code)\n")) }
    }
  }

  @Test("a misspelled code is an error with a suggestion")
  func misspelled() {
    let outcome = folder.segue("explain", "out-of-rang")
    #expect(outcome.code == 64)
    #expect(
      outcome.messages.hasPrefix(
        "error[unknown-code]: 'out-of-rang' is not the code of a message, and no key or value of a file has this name\n"
      )
    )
    #expect(outcome.messages.contains("did you mean 'out-of-range'?"))
  }

  @Test("a code that no message has is an error, also if its beginning is that of a family")
  func noMember() {
    let outcome = folder.segue("explain", "unknown-keys")
    #expect(outcome.code == 64)
    #expect(
      outcome.messages.hasPrefix(
        "error[unknown-code]: 'unknown-keys' is not the code of a message, and no key or value of a file has this name\n = help: did you mean 'unknown-key'?"
      ))
  }

  // MARK: Completeness

  @Test("every code of a simulated device is explained")
  func deviceCodes() {
    let explained = Set(DeviceExplanations.all.map(\.code))
    #expect(Set(DeviceDiagnostic.Code.allCases.map(\.rawValue)) == explained)
  }

  @Test("every code of a message in the sources is explained")
  func codes() throws {
    let found = try Self.codesInSources()
    #expect(found.count > 80)
    #expect(found.filter { Explanation.of($0) == nil } == [])
  }

  @Test("no code is explained twice")
  func unique() {
    let codes = Explanation.groups.flatMap(\.all).map(\.code)
    #expect(codes.count == Set(codes).count)
  }

  /// Returns the codes: the first text of a call that makes a diagnostic.
  private static func codesInSources() throws -> [String] {
    let root = ProjectFile().url
    let call =
      #/(?:\b(?:error|warning|usage)\(\s*|code: |requiringAnyKey\(\s*|(?:CommandFailure|failure)\(\s*(?:\.\w+,\s*)?|\bSentence\(\s*"[^"]*",\s*)"([a-z]+(?:-[a-z0-9]+)*)"/#
    // What is unknown, which follows "unknown-" in the code.
    let noun = #/(?:unknownName\(\s*|\.unknown\(\s*|\bto: (?="[a-z]+", among))"([a-z]+)"/#
    // A code with a hyphen before a message, unless it is an option.
    let pair = #/(Option\(\s*)?"([a-z]+(?:-[a-z0-9]+)+)",\s*"/#
    var codes: Set<String> = []
    for folder in ["Sources", "Plugins"] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path() + folder)
      for path in paths where path.hasSuffix(".swift") && !path.contains("Explanation") {
        let text = try String(contentsOfFile: root.path() + "\(folder)/\(path)", encoding: .utf8)
        for match in text.matches(of: call) { codes.insert(String(match.output.1)) }
        for match in text.matches(of: noun) { codes.insert("unknown-\(match.output.1)") }
        for match in text.matches(of: pair) where match.output.1 == nil {
          codes.insert(String(match.output.2))
        }
      }
    }
    return codes.sorted()
  }

  // MARK: Examples

  nonisolated static let files = Explanation.files
    .filter { $0.example != nil }.map {
      ($0.code, $0.example?.wrong ?? "", $0.example?.right ?? "")
    }

  @Test("the wrong example of a file has the problem, and no other", arguments: files)
  func wrong(_ code: String, _ wrong: String, _ right: String) {
    let found = Self.codes(of: wrong)
    let isExplained = { (found: String) in
      code.hasSuffix("…") ? found.hasPrefix(code.dropLast()) : found == code
    }
    #expect(found.first.map(isExplained) == true, "\(found)")
    #expect(found.allSatisfy(isExplained), "\(found)")
  }

  @Test("the right example of a file has no problem", arguments: files)
  func right(_ code: String, _ wrong: String, _ right: String) {
    #expect(Self.codes(of: right) == [])
  }

  /// Returns the codes of the problems of a file; screens are added if it has none.
  private static func codes(of text: String) -> [String] {
    let isWhole = text.contains("screens:")
    let start = text.hasPrefix("---") ? "" : isWhole ? "" : "screens: { home: {} }\nroot: home\n"
    var whole = start + text + "\n"
    // The example of a second document follows the screens.
    if text.hasPrefix("---") { whole = "screens: { home: {} }\nroot: home\n" + text + "\n" }
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse(whole, name: "a.yaml", into: &diagnostics)
    _ = value.flatMap {
      ScenarioFile.decode($0, file: "a.yaml", catalog: shippedStyles, into: &diagnostics)
    }
    return diagnostics.all.map(\.code)
  }

  nonisolated static let lines = CommandExplanations.all.filter { $0.example != nil }
    .map { ($0.code, $0.example?.wrong ?? "", $0.example?.right ?? "") }

  @Test("the wrong example of a command line has the problem", arguments: lines)
  func wrongLine(_ code: String, _ wrong: String, _ right: String) throws {
    try folder.make("a.yaml", failing)
    try folder.make("Configs/b.yaml", passing)
    let outcome = folder.segue(Self.words(wrong))
    #expect(outcome.messages.hasPrefix("error[\(code)]"), "\(outcome.messages)")
  }

  /// Returns the words of a line, with the paths of the folder's files.
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").dropFirst().map { word -> String in
      let text = String(word.filter { $0 != "'" })
      return text.hasPrefix("a.") || text == "Configs" ? "…/\(text)" : text
    }
  }
}
