import SegueConfig
import SegueYAML
import Testing

/// Renamed keys and words of configuration files.
@Suite struct RetiredKeysTests {
  private static func report(
    _ text: String, _ decode: (ConfigValue, inout ConfigDiagnostics) -> Void
  ) -> [String] {
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse(text, name: "app.yaml", into: &diagnostics)
    if let value { decode(value, &diagnostics) }
    return diagnostics.all.map {
      "\($0.range?.start.column ?? 0) \($0.code): \($0.message) → \($0.help ?? "") "
        + "[\($0.replacement ?? "")]"
    }
  }

  private static func message(_ column: Int, _ old: String, _ new: String) -> String {
    "\(column) retired-name: unknown name '\(old)' → did you mean '\(new)'? "
      + "'segue migrate' replaces all such names of the file [\(new)]"
  }

  @Test("a renamed key of a map is an error with its successor", arguments: RetiredKeys.keys)
  func keys(_ key: RetiredKeys.Key) {
    let table = ParameterTable(
      "a map", defaults: [""], [Parameter(key.new, \[String].[0], .text, required: true, "A text.")]
    )
    let found = Self.report("{ \(key.old): \(key.word ?? "any") }") {
      _ = table.decode($0, into: &$1)
    }
    #expect(found == [Self.message(3, key.old, key.new)])
  }

  @Test("a renamed key that one of several maps has is an error with its successor")
  func keyOfAlternative() {
    let kind = ParameterKind<String>.oneOf(
      "a step", [.tagged("swipe", .text, "A swipe.", { $0 }, back: { $0 })])
    let found = Self.report("{ fling: now }") { _ = kind.decode($0, &$1) }
    #expect(found == [Self.message(3, "fling", "swipe")])
  }

  @Test("a renamed word is an error with its successor", arguments: RetiredKeys.words)
  func words(_ word: RetiredKeys.Word) {
    let found = Self.report("{ a: \(word.old) }") { value, diagnostics in
      guard let value = value["a"] else { return }
      if word.kind == "a Boolean" {
        _ = ParameterKind.boolean.decode(value, &diagnostics)
      } else {
        let kind = ParameterKind.choice(word.kind ?? "a word", [(word.new, 1), ("another", 2)])
        _ = kind.decode(value, &diagnostics)
      }
    }
    #expect(found == [Self.message(6, word.old, word.new)])
  }

  @Test("an old name where its successor is not valid is reported as unknown")
  func elsewhere() {
    let table = ParameterTable(
      "a map", defaults: [""], [Parameter("other", \[String].[0], .text, "A text.")])
    let found = Self.report("{ tuned: 1 }") { _ = table.decode($0, into: &$1) }
    #expect(
      found == ["3 unknown-key: unknown key 'tuned' in a map → the keys here are: other []"])
  }

  @Test("a renamed word of one kind is unknown in other kinds")
  func otherKind() {
    let kind = ParameterKind.choice("a size", [("large", 1)])
    let found = Self.report("{ a: fill }") { value, diagnostics in
      if let value = value["a"] { _ = kind.decode(value, &diagnostics) }
    }
    #expect(
      found == ["6 wrong-type: expected a size, found the text 'fill' → write one of: 'large' []"])
  }

  @Test("the table is sorted by old name without duplicates")
  func order() {
    let keys = RetiredKeys.keys.map(\.old)
    #expect(keys == keys.sorted { $0.lowercased() < $1.lowercased() })
    #expect(Set(RetiredKeys.keys).count == keys.count)
    let words = RetiredKeys.words.map(\.old)
    #expect(words == words.sorted())
    #expect(Set(words).count == words.count)
  }
}
