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

  /// Tests compare numbers that rounding may change in one way, so that a failure shows both.
  static func closeness(_ file: SourceFile) -> [Violation] {
    file.places(of: "abs(").filter { place in
      let line = file.lines[place.number - 1]
      return line.contains("#expect(abs(") && line.contains(" - ")
    }.map { Violation(file, $0.number, "a difference is compared by hand", mend: "use isClose") }
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

  /// Whether code has an `&&` outside all its brackets, or in what `map` and `allSatisfy` test.
  private static func joinsConditions(_ code: Substring) -> Bool {
    // What stands before each bracket that is open.
    var open: [Substring] = []
    var index = code.startIndex
    while index < code.endIndex {
      let character = code[index]
      if "([{".contains(character) {
        open.append(code[..<index])
      } else if ")]}".contains(character) {
        open = open.dropLast()
      } else if code[index...].hasPrefix("&&"), decides(within: open) {
        return true
      }
      index = code.index(after: index)
    }
    return false
  }

  /// Whether a condition decides about an expectation, by what stands before the open brackets.
  private static func decides(within open: [Substring]) -> Bool {
    open.allSatisfy { code in ["allSatisfy ", ".map "].contains { code.hasSuffix($0) } }
  }
}
