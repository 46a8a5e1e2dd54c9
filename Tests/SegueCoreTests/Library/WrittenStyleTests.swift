import Foundation
import SegueCompiler
import SegueConfig
import SegueCore
import SegueStyles
import SegueYAML
import StyleTestSupport
import TestSupport
import Testing

/// The styles' descriptions in Styles.json read a transition as the styles' code does.
@Suite struct WrittenStyleTests {
  /// To write the file: SEGUE_WRITE_DOCUMENTS=1 swift test --filter WrittenStyleTests
  @Test("Styles.json describes the shipped styles")
  func document() throws {
    let text = try #require(
      WrittenStyle.document(
        of: shippedStyles.entries.map { ($0.identifier, $0.otherNames, $0.shape) }))
    try ProjectFile("Sources/SegueCompiler/Styles.json").check(text)
  }

  @Test("10,000 random transitions have the same errors, or the same parameters")
  func random() {
    let entries = shippedStyles.entries
    checkInvariant { generator in
      let entry = entries[generator.pick(entries.count)]
      var tuning = RandomTuning(generator)
      return Self.difference(of: tuning.transition(of: entry).yamlText)
    }
  }

  @Test(
    "a wrong value of any key has the same errors",
    arguments: [
      "", "-1", "1e9", "1.5", "0.25", "true", "'7'", "none", "word", "300ms", "12 pt", "50%",
      "max - 20", "max * 2 + ", "ease-in", "easIn", "#12", "[]", "[1, 2]", "[a, a, a, a]", "{}",
      "{ points: 0 }", "{ fraction: 2 }", "{ fraction: 0.5, points: 2 }", "{ inset: 20 }",
      "{ bezier: [2, 0, 1, 1] }", "{ spring: { stiffness: 1 } }", "{ spring: 0.5 }",
      "{ unknown: 1 }", "{ from: a }", "{ opacity: 7, tint: red }", "{ threshold: 3 }",
      "{ duration: -1 }",
    ])
  func wrongValues(value: String) {
    for entry in shippedStyles.entries {
      for key in ["preset"] + entry.shape.fields.map(\.name) + entry.parameters.map(\.name) {
        // "a.b" becomes "a: { b: value } }"; the last brace is that of the transition.
        let keys = key.split(separator: ".")
        let map = keys.reversed().reduce(value) { "{ \($1): \($0) }" }.dropFirst(2)
        #expect(Self.difference(of: "{ style: \(entry.identifier), \(map)") == nil)
      }
    }
  }

  @Test(
    "a transition that is none has the same errors",
    arguments: [
      "", "push", "[push]", "{}", "{ style: pusch }", "{ style: slide }", "{ style: [push] }",
      "{ style: push, edgy: top }", "{ style: sheet, detents: [small, medium] }",
    ])
  func wrongTransition(text: String) {
    #expect(Self.difference(of: text) == nil)
  }

  /// Returns how the readings of a transition by the code of the styles and by their description
  /// differ; nil if they do not.
  private static func difference(of yaml: String) -> String? {
    var (byCode, byDescription) = (ConfigDiagnostics(), ConfigDiagnostics())
    var syntax = ConfigDiagnostics()
    guard let value = YAMLReader.parse(yaml, name: "a.yaml", into: &syntax) else { return nil }
    let style = ConfiguredStyle.kind(shippedStyles).decode(value, &byCode)
    let changes = WrittenStyle.kind(WrittenStyle.shipped).decode(value, &byDescription)
    let texts = [byCode, byDescription].map { diagnostics in
      diagnostics.all.filter { $0.severity == .error }
        .map { "\($0.code): \($0.message), \($0.help ?? "-")" }
    }
    guard texts[0] == texts[1] else { return "\(yaml): \(texts[0]) and \(texts[1])" }
    guard !byCode.hasErrors else { return nil }
    guard let style, let changes else { return "\(yaml) is not read" }
    let json = JSONReader.read(changes.json.foldedText.utf8, name: "a.json", into: &byCode)
    let again = json.flatMap { ConfiguredStyle.kind(shippedStyles).decode($0, &byCode) }
    guard again?.encoded == style.encoded else { return "\(yaml): \(changes.json.yamlText)" }
    return nil
  }
}
