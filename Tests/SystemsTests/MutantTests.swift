import Foundation
import SegueConfig
import SegueScenario
import SegueStyles
import SegueYAML
import TestSupport
import Testing

/// Random changes of the files in Configs: each is valid, or has errors with source locations.
///
/// `SEGUE_MUTANTS` is the number of changed files, 400 by default; `make mutants` tries 20,000.
@Suite struct MutantTests {
  private static let files: [(name: String, text: String)] = {
    let folder = ProjectFile("Configs").url
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
  }()

  private static let words = [
    "~", "null", "true", "-1", "1e9", "0x10", ".inf", "[]", "{}", "- ", "&a", "*a", "!!str", "'",
    "\"",
    "|", "#", ": ", "\t", "\u{0}", "\u{FEFF}", "\u{202E}", "sheet", "home", "device", "style",
    "wait",
  ]

  /// Returns a text with one to four changes.
  private static func mutant(of text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...random.pick(4) {
      let (line, other) = (random.pick(lines.count), random.pick(lines.count))
      switch random.pick(8) {
      case 0 where lines.count > 1: lines.remove(at: line)
      case 1: lines.insert(lines[other], at: line)
      case 2: lines.swapAt(line, other)
      case 3: lines[line] = String(repeating: " ", count: random.pick(9)) + lines[line]
      case 4: lines[line] = String(lines[line].dropFirst(1 + random.pick(4)))
      case 5: lines[line] = String(lines[line].prefix(random.pick(lines[line].count + 1)))
      default:
        var characters = Array(lines[line])
        let start = random.pick(characters.count + 1)
        let end = min(characters.count, start + random.pick(4))
        characters.replaceSubrange(start..<end, with: words[random.pick(words.count)])
        lines[line] = String(characters)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test("a changed file is valid, or each of its errors has a place")
  func places() throws {
    let count =
      ProcessInfo.processInfo.environment["SEGUE_MUTANTS"].flatMap { Int($0) } ?? 400
    var random = SeededGenerator(seed: 20_000)
    var invalid = 0
    for number in 0..<count {
      let file = Self.files[random.pick(Self.files.count)]
      let text = Self.mutant(of: file.text, &random)
      var diagnostics = ConfigDiagnostics()
      let value = YAMLReader.parse(text, name: file.name, into: &diagnostics)
      let plan = value.flatMap {
        ScenarioFile.decode(
          $0, file: file.name, catalog: shippedStyles, into: &diagnostics)
      }
      if diagnostics.hasErrors { invalid += 1 }
      #expect(plan != nil || diagnostics.hasErrors, "mutant \(number) of \(file.name)")
      let unlocated = diagnostics.all.filter { $0.range == nil }
      #expect(unlocated.isEmpty, "mutant \(number) of \(file.name): \(unlocated)")
    }
    // Otherwise the changes are too weak to test the errors.
    #expect(invalid > count / 3)
  }
}
