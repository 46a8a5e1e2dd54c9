/// A value as it was written, with the place it was written at.
public struct ConfigValue: Hashable, Sendable {
  /// What a value is made of.
  public enum Content: Hashable, Sendable {
    /// A word, a number or a text; plain when it stood without quotes.
    case scalar(String, isPlain: Bool)
    /// Values in order.
    case list([ConfigValue])
    /// Keys and values in the order written, each key once.
    case map([ConfigEntry])
  }

  /// Where the value is written.
  public let range: ConfigRange
  /// What the value is made of.
  public let content: Content

  /// A value of some content at a place.
  public init(_ content: Content, range: ConfigRange) {
    self.content = content
    self.range = range
  }
}

extension ConfigValue {
  /// The characters of a scalar, whatever they would mean; nil for a list or a map.
  public var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The items of a list; nil for anything else.
  public var items: [ConfigValue]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The entries of a map; nil for anything else.
  public var entries: [ConfigEntry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// The characters of a scalar without quotes, as numbers and booleans must be written.
  public var plainText: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }

  /// The number a plain scalar stands for by the strict grammar of numbers; nil for anything else.
  public var number: Double? { plainText.flatMap(strictNumber) }

  /// The boolean of a plain `true` or `false`; nil for anything else.
  public var boolean: Bool? {
    switch plainText {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Whether nothing is written, or a plain `~` or `null`.
  public var isNothing: Bool {
    switch plainText {
    case "", "~", "null": true
    default: false
    }
  }

  /// The value of a key of a map; nil when there is no such key or no map.
  public subscript(key: String) -> ConfigValue? { entry(key)?.value }

  /// Whether a map has no keys but these.
  package func hasNothing(but keys: [String]) -> Bool {
    (entries ?? []).allSatisfy { keys.contains($0.key) }
  }

  /// The entry of a key of a map; nil when there is no such key or no map.
  public func entry(_ key: String) -> ConfigEntry? {
    guard let entries, let index = entries.indices.first(where: { entries[$0].key == key }) else {
      return nil
    }
    return entries[index]
  }

  /// The first entry of an unknown key for which a known one would be suggested; nil where the map
  /// has the known one, or none that is near.
  ///
  /// - Parameters:
  ///   - key: the key that is wanted.
  ///   - known: all keys that the map may have.
  package func misspelledEntry(_ key: String, among known: [String]) -> ConfigEntry? {
    guard entry(key) == nil else { return nil }
    return entries?.first { entry in
      !known.contains(entry.key) && nearestName(to: entry.key, among: known) == key
    }
  }

  /// What messages call a value of this kind, with its article.
  public var kindName: String {
    switch content {
    case .map: "a map"
    case .list: "a list"
    case .scalar where isNothing: "nothing"
    case .scalar where number != nil: "a number"
    case .scalar where boolean != nil: "a boolean"
    case .scalar: "text"
    }
  }

  /// What messages say was found: the kind, and for a scalar what is written.
  public var summary: String {
    guard let text, !isNothing else { return kindName }
    if number != nil || boolean != nil { return "'\(text)'" }
    return plainText == nil ? "the quoted text \(quoted(text))" : "the text \(quoted(text))"
  }
}
