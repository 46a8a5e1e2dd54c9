import Foundation
import SegueCommands
import TestSupport
import Testing

/// A name that `new-style` refuses, and its message.
nonisolated struct RefusedName: CustomTestStringConvertible, Sendable {
  var name: String
  var message: String
  var testDescription: String { name.isEmpty ? "no text" : name }

  static let all = [
    invalid("", "''"),
    invalid("flip-card", "'flip-card'"),
    invalid("Flip_Card", "'Flip_Card'"),
    invalid("3DFlip", "'3DFlip'"),
    invalid("Style", "'Style'"),
    invalid("Überblende", "'Überblende'", proposal: "Berblende"),
    invalid("Fl\u{200B}ip", #"'Fl\u200Bip'"#, proposal: "FlIp"),
    invalid("Flip\u{1B}[31m", #"'Flip\x1B[31m'"#, proposal: "Flip31m"),
    invalid("../Flip", "'../Flip'", proposal: "Flip"),
    RefusedName(
      name: "AbcdefghijklmnopqrstuvWxy",
      message: """
        error[long-name]: 'AbcdefghijklmnopqrstuvWxy' is too long: the name has 25 characters \
        without 'Style'
         = help: write at most 24
        """),
    RefusedName(
      name: "Switch",
      message: """
        error[keyword]: the style would be named 'switch', which is a Swift keyword
         = help: add a word, such as SwitchCard
        """),
    RefusedName(
      name: "Still",
      message: """
        error[style-exists]: there is already a style 'still'
         = help: choose another name; 'segue styles' lists the styles
        """),
    RefusedName(
      name: "STILLStyle",
      message: """
        error[style-exists]: there is already a style 'still'
         = help: choose another name; 'segue styles' lists the styles
        """),
  ]

  private static func invalid(
    _ name: String, _ shown: String, proposal: String = "FlipCard"
  ) -> RefusedName {
    RefusedName(
      name: name,
      message: """
        error[invalid-name]: \(shown) is not the name of a style
         = help: write ASCII letters and digits in upper camel case, such as \(proposal)
        """)
  }
}

@Suite struct ScaffoldFailureTests {
  @Test("an invalid name is refused, and nothing changes", arguments: RefusedName.all)
  func names(_ refused: RefusedName) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    let before = try folder.checkout()
    let outcome = folder.segue("new-style", refused.name, "--segue", "…/Segue")
    #expect(outcome == Outcome(code: 64, messages: refused.message + "\n"))
    #expect(try folder.checkout() == before)
  }

  @Test("a name whose parameters would be another type of Segue is refused")
  func takenTypes() throws {
    let root = ProjectFile().url.path
    var names: [String] = []
    for folder in ["Sources/SegueParts", "Plugins"] {
      for file in try TemporaryFolder.contents("\(root)/\(folder)")
      where file.hasSuffix("Parameters.swift") {
        // The parameters of a style have its name, which the catalog contains.
        let name = file.split(separator: "/").last?.dropLast("Parameters.swift".count) ?? ""
        if !file.hasPrefix("\(name)Style/") { names.append(String(name)) }
      }
    }
    #expect(names.sorted() == ["Backdrop", "DimmingTransition", "Drag", "Pan", "Timing"])
    for name in names {
      let message = """
        error[taken-name]: '\(name)Parameters' is already a type of Segue
         = help: add a word, such as \(name)Card

        """
      #expect(segue("new-style", name) == Outcome(code: 64, messages: message))
    }
  }

  @Test(
    "an existing file is not replaced, and nothing changes",
    arguments: [
      "Plugins/FlipStyle/FlipParameters.swift", "Plugins/FlipStyle/FlipTransition.swift",
      "Configs/flip.yaml", "Tests/FlipStyleTests/FlipTests.swift",
    ])
  func existing(_ file: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    try folder.make("Segue/\(file)", "mine")
    let before = try folder.checkout()
    let message = """
      error[exists]: '…/Segue/\(file)' already exists
       = help: no file is replaced: remove it, or choose another name

      """
    #expect(
      folder.segue("new-style", "Flip", "--segue", "…/Segue")
        == Outcome(code: 73, messages: message))
    #expect(try folder.checkout() == before)
  }

  @Test(
    "an entry of a list that exists is an error, and nothing changes",
    arguments: [
      ("Package.swift", "FlipStyle", "Blinds", "Flip"),
      ("Sources/SegueStyles/ShippedStyles.swift", "FlipStyle", "import Blinds", "import Flip"),
      ("Sources/SegueStyles/ShippedStyles.swift", "flip", ".blinds", ".flip"),
    ])
  func listed(file: String, entry: String, word: String, replacement: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    try folder.make(
      "Segue/\(file)", folder.text("Segue/\(file)").replacing(word, with: replacement))
    let before = try folder.checkout()
    let message = """
      error[exists]: '\(file)' already lists '\(entry)'
       = help: remove the entry, or choose another name

      """
    #expect(
      folder.segue("new-style", "Flip", "--segue", "…/Segue")
        == Outcome(code: 73, messages: message))
    #expect(try folder.checkout() == before)
  }

  @Test("a list in another form is an error, and nothing changes", arguments: [true, false])
  func unreadable(isManifest: Bool) throws {
    let folder = try TemporaryFolder()
    let commented = TemporaryFolder.manifest.replacing("\"StillStyle\",", with: "still, // mine")
    try folder.makeCheckout(
      manifest: isManifest ? commented : TemporaryFolder.manifest,
      shipped: isManifest
        ? TemporaryFolder.shipped : "public let shippedStyles = StyleCatalog(all)\n")
    let (file, form) =
      isManifest
      ? ("Package.swift", "let styles = [ \"NameStyle\", … ]")
      : (
        "Sources/SegueStyles/ShippedStyles.swift",
        "imports of styles, and lines like StyleEntry(.name),"
      )
    let before = try folder.checkout()
    let message = """
      error[unreadable-list]: the list of styles in '\(file)' cannot be read
       = help: restore its form: \(form)

      """
    #expect(
      folder.segue("new-style", "Flip", "--segue", "…/Segue")
        == Outcome(code: 65, messages: message))
    #expect(try folder.checkout() == before)
  }

  @Test("a folder that is no checkout is an error that names the alternative")
  func noCheckout() throws {
    let folder = try TemporaryFolder()
    try folder.make("Package.swift", "let package = Package(name: \"Other\")\n")
    try folder.make("Sources/SegueStyles/ShippedStyles.swift", TemporaryFolder.shipped)
    let message = """
      error[no-checkout]: '…' is not the root of a checkout of Segue
       = help: name it with --segue, or write a separate package: \
      segue new-style NAME --package FOLDER

      """
    #expect(
      folder.segue("new-style", "Flip", "--segue", "…") == Outcome(code: 66, messages: message))
    #expect(
      folder.segue("new-style", "Flip", "--package", "…/Flip", "--segue", "…")
        == Outcome(code: 66, messages: message))
    #expect(try TemporaryFolder.contents(folder.path).contains("Flip") == false)
  }

  @Test("a folder that cannot be created leaves no file and no other folder")
  func blocked() throws {
    let folder = try TemporaryFolder()
    try folder.makeCheckout()
    try folder.make("Segue/Tests", "a file")
    let before = try folder.checkout()
    let message = """
      error[output-failed]: '…/Segue/Tests/FlipStyleTests/FlipTests.swift' could not be written: \
      its parent is not a folder

      """
    #expect(
      folder.segue("new-style", "Flip", "--segue", "…/Segue")
        == Outcome(code: 73, messages: message))
    #expect(try folder.checkout() == before)
  }
}
