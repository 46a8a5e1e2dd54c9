extension Rules {
  /// The compilation conditions of package traits, which are allowed everywhere.
  static let traits = ["Raster", "Window"]

  /// Only files named Platform.swift, or Platform+Topic.swift, have platform conditions.
  static func platforms(_ file: SourceFile) -> [Violation] {
    let places = file.uses(of: "#if") + file.uses(of: "#elseif")
    return places.sorted { $0.number < $1.number }.compactMap { number, line in
      let words = line.split(separator: " ")
      guard words.first == "#if" || words.first == "#elseif" else { return nil }
      if words.count == 2, traits.contains(String(words[1])) { return nil }
      if line.contains("canImport(UIKit)"),
        !["SegueCore", "SegueSwiftUI"].map({ "Sources/\($0)/Platform.swift" }).contains(file.path)
      {
        return Violation(
          file, number, "only SegueCore/Platform.swift checks for UIKit",
          help: "move the platform-specific code there, under a descriptive name")
      }
      guard
        !file.name.hasPrefix("Platform.") && !file.name.hasPrefix("Platform+")
          || file.isOfStyle
      else { return nil }
      return Violation(
        file, number, "a compilation condition outside Platform.swift",
        help: "move the platform-specific code to the target's Platform.swift, "
          + "under a descriptive name")
    }
  }

  /// Folders of HeadlessUIKit that read pans for other purposes than transitions.
  private static let panFolders = [
    "HeadlessUIKit/Gestures/", "HeadlessUIKit/Scrolling/", "HeadlessUIKit/Pickers/",
  ]

  /// In each module with transition gestures one file reads a pan's translation and velocity.
  static func panReaders(_ file: SourceFile) -> [Violation] {
    let isOfSystem = file.target == "HeadlessUIKit"
    guard file.isOfStyle || file.target == "SegueParts" || isOfSystem else { return [] }
    let reader =
      isOfSystem ? "HeadlessUIKit/Gestures/PanReader.swift" : "SegueParts/DirectionalPan.swift"
    if file.path.hasSuffix(reader) || panFolders.contains(where: { file.path.contains($0) }) {
      return []
    }
    let words = [
      "translation(in:", "velocity(in:", "setTranslation(", "panTranslation.x", "panTranslation.y",
    ]
    return words.flatMap { word in
      file.uses(of: word).map {
        Violation(
          file, $0.number, "'\(word)' is read outside \(reader)",
          help: "take the distance and the velocity from there")
      }
    }
  }

  /// Deterministic code reads no wall clock, never waits, and uses no unseeded randomness.
  static func determinism(_ file: SourceFile) -> [Violation] {
    // The command line may measure durations.
    guard !["SegueCommands", "segue"].contains(file.target) else { return [] }
    let clock = "use the device's virtual time, or take the time as an argument"
    let wait = "advance the virtual time: advance(by:), settle(), or a scheduled event"
    let randomness = "take a generator as an argument and pass it with using:"
    let words: [(String, String)] = [
      ("Date()", clock), ("Date.now", clock), ("ContinuousClock", clock),
      ("SuspendingClock", clock), ("clock_gettime", clock), ("gettimeofday", clock),
      ("systemUptime", clock), ("CFAbsoluteTimeGetCurrent", clock), ("usleep", wait),
      ("nanosleep", wait), ("Thread.sleep", wait), ("Task.sleep", wait), ("Task {", wait),
      ("Task.detached", wait), ("DispatchSemaphore", wait), ("UUID()", randomness),
      ("SystemRandomNumberGenerator", randomness), ("arc4random", randomness),
    ]
    // HeadlessUIKit declares these with the device's clock and its random numbers.
    let own = ["Date()", "CFAbsoluteTimeGetCurrent", "DispatchSemaphore", "arc4random"]
    let foreign =
      file.target == "HeadlessUIKit" ? words.filter { !own.contains($0.0) } : words
    return foreign.flatMap { word, help in
      file.uses(of: word).map {
        Violation(file, $0.number, "'\(word)' differs from run to run", help: help)
      }
    }
      + [".random(", ".shuffled(", ".shuffle(", ".randomElement("].flatMap { word in
        file.uses(of: word).filter { !call(file, from: $0.number, word).contains("using:") }.map {
          Violation(file, $0.number, "'\(word)' without an explicit generator", help: randomness)
        }
      }
  }

  /// JSON and numbers are formatted by SegueText, for consistency.
  static func writers(_ file: SourceFile) -> [Violation] {
    // UIKit's description of a color has six digits.
    guard file.path != "Sources/HeadlessUIKit/Values/CGColor.swift" else { return [] }
    let json = "use SegueText's JSONText"
    let number = "use SegueText's numberText(_:), fixed(_:) or trimmed(_:)"
    let words = [
      ("JSONEncoder", json), ("JSONSerialization", json), ("NumberFormatter", number),
      ("String(format:", number), (".formatted(", number),
    ]
    return words.flatMap { word, help in
      file.uses(of: word).map {
        Violation(file, $0.number, "'\(word)' formats JSON or numbers independently", help: help)
      }
    }
  }

  /// The released command has no ICU data (Scripts/release), without which these fail or differ.
  static func languageData(_ file: SourceFile) -> [Violation] {
    let words = [
      "Locale(", "Locale.", "TimeZone(", "TimeZone.", "DateFormatter", "NumberFormatter",
      "ByteCountFormatter", ".formatted(", "localizedCompare", "localizedStandardCompare",
      "localizedCaseInsensitiveCompare", "applyingTransform", "StringTransform", "URL(string:",
      ".shiftJIS", "String(localized:",
    ]
    return words.flatMap { word in
      file.uses(of: word).map {
        Violation(
          file, $0.number, "'\(word)' reads ICU's data, which the released command does not have",
          help: "use SegueText or the standard library; see Documentation/Installing.md")
      }
    }
  }

  /// Without optimization, Swift 6.3 frees the frame of a reading coroutine before the value is read.
  static func coroutines(_ file: SourceFile) -> [Violation] {
    file.uses(of: "_read {").map {
      Violation(
        file, $0.number, "'_read' reads memory after its release in debug builds",
        help: "use get, or unsafeAddress for a large value")
    }
  }

  /// Bad input is an error, never a trap.
  static func traps(_ file: SourceFile) -> [Violation] {
    let error = "return or throw an error that states what is wrong, where, and how to fix it"
    return ["fatalError(", "preconditionFailure("].flatMap { word in
      file.uses(of: word).map { Violation(file, $0.number, "'\(word)' traps", help: error) }
    }
      + file.uses(of: "!").flatMap { number, line in
        exclamations(line).map { word in
          switch word {
          case "try", "as":
            Violation(
              file, number, "'\(word)!' traps",
              help: "use \(word) or \(word)? and report the error")
          default:
            Violation(file, number, "'\(word)!' traps on nil", help: "use if let, guard let or ??")
          }
        }
      }
  }

  /// Returns the words before each exclamation mark that force-unwraps.
  ///
  /// A capitalized type after a colon or an arrow, such as `UIView!`, is UIKit's nullability.
  static func exclamations(_ line: String) -> [String] {
    let characters = Array(line)
    return characters.indices.compactMap { index -> String? in
      guard characters[index] == "!", index > 0 else { return nil }
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let last = characters[index - 1]
      guard isOfWord(last) || ")]".contains(last), next != "=" else { return nil }
      let word = characters[..<index].reversed().prefix { isOfWord($0) || $0 == "." }.reversed()
      let before = characters[..<(index - word.count)].reversed().drop { $0 == " " }.first ?? " "
      if word.first?.isUppercase == true, ":>".contains(before) { return nil }
      return word.isEmpty ? String(last) : String(word)
    }
  }

  /// Returns the call that begins in a line, up to its closing parenthesis.
  static func call(_ file: SourceFile, from number: Int, _ word: String) -> Substring {
    let text = file.lines[(number - 1)...].prefix(10).joined(separator: " ")
    guard let start = text.firstRange(of: word) else { return "" }
    var depth = 1
    return text[start.upperBound...].prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
