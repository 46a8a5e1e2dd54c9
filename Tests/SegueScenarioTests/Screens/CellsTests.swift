import Foundation
import SegueRecording
import SegueScenario
import Testing

/// Elements in the content of a screen, and elements that are repeated in cells.
@Suite struct CellsTests {
  private func play(
    _ elements: String, _ steps: String, screen: String = "content: plain"
  ) throws -> [String] {
    try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens:
        home: { \(screen), elements: [\(elements)] }
        viewer: { content: plain, elements: [{ id: photo, kind: image }] }
      root: { navigation: [home] }
      """, steps
    ).failures
  }

  @Test("an element in the content scrolls with it, others do not")
  func scrolling() throws {
    let failures = try play(
      """
      { id: fixed }, { id: top, kind: image, size: [300, 200], position: content },
      { id: field, kind: textField, position: content }
      """,
      """
      - expect: { frame: [{ of: fixed, y: 56 }, { of: top, is: [20, 118, 300, 200] }, { of: field, y: 330 }] }
      - drag: { from: { point: [350, 500] }, by: [0, -160], for: 300ms, hold: true }
      - wait: 200ms
      - release
      - settle
      - expect: { contentOffset: { of: content, y: 150 } }
      - expect: { frame: [{ of: fixed, y: 56 }, { of: top, y: -32 }, { of: field, y: 180 }] }
      """, screen: "contentHeight: 3000")
    #expect(failures == [])
  }

  @Test("rows are below the elements in the content")
  func rows() throws {
    let recording = try playFile(
      """
      device: { size: [400, 600] }
      screens: { home: { elements: [{ id: top, position: content }] } }
      root: home
      scenarios: [{ name: it, steps: [] }]
      """)
    let tree = recording.initialTree
    let rows = tree.layers.filter { $0.role == "row" }.compactMap { tree.deviceRect(of: $0.id) }
    #expect(rows.first == RecordedRect(x: 20, y: 74, width: 360, height: 60))
    #expect(rows.count == 8)
  }

  @Test("cells of buttons fill their columns, and images without columns keep their size")
  func sizes() throws {
    let failures = try play(
      """
      { id: key, cells: { count: 5, columns: 3, spacing: 10 } }, { id: photo, kind: image, cells: 2 },
      { id: tag, position: bottom, size: [90, 40], cells: { count: 2, scrollDirection: horizontal } }
      """,
      """
      - expect:
          frame:
            - { of: key1, is: [20, 56, 113.5, 50] }
            - { of: key5, is: [143.5, 116, 113.5, 50] }
            - { of: photo1, is: [20, 178, 80, 60] }
            - { of: photo2, is: [20, 250, 80, 60] }
            - { of: tag1, is: [20, 548, 90, 40] }
            - { of: tag2, is: [122, 548, 90, 40] }
      """)
    #expect(failures == [])
  }

  @Test("the selected cell has the element's name, and the tap counts for both")
  func selection() throws {
    let failures = try play(
      "{ id: go, action: { push: viewer }, cells: { count: 4, columns: 2 } }",
      """
      - expect: { notOnScreen: go }
      - tap: go3
      - settle
      - expect: { top: viewer }
      - pop
      - settle
      - expect: { frame: [{ of: go, is: [20, 118, 174, 50] }, { of: go3, is: [20, 118, 174, 50] }] }
      - expect: { taps: { go: 1, go3: 1, go1: 0 } }
      - tap: go2
      - settle
      - pop
      - settle
      - expect: { frame: { of: go, is: [206, 56, 174, 50] }, taps: { go: 2 } }
      """)
    #expect(failures == [])
  }

  @Test("a cell that is scrolled away is not on the screen, also where only a bar covers it")
  func scrolledAway() throws {
    let failures = try play(
      "{ id: fixed }, { id: go, position: content, cells: 20 }",
      """
      - scrollUntilVisible: go12
      - expect: { onScreen: go4 }
      - tap: go5
      """)
    #expect(
      failures == [
        "0.4: go4 is on the screen: expected on the screen, found scrolled away, "
          + "at [20, 54, 360, 50] (app.yaml:10:29)"
      ])
  }

  nonisolated static let touches = [
    "tap: photo", "tap: { id: photo }", "drag: { from: photo, by: [0, 90] }",
    "hold: { at: photo }", "scrollUntilVisible: { element: photo }",
  ]

  @Test(
    "a touch of an element that cells repeat is an error that names the cells", arguments: touches)
  func touchesElement(_ step: String) {
    let line = "  { \(step) }] }]"
    let report = decode(
      """
      screens: { home: { elements: [{ id: photo, kind: image, cells: 20 }] } }
      root: home
      scenarios: [{ name: it, steps: [
      \(line)

      """
    ).report
    let column = line.components(separatedBy: "photo")[0].count
    #expect(
      report == """
        error[unknown-target]: 'photo' is the element that cells repeat, each of which has a name
         --> app.yaml:4:\(column + 1)
          |
        4 | \(line)
          | \(String(repeating: " ", count: column))^^^^^
          = help: did you mean photo1 … photo20?

        1 error

        """)
  }

  @Test("an element of the same id on another screen can be touched")
  func touchesOtherElement() throws {
    let failures = try play(
      "{ id: photo, action: { push: viewer }, cells: 3 }", "- tap: photo2\n- settle\n- tap: photo")
    #expect(failures == [])
  }

  @Test("more cells than a file can have are an error before they are made")
  func limit() {
    let screens = (0..<110).map {
      "  s\($0): { elements: [{ id: a\($0)x, cells: 200 }] }"
    }
    let report = decode("screens:\n\(screens.joined(separator: "\n"))\nroot: s0\n").report
    #expect(
      report == """
        error[too-many]: the screens up to this one have more than 20000 cells, which is the most \
        that a file can have
           --> app.yaml:102:3
            |
        102 |   s100: { elements: [{ id: a100x, cells: 200 }] }
            |   ^^^^
            = help: write fewer cells, or divide the screens between files

        1 error

        """)
  }
}
