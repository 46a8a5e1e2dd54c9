import SegueCore
import SegueScenario

/// The explanation of a key of files: its locations in a file, and what it sets there.
nonisolated struct KeyExplanation {
  /// The path of each location, with the default there.
  private var locations: [String]
  private let entry: ReferenceEntry

  /// Returns what the reference says about a key, in its order; keys with the same text are one.
  ///
  /// - Parameters:
  ///   - key: A key, or the last keys of a path: `detents`, `sheet.detents`.
  ///   - entries: The entries of the reference.
  static func all(of key: String, in entries: [ReferenceEntry]) -> [KeyExplanation] {
    merged(entries.filter { $0.path == key || $0.path.hasSuffix(".\(key)") })
  }

  /// Returns what the reference says about the keys that take a word.
  static func all(taking word: String, in entries: [ReferenceEntry]) -> [KeyExplanation] {
    merged(entries.filter { $0.words.contains(word) })
  }

  /// Returns the last keys of every path, as many as a key has, each once, for suggestions.
  static func names(like key: String, in entries: [ReferenceEntry]) -> [String] {
    guard !key.isEmpty else { return [] }
    let count = key.split(separator: ".").count
    var seen: Set<String> = []
    return entries.map { $0.path.split(separator: ".").suffix(count).joined(separator: ".") }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the words that keys take, for suggestions; none for an empty word.
  static func words(like word: String, in entries: [ReferenceEntry]) -> [String] {
    word.isEmpty ? [] : entries.flatMap(\.words)
  }

  private static func merged(_ entries: [ReferenceEntry]) -> [KeyExplanation] {
    var found: [KeyExplanation] = []
    var indices: [String: Int] = [:]
    for entry in entries {
      let one = KeyExplanation(entry)
      if let index = indices[one.about] {
        found[index].locations += one.locations
      } else {
        indices[one.about] = found.count
        found.append(one)
      }
    }
    return found
  }

  private init(_ entry: ReferenceEntry) {
    self.entry = entry
    let container = entry.container.map { $0 == entry.name ? "" : " (\($0))" } ?? ""
    // An empty default says nothing.
    let standard = entry.standard.flatMap { ["\"\"", "[]", "{}"].contains($0) ? nil : $0 }
    locations = ["\(entry.path)\(container)\(standard.map { ": \($0)" } ?? "")"]
  }

  /// The locations, and below them what the key sets, its values and examples.
  var text: String { locations.joined(separator: "\n") + "\n" + about }

  private var about: String {
    var lines = wrapped(entry.summary, to: 74).split(separator: "\n").map(String.init)
    let words = entry.words
    if !words.isEmpty {
      lines += wrapped("Keys and values: \(words.joined(separator: ", "))", to: 74)
        .split(separator: "\n").map(String.init)
    }
    if !entry.forms.isEmpty {
      lines.append(entry.forms.count == 1 ? "Example:" : "Examples:")
      lines += entry.forms.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
    }
    return lines.map { "    \($0)\n" }.joined()
  }
}
