import Foundation
import SegueConfig
import Testing

/// Errors whose help suggests the intended form, once.
@Suite struct ErrorHelpTests {
  /// Returns the lines of the diagnostics: code and message, then help.
  private func lines(_ text: String) -> [String] {
    decode(text).report.split(separator: "\n").compactMap { line in
      if line.hasPrefix("error[") { return String(line) }
      return line.firstRange(of: "= help: ").map { "  " + line[$0.upperBound...] }
    }
  }

  @Test(
    "a nearly valid step gets its valid form as help",
    arguments: [
      (
        "wait 100ms", "error[wrong-type]: expected a step, found the text 'wait 100ms'",
        "a colon is missing: write 'wait: 100ms'"
      ),
      (
        "tap:open", "error[wrong-type]: expected a step, found the text 'tap:open'",
        "write a space after the colon: 'tap: open'"
      ),
      (
        "expect: top home",
        "error[wrong-type]: expected an expectation, which is a map, found the text 'top home'",
        "a colon is missing: write 'top: home'"
      ),
      (
        "{ present: panel, with: rise }", "error[unknown-key]: unknown key 'with' in a step",
        "'with' belongs in the map of 'present': present: { screen: panel, with: rise }"
      ),
      (
        "{ with: rise, push: panel }", "error[unknown-key]: unknown key 'with' in a step",
        "'with' belongs in the map of 'push': push: { screen: panel, with: rise }"
      ),
    ])
  func step(step: String, message: String, help: String) {
    #expect(lines(app("- \(step)")) == [message, "  " + help])
  }

  @Test(
    "a word of another tool gets Segue's word as the suggestion",
    arguments: [
      ("- flick: open", "did you mean 'swipe'?"), ("- textField: open", "did you mean 'type'?"),
      ("- longPress: open", "did you mean 'hold'?"), ("- swip: open", "did you mean 'swipe'?"),
      ("- scroll: open", "did you mean 'drag'?"),
      ("- textSize: large", "did you mean 'preferredContentSizeCategory'?"),
      ("- rotate: landscape", "did you mean 'landscapeLeft'?"),
      ("- hideKeyboard", "did you mean 'endEditing'?"), ("- back", "did you mean 'pop'?"),
      ("- goBack: {}", "did you mean 'pop'?"),
    ])
  func synonym(step: String, suggestion: String) throws {
    let found = lines(app(step))
    #expect(found.count == 2)
    #expect(try #require(found.last).hasPrefix("  \(suggestion) "))
  }

  @Test(
    "an action of another tool gets Segue's action as the suggestion in an element",
    arguments: [("hideKeyboard", "endEditing"), ("{ goBack: {} }", "pop")])
  func synonym(action: String, suggestion: String) throws {
    let text = app("- settle").replacingOccurrences(
      of: "{ id: idle, title: Nothing }", with: "{ id: idle, action: \(action) }")
    let found = lines(text)
    #expect(found.count == 2)
    #expect(try #require(found.last).hasPrefix("  did you mean '\(suggestion)'? "))
  }

  @Test("an element of kind textfield is pointed to textField")
  func textField() {
    let text = app("- settle").replacingOccurrences(
      of: "{ id: idle, title: Nothing }", with: "{ id: idle, kind: textfield }")
    #expect(
      lines(text) == [
        "error[wrong-type]: expected a kind, found the text 'textfield'",
        "  did you mean 'textField'? Write one of: 'button', 'textField', 'image', 'slider', 'switch'",
      ])
  }

  @Test(
    "a root with a synonym as its key gets the key as the suggestion",
    arguments: [
      ("{ stack: [home] }", "stack", "navigation"),
      ("{ navigationController: [home] }", "navigationController", "navigation"),
      ("{ tabBar: [home] }", "tabBar", "tabs"), ("{ tab: [home] }", "tab", "tabs"),
      ("{ tabs: [{ stack: [home] }] }", "stack", "navigation"),
    ])
  func root(root: String, key: String, meant: String) throws {
    let found = lines(
      app("- settle").replacingOccurrences(of: "root: home", with: "root: \(root)"))
    #expect(found.count == 2)
    #expect(try #require(found.first).hasSuffix(", found the key '\(key)'"))
    #expect(try #require(found.last).hasPrefix("  did you mean '\(meant)'? "))
  }

  @Test(
    "one misspelled section is one error, whatever refers to its content",
    arguments: [
      ("screens:", "screnes:", "screens"), ("transitions:", "transitons:", "transitions"),
      ("root:", "roott:", "root"),
    ])
  func section(right: String, wrong: String, name: String) throws {
    let steps = "- present: { screen: panel, with: rise }\n- tap: close\n- expect: { top: home }"
    let text = app(steps).replacingOccurrences(of: "\n\(right)", with: "\n\(wrong)")
    let found = lines(text)
    #expect(found.count == 2)
    #expect(try #require(found.last).hasPrefix("  did you mean '\(name)'? "))
  }

  @Test("a section that is missing or not a map is the only error")
  func missingSection() {
    let missing = "root: home\nscenarios: [{ name: it, steps: [tap: a, expect: { top: b }] }]"
    #expect(
      lines(missing) == [
        "error[missing-key]: a Segue file needs the key 'screens'",
        "  The screens of the app by name.",
      ])
    let noMap = app("- present: { screen: panel, with: rise }").replacingOccurrences(
      of: "transitions: { rise: { style: rise } }", with: "transitions: [rise]")
    #expect(lines(noMap).filter { $0.hasPrefix("error") }.count == 1)
  }

  @Test("a transition without a transitions section is still an error")
  func unknownTransition() {
    let text = app("- present: { screen: panel, with: rise }").replacingOccurrences(
      of: "transitions: { rise: { style: rise } }\n", with: "")
    #expect(lines(text).contains("error[unknown-transition]: unknown transition 'rise'"))
  }

  @Test(
    "coordinates beyond the limits are reported at their source location",
    arguments: [
      "- tap: { point: [1e300, 0] }", "- drag: { from: open, by: [0, -100001] }",
      "- expect: { contentOffset: { of: home, is: [1e9, 0] } }",
    ])
  func coordinates(step: String) throws {
    let found = lines(app(step))
    #expect(
      try #require(found.first).hasPrefix(
        "error[out-of-range]: expected a length of -100000 to 100000 pt, found "))
  }

  @Test("the largest accepted coordinates give finite numbers")
  func farthest() throws {
    let recording = try play(
      """
      - tap: { point: [100000, -100000] }
      - drag: { from: open, by: [-100000, 100000] }
      - settle
      - expect: { diagnostics: none }
      """)
    #expect(recording.failures == [])
  }

  @Test("of 6000 misspelled keys the first 100 are shown and all are counted")
  func manyNames() {
    let elements = (0..<20).map { "{ id: e$_\($0), titel: x }" }.joined(separator: ", ")
    let screens = (0..<300).map { index in
      "  s\(index): { elements: [\(elements.replacingOccurrences(of: "$", with: String(index)))] }"
    }
    let read = decode("screens:\n" + screens.joined(separator: "\n") + "\nroot: s0\n")
    #expect(read.plan == nil)
    #expect(read.report.hasSuffix("\n6000 errors, of which 100 are shown\n"))
  }
}
