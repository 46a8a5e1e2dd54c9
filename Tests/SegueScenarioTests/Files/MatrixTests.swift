import HeadlessUIKit
import SegueConfig
import SegueRecording
import SegueScenario
import Testing

/// Scenarios that a matrix results in.
@Suite struct MatrixTests {
  private func file(_ matrix: String, device: String = "phone", scenario: String = "") -> String {
    """
    device: \(device)
    screens: { home: {}, panel: {} }
    root: home
    transitions: { up: { style: rise, height: 100 } }
    scenarios:
      - name: it
        matrix: \(matrix)
        \(scenario.isEmpty ? "tags: []" : scenario)
        steps: [{ present: { screen: panel, with: up } }, settle, { expect: { top: panel } }]
    """
  }

  private func names(_ text: String) throws -> [String] {
    let read = decode(text)
    #expect(read.report == "")
    return try #require(read.plan).scenarios.map(\.name.value)
  }

  @Test("a matrix makes a scenario for each combination, the last key changing fastest")
  func product() throws {
    let matrix = """
      { device: [phone, pad], device.layoutDirection: [leftToRight, rightToLeft], \
      device.isReduceMotionEnabled: [false, true], transitions.up.height: [100, 200] }
      """
    let found = try names(file(matrix))
    #expect(found.count == 16)
    #expect(
      found.prefix(3) == [
        "it (phone, leftToRight, isReduceMotionEnabled false, height 100)",
        "it (phone, leftToRight, isReduceMotionEnabled false, height 200)",
        "it (phone, leftToRight, isReduceMotionEnabled true, height 100)",
      ])
    #expect(found.last == "it (pad, rightToLeft, isReduceMotionEnabled true, height 200)")
  }

  @Test("each scenario has the device of its combination")
  func devices() throws {
    let text = file(
      "{ device: [phone, { preset: pad, orientation: landscapeLeft }], "
        + "device.layoutDirection: [leftToRight, rightToLeft] }",
      device: "{ userInterfaceStyle: dark }", scenario: "device: smallPhone")
    let plan = try #require(decode(text).plan)
    #expect(plan.scenarios.map(\.device.name) == ["phone", "phone", "pad", "pad"])
    #expect(
      plan.scenarios.map(\.device.layoutDirection)
        == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    #expect(
      plan.scenarios.map(\.device.orientation)
        == [.portrait, .portrait, .landscapeLeft, .landscapeLeft])
    // The scenario's device names a preset, which inherits nothing from the file's.
    #expect(plan.scenarios.allSatisfy { $0.device.style == .light })
  }

  @Test("settings of the file's device and of the scenario's stay, the hardware does not")
  func inheritance() throws {
    let text = file(
      "{ device: [pad] }", device: "{ preset: smallPhone, userInterfaceStyle: dark }",
      scenario: "device: { layoutDirection: rightToLeft, cornerRadius: 3 }")
    let device = try #require(decode(text).plan?.scenarios.first?.device)
    #expect(device.name == "pad")
    #expect(device.cornerRadius == 18)
    #expect(device.style == .dark)
    #expect(device.layoutDirection == .rightToLeft)
  }

  @Test("a scenario's device with a size inherits nothing from the file's")
  func size() throws {
    let text = file(
      "{ device.scale: [2, 3] }", device: "pad", scenario: "device: { size: [500, 700] }")
    let devices = try #require(decode(text).plan).scenarios.map(\.device)
    #expect(devices.map(\.cornerRadius) == [0, 0])
    #expect(devices.map(\.scale) == [2, 3])
  }

  @Test("a value of the app applies to the app and to the steps")
  func app() throws {
    let text = """
      screens: { home: {}, panel: {} }
      root: home
      transitions: { up: { style: rise, height: 100 } }
      scenarios:
        - name: it
          matrix: { transitions.up.height: [120, 340] }
          steps:
            - { present: { screen: panel, with: up } }
            - settle
            - expect: { frame: { of: panel, height: 120 } }
        - name: other
          steps: [{ present: { screen: panel, with: up } }, settle, { expect: { frame: { of: panel, height: 100 } } }]
      """
    let plan = try #require(decode(text).plan)
    let recordings = plan.scenarios.map { Player(plan).play($0) }
    #expect(recordings.map(\.scenario) == ["it (height 120)", "it (height 340)", "other"])
    #expect(recordings.map { $0.failures.isEmpty } == [true, false, true])
    #expect(
      recordings[1].failures == [
        "0.2: frame of panel is height 120: expected height 120 ± 0.5, found height 340 (app.yaml:10:26)"
      ])
  }

  nonisolated struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var matrix: String
    var location: String
    var message: String
  }

  nonisolated static let mistakes = [
    Mistake(
      testDescription: "a matrix that is no map", matrix: "[phone, pad]",
      location: "7:13", message: "expected a matrix, which is a map, found a list"),
    Mistake(
      testDescription: "a value that is no list", matrix: "{ device: pad }",
      location: "7:23", message: "expected a list of values, found the text 'pad'"),
    Mistake(
      testDescription: "a list without values", matrix: "{ device: [] }",
      location: "7:23", message: "the list of 'device' is empty"),
    Mistake(
      testDescription: "a key that the app does not have", matrix: "{ scenarios.name: [a] }",
      location: "7:15", message: "'scenarios.name' is not a key of the app"),
    Mistake(
      testDescription: "a key without a part", matrix: "{ device..scale: [2] }",
      location: "7:15", message: "'device..scale' is not a key of the app"),
    Mistake(
      testDescription: "a value that is there twice", matrix: "{ device: [pad, phone, pad] }",
      location: "7:36", message: "'pad' is in the list twice"),
    Mistake(
      testDescription: "a device that does not exist", matrix: "{ device: [phone, fridge] }",
      location: "7:31", message: "expected a preset, found the text 'fridge'"),
    Mistake(
      testDescription: "a value out of range", matrix: "{ transitions.up.height: [100, -5] }",
      location: "7:44", message: "expected a length of 1 to 1000 pt, found '-5'"),
    Mistake(
      testDescription: "more combinations than a file can have",
      matrix: "{ transitions.up.height: [\((1...201).map(String.init).joined(separator: ", "))] }",
      location: "6:11", message: "the matrices make more than 200 scenarios"),
  ]

  @Test("a mistake in a matrix is an error at its place", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let read = decode(file(mistake.matrix))
    #expect(read.plan == nil)
    let lines = read.report.split(separator: "\n")
    #expect(lines.first?.hasSuffix("]: \(mistake.message)") == true, "\(read.report)")
    #expect(lines.dropFirst().first == " --> app.yaml:\(mistake.location)")
  }

  @Test("several matrices share the limit of a file")
  func limit() {
    let values = (1...101).map(String.init).joined(separator: ", ")
    let scenario = "matrix: { transitions.up.height: [\(values)] }, steps: [] }"
    let text = """
      screens: { home: {} }
      root: home
      transitions: { up: { style: rise } }
      scenarios: [{ name: one, \(scenario), { name: two, \(scenario)]
      """
    #expect(decode(text).report.contains("the matrices make more than 200 scenarios"))
  }
}
