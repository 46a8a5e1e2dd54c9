/// A type that a file declares or extends at its outermost level.
struct Declaration: Equatable, Sendable {
  /// The keyword: `struct`, `class`, `extension` and so on.
  let kind: String
  /// The name of the type; for an extended nested type, that of the outermost one.
  let name: String
  /// Whether it is private to its file.
  let isPrivate: Bool
  /// The first line, from 1.
  let line: Int
  /// The number of lines.
  let length: Int

  private static let kinds = ["class", "struct", "enum", "protocol", "actor", "extension"]

  /// Returns the declarations in a file's lines, code only.
  static func all(in lines: [String]) -> [Declaration] {
    lines.indices.compactMap { declaration(at: $0, in: lines) }
  }

  private static func declaration(at index: Int, in lines: [String]) -> Declaration? {
    let line = lines[index]
    guard line.first.map({ $0 != " " }) == true else { return nil }
    let words = line.split(whereSeparator: { " (:<{".contains($0) }).map(String.init)
    guard !words.contains("import"), let kind = words.firstIndex(where: kinds.contains),
      kind + 1 < words.count
    else { return nil }
    // A declaration of one line ends where it begins.
    let end =
      line.hasSuffix("}") ? index : lines[index...].firstIndex { $0.hasPrefix("}") } ?? index
    return Declaration(
      kind: words[kind],
      name: String(words[kind + 1].prefix { $0 != "." }),
      isPrivate: words.contains("private") || words.contains("fileprivate"),
      line: index + 1, length: end - index + 1)
  }
}
