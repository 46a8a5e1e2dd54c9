import SegueConfig
import SegueCore
import SegueParts
import SegueRecording
import SegueScenario
import Testing

/// A device as written, and its decoded values.
nonisolated struct DeviceCase: CustomTestStringConvertible, Sendable {
  let file: String
  let scenario: String?
  /// Name, width, height, scale, top safe area, corner radius, frame rate, orientation.
  let means: String
  var testDescription: String { "\(file) under \(scenario ?? "nothing")" }

  static let all = [
    DeviceCase(file: "phone", scenario: nil, means: "phone 393 852 3 59 55 60 portrait"),
    DeviceCase(
      file: "phone", scenario: "smallPhone", means: "smallPhone 375 667 2 20 0 60 portrait"),
    DeviceCase(file: "pad", scenario: nil, means: "pad 820 1180 2 24 18 60 portrait"),
    DeviceCase(
      file: "{ preset: smallPhone, framesPerSecond: 120 }",
      scenario: "{ orientation: landscapeLeft }",
      means: "smallPhone 375 667 2 20 0 120 landscapeLeft"),
    DeviceCase(
      file: "smallPhone", scenario: "{ preset: phone, orientation: landscapeRight }",
      means: "phone 393 852 3 59 55 60 landscapeRight"),
    DeviceCase(
      file: "phone", scenario: "{ size: [500, 700], safeArea: { top: 20 } }",
      means: "custom 500 700 2 20 0 60 portrait"),
    DeviceCase(
      file: "{ size: [500, 700], name: slab, cornerRadius: 9 }",
      scenario: "{ safeArea: { top: 5 } }",
      means: "slab 500 700 2 5 9 60 portrait"),
  ]
}

@Suite struct PlanTests {
  @Test(
    "a scenario's device overrides the file's, which overrides a preset", arguments: DeviceCase.all)
  func devices(_ device: DeviceCase) throws {
    let text = """
      device: \(device.file)
      screens: { home: {} }
      root: home
      scenarios: [{ name: it, steps: []\(device.scenario.map { ", device: \($0)" } ?? "") }]
      """
    let read = decode(text)
    #expect(read.report == "")
    let plan = try #require(read.plan?.scenarios.first?.device)
    let means: [any CustomStringConvertible] = [
      plan.name, Int(plan.size.width), Int(plan.size.height), Int(plan.scale),
      Int(plan.safeArea.top), Int(plan.cornerRadius), plan.framesPerSecond,
      plan.orientation.name,
    ]
    #expect(means.map(\.description).joined(separator: " ") == device.means)
  }

  /// Scenarios of a file, and the error that says before they are played that they exceed a limit.
  nonisolated struct LimitCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scenarios: String
    let error: String

    init(_ name: String, _ scenarios: String, _ error: String) {
      (testDescription, self.scenarios, self.error) = (name, scenarios, error)
    }

    static func steps(_ step: String, _ count: Int) -> String {
      "[\(Array(repeating: step, count: count).joined(separator: ", "))]"
    }

    static let all = [
      LimitCase(
        "5,000 rotations in one turn",
        "{ name: it, steps: \(steps("{ rotate: landscapeLeft }", 5000)) }",
        "error[too-many]: the device is rotated and resized 5000 times, more than the 500 times that "
          + "a scenario can"),
      LimitCase(
        "rotations that are repeated, in one turn",
        "{ name: it, steps: [{ repeat: { times: 1000, steps: [{ perform: turn }] } }] }",
        "error[too-many]: the device is rotated and resized 2000 times, more than the 500 times that "
          + "a scenario can"),
      LimitCase(
        "repetitions of repetitions",
        "{ name: it, steps: [{ repeat: { times: 1000, steps: [{ repeat: { times: 1000, steps: "
          + "[{ repeat: { times: 1000, steps: [settle] } }] } }] } }] }",
        "error[too-many]: the scenario performs more than 10000 steps, those of 'repeat' and "
          + "'perform' included"),
      LimitCase(
        "expectations for every frame, which are added again and again",
        "{ name: it, steps: [{ repeat: { times: 1000, steps: [{ always: { top: home } }] } }, "
          + "{ wait: 600s }] }",
        "error[too-many]: 1000 expectations in 36000 frames are 36000000 evaluations, more than the "
          + "5000000 that a scenario can have"),
      LimitCase(
        "many expectations for every frame of many minutes",
        "{ name: it, always: { onScreen: \(steps("home", 1000)) }, steps: [{ wait: 600s }] }",
        "error[too-many]: 1000 expectations in 36000 frames are 36000000 evaluations, more than the "
          + "5000000 that a scenario can have"),
      LimitCase(
        "scenarios of many hours together",
        (0..<60).map { "{ name: s\($0), steps: [{ wait: 600s }] }" }.joined(separator: ", "),
        "error[too-long]: the scenarios up to this one take about 2016672 frames, more than the "
          + "2000000 frames that a file can take"),
    ]
  }

  @Test("work without bounds is an error before it starts", arguments: LimitCase.all)
  func limits(_ one: LimitCase) {
    let report = decode(
      """
      screens: { home: {} }
      root: home
      steps: { turn: [{ rotate: landscapeLeft }, { rotate: portrait }] }
      scenarios: [\(one.scenarios)]

      """
    ).report
    #expect(report.split(separator: "\n").first.map(String.init) == one.error)
  }

  @Test("a use of a transition overrides the transition's parameters")
  func uses() throws {
    let text = """
      screens: { home: {} }
      root: home
      transitions: { up: { style: rise, height: 200, duration: 1 } }
      scenarios:
        - name: it
          steps: [{ present: { screen: home, with: up, parameters: { height: 120 } } }]
      """
    let plan = try #require(decode(text).plan)
    let step = try #require(
      plan.scenarios.first?.steps.first?.value as? ActionStep<PresentAction>)
    #expect(step.action.use.name == "up")
    let style = try #require(step.action.use.configuredStyle)
    #expect(style.encoded["height"] == .number(120))
    #expect(style.encoded["duration"] == .number(1))
    #expect(plan.app.transitions.first?.value.encoded["height"] == .number(200))
  }

  @Test("expectations keep their order and source locations")
  func order() throws {
    let read = decode(app("- expect: { transition: none, onScreen: [open, home], top: home }"))
    let step = try #require(read.plan?.scenarios.first?.steps.first?.value as? ExpectStep)
    #expect(
      step.expectations.items.map(\.value.sentence) == [
        "no transition is running", "open is on the screen", "home is on the screen",
        "top is home",
      ])
    #expect(step.expectations.items.map(\.range?.start.column) == [31, 48, 54, 66])
  }

  @Test("a scenario can have at most ten thousand steps", arguments: [10_000, 10_001])
  func mostSteps(_ count: Int) {
    let text = """
      screens: { home: {} }
      root: home
      scenarios:
        - name: it
          steps: [\(Array(repeating: "settle", count: count).joined(separator: ", "))]
      """
    #expect((decode(text).plan != nil) == (count == 10_000))
  }

  @Test("the schema describes every part of a file")
  func schema() {
    let schema = JSONSchema(ScenarioFile.shape(catalog: catalog)).json
    let properties = schema["properties"]
    #expect(schema["else"]?["required"] == .array([.string("screens"), .string("root")]))
    #expect(
      properties?["transitions"]?["additionalProperties"]?["properties"]?["style"]?["enum"]
        == .array([.string("rise")]))
    let rise = properties?["transitions"]?["additionalProperties"]?["allOf"]?.items?.first
    #expect(rise?["then"]?["properties"]?["height"]?["maximum"] == .number(1000))
    let step = properties?["scenarios"]?["items"]?["properties"]?["steps"]?["items"]
    let maps = (step?["anyOf"]?.items ?? []).filter { $0["maxProperties"] == .number(1) }
    #expect(
      maps.flatMap { $0["properties"]?.members ?? [] }.map(\.name)
        == ListedKeys.keys(of: StepList.all(ScenarioNames(AppNames(catalog: catalog)))))
  }

  @Test("an interactive presentation can be written as only its edge")
  func edgeOnlyInteractivePresentation() throws {
    func decodePlan(_ text: String) throws -> InteractivePresentationPlan? {
      let read = decode(
        """
        screens:
          home: { elements: [{ id: go, action: { present: home, with: rise, interactivePresentation: \(text) } }] }
        root: home
        transitions: { rise: { style: rise } }
        """)
      #expect(read.report == "")
      let action = try #require(read.plan?.app.screens.first?.value.elements.first?.action)
      return (action as? PresentAction)?.interactivePresentation
    }
    let left = try #require(try decodePlan("left"))
    #expect(left.toward == .left)
    #expect(left.drag == DragParameters())
    let quick = try #require(try decodePlan("{ velocityThreshold: 300 }"))
    #expect(quick.toward == .top)
    #expect(quick.drag.velocityThreshold == 300)
    #expect(quick.drag.threshold == 0.4)
  }
}
