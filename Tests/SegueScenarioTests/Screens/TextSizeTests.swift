import SegueRecording
import SegueScenario
import Testing

/// Dynamic Type in wireframes.
@Suite struct TextSizeTests {
  private func app(_ device: String = "") -> String {
    """
    device: { size: [400, 600]\(device) }
    screens:
      home:
        title: Home
        elements:
          - { id: go, title: Go }
          - { id: name, kind: textField, title: Name }
          - { id: photo, kind: image }
          - { id: done, position: barTrailing }
    root: home
    """
  }

  /// The heights of the elements and of the first row, pt.
  private func heights(_ tree: LayerTree) -> [Double] {
    ["go", "name", "photo", "done"].compactMap { name in
      tree.first(named: name).flatMap { tree.deviceRect(of: $0.id) }?.height
    }
      + tree.layers.filter { $0.role == "row" }.prefix(1).compactMap {
        tree.deviceRect(of: $0.id)?.height
      }
  }

  /// The font sizes of the texts Home, Go and Name, pt.
  private func fontSizes(_ tree: LayerTree) -> [Double] {
    ["Home", "Go", "Name"].flatMap { name in
      tree.layers.compactMap { layer in
        if case .text(let text) = layer.content, text.string == name { text.size } else { nil }
      }
    }
  }

  @Test(
    "the text size of the device scales buttons, fields and rows, not images and bars",
    arguments: [
      ("", [50, 50, 60, 44, 60], [17, 17, 17]),
      (", preferredContentSizeCategory: large", [50, 50, 60, 44, 60], [17, 17, 17]),
      (", preferredContentSizeCategory: extraSmall", [41, 41, 60, 44, 49], [17, 14, 14]),
      (", preferredContentSizeCategory: accessibilityMedium", [82, 82, 60, 44, 99], [17, 28, 28]),
    ])
  func sizes(_ device: String, _ expected: [Double], _ fonts: [Double]) throws {
    let tree = try playApp(app(device), "- settle").initialTree
    #expect(heights(tree) == expected)
    #expect(fontSizes(tree) == fonts)
  }

  @Test("a change of the text size during the scenario lays out the screens again, and back")
  func change() throws {
    let recording = try playApp(
      app(),
      """
      - preferredContentSizeCategory: accessibilityMedium
      - expect: { frame: [{ of: go, height: 82 }, { of: name, height: 82 }] }
      - preferredContentSizeCategory: large
      - expect: { frame: [{ of: go, height: 50 }, { of: name, height: 50 }] }
      """)
    #expect(recording.failures == [])
    #expect(
      recording.events.filter { $0.kind == "step" }.map(\.text) == [
        "change the text size to accessibilityMedium", "change the text size to large",
      ])
  }

  /// The body font has 28 instead of 17 pt, and the content 2800 instead of 1700.
  @Test("the height of the content follows the text size")
  func contentHeight() throws {
    let recording = try playApp(
      """
      device: { size: [400, 600], preferredContentSizeCategory: accessibilityMedium }
      screens: { home: { contentHeight: 1700 } }
      root: home
      """,
      """
      - drag: { from: content, by: [0, -500], for: 200ms, hold: true }
      - wait: 200ms
      - release
      - settle
      - drag: { from: content, by: [0, -590], for: 100ms }
      - drag: { from: content, by: [0, -590], for: 100ms }
      - drag: { from: content, by: [0, -590], for: 100ms }
      - drag: { from: content, by: [0, -590], for: 100ms }
      - drag: { from: content, by: [0, -590], for: 100ms }
      - settle
      - expect: { contentOffset: { of: content, is: [0, 2200] } }
      """)
    #expect(recording.failures == [])
  }
}
