import Testing

/// Every rule, on text that breaks it and on text that nearly does.
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
      "what is declared may be imported", "Sources/SegueParts/A.swift", "public import SegueCore"),
    Case(
      "a way round by another target is none", "Plugins/OwnStyle/A.swift",
      "import SegueCore\n@_exported public import SegueMotion",
      [
        "Plugins/OwnStyle/A.swift:2: SegueMotion is no direct dependency of OwnStyle; "
          + "do without it, or add it to the target's imports in Package.swift"
      ]),
    Case(
      "a style imports no other style", "Plugins/OwnStyle/A.swift", "import OtherStyle",
      [
        "Plugins/OwnStyle/A.swift:1: OtherStyle is no direct dependency of OwnStyle; "
          + "do without it, or add it to the target's imports in Package.swift"
      ]),
    Case(
      "a style gets Foundation from the platform", "Plugins/OwnStyle/A.swift",
      "  import struct Foundation.Date",
      [
        "Plugins/OwnStyle/A.swift:1: OwnStyle must not import Foundation here; files beside "
          + "HeadlessUIKit see it through HeadlessUIKit/Exports.swift, the others do without"
      ]),
    Case(
      "HeadlessUIKit imports Foundation in one file", "Sources/HeadlessUIKit/Exports.swift",
      "@_exported public import Foundation"),
    Case(
      "and in no other", "Sources/HeadlessUIKit/Values/A.swift", "public import Foundation",
      [
        "Sources/HeadlessUIKit/Values/A.swift:1: HeadlessUIKit must not import Foundation here; "
          + "files beside HeadlessUIKit see it through HeadlessUIKit/Exports.swift, "
          + "the others do without"
      ]),
    Case(
      "UIKit is imported by SegueCore's one file", "Sources/SegueParts/A.swift", "import UIKit",
      [
        "Sources/SegueParts/A.swift:1: SegueParts must not import UIKit here; "
          + "import SegueCore, which hands on the platform"
      ]),
    Case("the C library has a door", "Sources/SegueYAML/Platform.swift", "import Glibc"),
    Case(
      "and no window", "Sources/SegueYAML/A.swift", "import Glibc",
      [
        "Sources/SegueYAML/A.swift:1: SegueYAML must not import Glibc here; "
          + "put what needs the C library into a file named Platform.swift"
      ]),
    Case("a word in a comment is none", "Sources/SegueParts/A.swift", "// import Glibc"),
    Case("a label is none", "Sources/SegueParts/A.swift", "read(import Glibc)"),
  ]

  @Test("imports", arguments: imports)
  func findsImports(_ test: Case) {
    #expect(Rules.imports(test.file, Self.manifest).map(\.description) == test.found)
  }

  @Test("dependencies against the arrows")
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
        "Package.swift: SegueNew has no arrows; add it to Rules.arrows",
        "Package.swift: OwnStyle must not depend on OtherStyle; "
          + "it may depend on SegueCore, SegueParts, SegueMotion, SegueConfig",
      ])
  }

  static let platforms = [
    Case("one file asks for UIKit", "Sources/SegueCore/Platform.swift", "#if canImport(UIKit)"),
    Case(
      "no other does, whatever its name", "Sources/SegueParts/Platform.swift",
      "#if canImport(UIKit)",
      [
        "Sources/SegueParts/Platform.swift:1: which platform is beneath is known in "
          + "SegueCore/Platform.swift alone; "
          + "put what differs there, under a name that says what it does"
      ]),
    Case(
      "conditions stand in Platform.swift", "Sources/SegueYAML/A.swift",
      "let a = 1\n  #if os(Linux)\n  #elseif DEBUG\n  #endif",
      [
        "Sources/SegueYAML/A.swift:2: a condition of compilation outside Platform.swift; put what "
          + "differs into the target's Platform.swift, under a name that says what it does",
        "Sources/SegueYAML/A.swift:3: a condition of compilation outside Platform.swift; put what "
          + "differs into the target's Platform.swift, under a name that says what it does",
      ]),
    Case("a door to the C library has one", "Sources/SegueYAML/Platform.swift", "#if os(Linux)"),
    Case(
      "a style has none", "Plugins/OwnStyle/Platform.swift", "#if os(Linux)",
      [
        "Plugins/OwnStyle/Platform.swift:1: a condition of compilation outside Platform.swift; put "
          + "what differs into the target's Platform.swift, under a name that says what it does"
      ]),
    Case("a trait of the package is no platform", "Sources/SegueCommands/A.swift", "#if Raster"),
  ]

  @Test("platforms", arguments: platforms)
  func findsPlatforms(_ test: Case) {
    #expect(Rules.platforms(test.file).map(\.description) == test.found)
  }

  static let panReaders = [
    Case(
      "a style that reads a pan by itself", "Plugins/OwnStyle/A.swift",
      "let a = pan.velocity(in: view)",
      [
        "Plugins/OwnStyle/A.swift:1: 'velocity(in:' is read outside "
          + "SegueParts/DirectionalPan.swift; take the distance and the velocity from there"
      ]),
    Case(
      "a gesture of the system that does", "Sources/HeadlessUIKit/Zoom/A.swift",
      "setTranslation(.zero, in: view)",
      [
        "Sources/HeadlessUIKit/Zoom/A.swift:1: 'setTranslation(' is read outside "
          + "HeadlessUIKit/Gestures/PanReader.swift; take the distance and the velocity from there"
      ]),
    Case(
      "a gesture of the system that judges the axis by itself",
      "Sources/HeadlessUIKit/Sheets/A.swift",
      "guard abs(travel.y) > 0 else { return false }",
      [
        "Sources/HeadlessUIKit/Sheets/A.swift:1: 'travel.y' is read outside "
          + "HeadlessUIKit/Gestures/PanReader.swift; take the distance and the velocity from there"
      ]),
    Case(
      "scrolling is no transition", "Sources/HeadlessUIKit/Scrolling/A.swift",
      "pan.translation(in: self)"),
    Case(
      "the one reader", "Sources/SegueParts/DirectionalPan.swift", "pan.translation(in: view)"),
    Case("what is no gesture", "Sources/SegueParts/A.swift", "a.translation.x"),
  ]

  @Test("pan readers", arguments: panReaders)
  func findsPanReaders(_ test: Case) {
    #expect(Rules.panReaders(test.file).map(\.description) == test.found)
  }

  static let determinism = [
    Case(
      "the machine's clock", "Sources/HeadlessUIKit/A.swift", "let a = Date()",
      [
        "Sources/HeadlessUIKit/A.swift:1: 'Date()' differs from run to run; "
          + "time is the device's: take it from there, or as an argument"
      ]),
    Case(
      "waiting", "Plugins/OwnStyle/A.swift", "Thread.sleep(forTimeInterval: 1)",
      [
        "Plugins/OwnStyle/A.swift:1: 'Thread.sleep' differs from run to run; "
          + "let the virtual time pass: advance(by:), settle(), or a scheduled event"
      ]),
    Case(
      "chance", "Sources/SegueScenario/A.swift", "let a = Int.random(\n  in: 0..<3)",
      [
        "Sources/SegueScenario/A.swift:1: '.random(' without a generator of its own; "
          + "take a generator as an argument and pass it with using:"
      ]),
    Case(
      "chance with a seed", "Sources/SegueScenario/A.swift",
      "let a = Int.random(\n  in: f(3), using: &generator)"),
    Case("the command line may look at the clock", "Sources/SegueCommands/A.swift", "Date()"),
  ]

  @Test("determinism", arguments: determinism)
  func findsChance(_ test: Case) {
    #expect(Rules.determinism(test.file).map(\.description) == test.found)
  }

  @Test("every word that differs from run to run is found")
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
      "another writer of JSON", "Sources/SegueRecording/A.swift", "let a = JSONEncoder()",
      [
        "Sources/SegueRecording/A.swift:1: 'JSONEncoder' writes JSON or numbers in its own way; "
          + "put it together with SegueText's JSONText"
      ]),
    Case(
      "another form of numbers", "Plugins/OwnStyle/A.swift", "String(format: \"%.2f\", a)",
      [
        "Plugins/OwnStyle/A.swift:1: 'String(format:' writes JSON or numbers in its own way; "
          + "use SegueText's numberText(_:), fixed(_:) or trimmed(_:)"
      ]),
    Case("a reader of JSON is none", "Sources/SegueRecording/A.swift", "let a = JSONDecoder()"),
    Case(
      "UIKit's colors have a form of their own", "Sources/HeadlessUIKit/Values/CGColor.swift",
      "String(format: \"%g\", a)"),
  ]

  @Test("writers of JSON and numbers", arguments: writers)
  func findsWriters(_ test: Case) {
    #expect(Rules.writers(test.file).map(\.description) == test.found)
  }
}
