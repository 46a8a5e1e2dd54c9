import SegueStyles
import Testing

/// Names of views, in targets and in parameters of transitions, that a file does not have.
@Suite struct ViewNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the messages for a grid of photos that zooms.
  private func messages(
    zoom: String = "source: photo", elements: String = "photo", parameters: String = "{}",
    step: String = "settle"
  ) throws -> String {
    try folder.make(
      "app.yaml",
      """
      screens:
        photos:
          elements:
            - { id: photo, kind: image, position: content, cells: { count: 60, columns: 3 } }
            - { id: info }
        viewer: {}
      root: { navigation: [photos] }
      transitions:
        open: { style: zoom, \(zoom) }
        share: { style: sharedElement, elements: [\(elements)] }
      scenarios:
        - name: it
          steps:
            - push: { screen: viewer, with: open, parameters: \(parameters) }
            - \(step)
      """)
    return folder.segue(["validate", "…/app.yaml"], catalog: shippedStyles).messages
  }

  /// Returns the errors and their help, without the lines of the file.
  private func errors(_ messages: String) -> [String] {
    messages.split(separator: "\n").compactMap { line in
      if line.hasPrefix("error[") { return String(line) }
      return line.firstRange(of: "= help: ").map { String(line[$0.upperBound...]) }
    }
  }

  @Test("a misspelled source of a zoom is an error, not a zoom from the center")
  func source() throws {
    #expect(
      try messages(zoom: "source: fotos") == """
        error[unknown-element]: no screen has the element 'fotos'
         --> …/app.yaml:9:32
          |
        9 |   open: { style: zoom, source: fotos }
          |                                ^^^^^
          = help: the elements here are: photo, photo1 … photo60, info

        1 error

        """)
  }

  @Test("a misspelled shared element, also of one use of a transition, is an error")
  func otherSources() throws {
    #expect(
      try errors(messages(elements: "photo2, { from: photo, to: imfo }")) == [
        "error[unknown-element]: no screen has the element 'imfo'",
        "did you mean 'info'? The elements here are: photo, photo1 … photo60, info",
      ])
    #expect(
      try errors(messages(parameters: "{ source: photo61 }")) == [
        "error[unknown-element]: no screen has the element 'photo61'",
        "the cells of 'photo' are photo1 to photo60",
      ])
  }

  @Test("a source in a file without screens is a view of an app's code")
  func noScreens() throws {
    try folder.make("app.yaml", "transitions: { open: { style: zoom, source: fotos } }")
    #expect(
      folder.segue(["validate", "…/app.yaml"], catalog: shippedStyles).messages == "")
  }

  @Test("the help for an unknown target has the roles first, and the cells of an element as one")
  func targets() throws {
    #expect(
      try errors(messages(step: "expect: { onScreen: setings }")) == [
        "error[unknown-target]: unknown target 'setings'",
        "the targets here are: dimming, blur, grabber, back, navigationBar, tabBar, keyboard, "
          + "sharedElement, sheetView, edgeExtension, zoomStage, photo, photo1 … photo60, info, photos, viewer, "
          + "content",
      ])
  }

  @Test("the help for a cell past the last one has the names of the cells")
  func cells() throws {
    #expect(
      try errors(messages(step: "tap: photo61")) == [
        "error[unknown-target]: unknown target 'photo61'",
        "the cells of 'photo' are photo1 to photo60",
      ])
  }

  @Test(
    "the screen is an area of a frame, and the window is the screen",
    arguments: ["window", "device"])
  func screenArea(word: String) throws {
    #expect(try messages(step: "expect: { frame: { of: info, inside: screen } }") == "")
    let help = try errors(messages(step: "expect: { frame: { of: info, inside: \(word) } }")).last
    #expect(
      help?.hasPrefix("did you mean 'screen'? The targets here are: screen, dimming, ") == true)
  }

  @Test("the reference of a style has the roles that scenarios can name")
  func roles() {
    let text = folder.segue(["styles", "sheet"], catalog: shippedStyles).output
    #expect(
      text.contains(
        "\nRoles of its views in scenarios\n  sheetView, edgeExtension, dimming, blur, grabber\n"))
  }
}
