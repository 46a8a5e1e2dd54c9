import SegueRecording
import SegueScenario
import Testing

/// Text fields, typing, and the keyboard expectation.
@Suite struct KeyboardStepTests {
  private func failures(_ steps: String) throws -> [String] {
    try playFile(
      """
      screens:
        home: { content: plain, elements: [{ id: words, kind: textField }] }
      root: home
      scenarios:
        - name: typing
          steps:
      \(steps)
      """, recordsFrames: false
    ).verdicts.filter { !$0.passed }.map { "\($0.expectation): \($0.actual ?? "")" }
  }

  @Test("a tapped text field shows the keyboard until editing ends")
  func types() throws {
    #expect(
      try failures(
        """
              - expect: { keyboard: hidden }
              - tap: words
              - expect: { keyboard: shown }
              - type: "Hello"
              - settle
              - expect: { frame: { of: keyboard, is: [0, 516, 393, 336] } }
              - endEditing
              - expect: { keyboard: hidden }
        """) == [])
  }

  @Test("typing without a keyboard and expecting an absent keyboard fail with the actual value")
  func fails() throws {
    #expect(
      try failures(
        """
              - type: "Hello"
              - expect: { keyboard: shown }
        """) == [
          "there is a keyboard to type on: no keyboard", "the keyboard is shown: hidden",
        ])
  }

  @Test("a form sheet on a pad keeps the keyboard after editing has ended, and messages say so")
  func formSheetKeepsKeyboard() throws {
    let run = try playFile(
      """
      device: pad
      screens:
        home: {}
        form:
          content: plain
          modalPresentationStyle: formSheet
          elements: [{ id: words, kind: textField }]
      root: home
      scenarios:
        - name: typing
          steps:
            - present: form
            - settle
            - tap: words
            - settle
            - endEditing
            - settle
            - expect: { keyboard: shown }
            - expect: { keyboard: hidden }
            - type: Hello
            - dismiss
            - settle
            - expect: { keyboard: hidden }
      """, recordsFrames: false)
    #expect(
      run.verdicts.filter { !$0.passed }.map { "\($0.expectation): \($0.actual ?? "")" } == [
        "the keyboard is hidden: shown, because form is a form sheet, which keeps the keyboard",
        "there is a keyboard to type on: a keyboard that a form sheet keeps, and no first responder",
      ])
  }
}
