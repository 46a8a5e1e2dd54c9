import SegueConfig
import SegueCore
import SegueRecording
import SegueScenario
import Testing

/// Actions of elements, which are also steps.
@Suite struct ActionTests {
  nonisolated static let keys = ActionList.all.map { $0.key }

  @Test("the first example of every action is valid for an element and as a step", arguments: keys)
  func isBoth(_ key: String) throws {
    let example = try #require(ActionList.all.first { $0.key == key }?.examples.first)
    // An action without arguments is a word.
    let written = example == key ? example : "{ \(example) }"
    let read = decode(
      """
      screens:
        home: { elements: [{ id: act, action: \(written) }] }
        detail: {}
        games: {}
        settings: {}
        two: {}
      root: { tabs: [{ navigation: [home] }, { pages: [two] }, settings] }
      scenarios: [{ name: it, steps: [\(written)] }]
      """)
    #expect(read.report == "")
    let element = read.plan?.app.screens.first?.value.elements.first
    #expect(element?.action.map { type(of: $0).key } == key)
    #expect(read.plan?.scenarios.first?.steps.first.map { type(of: $0.value).key } == key)
  }

  /// Plays steps; the element `turn` shows another page where the root has pages.
  private func play(_ root: String, _ steps: String) throws -> Recording {
    try playFile(
      """
      device: { size: [400, 600] }
      screens:
        home:
          elements:
            - { id: replace, action: { setViewControllers: [detail] } }
            - { id: turn, action: \(root.contains("pages") ? "{ page: { to: other, animated: false } }" : "close") }
            - { id: rename, action: { set: { screen: home, title: New } } }
        detail: {}
        other: {}
        draft: { onDismissAttempt: { present: question } }
        question: { title: Sure?, alert: { buttons: [{ id: yes }] } }
      root: \(root)
      scenarios:
        - name: it
          steps:
      \(listed(steps))

      """)
  }

  /// `count` steps are possible; the root counts in a navigation stack.
  @Test(
    "view controllers above each other without bounds are impossible",
    arguments: [
      ("present", 100, "detail can present detail"), ("push", 199, "detail can push detail"),
    ])
  func depth(_ action: String, _ count: Int, _ requirement: String) throws {
    let steps = Array(
      repeating: "- \(action): { screen: detail, animated: false }", count: count + 1)
    let recording = try play("{ navigation: [home] }", steps.joined(separator: "\n"))
    let limit = action == "push" ? 200 : 100
    #expect(recording.failures.count == 1)
    #expect(
      recording.failures.first?.hasPrefix(
        "0.0: \(requirement): expected fewer than \(limit) view controllers below it, found \(limit) "
      )
        == true)
  }

  @Test("an element's action replaces the view controllers of its navigation stack")
  func replacesViewControllers() throws {
    let recording = try play(
      "{ navigation: [home] }", "- tap: replace\n- settle\n- expect: { viewControllers: [detail] }")
    #expect(recording.failures == [])
  }

  @Test("an element's action shows another page or changes its screen")
  func changesPageOrScreen() throws {
    let recording = try play(
      "{ pages: [home, other] }",
      "- tap: rename\n- expect: { onScreen: home }\n- tap: turn\n- settle\n- expect: { top: other }"
    )
    #expect(recording.failures == [])
  }

  @Test("showing a column without a split view is reported with help")
  func noColumns() throws {
    let recording = try playFile(
      """
      screens: { home: { elements: [{ id: list, action: { show: primary } }] } }
      root: home
      scenarios: [{ name: it, steps: [{ tap: list }] }]
      """)
    #expect(
      recording.diagnostics.map(\.message) == [
        "home cannot show or hide primary: there is no split view; "
          + "put one into the root: { split: [home, …] }"
      ])
  }

  @Test("the steps edit and close behave like the buttons of a screen")
  func edits() throws {
    let recording = try play(
      "home",
      """
      - present: draft
      - settle
      - edit: { from: draft }
      - close: { from: draft }
      - settle
      - expect: { top: question }
      - tap: "yes"
      - settle
      - expect: { taps: { "yes": 1 } }
      - save
      - close
      - settle
      - expect: { top: home }
      """)
    #expect(recording.failures == [])
  }

  @Test("a step whose source is not presented lists the presented screens")
  func missing() throws {
    let recording = try play("home", "- edit: { from: draft }")
    #expect(
      recording.failures == [
        "0.0: draft is presented: expected draft, found home (app.yaml:16:9)"
      ])
  }
}
