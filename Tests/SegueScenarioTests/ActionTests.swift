import SegueApp
import SegueConfig
import SegueCore
import SegueRecording
import SegueScenario
import Testing

/// Actions of elements, which are steps as well.
@Suite struct ActionTests {
  /// How an action is written by an element and by a step.
  nonisolated struct Written: CustomTestStringConvertible, Sendable {
    let key: String
    let element: String
    let step: String
    var testDescription: String { key }

    static let all = [
      Written(key: "present", element: "{ present: card, animated: false }", step: "present: card"),
      Written(key: "dismiss", element: "dismiss", step: "dismiss: { from: home }"),
      Written(key: "push", element: "{ push: detail }", step: "push: { screen: detail }"),
      Written(key: "pop", element: "{ pop: { animated: false } }", step: "pop"),
      Written(key: "stack", element: "{ stack: [home, detail] }", step: "stack: [home, detail]"),
      Written(key: "select", element: "{ select: one }", step: "select: one"),
      Written(key: "page", element: "{ page: { to: one } }", step: "page: one"),
      Written(key: "show", element: "{ show: primary }", step: "show: primary"),
      Written(key: "hide", element: "{ hide: primary }", step: "hide: primary"),
      Written(
        key: "set", element: "{ set: { screen: home, title: New } }",
        step: "set: { screen: home, title: New }"),
      Written(key: "edit", element: "edit", step: "edit: { from: home }"),
      Written(key: "save", element: "save", step: "save"),
      Written(key: "close", element: "close", step: "close: { from: home }"),
      Written(key: "endEditing", element: "endEditing", step: "endEditing"),
    ]
  }

  @Test("each action of the list is tried here")
  func isComplete() {
    #expect(Written.all.map(\.key) == ActionList.all.map { $0.key })
  }

  @Test("every action can be an element's and a step", arguments: Written.all)
  func isBoth(_ written: Written) {
    let read = decode(
      """
      screens:
        home: { elements: [{ id: act, action: \(written.element) }] }
        detail: {}
        card: {}
        one: {}
      root: { tabs: [{ navigation: [home] }, { pages: [one] }] }
      scenarios: [{ name: it, steps: [\(written.step.contains(": ") ? "{ \(written.step) }" : written.step)] }]
      """)
    #expect(read.report == "")
    let element = read.plan?.app.screens.first?.value.elements.first
    #expect(element?.action.map { type(of: $0).key } == written.key)
    #expect(read.plan?.scenarios.first?.steps.first.map { type(of: $0.value).key } == written.key)
  }

  private func play(_ root: String, _ steps: String) throws -> Recording {
    try playFile(
      """
      device: { size: [400, 600] }
      screens:
        home:
          elements:
            - { id: replace, action: { stack: [detail] } }
            - { id: turn, action: \(root.contains("pages") ? "{ page: { to: other, animated: false } }" : "close") }
            - { id: rename, action: { set: { screen: home, title: New } } }
        detail: {}
        other: {}
        draft: { whenEdited: { present: question } }
        question: { title: Sure?, alert: { buttons: [{ id: yes }] } }
      root: \(root)
      scenarios:
        - name: it
          steps:
      \(listed(steps))

      """)
  }

  @Test("an element replaces its stack")
  func replaces() throws {
    let recording = try play(
      "{ navigation: [home] }", "- tap: replace\n- settle\n- expect: { stack: [detail] }")
    #expect(recording.failures == [])
  }

  @Test("an element changes the page, and its screen")
  func changes() throws {
    let recording = try play(
      "{ pages: [home, other] }",
      "- tap: rename\n- expect: { onScreen: home }\n- tap: turn\n- settle\n- expect: { top: other }"
    )
    #expect(recording.failures == [])
  }

  @Test("an element that shows a column where there are none says what to do")
  func noColumns() throws {
    let recording = try playFile(
      """
      screens: { home: { elements: [{ id: list, action: { show: primary } }] } }
      root: home
      scenarios: [{ name: it, steps: [{ tap: list }] }]
      """)
    #expect(
      recording.diagnostics.map(\.message) == [
        "home cannot show or hide primary: there are no columns; "
          + "put some into the root: { split: [home, …] }"
      ])
  }

  @Test("edit and close as steps do what the buttons of a screen do")
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
      - save
      - close
      - settle
      - expect: { top: home }
      """)
    #expect(recording.failures == [])
  }

  @Test("a step that names a screen that is not there says which there are")
  func missing() throws {
    let recording = try play("home", "- edit: { from: draft }")
    #expect(
      recording.failures == [
        "0.0: draft is presented: expected draft, found home (app.yaml:16:9)"
      ])
  }
}
