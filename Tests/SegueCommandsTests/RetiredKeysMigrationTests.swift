import Foundation
import Testing

/// `segue migrate`.
@Suite struct RetiredKeysMigrationTests {
  static let old = """
    # An app of old names.
    device: { preset: phone, idiom: phone }   # beside the key
    screens:
      home:
        isEdited: true
        whenEdited: { by: isModal }
        elements:
          - { id: go, place: bottom, action: { present: home, with: up, tuned: {}, moves: underFinger } }
          - { id: "field", kind: field }
    root: { pages: [home], "turn": curl }
    transitions: { up: { style: still } }
    scenarios:
      - name: fling   # a name is no key
        steps:
          - fling: { from: go, by: [0, 10], velocity: 100 }
          - expect: { offset: { of: home, is: [0, 0] } }

    """

  static let new = """
    # An app of old names.
    device: { preset: phone, userInterfaceIdiom: phone }   # beside the key
    screens:
      home:
        hasUnsavedChanges: true
        onDismissAttempt: { preventedBy: isModalInPresentation }
        elements:
          - { id: go, position: bottom, action: { present: home, with: up, parameters: {}, interactiveOnly: true } }
          - { id: "field", kind: textField }
    root: { pages: [home], transitionStyle: pageCurl }
    transitions: { up: { style: still } }
    scenarios:
      - name: fling   # a name is no key
        steps:
          - swipe: { from: go, by: [0, 10], velocity: 100 }
          - expect: { contentOffset: { of: home, is: [0, 0] } }

    """

  static let changes = """
    …/app.yaml:2: idiom → userInterfaceIdiom
    …/app.yaml:5: isEdited → hasUnsavedChanges
    …/app.yaml:6: whenEdited → onDismissAttempt
    …/app.yaml:6: by → preventedBy
    …/app.yaml:6: isModal → isModalInPresentation
    …/app.yaml:8: place → position
    …/app.yaml:8: tuned → parameters
    …/app.yaml:8: moves → interactiveOnly
    …/app.yaml:8: underFinger → true
    …/app.yaml:9: field → textField
    …/app.yaml:10: "turn" → transitionStyle
    …/app.yaml:10: curl → pageCurl
    …/app.yaml:15: fling → swipe
    …/app.yaml:16: offset → contentOffset

    """

  @Test("retired keys at every depth are replaced, and comments and layout are preserved")
  func migrates() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", Self.old)
    #expect(
      folder.segue("migrate", "…/app.yaml")
        == Outcome(code: 0, output: Self.changes + "14 names in 1 file renamed\n"))
    #expect(try folder.text("app.yaml") == Self.new)
  }

  @Test(
    "a file with retired names is refused with exit code 65 and their successors",
    arguments: ["run", "validate"])
  func refuses(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", Self.old)
    let outcome = folder.segue(command, "…/app.yaml")
    #expect(outcome.code == 65)
    for (old, new) in [
      ("idiom", "userInterfaceIdiom"), ("isEdited", "hasUnsavedChanges"), ("field", "textField"),
      ("fling", "swipe"),
    ] {
      #expect(outcome.messages.contains("unknown name '\(old)'"))
      #expect(outcome.messages.contains("did you mean '\(new)'?"))
    }
  }

  @Test("a file without retired keys is unchanged")
  func again() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", Self.new)
    #expect(
      folder.segue("migrate", "…") == Outcome(code: 0, output: "0 names in 0 files renamed\n"))
    #expect(try folder.text("app.yaml") == Self.new)
  }

  @Test("--check lists what would change, changes nothing and exits 1")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", Self.old)
    #expect(
      folder.segue("migrate", "--check", "…/app.yaml")
        == Outcome(code: 1, output: Self.changes + "14 names in 1 file to rename\n"))
    #expect(try folder.text("app.yaml") == Self.old)
  }

  @Test("more old names than a report shows, next to as many other errors, are all replaced")
  func many() throws {
    let folder = try TemporaryFolder()
    let screens = (0..<900).map {
      "  s\($0): { isEdited: true, titel: a, alert: { buttons: [] } }\n"
    }
    let text =
      "screens:\n" + screens.joined() + "root: s0\n"
      + "transitions:\n" + (0..<900).map { "  t\($0): { style: nothing, tuned: 1 }\n" }.joined()
    try folder.make("app.yaml", text)
    let outcome = folder.segue("migrate", "…/app.yaml")
    #expect(outcome.output.hasSuffix("900 names in 1 file renamed\n"))
    #expect(
      try folder.text("app.yaml")
        == text.replacingOccurrences(of: "isEdited", with: "hasUnsavedChanges"))
  }

  @Test("a file that cannot be read is reported, and the others are migrated")
  func others() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", Self.old)
    let outcome = folder.segue("migrate", "…/none.yaml", "…/app.yaml")
    #expect(outcome.code == 66)
    #expect(outcome.output == Self.changes + "14 names in 1 file renamed\n")
    #expect(try folder.text("app.yaml") == Self.new)
  }

  @Test("Windows line breaks and non-ASCII text are preserved")
  func keepsText() throws {
    let folder = try TemporaryFolder()
    let text = "screens:\r\n  home: { title: Grüße 🚀, isModal: true } # ß\r\nroot: home\r\n"
    try folder.make("app.yaml", text)
    #expect(folder.segue("migrate", "…/app.yaml").code == 0)
    #expect(
      try folder.text("app.yaml")
        == text.replacingOccurrences(of: "isModal", with: "isModalInPresentation"))
  }

  @Test("the detent 'large' of the sheet style is replaced only in a file with retired keys")
  func largeDetent() throws {
    let folder = try TemporaryFolder()
    let file = """
      screens: { home: { sheet: { detents: [large] }, modalPresentationStyle: pageSheet } }
      root: home
      transitions: { up: { style: still, detents: [large] } }

      """
    try folder.make("new.yaml", file)
    try folder.make(
      "old.yaml",
      file.replacingOccurrences(of: "modalPresentation", with: "presentation").replacingOccurrences(
        of: "presentationStyle", with: "presentation"))
    #expect(folder.segue("migrate", "…").code == 0)
    #expect(try folder.text("new.yaml") == file)
    #expect(
      try folder.text("old.yaml")
        == file.replacingOccurrences(
          of: "still, detents: [large]", with: "still, detents: [{ fraction: 0.75 }]"))
  }

  @Test("a file that another extends is unchanged unless it is named too")
  func extended() throws {
    let folder = try TemporaryFolder()
    let base = "screens: { home: { isEdited: true } }\n"
    try folder.make("base.yaml", base)
    try folder.make("app.yaml", "extends: base.yaml\nroot: home\n")
    #expect(
      folder.segue("migrate", "…/app.yaml")
        == Outcome(code: 0, output: "0 names in 0 files renamed\n"))
    #expect(try folder.text("base.yaml") == base)
  }

  @Test("a file with other errors is migrated and keeps the errors")
  func otherErrors() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", "screens: { home: { isEdited: true, titel: x } }\nroot: hoem\n")
    #expect(folder.segue("migrate", "…/app.yaml").code == 0)
    #expect(
      try folder.text("app.yaml")
        == "screens: { home: { hasUnsavedChanges: true, titel: x } }\nroot: hoem\n")
  }

  @Test("a file that is not YAML is reported, exits 65 and is unchanged")
  func noYAML() throws {
    let folder = try TemporaryFolder()
    try folder.make("app.yaml", "screens: [\n")
    let outcome = folder.segue("migrate", "…/app.yaml")
    #expect(outcome.code == 65)
    #expect(outcome.messages.contains("app.yaml:2:1"))
    #expect(try folder.text("app.yaml") == "screens: [\n")
  }

  @Test("a missing file exits 66")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(folder.segue("migrate", "…/app.yaml").code == 66)
  }
}
