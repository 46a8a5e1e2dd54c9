import Testing

/// The rules on traps, globals, lengths and lists, on text that breaks them.
@Suite struct ShapeRuleTests {
  typealias Case = RuleTests.Case

  static let traps = [
    Case(
      "a trap", "Sources/SegueCore/A.swift", "guard a else { fatalError() }",
      [
        "Sources/SegueCore/A.swift:1: 'fatalError(' traps; "
          + "return or throw an error that states what is wrong, where, and how to fix it"
      ]),
    Case(
      "a forced try", "Sources/SegueCore/A.swift", "let a = try! read()",
      [
        "Sources/SegueCore/A.swift:1: 'try!' traps; use try or try? and report the error"
      ]),
    Case(
      "a forced cast", "Sources/SegueCore/A.swift", "let a = b as! String",
      ["Sources/SegueCore/A.swift:1: 'as!' traps; use as or as? and report the error"]),
    Case(
      "a forced value", "Sources/SegueCore/A.swift", "let a = b.c!.d",
      ["Sources/SegueCore/A.swift:1: 'b.c!' traps on nil; use if let, guard let or ??"]),
    Case(
      "a forced result", "Sources/SegueCore/A.swift", "f(x: a())! + b[0]!",
      [
        "Sources/SegueCore/A.swift:1: ')!' traps on nil; use if let, guard let or ??",
        "Sources/SegueCore/A.swift:1: ']!' traps on nil; use if let, guard let or ??",
      ]),
    Case(
      "UIKit's nullability, a negation and a comparison do not trap", "Sources/SegueCore/A.swift",
      "var view: UIView! { a }\nfunc f() -> UIColor!\nif !a, b != c, d !== e, (!f) {}"),
    Case(
      "a forced value in an argument is not a type", "Sources/SegueCore/A.swift", "f(x: y!)",
      ["Sources/SegueCore/A.swift:1: 'y!' traps on nil; use if let, guard let or ??"]),
  ]

  @Test("a reading coroutine is a violation")
  func findsCoroutines() {
    let file = SourceFile("Sources/SegueCore/A.swift", "var a: B {\n  _read { yield b }\n}")
    #expect(
      Rules.coroutines(file).map(\.description) == [
        "Sources/SegueCore/A.swift:2: '_read' reads memory after its release in debug builds; "
          + "use get, or unsafeAddress for a large value"
      ])
  }

  static let casts = [
    Case(
      "a branch on a class of the engine", "Sources/HeadlessUIKit/Views/A.swift",
      "if view is Window, let bar = view as? Bar {}\ncase let bar as Bar: return",
      [
        "Sources/HeadlessUIKit/Views/A.swift:1: the engine asks whether an object is of its class "
          + "Window; override a member of the superclass, or add the cast to Rules.allowedCasts with "
          + "its reason",
        "Sources/HeadlessUIKit/Views/A.swift:1: the engine asks whether an object is of its class "
          + "Bar; override a member of the superclass, or add the cast to Rules.allowedCasts with "
          + "its reason",
        "Sources/HeadlessUIKit/Views/A.swift:2: the engine asks whether an object is of its class "
          + "Bar; override a member of the superclass, or add the cast to Rules.allowedCasts with "
          + "its reason",
      ]),
    Case(
      "a protocol, a value and a conversion to the superclass", "Sources/HeadlessUIKit/A.swift",
      "view is any Bar\nvalue as? Double\nwindow as View"),
    Case("an allowed cast", "Sources/HeadlessUIKit/Space.swift", "space as? View"),
    Case("another module", "Sources/SegueCore/A.swift", "view is Window"),
  ]

  @Test("casts to the engine's classes", arguments: casts)
  func findsCasts(_ test: Case) {
    let declarations = SourceFile(
      "Sources/HeadlessUIKit/A.swift",
      "open class View {\n  class func a()\n  final class Bar: View {}\n}\nopen class Window: View {}"
    )
    let found = Rules.casts(
      test.file, to: Rules.classes([declarations]), allowed: ["Space: View"])
    #expect(found.map(\.description) == test.found)
  }

  static let openness = [
    Case(
      "public members of an open class", "Sources/HeadlessUIKit/Views/A.swift",
      """
      nonisolated open class A: B {
        public enum State: Int {
          public var name: String { "" }
        }
        @MainActor public var a: Int { 1 }
        public final func b(_ a: Int) {}
      }
      extension A {
        open class Part {
          public class func c() {}
        }
        public func d() {}
        public static let e = 1
      }
      extension B {
        public func f() {}
      }
      """,
      ["A.a", "A.b", "A.Part.c", "A.d"].enumerated().map { index, name in
        "Sources/HeadlessUIKit/Views/A.swift:\([5, 6, 10, 12][index]): \(name) is public; "
          + "make it open, or add it to Rules.notOpen if UIKit's is not"
      }),
    Case(
      "open members, overrides, types, constants and initializers", "Sources/HeadlessUIKit/A.swift",
      """
      open class A: B {
        open var a: Int { 1 }
        public override func b() {}
        public static let c = 1
        public init() {}
        func d() {}
      }
      public struct C {
        public var e = 1
      }
      """),
    Case("another module", "Sources/SegueCore/A.swift", "open class A {\n  public var a = 1\n}"),
  ]

  @Test("members that are not open", arguments: openness)
  func findsMembersThatAreNotOpen(_ test: Case) {
    #expect(Rules.openness(test.file, openClasses: ["A"]).map(\.description) == test.found)
  }

  @Test("traps", arguments: traps)
  func findsTraps(_ test: Case) {
    #expect(Rules.traps(test.file).map(\.description) == test.found)
  }

  static let globals = [
    Case(
      "a type's variable", "Sources/SegueCore/A.swift", "struct A {\n  public static var b = 1\n}",
      [
        "Sources/SegueCore/A.swift:2: 'b' is a mutable global; "
          + "make it a let, or a property of the device or of an object"
      ]),
    Case(
      "a type's variable with an observer", "Sources/SegueCore/A.swift",
      "  static var b = 1 { didSet {} }",
      [
        "Sources/SegueCore/A.swift:1: 'b' is a mutable global; "
          + "make it a let, or a property of the device or of an object"
      ]),
    Case(
      "a module's variable", "Sources/SegueCore/A.swift", "nonisolated(unsafe) var b: Int?",
      [
        "Sources/SegueCore/A.swift:1: 'b' is a mutable global; "
          + "make it a let, or a property of the device or of an object"
      ]),
    Case(
      "computed, local, instance and constant declarations are allowed",
      "Sources/SegueCore/A.swift",
      "static var b: Int { 1 }\nvar c: Int { 1 }\nclass A {\n  var d = 1\n}\nlet e = 1\n"
        + "open class var f: Int\n{\n  1\n}"),
    Case(
      "a task-local value is allowed", "Sources/SegueCore/A.swift", "  @TaskLocal static var b = 1"),
    Case(
      "the current device is the only global",
      "Sources/HeadlessUIKit/Device/SimulatedDevice.swift",
      "  static var active: SimulatedDevice?\n  static var other: SimulatedDevice?",
      [
        "Sources/HeadlessUIKit/Device/SimulatedDevice.swift:2: 'other' is a mutable global; "
          + "make it a let, or a property of the device or of an object"
      ]),
  ]

  @Test("globals", arguments: globals)
  func findsGlobals(_ test: Case) {
    #expect(Rules.globals(test.file).map(\.description) == test.found)
  }

  static let lengths = [
    Case("400 lines are short", "Sources/SegueCore/A.swift", lines(400)),
    Case(
      "800 lines of a class with UIKit's members are short",
      "Sources/HeadlessUIKit/Views/UIView.swift", lines(800)),
    Case(
      "401 lines are not", "Sources/SegueCore/A.swift", lines(401),
      [
        "Sources/SegueCore/A.swift:401: 401 lines, where 400 are allowed; "
          + "split it by topic: Type+Topic.swift"
      ]),
  ]

  @Test("lengths", arguments: lengths)
  func findsLongFiles(_ test: Case) {
    #expect(Rules.length(test.file).map(\.description) == test.found)
  }

  static let expectations = [
    Case("one condition", "Tests/A/A.swift", "#expect(a == b)"),
    Case(
      "two of them", "Tests/A/A.swift",
      "let a = 1\n#expect(\n  a == b\n    && c)\ntry #require(a && b)",
      [
        "Tests/A/A.swift:2: '#expect(' joins conditions with '&&'; write one expectation for each",
        "Tests/A/A.swift:5: '#require(' joins conditions with '&&'; write one expectation for each",
      ]),
    Case(
      "conditions in brackets are parts of one", "Tests/A/A.swift",
      "#expect(all.filter { $0.a && $0.b } == (c && d), \"a && b\")"),
    Case(
      "conditions of allSatisfy are joined", "Tests/A/A.swift",
      "#expect(all.allSatisfy { $0.a && $0.b })",
      ["Tests/A/A.swift:1: '#expect(' joins conditions with '&&'; write one expectation for each"]),
  ]

  @Test("compound expectations", arguments: expectations)
  func findsCompoundExpectations(_ test: Case) {
    #expect(Rules.compoundExpectations(test.file).map(\.description) == test.found)
  }

  static let differences = [
    Case(
      "a tolerance by hand", "Tests/A/A.swift", "#expect(abs(a - b) < 1e-6)",
      ["Tests/A/A.swift:1: a difference is compared by hand; use isClose"]),
    Case("a magnitude", "Tests/A/A.swift", "#expect(abs(a) < 1e-6)"),
    Case("no expectation", "Tests/A/A.swift", "let a = abs(b - c)"),
  ]

  @Test("differences", arguments: differences)
  func findsDifferences(_ test: Case) {
    #expect(Rules.closeness(test.file).map(\.description) == test.found)
  }

  static let devices = [
    Case(
      "a device by hand", "Tests/A/A.swift", "let a = SimulatedDevice(b)",
      [
        "Tests/A/A.swift:1: the diagnostics of this device are not checked; "
          + "make it by makeDevice of TestSupport"
      ]),
    Case("a checked device", "Tests/A/A.swift", "let a: SimulatedDevice = makeDevice(b)"),
    Case(
      "the driver of the rows checks by itself", "Tests/UIKitRows/Driver.swift",
      "let a = SimulatedDevice(b)"),
  ]

  @Test("devices of tests", arguments: devices)
  func findsUncheckedDevices(_ test: Case) {
    #expect(Rules.uncheckedDevices(test.file).map(\.description) == test.found)
  }

  static let diagnostics = [
    Case("the whole list", "Tests/A/A.swift", "#expect(device.diagnostics.map(\\.message) == [a])"),
    Case("the errors of a file", "Tests/A/A.swift", "diagnostics.all.isEmpty"),
    Case("a longer name", "Tests/A/A.swift", "omittedDiagnostics.count + diagnosticsPage.count"),
  ]

  @Test("whole lists of diagnostics", arguments: diagnostics)
  func allowsWholeDiagnostics(_ test: Case) {
    #expect(Rules.filteredDiagnostics(test.file).map(\.description) == [])
  }

  @Test(
    "a part of the diagnostics",
    arguments: [
      "#expect(ui.diagnosticMessages.count == 1)", "device.diagnostics.map(\\.message).first",
      "stage.diagnosticCodes\n.allSatisfy { a }", "ui.diagnosticMessages[0].hasPrefix(a)",
      "#expect(Set(ui.diagnosticMessages) == a)", "  _ = SimulatedDevice.current?.diagnostics",
    ])
  func findsFilteredDiagnostics(_ text: String) {
    #expect(
      Rules.filteredDiagnostics(SourceFile("Tests/A/A.swift", text)).map(\.description) == [
        "Tests/A/A.swift:1: a part of the diagnostics is read, and the rest is not checked; "
          + "compare the whole list, or use diagnosticMessages(except:) of TestSupport"
      ])
  }

  @Test("a suite at the root of its target, or in a folder without a subject, is found")
  func findsSuitesWithoutSubject() {
    let files = [
      SourceFile("Sources/HeadlessUIKit/Sheets/A.swift", ""),
      SourceFile("Sources/HeadlessUIKit/Alerts/A.swift", ""),
      SourceFile("Sources/Other/Faults/A.swift", ""),
    ]
    let suite = "@Suite struct A {}"
    let tests = [
      SourceFile("Tests/UIKitRows/Sheets/A.swift", suite),
      SourceFile("Tests/UIKitRows/Faults/A.swift", suite),
      SourceFile("Tests/UIKitRows/Doubles/A.swift", suite),
      SourceFile("Tests/UIKitRows/A.swift", "struct Driver {}"),
      SourceFile("Tests/HeadlessUIKitTests/A.swift", suite),
      SourceFile("Tests/OtherTests/A.swift", suite),
    ]
    #expect(
      Rules.testFolders(tests, of: files).map(\.description) == [
        "Tests/UIKitRows/Faults/A.swift: a suite outside the folders of HeadlessUIKit's subjects; "
          + "move it to the folder of its subject: Alerts, Sheets",
        "Tests/HeadlessUIKitTests/A.swift: a suite outside the folders of HeadlessUIKit's "
          + "subjects; move it to the folder of its subject: Alerts, Sheets",
      ])
  }

  @Test("a style of six files or 401 lines is too large; the sheet can be larger")
  func findsLargeStyles() {
    let many = (1...6).map { SourceFile("Plugins/ManyStyle/\($0).swift", "\n") }
    let long = [
      SourceFile("Plugins/LongStyle/A.swift", Self.lines(200)),
      SourceFile("Plugins/LongStyle/B.swift", Self.lines(201)),
    ]
    let right = [
      SourceFile("Plugins/RightStyle/A.swift", Self.lines(400)),
      SourceFile("Plugins/SheetStyle/A.swift", Self.lines(1550)),
    ]
    #expect(
      Rules.sizeOfStyles(many + long + right).map(\.description) == [
        "Plugins/LongStyle: 401 lines, where 400 are allowed; "
          + "move what other styles could use to SegueParts",
        "Plugins/ManyStyle: 6 files, where 5 are allowed; "
          + "move what other styles could use to SegueParts",
      ])
  }

  @Test("a style missing in a list is found, and a listed style without a folder")
  func findsUnlistedStyles() {
    func descriptor(_ name: String) -> String {
      "nonisolated extension StyleDescriptor where Parameters == A {\n"
        + "  public static var \(name): Self {\n  }\n}"
    }
    let manifest = Manifest(
      "let styles = [\"RightStyle\", \"GoneStyle\"]")
    let files = [
      SourceFile("Plugins/RightStyle/A.swift", descriptor("right")),
      SourceFile("Plugins/NewStyle/A.swift", descriptor("new")),
      SourceFile("Plugins/VoidStyle/A.swift", "let hidden = StyleDescriptor(1)"),
      SourceFile("Sources/SegueStyles/ShippedStyles.swift", "StyleEntry(.right)"),
    ]
    #expect(
      Rules.styleLists(files, manifest).map(\.description) == [
        "Plugins/NewStyle: is not in the list of styles of Package.swift; "
          + "add it to the list `styles`",
        "Plugins/NewStyle: new is not shipped; add StyleEntry(.new) to shippedStyles",
        "Plugins/VoidStyle: is not in the list of styles of Package.swift; "
          + "add it to the list `styles`",
        "Plugins/VoidStyle: declares no style; "
          + "declare `public static var … : Self` in an extension of StyleDescriptor",
        "Package.swift: the style GoneStyle has no folder; make Plugins/GoneStyle",
      ])
  }

  @Test("a second type with a name is found unless it is private to its file")
  func findsSharedNames() {
    let files = [
      SourceFile("Sources/A/One.swift", "public nonisolated struct Height: Sendable {\n}"),
      SourceFile("Sources/B/Two.swift", "final class Height {}\nenum Width {}"),
      SourceFile("Sources/C/Three.swift", "private struct Width {}\nextension Height {}"),
      SourceFile("Sources/D/Four.swift", "// a class Height\n  struct Width {}"),
    ]
    #expect(
      Rules.sharedNames(files).map(\.description) == [
        "Sources/B/Two.swift:1: Sources/A/One.swift also declares a type Height; "
          + "give it a unique name"
      ])
  }

  @Test("a type of 501 lines with its extensions is too large, except UIKit's classes")
  func findsLargeTypes() {
    func type(_ head: String, _ count: Int) -> String {
      "\(head) {\n\(Self.lines(count - 2))}\n"
    }
    let files = [
      SourceFile("Sources/A/One.swift", type("package final class Long", 201)),
      SourceFile("Sources/A/Two.swift", type("extension Long", 100) + type("struct Short", 100)),
      SourceFile("Plugins/B/Three.swift", type("nonisolated extension Long.Part", 200)),
      SourceFile("Sources/A/Four.swift", type("struct Exact", 500)),
      SourceFile("Sources/A/Five.swift", type("extension Exact where Value == Int", 2)),
      SourceFile("Sources/A/Six.swift", type("open class UILong", 600)),
      SourceFile("Tests/A/Seven.swift", type("struct Suite", 600)),
    ]
    #expect(
      Rules.sizeOfTypes(files).map(\.description) == [
        "Sources/A/Four.swift:1: Exact has 502 lines in 2 places, where 500 are allowed; "
          + "make one of its topics a type of its own",
        "Sources/A/One.swift:1: Long has 501 lines in 3 places, where 500 are allowed; "
          + "make one of its topics a type of its own",
        "Tests/A/Seven.swift:1: Suite has 600 lines in 1 places, where 500 are allowed; "
          + "make one of its topics a type of its own",
      ])
  }

  private static func lines(_ count: Int) -> String { String(repeating: "a\n", count: count) }
}
