extension Rules {
  /// The conditions that are no platforms: package traits.
  static let traits = ["Raster", "Window"]

  /// Only files named Platform.swift know that there are several platforms.
  static func platforms(_ file: SourceFile) -> [Violation] {
    let places = file.places(of: "#if") + file.places(of: "#elseif")
    return places.sorted { $0.number < $1.number }.compactMap { number, line in
      let words = line.split(separator: " ")
      guard words.first == "#if" || words.first == "#elseif" else { return nil }
      if words.count == 2, traits.contains(String(words[1])) { return nil }
      if line.contains("canImport(UIKit)"), file.path != "Sources/SegueCore/Platform.swift" {
        return Violation(
          file, number, "which platform is beneath is known in SegueCore/Platform.swift alone",
          mend: "put what differs there, under a name that says what it does")
      }
      guard file.name != "Platform.swift" || file.isOfStyle else { return nil }
      return Violation(
        file, number, "a condition of compilation outside Platform.swift",
        mend:
          "put what differs into the target's Platform.swift, under a name that says what it does")
    }
  }

  /// Folders of HeadlessUIKit that hold no transition gesture and read pans: recognizers and scrolling.
  private static let panFiles = ["HeadlessUIKit/Gestures/", "HeadlessUIKit/Scrolling/"]

  /// In each module with transition gestures one file reads what a pan has moved and how fast it is.
  static func panReaders(_ file: SourceFile) -> [Violation] {
    let isOfSystem = file.target == "HeadlessUIKit"
    guard file.isOfStyle || file.target == "SegueParts" || isOfSystem else { return [] }
    let reader =
      isOfSystem ? "HeadlessUIKit/Gestures/PanReader.swift" : "SegueParts/DirectionalPan.swift"
    if file.path.hasSuffix(reader) || panFiles.contains(where: { file.path.contains($0) }) {
      return []
    }
    let words = ["translation(in:", "velocity(in:", "setTranslation(", "travel.x", "travel.y"]
    return words.flatMap { word in
      file.places(of: word).map {
        Violation(
          file, $0.number, "'\(word)' is read outside \(reader)",
          mend: "take the distance and the velocity from there")
      }
    }
  }

  /// Code whose results must repeat reads no clock of the machine, never waits, draws no lots.
  static func determinism(_ file: SourceFile) -> [Violation] {
    // The command line tells people how long something took.
    guard !["SegueCommands", "segue"].contains(file.target) else { return [] }
    let clock = "time is the device's: take it from there, or as an argument"
    let wait = "let the virtual time pass: advance(by:), settle(), or a scheduled event"
    let lots = "take a generator as an argument and pass it with using:"
    let words: [(String, String)] = [
      ("Date()", clock), ("Date.now", clock), ("ContinuousClock", clock),
      ("SuspendingClock", clock), ("clock_gettime", clock), ("gettimeofday", clock),
      ("systemUptime", clock), ("CFAbsoluteTimeGetCurrent", clock), ("usleep", wait),
      ("nanosleep", wait), ("Thread.sleep", wait), ("Task.sleep", wait), ("Task {", wait),
      ("Task.detached", wait), ("DispatchSemaphore", wait), ("UUID()", lots),
      ("SystemRandomNumberGenerator", lots), ("arc4random", lots),
    ]
    return words.flatMap { word, help in
      file.places(of: word).map {
        Violation(file, $0.number, "'\(word)' differs from run to run", mend: help)
      }
    }
      + [".random(", ".shuffled(", ".shuffle(", ".randomElement("].flatMap { word in
        file.places(of: word).filter { !call(file, from: $0.number, word).contains("using:") }.map {
          Violation(file, $0.number, "'\(word)' without a generator of its own", mend: lots)
        }
      }
  }

  /// JSON and numbers are written by SegueText, so that they look the same everywhere.
  static func writers(_ file: SourceFile) -> [Violation] {
    // UIKit's own form of a color has numbers of six digits.
    guard file.path != "Sources/HeadlessUIKit/Values/CGColor.swift" else { return [] }
    let json = "put it together with SegueText's JSONText"
    let number = "use SegueText's numberText(_:), fixed(_:) or trimmed(_:)"
    let words = [
      ("JSONEncoder", json), ("JSONSerialization", json), ("NumberFormatter", number),
      ("String(format:", number), (".formatted(", number),
    ]
    return words.flatMap { word, help in
      file.places(of: word).map {
        Violation(file, $0.number, "'\(word)' writes JSON or numbers in its own way", mend: help)
      }
    }
  }

  /// Bad input is an error for people, never a trap.
  static func traps(_ file: SourceFile) -> [Violation] {
    let error = "return or throw an error that says what, where and how to mend it"
    return ["fatalError(", "preconditionFailure("].flatMap { word in
      file.places(of: word).map { Violation(file, $0.number, "'\(word)' traps", mend: error) }
    }
      + file.places(of: "!").flatMap { number, line in
        exclamations(line).map { word in
          switch word {
          case "try", "as":
            Violation(
              file, number, "'\(word)!' traps",
              mend: "use \(word) or \(word)? and say what is wrong")
          default:
            Violation(file, number, "'\(word)!' traps on nil", mend: "use if let, guard let or ??")
          }
        }
      }
  }

  /// The words before an exclamation mark that takes the value out of an optional.
  ///
  /// Types with a capital after a colon or an arrow, such as `UIView!`, are UIKit's nullability.
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

  /// The call that begins in a line, up to its closing parenthesis.
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
