extension Rules {
  /// An expectation checks one condition, so that a failure identifies it.
  static func compoundExpectations(_ file: SourceFile) -> [Violation] {
    ["#expect(", "#require("].flatMap { word in
      file.uses(of: word).filter { joinsConditions(call(file, from: $0.number, word)) }.map {
        Violation(
          file, $0.number, "'\(word)' joins conditions with '&&'",
          help: "write one expectation for each")
      }
    }
  }

  /// Tests compare rounded numbers by `isClose`, so that a failure shows both.
  static func closeness(_ file: SourceFile) -> [Violation] {
    file.uses(of: "abs(").filter { place in
      let line = file.lines[place.number - 1]
      return line.contains("#expect(abs(") && line.contains(" - ")
    }.map { Violation(file, $0.number, "a difference is compared by hand", help: "use isClose") }
  }

  /// The files that make devices by themselves.
  private static let deviceMakers = [
    // makeDevice.
    "Tests/TestSupport/CheckedDevice.swift",
    // It checks at the end of a row, also on a device that is not released.
    "Tests/UIKitRows/Driver.swift",
    // A program, not a test: its own checks read the diagnostics.
    "Tests/RandomApp/Run/RandomRun.swift",
    // An app in a package that does not have TestSupport.
    "Tests/EndToEnd/Sources/play/main.swift",
  ]

  /// A diagnostic that a test does not read fails the test, if makeDevice makes the device.
  static func uncheckedDevices(_ file: SourceFile) -> [Violation] {
    if deviceMakers.contains(file.path) { return [] }
    return file.uses(of: "SimulatedDevice(").map {
      Violation(
        file, $0.number, "the diagnostics of this device are not checked",
        help: "make it by makeDevice of TestSupport")
    }
  }

  /// The files that read a part of the diagnostics of a device.
  private static let diagnosticFilters = [
    // diagnosticMessages(except:), for tests of random calls.
    "Tests/TestSupport/CheckedDevice.swift",
    // A program: it compares each new diagnostic with the codes that its random calls provoke.
    "Tests/RandomApp/Run/Checks.swift",
  ]

  /// A test compares all diagnostics of a device: the rest of a filtered list would not be checked.
  static func filteredDiagnostics(_ file: SourceFile) -> [Violation] {
    if diagnosticFilters.contains(file.path) { return [] }
    // The chain of calls may be broken after the list.
    let text = file.lines.joined(separator: "\n")
    let lists = #/\b(?:diagnostics|diagnosticMessages|diagnosticCodes)\b(?:\.map\([^()]*\))?/#
      .wordBoundaryKind(.simple)
    let part =
      #/\s*(?:\.(?:allSatisfy|contains|count|drop|filter|first|isEmpty|last|prefix|suffix)|\[)/#
    let discarded = #/\bSet\([\w.?]*$|^\s*_ = [\w.?]*$/#.wordBoundaryKind(.simple)
    return text.matches(of: lists).compactMap { list in
      let lines = text[..<list.startIndex].split(
        separator: "\n", omittingEmptySubsequences: false)
      let isWhole = text[list.endIndex...].prefixMatch(of: part) == nil
      if isWhole, lines.last?.contains(discarded) != true { return nil }
      return Violation(
        file, max(1, lines.count), "a part of the diagnostics is read, and the rest is not checked",
        help: "compare the whole list, or use diagnosticMessages(except:) of TestSupport")
    }
  }

  /// Test targets whose suites are in folders with the names of their subjects' folders, and the
  /// further folders of each.
  private static let targetsBySubject: [(tests: [String], modules: [String], others: [String])] = [
    (["HeadlessUIKitTests", "UIKitRows"], ["HeadlessUIKit"], []),
    // Files concern the format as a whole.
    (["SegueScenarioTests"], ["SegueScenario"], ["Files"]),
  ]

  /// The suites of a module are in folders with the names of their subjects' folders.
  static func testFolders(_ tests: [SourceFile], of files: [SourceFile]) -> [Violation] {
    targetsBySubject.flatMap { group in
      let subjects = files.filter { group.modules.contains($0.target) }.compactMap(\.folder)
      let folders = Set(subjects + group.others).sorted()
      return tests.filter { file in
        group.tests.contains(file.target)
          && file.lines.contains { $0.contains("@Suite") } && file.folder != "Doubles"
          && !folders.contains(file.folder ?? "")
      }.map {
        Violation(
          $0.path,
          "a suite outside the folders of \(group.modules.joined(separator: " and "))'s subjects",
          help: "move it to the folder of its subject: \(folders.joined(separator: ", "))")
      }
    }
  }

  /// Returns whether code has `&&` outside brackets, or in a closure of `map` or `allSatisfy`.
  private static func joinsConditions(_ code: Substring) -> Bool {
    // The code before each open bracket.
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

  /// Returns whether a condition decides an expectation, by the code before the open brackets.
  private static func decides(within open: [Substring]) -> Bool {
    open.allSatisfy { code in ["allSatisfy ", ".map "].contains { code.hasSuffix($0) } }
  }
}
