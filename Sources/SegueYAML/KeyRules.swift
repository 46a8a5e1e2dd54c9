import SegueConfig

/// What may be a key: a name of ASCII letters, digits, `_`, `-` and `.`.
enum KeyRules {
  /// What is wrong with a key; nil when nothing is.
  static func mistake(in key: ConfigValue, isAlias: Bool) -> ConfigDiagnostic? {
    guard let text = key.text, !isAlias, !key.isNothing else {
      let found = isAlias ? "an alias" : key.kindName
      return ConfigDiagnostic(
        code: "bad-key", "a key must be a name, found \(found)", at: key.range,
        help: "write the name of the key before the ':'")
    }
    if key.plainText == "<<" {
      return ConfigDiagnostic(
        code: "merge-key", "merge keys are not supported", at: key.range,
        help: "write the keys out, or share them with 'extends:'")
    }
    guard let wrong = text.unicodeScalars.first(where: { !isAllowed($0) }) else {
      return text.isEmpty
        ? ConfigDiagnostic(
          code: "bad-key", "a key must not be empty", at: key.range,
          help: "write the name of the key before the ':'") : nil
    }
    let name = wrong.isASCII ? quoted(String(wrong)) : wrong.codeName
    return ConfigDiagnostic(
      code: "bad-key", "the key \(quoted(text)) holds \(name)", at: key.range,
      help: "a key is made of the letters a to z, digits, '_', '-' and '.'")
  }

  /// The error that a key is in a map already.
  static func duplicate(
    _ name: String, at range: ConfigRange, first: ConfigRange
  ) -> ConfigDiagnostic {
    ConfigDiagnostic(
      code: "duplicate-key", "the key '\(name)' is already on line \(first.start.line)", at: range,
      help: "keep one of the two", notes: [.init("'\(name)' is first here", at: first)])
  }

  /// Whether a text may be a key.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default: false
    }
  }
}

/// The keys of one map so far: compared one by one while they are few, hashed when they are many.
struct MapKeys {
  private var few: [String] = []
  private var many: Set<String> = []

  var count: Int { max(few.count, many.count) }

  /// Adds a key; false when it is there already.
  mutating func insert(_ key: String) -> Bool {
    if many.isEmpty {
      if few.contains(key) { return false }
      few.append(key)
      if few.count == 16 { many = Set(few) }
      return true
    }
    return many.insert(key).inserted
  }
}
