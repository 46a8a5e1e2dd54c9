import SegueConfig
import SegueScenario
import SegueYAML
import Testing

/// Settings of one key of a value that is written in its short form.
@Suite struct ShortFormTests {
  /// A file in which `value` is written at one position.
  private nonisolated static func file(
    device: String = "phone", playedOn: String = "phone", adaptive: String = "none",
    interactive: String = "top", step: String = "settle"
  ) -> String {
    """
    device: \(device)
    root: { navigation: [home] }
    transitions: { rise: { style: rise } }
    scenarios: [{ name: it, device: \(playedOn), steps: [\(step)] }]
    screens:
      games:
        modalPresentationStyle: popover
        source: open
        adaptivePresentationStyle: \(adaptive)
      home:
        elements:
        - id: open
          action: { present: games, with: rise, interactivePresentation: \(interactive) }
    """
  }

  @Test(
    "a setting of one key keeps the values of the short form",
    arguments: [
      (
        file(device: "pad", playedOn: "pad"),
        ["device.framesPerSecond=120", "scenarios[0].device.scale=1"],
        file(
          device: "{ preset: pad, framesPerSecond: 120 }", playedOn: "{ preset: pad, scale: 1 }")
      ),
      (
        file(adaptive: "overFullScreen"),
        ["screens.games.adaptivePresentationStyle.compactHeight=none"],
        file(adaptive: "{ compactWidth: overFullScreen, compactHeight: none }")
      ),
      (
        file(interactive: "left"),
        ["screens.home.elements[0].action.interactivePresentation.threshold=0.25"],
        file(interactive: "{ toward: left, threshold: 0.25 }")
      ),
      (
        file(step: "present: games"), ["scenarios[0].steps[0].present.animated=false"],
        file(step: "present: { screen: games, animated: false }")
      ),
      (
        file(step: "push: games"), ["scenarios[0].steps[0].push.from=home"],
        file(step: "push: { screen: games, from: home }")
      ),
      (
        file(step: "setViewControllers: [games, home]"),
        ["scenarios[0].steps[0].setViewControllers.animated=false"],
        file(step: "setViewControllers: { screens: [games, home], animated: false }")
      ),
      (
        file(step: "expect: { events: [a b] }"),
        ["scenarios[0].steps[0].expect.events.isExact=true"],
        file(step: "expect: { events: { list: [a b], isExact: true } }")
      ),
    ])
  func kept(text: String, settings: [String], written: String) throws {
    #expect(try description(text, settings) == description(written, []))
  }

  @Test("a setting of the key for which a form is short replaces it")
  func replaced() throws {
    #expect(
      try description(Self.file(device: "pad"), ["device.preset=smallPhone"])
        == description(Self.file(device: "smallPhone"), []))
  }

  @Test("a map that extends a file keeps the preset of the file's device")
  func extended() throws {
    var diagnostics = ConfigDiagnostics()
    let base = try #require(
      YAMLReader.parse(Self.file(device: "pad"), name: "base", into: &diagnostics))
    let map = try #require(
      YAMLReader.parse("device: { scale: 1 }", name: "app.yaml", into: &diagnostics))
    let plan = ScenarioFile.decode(
      map.merged(over: base), file: "app.yaml", catalog: catalog, into: &diagnostics)
    #expect(diagnostics.report() == "")
    #expect(plan?.app.device.name == "pad")
  }

  /// Returns the app and the steps of a file, without the positions of its values.
  private func description(_ text: String, _ settings: [String]) throws -> String {
    var diagnostics = ConfigDiagnostics()
    var value = try #require(YAMLReader.parse(text, name: "app.yaml", into: &diagnostics))
    for setting in settings {
      value = try #require(YAMLReader.parse(setting: setting, into: &diagnostics))
        .merged(over: value)
    }
    let read = ScenarioFile.decode(value, file: "app.yaml", catalog: catalog, into: &diagnostics)
    #expect(diagnostics.report() == "")
    let plan = try #require(read)
    let scenario = try #require(plan.scenarios.first)
    let steps = scenario.steps.map { step in
      (step.value as? ExpectStep).map { "\($0.expectations.items.map(\.value))" } ?? "\(step.value)"
    }
    return "\(plan.app.device)\n\(scenario.device)\n\(plan.app.screens.map(\.value))\n\(steps)"
  }
}
