extension ParameterKind where Value == Bool {
  /// The kind of `true` and `false`.
  public static var boolean: ParameterKind {
    ParameterKind(
      "a Boolean", .flag,
      decode: { value, diagnostics in
        if let boolean = value.boolean { return boolean }
        diagnostics.wrongType(
          expected: "a Boolean, 'true' or 'false'", found: value, help: booleanHelp(value))
        return nil
      },
      encode: JSONValue.boolean)
  }
}

extension ParameterKind where Value == String {
  /// The kind of any text, quoted or not: a plain `no` or `12` is read as its characters.
  public static var text: ParameterKind {
    ParameterKind(
      "a text", .scalar,
      decode: { value, diagnostics in
        if let text = value.text, !value.isNothing { return text }
        diagnostics.wrongType(
          expected: "a text", found: value,
          help: value.isNothing ? "write \"\" for an empty text" : nil)
        return nil
      },
      encode: JSONValue.string)
  }

  /// The kind of a name of 1 to 64 ASCII letters, digits, `_` and `-`.
  public static var identifier: ParameterKind {
    ParameterKind(
      "an identifier", .identifier,
      decode: { value, diagnostics in
        if let text = value.text, isIdentifier(text) { return text }
        diagnostics.wrongType(
          expected: "an identifier", found: value,
          help: "an identifier is 1 to 64 letters a to z, digits, '_' and '-'")
        return nil
      },
      encode: JSONValue.string)
  }
}

extension ParameterKind {
  /// Returns the kind of one of several words.
  ///
  /// - Parameters:
  ///   - name: The name in messages, with its article: `an edge`.
  ///   - cases: The words and their values in display order.
  public static func choice(_ name: String, _ cases: [(word: String, value: Value)]) -> Self
  where Value: Equatable {
    var kind = oneOf(name, [.words(cases)])
    let (words, values, mismatch) = (cases.map { $0.word }, cases.map { $0.value }, kind.decode)
    // Faster than the test and the decoding of alternatives: words are the most frequent values.
    kind.decode = { value, diagnostics in
      if let text = value.text, let index = words.index(of: text) { return values[index] }
      return mismatch(value, &diagnostics)
    }
    return kind
  }

  /// Returns the kind of the raw values of an enumeration.
  ///
  /// - Parameter name: The name in messages, with its article: `an edge`.
  public static func choice(_ name: String) -> Self
  where Value: CaseIterable & RawRepresentable & Equatable, Value.RawValue == String {
    choice(name, Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension [String] {
  /// Returns the index of a text. A comparison of the lengths precedes that of the characters.
  func index(of text: String) -> Int? {
    let count = text.utf8.count
    for index in indices where self[index].utf8.count == count {
      if self[index] == text { return index }
    }
    return nil
  }
}

private func isIdentifier(_ text: String) -> Bool {
  (1...64).contains(text.utf8.count)
    && text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
}

private func booleanHelp(_ value: ConfigValue) -> String? {
  guard let text = value.text else { return nil }
  switch text.lowercased() {
  case "yes", "on", "y", "1": return "write true"
  case "no", "off", "n", "0": return "write false"
  case "true", "false":
    let word = text.lowercased()
    return text == word ? "write \(word) without quotes" : "write \(word)"
  default: return nil
  }
}
