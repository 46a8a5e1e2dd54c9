import SegueConfig

/// The name of a new style, and the names made from it.
nonisolated struct StyleName: Hashable, Sendable {
  /// The maximum length of `base`, with which every line of the written files fits.
  static let limit = 24

  /// The name in upper camel case, without `Style`: `FlipCard`.
  let base: String

  /// Reads a name in upper or lower camel case, with or without `Style` at its end.
  ///
  /// - Throws: If it is no such name, too long, a Swift keyword, or that of one of Segue's types.
  init(_ text: String) throws(CommandFailure) {
    guard let base = Self.base(of: text) else {
      let words = text.split { !Self.isAllowed($0) }.map { Self.capitalized(String($0)) }
      let proposal = Self.base(of: words.joined()).flatMap { $0.count <= Self.limit ? $0 : nil }
      throw Self.failure(
        "invalid-name", "\(quoted(text)) is not the name of a style",
        help: "write ASCII letters and digits in upper camel case, such as "
          + (proposal ?? "FlipCard"))
    }
    guard base.count <= Self.limit else {
      throw Self.failure(
        "long-name",
        "\(quoted(text)) is too long: the name has \(base.count) characters without 'Style'",
        help: "write at most \(Self.limit)")
    }
    self.base = base
    guard !SwiftWords.keywords.contains(identifier) else {
      throw Self.failure(
        "keyword", "the style would be named '\(identifier)', which is a Swift keyword",
        help: "add a word, such as \(base)Card")
    }
    guard !SwiftWords.parameterGroups.contains(base) else {
      throw Self.failure(
        "taken-name", "'\(parameters)' is already a type of Segue",
        help: "add a word, such as \(base)Card")
    }
  }

  /// The module: `FlipCardStyle`.
  var module: String { "\(base)Style" }
  /// The type of the parameters: `FlipCardParameters`.
  var parameters: String { "\(base)Parameters" }
  /// The name in Swift and YAML: `flipCard`.
  var identifier: String {
    let words = words
    return words[0].lowercased() + words.dropFirst().joined()
  }
  /// The name with its article: `an orbit`.
  var withArticle: String {
    "aeiou".contains(identifier.prefix(1)) ? "an \(identifier)" : "a \(identifier)"
  }
  /// The name in the names of files and programs: `flip-card`.
  var fileName: String { words.map { $0.lowercased() }.joined(separator: "-") }

  /// The words of the name; an abbreviation is one word.
  private var words: [String] {
    let characters = Array(base)
    var words = [""]
    for (index, character) in characters.enumerated() {
      let followsCapital = index > 0 && characters[index - 1].isUppercase
      let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, index > 0, !followsCapital || precedesSmall { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func base(of text: String) -> String? {
    guard let first = text.first, first.isLetter, text.allSatisfy(isAllowed) else { return nil }
    let name = capitalized(text)
    let base = name.hasSuffix("Style") ? String(name.dropLast(5)) : name
    return base.isEmpty ? nil : base
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func failure(_ code: String, _ message: String, help: String) -> CommandFailure {
    CommandFailure(.usage, code, message, help: help)
  }
}

/// Words that cannot be the name of a style.
private nonisolated enum SwiftWords {
  static let keywords: Set<String> = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "type", "typealias", "var", "where", "while",
  ]

  /// The names before `Parameters` of Segue's types that a style of this name would repeat.
  static let parameterGroups: Set<String> = [
    "Backdrop", "DimmingTransition", "Drag", "Pan", "Timing",
  ]
}
