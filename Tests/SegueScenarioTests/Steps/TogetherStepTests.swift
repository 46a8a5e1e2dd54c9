import SegueConfig
import SegueRecording
import SegueScenario
import Testing

/// Several actions in one run-loop turn.
@Suite struct TogetherStepTests {
  @Test("two presentations by one screen in one run-loop turn are reported as UIKit does")
  func presentsTwice() throws {
    let recording = try play(
      """
      - together: [{ present: cover }, { present: hint }]
      - settle
      - expect: { top: cover, diagnostics: [transitionInProgress] }
      """)
    #expect(recording.failures == [])
    #expect(
      recording.events.filter { $0.kind == "step" }.map(\.text) == [
        "present cover, present hint in one run-loop turn"
      ])
  }

  @Test("the same actions as separate steps are in separate run-loop turns, and have other sources")
  func separately() throws {
    let recording = try play(
      "- present: { screen: cover, animated: false }\n- present: { screen: hint, animated: false }\n"
        + "- settle\n- expect: { presenter: { of: hint, is: cover } }")
    #expect(recording.failures == [])
  }

  @Test("a push and a pop in one run-loop turn make no transition")
  func pushesAndPops() throws {
    let recording = try playApp(
      """
      screens: { home: {}, detail: {} }
      root: { navigation: [home] }
      """,
      """
      - together: [push: detail, pop]
      - expect: { transition: none, viewControllers: [home] }
      - settle
      - expect: { events: { list: [], isExact: true, kind: container }, completed: none }
      """)
    #expect(recording.failures == [])
  }

  @Test("an action that cannot be performed fails at its own source location")
  func failure() throws {
    let recording = try play("- together: [{ present: cover }, { edit: { from: panel } }]")
    #expect(
      recording.failures == [
        "0.0: panel is presented: expected panel, found cover, home (app.yaml:20:40)"
      ])
  }

  @Test("the schema allows only actions inside")
  func schema() throws {
    let names = ScenarioNames(AppNames(catalog: catalog))
    let items = try #require(
      TogetherStep.kind(names).map { JSONSchema($0.shape).json["items"] ?? .null })
    let forms = items["anyOf"]?.items ?? []
    let keys = forms.flatMap { $0["properties"]?.members ?? [] }.map(\.name)
    let words = forms.flatMap { $0["enum"]?.items ?? [] }.compactMap(\.text)
    #expect(Set(keys + words) == Set(ActionList.all.map { $0.key }))
  }
}
