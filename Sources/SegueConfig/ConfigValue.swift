/// A value as written, with its source range.
public struct ConfigValue: Hashable, Sendable {
  /// The content of a value.
  package enum Content: Hashable, Sendable {
    /// A word, a number or a text; plain if written without quotes.
    case scalar(String, isPlain: Bool)
    /// A list of values.
    case list([ConfigValue])
    /// Keys and values in written order; each key is unique.
    case map([ConfigEntry])
  }

  /// The source range of the value.
  public let range: ConfigRange
  /// The content.
  package let content: Content
  /// The short form; an array, because a structure cannot contain itself.
  private let shortForms: [ConfigValue]

  /// Creates a value from its content and source range.
  package init(_ content: Content, range: ConfigRange) {
    self.init(content, range: range, mergedOver: nil)
  }

  /// Creates a map that was merged over a short form.
  init(_ content: Content, range: ConfigRange, mergedOver shortForm: ConfigValue?) {
    self.content = content
    self.range = range
    shortForms = shortForm.map { [$0] } ?? []
  }

  /// The word or list that this map was merged over, which may be the short form of a map; `nil` for
  /// none.
  package var shortForm: ConfigValue? { shortForms.first }
}

extension ConfigValue {
  /// The characters of a scalar, uninterpreted; `nil` for a list or a map.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The items of a list; nil for anything else.
  package var items: [ConfigValue]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The entries of a map; nil for anything else.
  package var entries: [ConfigEntry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// The characters of an unquoted scalar; numbers and booleans must be unquoted.
  package var plainText: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }

  /// The number of a plain scalar by the strict number grammar; `nil` for anything else.
  package var number: Double? { plainText.flatMap(strictNumber) }

  /// The boolean of a plain `true` or `false`; nil for anything else.
  package var boolean: Bool? {
    switch plainText {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Whether the value is empty, or a plain `~` or `null`.
  package var isNothing: Bool {
    switch plainText {
    case "", "~", "null": true
    default: false
    }
  }

  /// The value of a key; `nil` if the key is missing or the value is not a map.
  package subscript(key: String) -> ConfigValue? { entry(key)?.value }

  /// Returns the entry of a key; `nil` if the key is missing or the value is not a map.
  public func entry(_ key: String) -> ConfigEntry? {
    guard let entries, let index = entries.indices.first(where: { entries[$0].key == key }) else {
      return nil
    }
    return entries[index]
  }

  /// Returns the first entry whose unknown key probably means an expected one; `nil` if the map has the
  /// expected key, or no similar key.
  ///
  /// - Parameters:
  ///   - key: The expected key.
  ///   - known: All valid keys of the map.
  package func misspelledEntry(_ key: String, among known: [String]) -> ConfigEntry? {
    guard entry(key) == nil else { return nil }
    return entries?.first { entry in
      !known.contains(entry.key) && nearestName(to: entry.key, among: known) == key
    }
  }

  /// The name of this kind of value in messages, with its article.
  package var kindName: String {
    switch content {
    case .map: "a map"
    case .list: "a list"
    case .scalar where isNothing: "nothing"
    case .scalar where number != nil: "a number"
    case .scalar where boolean != nil: "a Boolean"
    case .scalar: "text"
    }
  }

  /// The description of the value in messages: the kind and, for a scalar, the text.
  package var summary: String {
    guard let text, !isNothing else { return kindName }
    if number != nil || boolean != nil { return "'\(text)'" }
    return plainText == nil ? "the quoted text \(quoted(text))" : "the text \(quoted(text))"
  }
}
