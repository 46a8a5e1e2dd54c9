import Foundation
import SegueCompiler
import SegueConfig
import SegueCore
import SegueStyles
import Testing

@Suite struct CompileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make(
      "a.yaml",
      """
      motions: { snappy: { spring: { duration: 0.4, bounce: 0.2 } } }
      transitions:
        side-menu: { style: slideIn, preset: sideMenu, margin: 8 }
        default: { style: sheet, motion: snappy }
      """)
  }

  private func segue(_ words: String...) -> Outcome { segue(words) }

  private func segue(_ words: [String]) -> Outcome { folder.segue(words, catalog: shippedStyles) }

  private static let json = """
    {
      "formatVersion": 1,
      "digest": "DIGEST",
      "transitions": {
        "side-menu": {
          "style": "slideIn",
          "edge": "leading",
          "extent": { "points": 240 },
          "margin": 8,
          "duration": 0.35,
          "motion": { "spring": { "dampingRatio": 1, "initialVelocity": 1 } },
          "drag": { "threshold": 0.5, "velocityThreshold": 100 },
          "dimming": { "opacity": 0.01 }
        },
        "default": { "style": "sheet", "motion": { "spring": { "duration": 0.4, "bounce": 0.2 } } }
      }
    }

    """

  private static func withoutDigest(_ text: String) -> String {
    text.replacing(#/"digest": "[0-9a-f]{16}"/#, with: "\"digest\": \"DIGEST\"")
  }

  @Test("a file without screens is compiled to JSON with presets and motions resolved")
  func json() {
    let outcome = segue("compile", "…/a.yaml")
    #expect(outcome.code == 0)
    #expect(Self.withoutDigest(outcome.output) == Self.json)
  }

  @Test("a library reads what is compiled")
  func isRead() throws {
    let outcome = segue("compile", "…/a.yaml")
    let library = try TransitionLibrary(json: outcome.output.utf8, styles: shippedStyles)
    #expect(library.names == ["side-menu", "default"])
  }

  @Test("--set and extended files change what is compiled")
  func settings() throws {
    try folder.make("b.yaml", "extends: a.yaml\ntransitions: { side-menu: { margin: 2 } }")
    let outcome = segue(
      "compile", "…/b.yaml", "--set", "transitions.side-menu.duration=0.7")
    #expect(
      Self.withoutDigest(outcome.output)
        == Self.json.replacing("\"margin\": 8", with: "\"margin\": 2")
        .replacing("\"duration\": 0.35", with: "\"duration\": 0.7"))
  }

  @Test("with --swift each transition has a name in camel case, and a word of Swift has backquotes")
  func swift() {
    let outcome = segue("compile", "…/a.yaml", "--swift")
    let json = Self.json.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    #expect(outcome.code == 0)
    #expect(
      Self.withoutDigest(outcome.output) == """
        // Written by 'segue compile' from a.yaml: changes are lost.
        import SegueCore
        import SheetStyle  // a.yaml:4 needs .product(name: "SheetStyle", package: "Segue")
        import SlideInStyle  // a.yaml:3 needs .product(name: "SlideInStyle", package: "Segue")

        /// The transitions of a.yaml.
        @MainActor enum Transitions {
          /// The transitions by name. Their parameters can be replaced while the app runs.
          static let library = try! TransitionLibrary(
            json: #\"""
        \(json)
              \"""#.utf8,
            styles: StyleCatalog([StyleEntry(.sheet), StyleEntry(.slideIn)]))

          /// slideIn: edge leading, extent { points: 240 }, margin 8, duration 0.35, motion { spring: { dampingRatio: 1, initialVelocity: 1 } }, drag { threshold: 0.5, velocityThreshold: 100 }, dimming { opacity: 0.01 }.
          static var sideMenu: any TransitionStyle { library["side-menu"]! }

          /// sheet: motion { spring: { duration: 0.4, bounce: 0.2 } }.
          static var `default`: any TransitionStyle { library["default"]! }
        }

        """)
  }

  @Test(
    "compiled code has no character that hides or reorders the others",
    arguments: [[], ["--swift"]])
  func hiddenCharacters(form: [String]) throws {
    let file = "b\u{202E}\u{200B}.yaml"
    try folder.make(
      file, #"transitions: { a: { style: zoom, source: "x\u202E\u200B\u2066##[group]" } }"#)
    let outcome = segue(["compile", "…/\(file)"] + form)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""x\u202E\u200B\u2066##\u005Bgroup]""#))
    #expect(outcome.output.unicodeScalars.filter { !$0.isASCII } == [])
  }

  @Test("with --swift an error has the form of a compiler's")
  func compilerErrors() throws {
    try folder.make("b.yaml", "transitions:\n  a: { style: slideIn, edge: rigt }\n")
    let outcome = segue("compile", "…/b.yaml", "--swift")
    #expect(
      outcome
        == Outcome(
          code: 65, output: "",
          messages: """
            …/b.yaml:2:30: error: expected an edge, found the text 'rigt' [wrong-type]
            …/b.yaml:2:30: note: did you mean 'right'? Write one of: 'top', 'left', 'bottom', 'right', \
            'leading', 'trailing'

            """))
  }

  nonisolated static let invalid: [(yaml: String, message: String)] = [
    (
      "transitions: { a-b: { style: push }, aB: { style: push } }",
      "…/b.yaml:1:38: error: 'aB' and 'a-b' are both 'aB' in Swift [duplicate-name]"
    ),
    (
      "transitions: { library: { style: push } }",
      "…/b.yaml:1:16: error: 'library' cannot be the name of a transition in Swift [reserved-name]"
    ),
    (
      "transitions: { _-_: { style: push } }",
      "…/b.yaml:1:16: error: '_' cannot be the name of a transition in Swift [reserved-name]"
    ),
    (
      "transitions: { StyleEntry: { style: push } }",
      "…/b.yaml:1:16: error: 'StyleEntry' cannot be the name of a transition in Swift [reserved-name]"
    ),
    ("transitions: {}", "…/b.yaml:1:1: error: the file has no transitions [no-transitions]"),
  ]

  @Test(
    "names that Swift cannot have, and files without transitions, are errors", arguments: invalid)
  func refuses(_ yaml: String, _ message: String) throws {
    try folder.make("b.yaml", yaml)
    let outcome = segue("compile", "…/b.yaml", "--swift")
    #expect(outcome.code == 65)
    #expect(outcome.messages.split(separator: "\n").first.map(String.init) == message)
  }

  @Test("a name that begins with a digit has an underscore in Swift")
  func digit() throws {
    try folder.make("b.yaml", "transitions: { 2-up: { style: push } }")
    let outcome = segue("compile", "…/b.yaml", "--swift")
    #expect(outcome.output.contains("  static var _2Up: any TransitionStyle {"))
  }

  @Test("one name in two files is an error with both places")
  func duplicate() throws {
    try folder.make("b.yaml", "transitions: { side-menu: { style: push } }")
    let outcome = segue("compile", "…/a.yaml", "…/b.yaml")
    #expect(
      outcome
        == Outcome(
          code: 65, output: "",
          messages: """
            error[duplicate-name]: there are two transitions 'side-menu'
             --> …/b.yaml:1:16
              |
            1 | transitions: { side-menu: { style: push } }
              |                ^^^^^^^^^
              = help: give each its own name
            note: the first is here
             --> …/a.yaml:3:3
              |
            3 |   side-menu: { style: slideIn, preset: sideMenu, margin: 8 }
              |   ^^^^^^^^^

            1 error

            """))
  }

  @Test("the command replaces its own output, and no other file", arguments: ["json", "swift"])
  func ownership(_ form: String) throws {
    let path = "…/out.\(form)"
    let words = ["compile", "…/a.yaml", "-o", path] + (form == "swift" ? ["--swift"] : [])
    #expect(segue(words).code == 0)
    #expect(segue(words).code == 0)
    let text = try folder.text("out.\(form)")
    try folder.make("out.\(form)", text.replacing("8", with: "9"))
    let outcome = segue(words)
    #expect(outcome.code == 73)
    #expect(try folder.text("out.\(form)") == text.replacing("8", with: "9"))
    #expect(segue(words + ["--force"]).code == 0)
    #expect(try folder.text("out.\(form)") == text)
  }

  @Test("the command never replaces its input")
  func input() throws {
    try folder.make("b.json", #"{ "transitions": { "a": { "style": "push" } } }"#)
    let outcome = segue("compile", "…/b.json", "-o", "…/b.json", "--force")
    #expect(outcome.messages.hasPrefix("error[is-input]"))
  }

  @Test("the ending of the output is that of its form")
  func ending() {
    #expect(
      segue("compile", "…/a.yaml", "-o", "…/a.txt")
        == Outcome(
          code: 64, output: "",
          messages: """
            error[unknown-form]: '…/a.txt' is not the name of JSON
             = help: end the name in .json, or add --swift for Swift code

            """))
    let swift = segue("compile", "…/a.yaml", "--swift", "-o", "…/a.json")
    #expect(
      swift.messages.hasPrefix("error[unknown-form]: '…/a.json' is not the name of Swift code"))
  }

  @Test(
    "files with more transitions together than a library reads are an error, those with as many not"
  )
  func tooMany() throws {
    // One less than the limit of keys in an object.
    let names = (0..<999).map { "  a\($0): { style: push }\n" }.joined()
    try folder.make("b.yaml", "transitions:\n" + names)
    try folder.make("c.yaml", "transitions: { b0: { style: push } }")
    try folder.make("d.yaml", "transitions: { c0: { style: push } }")
    #expect(segue("compile", "…/b.yaml", "…/c.yaml").code == 0)
    let outcome = segue("compile", "…/b.yaml", "…/c.yaml", "…/d.yaml")
    #expect(outcome.code == 65)
    #expect(
      outcome.messages.hasPrefix(
        "error[too-many-keys]: an object contains more than 1000 keys"))
  }

  @Test("a file of transitions alone is valid")
  func validates() {
    #expect(segue("validate", "…/a.yaml").output == "1 file: all valid\n")
  }

  @Test("a file of transitions alone has no scenarios to run")
  func runs() {
    #expect(segue("run", "…/a.yaml").messages.hasPrefix("error[no-scenarios]"))
  }

  @Test("a file with scenarios needs screens")
  func needsScreens() throws {
    try folder.make("b.yaml", "transitions: { a: { style: push } }\nscenarios: []")
    let outcome = segue("validate", "…/b.yaml")
    #expect(outcome.messages.contains("error[missing-key]: a Segue file needs the key 'screens'"))
  }

  @Test(
    "the plug-in's command writes and reports what 'segue compile --swift' does",
    arguments: [
      "transitions: { a: { style: slideIn, preset: sideMenu }, b: { style: sheet, detents: [300] } }",
      "motions: { m: easeIn }\ntransitions: { side-menu: { style: push, motion: m, duration: 2 } }",
      "transitions: { back: { style: swipeBack, preset: system, duration: 2, motion: linear } }",
      "transitions: { a: { style: slideIn, edge: leding } }",
      "transitions: { a: { style: slideIn, motion: { spring: { stiffness: 100 } } } }",
      "transitions: { a-b: { style: push }, a_b: { style: push } }",
      "transitions: { library: { style: push } }",
      "transitions: [push]",
      "motions: { m: easeIn }\ntransitions: {}",
      "extends: missing.yaml\ntransitions: { a: { style: push } }",
      "transitions: { a: { style: push }",
    ])
  func pluginCommand(text: String) throws {
    let path = try folder.make("file.yaml", text + "\n")
    let outcome = segue("compile", "…/file.yaml", "--swift")
    var diagnostics = ConfigDiagnostics()
    let code = TransitionCompiler.swiftCode(
      ofFiles: [path], into: &diagnostics)
    #expect((code ?? "") == outcome.output)
    #expect(
      diagnostics.compilerReport().replacingOccurrences(of: folder.path, with: "…")
        == outcome.messages)
  }

  @Test("the plug-in's command reports one name in two files, and a misspelled section")
  func pluginCommandErrors() throws {
    let paths = [
      try folder.make("one.yaml", "transitions: { a: { style: push } }\n"),
      try folder.make("two.yaml", "transitions: { a: { style: push } }\n"),
      try folder.make("three.yaml", "transitons: { b: { style: push } }\n"),
    ]
    func report(_ paths: ArraySlice<String>) -> String {
      var diagnostics = ConfigDiagnostics()
      let code = TransitionCompiler.swiftCode(
        ofFiles: Array(paths), into: &diagnostics)
      return code
        ?? diagnostics.compilerReport().replacingOccurrences(of: folder.path, with: "…")
    }
    #expect(
      report(paths[..<2]) == """
        …/two.yaml:1:16: error: there are two transitions 'a' [duplicate-name]
        …/two.yaml:1:16: note: give each its own name
        …/one.yaml:1:16: note: the first is here

        """)
    #expect(
      report(paths[2...]) == """
        …/three.yaml:1:1: error: unknown key 'transitons' [unknown-key]
        …/three.yaml:1:1: note: did you mean 'transitions'? The keys here are: motions, transitions

        """)
  }

  @Test("a style whose product the target lacks is an error of the plug-in's command, at its line")
  func pluginCommandWithoutProduct() throws {
    let path = try folder.make(
      "file.yaml",
      """
      transitions:
        details: { style: sheet }
        photo: { style: zoom, source: photo }
        picture: { style: zoom, source: picture }

      """)
    var diagnostics = ConfigDiagnostics()
    let code = TransitionCompiler.swiftCode(
      ofFiles: [path], for: .init("App", modules: ["SegueCore", "SheetStyle"]), into: &diagnostics)
    #expect(code == nil)
    #expect(
      diagnostics.compilerReport().replacingOccurrences(of: folder.path, with: "…") == """
        …/file.yaml:3:3: error: the transition 'photo' has the style zoom, and the target 'App' does not \
        depend on ZoomStyle [style-not-linked]
        …/file.yaml:3:3: note: add .product(name: "ZoomStyle", package: "Segue") to its dependencies in \
        Package.swift

        """)
  }

  @Test("the plug-in's command leaves parameters without effect to 'segue validate'")
  func pluginCommandWarnings() throws {
    let path = try folder.make(
      "back.yaml", "transitions: { back: { style: swipeBack, preset: system, duration: 2 } }\n")
    let outcome = segue("compile", "…/back.yaml", "--swift")
    #expect(outcome.messages.contains("warning: 'duration' has no effect while"))
    var diagnostics = ConfigDiagnostics()
    let code = TransitionCompiler.swiftCode(ofFiles: [path], into: &diagnostics)
    #expect(code == outcome.output)
    #expect(diagnostics.compilerReport() == "")
  }

  @Test("the plug-in's command leaves the app and the scenarios of a file to 'segue validate'")
  func pluginCommandIgnores() throws {
    let path = try folder.make(
      "app.yaml",
      "screens: { home: { titel: Home } }\nroot: nowhere\ntransitions: { a: { style: push } }\n")
    var diagnostics = ConfigDiagnostics()
    let code = TransitionCompiler.swiftCode(
      ofFiles: [path], into: &diagnostics)
    #expect(code?.contains("static var a: any TransitionStyle") == true)
    #expect(diagnostics.compilerReport() == "")
  }
}
