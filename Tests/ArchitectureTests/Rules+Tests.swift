extension Rules {
  /// An expectation checks one thing, so that a failure names it.
  static func compoundExpectations(_ file: SourceFile) -> [Violation] {
    ["#expect(", "#require("].flatMap { word in
      file.places(of: word).filter { joinsConditions(call(file, from: $0.number, word)) }.map {
        Violation(
          file, $0.number, "'\(word)' joins conditions with '&&'", mend: "write one for each")
      }
    }
  }

  /// Whether code has an `&&` outside all its brackets.
  private static func joinsConditions(_ code: Substring) -> Bool {
    var depth = 0
    var last: Character = " "
    for character in code {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "&", last == "&" { return true }
      last = character
    }
    return false
  }
}
