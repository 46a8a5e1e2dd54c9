import Testing

/// Every rule, on text that violates it and on text that nearly does.
@Suite struct RuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: SourceFile
    var found: [String]

    init(_ name: String, _ path: String, _ text: String, _ found: [String] = []) {
      testDescription = name
      file = SourceFile(path, text)
      self.found = found
    }
  }

  static let manifest = Manifest(
    """
    Module(name: "HeadlessUIKit", imports: ["SegueMotion"]),
    Module(name: "SegueParts", imports: ["SegueCore"]),
    Module(name: "SegueYAML", imports: ["CLibYAML"]),
    Module(name: "OwnStyle", imports: ["SegueCore"], folder: "Plugins"),
    """)

  static let imports = [
    Case(
      "a declared dependency can be imported", "Sources/SegueParts/A.swift",
      "public import SegueCore"),
    Case(
      "an indirect dependency cannot be imported", "Plugins/OwnStyle/A.swift",
      "import SegueCore\n@_exported public import SegueMotion",
      [
        "Plugins/OwnStyle/A.swift:2: SegueMotion is not a direct dependency of OwnStyle; "
          + "remove the import, or add it to the target's imports in Package.swift"
      ]),
    Case(
      "a style cannot import another style", "Plugins/OwnStyle/A.swift", "import OtherStyle",
      [
        "Plugins/OwnStyle/A.swift:1: OtherStyle is not a direct dependency of OwnStyle; "
          + "remove the import, or add it to the target's imports in Package.swift"
      ]),
    Case(
      "a style cannot import Foundation", "Plugins/OwnStyle/A.swift",
      "  import struct Foundation.Date",
      [
        "Plugins/OwnStyle/A.swift:1: OwnStyle must not import Foundation here; targets that "
          + "import HeadlessUIKit get it through HeadlessUIKit/Exports.swift, others do not use it"
      ]),
    Case(
      "HeadlessUIKit imports Foundation in one file", "Sources/HeadlessUIKit/Exports.swift",
      "@_exported public import Foundation"),
    Case(
      "and in no other", "Sources/HeadlessUIKit/Values/A.swift", "public import Foundation",
      [
        "Sources/HeadlessUIKit/Values/A.swift:1: HeadlessUIKit must not import Foundation here; "
          + "targets that import HeadlessUIKit get it through HeadlessUIKit/Exports.swift, "
          + "others do not use it"
      ]),
    Case(
      "one file imports Core Graphics", "Sources/HeadlessUIKit/Platform.swift",
      "@_exported public import CoreGraphics"),
    Case(
      "no other file imports the Objective-C runtime", "Sources/HeadlessUIKit/Gestures/A.swift",
      "import ObjectiveC",
      [
        "Sources/HeadlessUIKit/Gestures/A.swift:1: HeadlessUIKit must not import ObjectiveC here; "
          + "HeadlessUIKit/Platform.swift has what a Mac has of UIKit's"
      ]),
    Case(
      "only one file of SegueCore imports UIKit", "Sources/SegueParts/A.swift", "import UIKit",
      [
        "Sources/SegueParts/A.swift:1: SegueParts must not import UIKit here; "
          + "import SegueCore, which re-exports the platform"
      ]),
    Case(
      "Platform.swift can import the C library", "Sources/SegueYAML/Platform.swift", "import Glibc"),
    Case(
      "no other file can", "Sources/SegueYAML/A.swift", "import Glibc",
      [
        "Sources/SegueYAML/A.swift:1: SegueYAML must not import Glibc here; "
          + "move code that needs the C library to a file named Platform.swift"
      ]),
    Case("a comment is not an import", "Sources/SegueParts/A.swift", "// import Glibc"),
    Case("an argument label is not an import", "Sources/SegueParts/A.swift", "read(import Glibc)"),
  ]

  @Test("imports", arguments: imports)
  func findsImports(_ test: Case) {
    #expect(Rules.imports(test.file, Self.manifest).map(\.description) == test.found)
  }

  @Test("a forbidden dependency is reported")
  func findsDependencies() {
    let manifest = Manifest(
      """
      Module(name: "SegueMotion", imports: ["SegueConfig"]),
      Module(name: "SeguePictures", imports: ["SegueRecording", "HeadlessUIKit"]),
      Module(name: "SegueCommands", imports: ["SeguePictures"]),
      Module(name: "SegueNew", imports: []),
      Module(name: "OwnStyle", imports: ["SegueCore", "OtherStyle"], folder: "Plugins"),
      """)
    #expect(
      Rules.dependencies(manifest).map(\.description) == [
        "Package.swift: SegueMotion must not depend on SegueConfig; it depends on nothing",
        "Package.swift: SeguePictures must not depend on HeadlessUIKit; "
          + "it may depend on SegueRecording",
        "Package.swift: SegueNew has no list of allowed dependencies; "
          + "add it to Rules.allowedDependencies",
        "Package.swift: OwnStyle must not depend on OtherStyle; "
          + "it may depend on SegueCore, SegueParts, SegueMotion, SegueConfig",
      ])
  }

  static let platforms = [
    Case("one file checks for UIKit", "Sources/SegueCore/Platform.swift", "#if canImport(UIKit)"),
    Case(
      "no other file does, whatever its name", "Sources/SegueParts/Platform.swift",
      "#if canImport(UIKit)",
      [
        "Sources/SegueParts/Platform.swift:1: only SegueCore/Platform.swift "
          + "checks for UIKit; move the platform-specific code there, under a descriptive name"
      ]),
    Case(
      "conditions are in Platform.swift", "Sources/SegueYAML/A.swift",
      "let a = 1\n  #if os(Linux)\n  #elseif DEBUG\n  #endif",
      [
        "Sources/SegueYAML/A.swift:2: a compilation condition outside Platform.swift; move "
          + "the platform-specific code to the target's Platform.swift, under a descriptive name",
        "Sources/SegueYAML/A.swift:3: a compilation condition outside Platform.swift; move "
          + "the platform-specific code to the target's Platform.swift, under a descriptive name",
      ]),
    Case(
      "Platform.swift can have a condition", "Sources/SegueYAML/Platform.swift", "#if os(Linux)"),
    Case(
      "a style has none", "Plugins/OwnStyle/Platform.swift", "#if os(Linux)",
      [
        "Plugins/OwnStyle/Platform.swift:1: a compilation condition outside Platform.swift; move "
          + "the platform-specific code to the target's Platform.swift, under a descriptive name"
      ]),
    Case("a package trait is not a platform", "Sources/SegueCommands/A.swift", "#if Raster"),
  ]

  @Test("a compilation condition outside Platform.swift is reported", arguments: platforms)
  func findsPlatforms(_ test: Case) {
    #expect(Rules.platforms(test.file).map(\.description) == test.found)
  }

  static let panReaders = [
    Case(
      "a style that reads a pan", "Plugins/OwnStyle/A.swift",
      "let a = pan.velocity(in: view)",
      [
        "Plugins/OwnStyle/A.swift:1: 'velocity(in:' is read outside "
          + "SegueParts/DirectionalPan.swift; take the distance and the velocity from there"
      ]),
    Case(
      "a system gesture that reads a pan", "Sources/HeadlessUIKit/Zoom/A.swift",
      "setTranslation(.zero, in: view)",
      [
        "Sources/HeadlessUIKit/Zoom/A.swift:1: 'setTranslation(' is read outside "
          + "HeadlessUIKit/Gestures/PanReader.swift; take the distance and the velocity from there"
      ]),
    Case(
      "a system gesture that compares axes",
      "Sources/HeadlessUIKit/Sheets/A.swift",
      "guard abs(panTranslation.y) > 0 else { return false }",
      [
        "Sources/HeadlessUIKit/Sheets/A.swift:1: 'panTranslation.y' is read outside "
          + "HeadlessUIKit/Gestures/PanReader.swift; take the distance and the velocity from there"
      ]),
    Case(
      "scrolling is not a transition", "Sources/HeadlessUIKit/Scrolling/A.swift",
      "pan.translation(in: self)"),
    Case(
      "the one reader", "Sources/SegueParts/DirectionalPan.swift", "pan.translation(in: view)"),
    Case("a value that is not a gesture's", "Sources/SegueParts/A.swift", "a.translation.x"),
  ]

  @Test("pan readers", arguments: panReaders)
  func findsPanReaders(_ test: Case) {
    #expect(Rules.panReaders(test.file).map(\.description) == test.found)
  }

  static let determinism = [
    Case(
      "the wall clock", "Sources/SegueParts/A.swift", "let a = Date()",
      [
        "Sources/SegueParts/A.swift:1: 'Date()' differs from run to run; "
          + "use the device's virtual time, or take the time as an argument"
      ]),
    Case(
      "waiting", "Plugins/OwnStyle/A.swift", "Thread.sleep(forTimeInterval: 1)",
      [
        "Plugins/OwnStyle/A.swift:1: 'Thread.sleep' differs from run to run; "
          + "advance the virtual time: advance(by:), settle(), or a scheduled event"
      ]),
    Case(
      "unseeded randomness", "Sources/SegueScenario/A.swift", "let a = Int.random(\n  in: 0..<3)",
      [
        "Sources/SegueScenario/A.swift:1: '.random(' without an explicit generator; "
          + "take a generator as an argument and pass it with using:"
      ]),
    Case(
      "seeded randomness", "Sources/SegueScenario/A.swift",
      "let a = Int.random(\n  in: f(3), using: &generator)"),
    Case("the command line can read the clock", "Sources/SegueCommands/A.swift", "Date()"),
  ]

  @Test("determinism", arguments: determinism)
  func findsChance(_ test: Case) {
    #expect(Rules.determinism(test.file).map(\.description) == test.found)
  }

  @Test("every nondeterministic word is found")
  func findsWords() {
    let words = [
      "Date()", "Date.now", "ContinuousClock()", "SuspendingClock()", "usleep(1)",
      "nanosleep(a, b)",
      "Task.sleep(for: a)", "Task { }", "Task.detached { }", "UUID()", "arc4random()",
      "SystemRandomNumberGenerator()", "DispatchSemaphore(value: 0)", "a.shuffled()",
      "a.shuffle()", "a.randomElement()",
    ]
    let file = SourceFile("Sources/SegueCore/A.swift", words.joined(separator: "\n"))
    let places = Rules.determinism(file).map(\.place).sorted()
    #expect(places == words.indices.map { "\(file.path):\($0 + 1)" }.sorted())
  }

  static let writers = [
    Case(
      "another JSON encoder", "Sources/SegueRecording/A.swift", "let a = JSONEncoder()",
      [
        "Sources/SegueRecording/A.swift:1: 'JSONEncoder' formats JSON or numbers independently; "
          + "use SegueText's JSONText"
      ]),
    Case(
      "another number format", "Plugins/OwnStyle/A.swift", "String(format: \"%.2f\", a)",
      [
        "Plugins/OwnStyle/A.swift:1: 'String(format:' formats JSON or numbers independently; "
          + "use SegueText's numberText(_:), fixed(_:) or trimmed(_:)"
      ]),
    Case("a JSON decoder is allowed", "Sources/SegueRecording/A.swift", "let a = JSONDecoder()"),
    Case(
      "UIKit's colors have their own format", "Sources/HeadlessUIKit/Values/CGColor.swift",
      "String(format: \"%g\", a)"),
  ]

  static let languageData = [
    Case(
      "a comparison by a language", "Sources/SegueCommands/A.swift", "a.localizedCompare(b)",
      [
        "Sources/SegueCommands/A.swift:1: 'localizedCompare' reads ICU's data, which the released "
          + "command does not have; use SegueText or the standard library; "
          + "see Documentation/Installing.md"
      ]),
    Case("a comparison without one", "Sources/SegueCommands/A.swift", "a < b"),
  ]

  @Test("data of languages and time zones", arguments: languageData)
  func findsLanguageData(_ test: Case) {
    #expect(Rules.languageData(test.file).map(\.description) == test.found)
  }

  @Test("writers of JSON and numbers", arguments: writers)
  func findsWriters(_ test: Case) {
    #expect(Rules.writers(test.file).map(\.description) == test.found)
  }
}
