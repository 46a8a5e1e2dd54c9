import SegueRecording
import SegueScenario
import Testing

/// The layout of a screen.
@Suite struct ScreenTests {
  private func tree(_ screen: String, device: String) throws -> LayerTree {
    let text = """
      device: \(device)
      screens: { home: \(screen) }
      root: home
      scenarios: [{ name: it, steps: [] }]
      """
    return try playFile(text).initialTree
  }

  private func rects(_ role: String, in tree: LayerTree) -> [RecordedRect] {
    tree.layers.filter { $0.role == role && !$0.state.isHidden }
      .compactMap { tree.deviceRect(of: $0.id) }
  }

  @Test("content is within the safe area of each orientation")
  func safeArea() throws {
    let screen = "{ title: Home, content: plain, elements: [{ id: go }] }"
    let upright = try tree(screen, device: "phone")
    #expect(rects("title", in: upright) == [RecordedRect(x: 20, y: 59, width: 353, height: 44)])
    #expect(rects("button", in: upright) == [RecordedRect(x: 20, y: 115, width: 353, height: 50)])
    let rotated = try tree(screen, device: "{ preset: phone, orientation: landscapeLeft }")
    #expect(rects("title", in: rotated) == [RecordedRect(x: 79, y: 0, width: 694, height: 44)])
    #expect(rects("button", in: rotated) == [RecordedRect(x: 79, y: 56, width: 694, height: 50)])
  }

  @Test("the title bar is 44 pt high below the top safe area; a navigation bar replaces it")
  func titleBar() throws {
    let alone = try tree("{ title: Home, content: plain }", device: "phone")
    #expect(rects("title", in: alone).map { [$0.y, $0.height] } == [[59, 44]])
    let text = """
      device: phone
      screens: { home: { title: Home } }
      root: { navigation: [home] }
      scenarios: [{ name: it, steps: [] }]
      """
    let stack = try playFile(text).initialTree
    #expect(rects("bar", in: stack).map { [$0.y, $0.height] } == [[59, 44]])
    #expect(rects("title", in: stack) == [])
  }

  @Test("bar buttons are at the leading and trailing ends, mirrored from right to left")
  func mirroredBar() throws {
    let screen = """
      { title: Home, content: plain, elements: [{ id: one, position: barLeading }, \
      { id: two, position: barLeading }, { id: three, position: barTrailing }] }
      """
    func xPositions(_ direction: String) throws -> [Double] {
      let tree = try tree(screen, device: "{ preset: phone, layoutDirection: \(direction) }")
      return ["one", "two", "three"].compactMap { name in
        tree.first(named: name).flatMap { tree.deviceRect(of: $0.id) }?.x
      }
    }
    let (left, right) = (try xPositions("leftToRight"), try xPositions("rightToLeft"))
    try #require(left.count == 3)
    try #require(right.count == 3)
    #expect(left[0] < left[1])
    #expect(left[1] < left[2])
    #expect(right[0] > right[1])
    #expect(right[1] > right[2])
  }

  @Test(
    "from right to left, rows, fields and the titles of switches begin at the right",
    arguments: [("list", "picture"), ("list", "line"), ("form", "line")])
  func mirroredContent(content: String, part: String) throws {
    let screen = "{ content: \(content) }"
    let left = try tree(screen, device: "phone")
    let right = try tree(screen, device: "{ preset: phone, layoutDirection: rightToLeft }")
    let rects = rects(part, in: left)
    try #require(!rects.isEmpty)
    #expect(rects.allSatisfy { $0.x < 100 })
    let mirrored = self.rects(part, in: right).map { (393 - $0.x - $0.width).rounded() }
    #expect(mirrored == rects.map(\.x))
  }

  @Test(
    "the title of a switch is at its leading edge, at a distance from the switch",
    arguments: [("leftToRight", 32.0, TextAlignment.left), ("rightToLeft", 91, .right)])
  func switchTitle(direction: String, x: Double, alignment: TextAlignment) throws {
    let tree = try tree(
      "{ content: plain, elements: [{ id: sound, title: Sound, kind: switch }] }",
      device: "{ preset: phone, layoutDirection: \(direction) }")
    let label = try #require(tree.layers.first { $0.role == "label" })
    #expect(tree.deviceRect(of: label.id)?.x == x)
    guard case .text(let text) = label.content else { return #expect(Bool(false)) }
    #expect(text.alignment == alignment)
  }

  @Test("texts have the color of their element, or else of their screen")
  func textColors() throws {
    let tree = try tree(
      "{ title: Home, textColor: red, content: plain, "
        + "elements: [{ id: one }, { id: two, textColor: blue }] }", device: "phone")
    let colors = tree.layers.compactMap { layer -> String? in
      guard case .text(let text) = layer.content else { return nil }
      return "\(text.string) \(text.color.red > text.color.blue ? "red" : "blue")"
    }
    #expect(colors == ["Home red", "one red", "two blue"])
  }

  @Test("bottom elements are in order above the safe area, and the content ends above them")
  func bottomElements() throws {
    let elements = "elements: [{ id: a }, { id: b, position: bottom }, { id: c, position: bottom }]"
    let short = try tree("{ content: list, \(elements) }", device: "phone")
    #expect(rects("button", in: short).map(\.y) == [71, 694, 756])
    #expect(rects("row", in: short).map(\.y) == [133, 193, 253, 313, 373, 433, 493, 553, 613])
    let long = try tree("{ content: list, contentHeight: 2000, \(elements) }", device: "phone")
    let list = try #require(long.layers.first { $0.name == "content" })
    #expect(
      long.deviceRect(of: list.id) == RecordedRect(x: 0, y: 133, width: 393, height: 561))
  }

  @Test("rows and form fields fill the height of the content")
  func contents() throws {
    let list = rects("row", in: try tree("{ content: list }", device: "smallPhone"))
    #expect(list.count == 10)
    #expect(list.first == RecordedRect(x: 20, y: 32, width: 335, height: 60))
    let short = rects(
      "row", in: try tree("{ content: list, contentHeight: 200 }", device: "smallPhone"))
    #expect(short.map(\.y) == [32, 92])
    let form = rects(
      "textField", in: try tree("{ content: form, title: Form }", device: "smallPhone"))
    #expect(form.count == 7)
    #expect(form.first == RecordedRect(x: 20, y: 96, width: 335, height: 44))
  }

  @Test(
    "titles and background have the colors of the interface style",
    arguments: [("light", 0.0, 1.0), ("dark", 1.0, 0.0)])
  func styles(_ style: String, _ ink: Double, _ background: Double) throws {
    let tree = try tree(
      "{ title: Home, elements: [{ id: go, title: Go }, { id: stay }] }",
      device: "{ preset: phone, userInterfaceStyle: \(style) }")
    let words = tree.layers.compactMap { layer in
      if case .text(let text) = layer.content { text } else { nil }
    }
    #expect(words.map(\.string) == ["Home", "Go", "stay"])
    #expect(words.first?.color == RecordedColor(red: ink, green: ink, blue: ink))
    #expect(
      tree.first(named: "home")?.state.background
        == RecordedColor(red: background, green: background, blue: background))
  }

  @Test("a changed title is shown, and a screen without a title has no bar")
  func titles() throws {
    let recording = try play(
      """
      - present: { screen: panel, with: rise, animated: false }
      - snapshot: before
      - set: { screen: panel, title: New }
      - wait: 100ms
      """)
    let before = recording.state(atFrame: recording.snapshots.first?.frame ?? -1)
    #expect(rects("title", in: before).count == 1)
    let after = recording.state(atFrame: 6)
    #expect(rects("title", in: after).count == 2)
    #expect(rects("button", in: after).last?.y == 356)
  }

  @Test("the layer tree has the screen, its windows and their views, with names and roles")
  func names() throws {
    let recording = try play("- present: { screen: panel, with: rise, animated: false }")
    let layers = recording.initialTree.layers.filter { $0.role != "picture" && $0.role != "line" }
    #expect(
      layers.map { "\($0.name) \($0.role ?? "-")" } == [
        "screen screen", "window window", "home content", "title title", "separator separator",
        "open button", "label label", "high button", "label label", "idle button", "label label",
        "container of panel container", "dimming dimming", "panel content", "title title",
        "separator separator", "close button", "label label",
      ])
  }
}
