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

  /// The suites of HeadlessUIKit are found by subject: in a folder named as that of what they test.
  static func testFolders(_ tests: [SourceFile], of files: [SourceFile]) -> [Violation] {
    let subjects = Set(files.filter { $0.target == "HeadlessUIKit" }.compactMap(\.folder))
    return tests.filter { file in
      ["HeadlessUIKitTests", "UIKitRows"].contains(file.target)
        && file.lines.contains { $0.contains("@Suite") } && file.folder != "Doubles"
        && !subjects.contains(file.folder ?? "")
    }.map {
      Violation(
        $0.path, "a suite outside the folders of HeadlessUIKit's subjects",
        mend: "move it to the folder of what it tests: \(subjects.sorted().joined(separator: ", "))"
      )
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
