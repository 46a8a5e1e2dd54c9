import Foundation
import SegueConfig
import SegueCore
import SegueScenario
import SegueStyles
import SegueYAML
import StyleTestSupport
import TestSupport
import Testing

@Suite struct RoundTripTests {
  nonisolated private static let configs: [String] = {
    let folder = ProjectFile("Configs").url.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("_") }.sorted()
      .map { "\(folder)/\($0)" }
  }()

  @Test("all configs are tested")
  func configsAreFound() { #expect(Self.configs.count > 30) }

  @Test("the transitions of a config have the same parameters after JSON", arguments: configs)
  func config(_ path: String) throws {
    var diagnostics = ConfigDiagnostics()
    let value = try #require(try YAMLReader.load(path, into: &diagnostics))
    let file = try #require(
      ScenarioFile.decode(value, file: path, catalog: shippedStyles, into: &diagnostics))
    let difference = Self.difference(of: file.transitions)
    #expect(difference == nil)
  }

  @Test("10,000 random tunings have the same parameters after JSON")
  func random() {
    let entries = shippedStyles.entries
    checkInvariant { generator in
      let entry = entries[generator.pick(entries.count)]
      var tuning = RandomTuning(generator)
      // Some parameters contradict one another: the next ones are tried.
      for _ in 0..<100 {
        let yaml = tuning.transition(of: entry).yamlText
        var diagnostics = ConfigDiagnostics()
        let value = YAMLReader.parse(yaml, name: "a.yaml", into: &diagnostics)
        let style = value.flatMap {
          ConfiguredStyle.kind(shippedStyles).decode($0, &diagnostics)
        }
        guard let style, !diagnostics.hasErrors else { continue }
        return Self.difference(of: [Named(name: "a", value: style)]).map { "\($0) in \(yaml)" }
      }
      return "no tuning of \(entry.identifier) is valid"
    }
  }

  /// Returns what differs after transitions are compiled and read; nil if nothing does.
  private static func difference(of transitions: [Named<ConfiguredStyle>]) -> String? {
    let compiled = TransitionsText(transitions.changes)
    var diagnostics = ConfigDiagnostics()
    let again = CompiledTransitions(
      json: compiled.json.foldedText.utf8, name: "a.json", styles: shippedStyles,
      into: &diagnostics)
    guard let again else { return diagnostics.report() }
    guard again.digest == compiled.digest else { return "the digest differs" }
    guard again.transitions.map(\.name) == transitions.map(\.name) else { return "names differ" }
    for (one, other) in zip(transitions, again.transitions) {
      let (one, other) = (one.value, other.value)
      guard one.identifier == other.identifier else { return "styles differ" }
      guard let parameters = one.parameters as? AnyHashable,
        parameters == other.parameters as? AnyHashable
      else { return "\(other.parameters) instead of \(one.parameters)" }
    }
    return nil
  }
}
