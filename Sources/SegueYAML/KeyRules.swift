import SegueConfig

/// The rules for keys: names of ASCII letters, digits, `_`, `-` and `.`.
enum KeyRules {
  /// Returns the error of an invalid key; `nil` for a valid one.
  static func mistake(in key: ConfigValue, isAlias: Bool) -> ConfigDiagnostic? {
    if !isAlias, case .scalar(let text, let isPlain) = key.content, TextRules.isKey(text),
      !isPlain || text != "null"
    {
      return nil
    }
    guard !isAlias, let text = key.text, !key.isNothing else {
      let found = isAlias ? "an alias" : key.kindName
      return ConfigDiagnostic(
        code: "bad-key", "a key must be a nonempty ASCII text, found \(found)", at: key.range,
        help: "write the name of the key before the ':'")
    }
    if key.plainText == "<<" {
      return ConfigDiagnostic(
        code: "merge-key", "merge keys are not supported", at: key.range,
        help: "write the keys out, or share them with 'extends:'")
    }
    guard let wrong = text.unicodeScalars.first(where: { !TextRules.isKey(String($0)) }) else {
      return ConfigDiagnostic(
        code: "bad-key", "a key must not be empty", at: key.range,
        help: "write the name of the key before the ':'")
    }
    if let colon = key.plainText?.firstIndex(of: ":"), colon != text.startIndex,
      text.index(after: colon) != text.endIndex
    {
      let (name, value) = (text[..<colon], text[text.index(after: colon)...])
      return ConfigDiagnostic(
        code: "bad-key", "the key \(quoted(text)) contains ':'", at: key.range,
        help: "write a space after the colon: \(quoted("\(name): \(value)"))")
    }
    let name = wrong.isASCII ? quoted(String(wrong)) : wrong.codeName
    return ConfigDiagnostic(
      code: "bad-key", "the key \(quoted(text)) contains \(name)", at: key.range,
      help: "a key is made of the letters a to z, digits, '_', '-' and '.'")
  }

  /// Returns the error for a key that the map contains already.
  static func duplicate(
    _ name: String, at range: ConfigRange, first: ConfigRange
  ) -> ConfigDiagnostic {
    ConfigDiagnostic(
      code: "duplicate-key", "the key '\(name)' is already on line \(first.start.line)", at: range,
      help: "keep one of the two", notes: [.init("'\(name)' is first here", at: first)])
  }
}

/// The entries of one map; keys are compared one by one while there are fewer than 16, then hashed.
struct MapEntries {
  private(set) var all: [ConfigEntry] = []
  private var hashed: Set<String> = []

  /// Adds an entry, or returns the existing entry of the same key.
  mutating func insert(_ entry: consuming ConfigEntry) -> ConfigEntry? {
    let key = entry.key
    if all.count < 16 || isHashed(key) {
      let count = key.utf8.count
      for index in all.indices where all[index].key.utf8.count == count && all[index].key == key {
        return all[index]
      }
    }
    if all.isEmpty { all.reserveCapacity(4) }
    all.append(entry)
    return nil
  }

  /// Whether the last value is the beginning of a function of another tool, as far as its first comma.
  var endsInUnclosedCall: Bool { all.last?.value.isUnclosedCall == true }

  /// Adds an argument to the function that the last value is.
  mutating func addArgument(_ argument: String, to end: ConfigPosition) {
    guard let last = all.popLast() else { return }
    let range = ConfigRange(
      source: last.value.range.source, start: last.value.range.start, end: end)
    let text = "\(last.value.text ?? ""), \(argument)"
    all.append(
      ConfigEntry(
        key: last.key, keyRange: last.keyRange,
        value: ConfigValue(.scalar(text, isPlain: true), range: range)))
  }

  /// Hashes a key, and all entries at the first call; returns whether the key was there.
  private mutating func isHashed(_ key: String) -> Bool {
    if hashed.isEmpty { hashed = Set(all.map(\.key)) }
    return !hashed.insert(key).inserted
  }
}
