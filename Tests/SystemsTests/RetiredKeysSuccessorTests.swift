import SegueConfig
import SegueScenario
import SegueStyles
import Testing

/// The successors of renamed keys and words, in the format of files with the shipped styles.
@Suite struct RetiredKeysSuccessorTests {
  /// The keys and words of a file, from its schema.
  nonisolated private static let names = {
    var names: Set<String> = []
    collect(ScenarioFile.schema(catalog: shippedStyles).json, into: &names)
    return names
  }()

  nonisolated private static func collect(_ schema: JSONValue, into names: inout Set<String>) {
    for member in schema["properties"]?.members ?? [] { names.insert(member.name) }
    for word in schema["enum"]?.items ?? [] {
      if let text = word.text { names.insert(text) }
    }
    for member in schema.members ?? [] { collect(member.value, into: &names) }
    for item in schema.items ?? [] { collect(item, into: &names) }
  }

  @Test("the successor of a renamed key is a key of a file", arguments: RetiredKeys.keys)
  func key(_ key: RetiredKeys.Key) {
    #expect(Self.names.contains(key.new))
  }

  @Test(
    "the successor of a renamed word is a word of a file",
    arguments: RetiredKeys.words.filter { !$0.new.hasPrefix("{") && $0.kind != "a Boolean" })
  func word(_ word: RetiredKeys.Word) {
    #expect(Self.names.contains(word.new))
  }
}
