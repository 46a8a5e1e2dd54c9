import SegueStyles
import Testing

/// Values as other tools write them get their value in Segue's notation.
@Suite struct ForeignNotationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the messages and their help, without the lines of the file.
  private func messages(_ text: String) throws -> [String] {
    try folder.make("app.yaml", text)
    let outcome = folder.segue(["validate", "…/app.yaml"], catalog: shippedStyles)
    return outcome.messages.split(separator: "\n").compactMap { line in
      if line.hasPrefix("error[") { return String(line) }
      return line.firstRange(of: "= help: ").map { String(line[$0.upperBound...]) }
    }
  }

  @Test(
    "a value in another notation gets the converted value as help",
    arguments: [
      (
        #"motion: "cubic-bezier(0.3, 0, .1, 1)""#,
        "wrong-type]: expected a motion, found the quoted text 'cubic-bezier(0.3, 0, .1, 1)'",
        "write { bezier: [0.3, 0, 0.1, 1] }"
      ),
      (
        "motion: ease", "wrong-type]: expected a motion, found the text 'ease'", "write default"
      ),
      (
        "motion: ease-in-out", "wrong-type]: expected a motion, found the text 'ease-in-out'",
        "write easeInOut"
      ),
      (
        #"motion: "spring(1, 100, 10, 0)""#,
        "wrong-type]: expected a motion, found the quoted text 'spring(1, 100, 10, 0)'",
        "write { spring: { mass: 1, stiffness: 100, damping: 10 } }"
      ),
      (
        "motion: [0.3, 0, 0.1, 1]", "wrong-type]: expected a motion, found a list",
        "write { bezier: [0.3, 0, 0.1, 1] }"
      ),
      (
        "motion: { tension: 170, friction: 26 }",
        "unknown-key]: unknown key 'tension' in a motion",
        "write { spring: { stiffness: 170, damping: 26 } }"
      ),
      (
        "motion: { duration: 0.5, bounce: 0.2 }",
        "unknown-key]: unknown key 'duration' in a motion",
        "write { spring: { duration: 0.5, bounce: 0.2 } }"
      ),
      (
        "motion: { spring: { stiffness: 170, friction: 26 } }",
        "unknown-key]: unknown key 'friction' in a spring",
        "'friction' is 'damping' here: write damping: 26"
      ),
      (
        "motion: { spring: { response: 0.5, dampingFraction: 0.8 } }",
        "unknown-key]: unknown key 'dampingFraction' in a spring",
        "'dampingFraction' is 'dampingRatio' here: write dampingRatio: 0.8"
      ),
      (
        "motion: { spring: { stiffness: 200, dampingRatio: 0.75 } }",
        "spring-vocabulary]: these keys do not describe a spring",
        "in place of dampingRatio write damping: 21.21"
      ),
      (
        "easing: easeOut", "unknown-key]: unknown key 'easing' in a slideIn style",
        "'easing' is 'motion' here: write motion: easeOut"
      ),
      (
        "duration: 300", "out-of-range]: expected a duration of 0 to 10 s, found '300'",
        "300 ms is 0.3 s: write 0.3"
      ),
      (
        "duration: 61", "out-of-range]: expected a duration of 0 to 10 s, found '61'",
        "the nearest valid value is 10"
      ),
      (
        "duration: 0.3sec",
        "wrong-type]: expected a duration of 0 to 10 s, found the text '0.3sec'", "write 0.3"
      ),
      (
        "dimming: 0.3", "wrong-type]: expected dimming, which is a map, found '0.3'",
        "write { opacity: 0.3 }"
      ),
      (
        "dimming: 30%", "wrong-type]: expected dimming, which is a map, found the text '30%'",
        "write { opacity: 0.3 }"
      ),
      (
        "dimming: { opacity: 40% }",
        "wrong-type]: expected a fraction of 0 to 1, found the text '40%'", "write 0.4 for 40 %"
      ),
      (
        "dimming: { opacity: 40 }", "out-of-range]: expected a fraction of 0 to 1, found '40'",
        "40 % is 0.4: write 0.4"
      ),
      (
        "extent: 75%", "wrong-type]: expected an extent, found the text '75%'",
        "write { fraction: 0.75 }"
      ),
      (
        "extent: 300", "wrong-type]: expected an extent, found '300'", "write { points: 300 }"
      ),
      (
        "cornerRadius: 50%",
        "wrong-type]: expected a length of 0 to 200 pt, found the text '50%'", nil
      ),
    ])
  func transition(written: String, message: String, help: String?) throws {
    let found = try messages("transitions: { slide: { style: slideIn, \(written) } }\n")
    #expect(found == ["error[\(message)"] + (help.map { [$0] } ?? []))
  }

  @Test(
    "a step in another notation gets the converted value as help",
    arguments: [
      (
        "tap: [200, 500]", "expected a target, found a list", "write { point: [200, 500] }"
      ),
      (
        "settle: 5", "expected a settle step, which is a map, found '5'", "write { timeout: 5 }"
      ),
      (
        "settle: 500ms", "expected a settle step, which is a map, found the text '500ms'",
        "write { timeout: 500ms }"
      ),
    ])
  func step(written: String, message: String, help: String) throws {
    let found = try messages(
      """
      screens: { home: { content: plain } }
      root: home
      scenarios: [{ name: it, steps: [{ \(written) }] }]

      """)
    #expect(found == ["error[wrong-type]: \(message)", help])
  }

  @Test("lists in lists that are no steps get one message, in linear time")
  func nested() throws {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let found = try messages(
      "screens: { home: {} }\nroot: home\nscenarios: [{ name: it, steps: [\(deep)] }]\n")
    #expect(found.count == 2)
  }
}
