import Testing

/// The step that scrolls until an element is visible.
@Suite struct ScrollUntilVisibleTests {
  private func play(_ elements: String, _ steps: String) throws -> [String] {
    try playApp(
      """
      device: { size: [400, 600], scale: 2, safeArea: { bottom: 34 } }
      screens:
        home: { content: plain, elements: [\(elements)] }
        other: { elements: [{ id: elsewhere }] }
      root: home
      """, steps
    ).failures
  }

  nonisolated private static let cells = "{ id: go, position: content, cells: 20 }"
  nonisolated private static let stories =
    "{ id: story, kind: image, position: content, size: [100, 90], cells: { count: 9, scrollDirection: horizontal } }"

  @Test("scrolling forward and back shows all of an element inside the safe area, without a tap")
  func bothDirections() throws {
    let failures = try play(
      Self.cells,
      """
      - scrollUntilVisible: go20
      - expect: { frame: { of: go20, maxY: 554, tolerance: 12.5 }, transition: none, taps: { go: 0 } }
      - scrollUntilVisible: go3
      - expect: { frame: { of: go3, y: { atLeast: 11.5 } } }
      """)
    #expect(failures == [])
  }

  nonisolated private static let scripts = [
    (
      "an element in a scroll view inside another is shown by both",
      "\(Self.cells), \(Self.stories)",
      """
      - scrollUntilVisible: story8
      - expect: { frame: { of: story8, inside: home, maxX: { atMost: 380.5 } } }
      - scrollUntilVisible: go1
      - scrollUntilVisible: story1
      - expect: { frame: { of: story1, x: 20, inside: home } }
      """
    ),
    (
      "a visible element needs no touch, also one that does not scroll",
      "{ id: fixed }, \(Self.cells)",
      """
      - scrollUntilVisible: fixed
      - scrollUntilVisible: go1
      - expect: { contentOffset: { of: content, y: 0 } }
      """
    ),
    (
      "of an element larger than the visible part the start is shown",
      "{ id: a, position: content }, { id: big, kind: image, size: [300, 900], position: content }",
      """
      - scrollUntilVisible: big
      - expect: { frame: { of: big, y: 12 } }
      """
    ),
  ]

  @Test("an element is scrolled until it is visible", arguments: scripts)
  func plays(_ condition: String, _ elements: String, _ steps: String) throws {
    #expect(try play(elements, steps) == [])
  }

  @Test("an element that never becomes visible fails with the distance and what is visible")
  func never() throws {
    let failures = try play(
      Self.cells,
      """
      - { scrollUntilVisible: { element: go20, within: 500ms } }
      - scrollUntilVisible: elsewhere
      """)
    #expect(
      failures == [
        "0.8: go20 becomes visible: expected all of go20, found go20 at [20, 545, 360, 50] after 645 "
          + "pt, as the time has passed; visible: go11, go12, go13, go14, go15, go16, go17, go18, "
          + "go19, go20 (app.yaml:9:9)",
        "0.8: elsewhere becomes visible: expected all of elsewhere, found elsewhere not on the screen "
          + "(app.yaml:10:9)",
      ])
  }

  /// The panel is higher than the screen, so that its first cell stays above it.
  @Test("content that ends before the element is visible fails with the distance")
  func ends() throws {
    let failures = try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens:
        home: {}
        panel: { content: plain, elements: [\(Self.cells)] }
      root: home
      transitions: { up: { style: rise, height: 700 } }
      """,
      """
      - present: { screen: panel, with: up }
      - settle
      - scrollUntilVisible: go20
      - scrollUntilVisible: go1
      """
    ).failures
    #expect(
      failures == [
        "3.3: go1 becomes visible: expected all of go1, found go1 at [20, -88, 360, 50] after 540 pt, "
          + "as the content ends; visible: go2, go3, go4, go5, go6, go7, go8, go9, go10, go11, 1 more "
          + "(app.yaml:13:9)"
      ])
  }

  @Test("a drag that expands a sheet is no end of the content")
  func sheet() throws {
    let failures = try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens:
        home: {}
        panel:
          content: plain
          modalPresentationStyle: pageSheet
          sheet: { detents: [medium, large] }
          elements: [\(Self.cells)]
      root: home
      """,
      """
      - present: panel
      - settle
      - scrollUntilVisible: go20
      - expect: { detent: { of: panel, is: large }, frame: { of: go20, inside: panel } }
      """
    ).failures
    #expect(failures == [])
  }
}
