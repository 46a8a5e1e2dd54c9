import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct VisualFormatConstraintTests {
  struct FormatCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: NSLayoutConstraint.FormatOptions = []
    /// The descriptions of the constraints.
    var constraints: [String]
  }

  nonisolated static let formatCases: [FormatCase] = [
    FormatCase(
      testDescription: "H:|-8-[a(>=20)]-[b]-|",
      constraints: [
        "a.width ≥ 20", "a.leading = container.leading + 8", "b.leading = a.trailing + 8",
        "container.trailingMargin = b.trailing",
      ]),
    FormatCase(
      testDescription: "V:|[a(==b,<=gap@low)]-(gap@751)-[b(40)]|",
      constraints: [
        "a.height = b.height", "a.height ≤ 12 (priority 250)", "b.height = 40",
        "a.top = container.top", "b.top = a.bottom + 12 (priority 751)",
        "container.bottom = b.bottom",
      ]),
    FormatCase(
      testDescription: "|-(-8)-[a]", options: .directionLeftToRight,
      constraints: ["a.left = container.left - 8"]),
    FormatCase(
      testDescription: "|-3-[a]-(>=1,<=5)-[b]-|", options: .directionRightToLeft,
      constraints: [
        "container.right = a.right + 3", "a.left ≥ b.right + 1", "a.left ≤ b.right + 5",
        "b.left = container.leftMargin",
      ]),
    FormatCase(
      testDescription: "[a]-[b]", options: [.alignAllTop, .alignAllLastBaseline],
      constraints: [
        "b.leading = a.trailing + 8", "a.top = b.top", "a.lastBaseline = b.lastBaseline",
      ]),
    FormatCase(
      testDescription: "V:[a]-2-[b]", options: [.alignAllCenterX, .spacingBaselineToBaseline],
      constraints: ["b.firstBaseline = a.lastBaseline + 2", "a.centerX = b.centerX"]),
    FormatCase(testDescription: "V:|-[a]", constraints: ["a.top = container.topMargin"]),
  ]

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, in scene: LayoutScene
  ) -> [String] {
    let views = ["a": scene.add("a"), "b": scene.add("b")]
    let orphan = UIView()
    return scene.device.perform {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options,
        metrics: ["gap": 12, "low": UILayoutPriority.defaultLow, "word": "wide"],
        views: views.merging(["orphan": orphan]) { one, _ in one }
      ).map(\.description)
    }
  }

  @Test("a visual format makes the constraints that it describes", arguments: formatCases)
  func formats(example: FormatCase) {
    let scene = LayoutScene()
    #expect(make(example.testDescription, example.options, in: scene) == example.constraints)
  }

  struct ErrorCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: NSLayoutConstraint.FormatOptions = []
    var message: String
  }

  nonisolated static let errorCases: [ErrorCase] = [
    ErrorCase(
      testDescription: "|[c]",
      message: """
        visual format, column 3: there is no view or layout guide named 'c'
          |[c]
            ^
        help: the views given are: a, b, orphan
        """),
    ErrorCase(
      testDescription: "[a]-wide-[b]",
      message: """
        visual format, column 5: the metric 'wide' is missing or not a number
          [a]-wide-[b]
              ^
        help: the metrics given are: gap, low, word
        """),
    ErrorCase(
      testDescription: "|[orphan]|",
      message: """
        visual format, column 3: 'orphan' has no superview, which '|' denotes
          |[orphan]|
            ^
        help: add it to one first
        """),
    ErrorCase(
      testDescription: "[a][b]", options: .alignAllLeft,
      message: """
        visual format, column 1: a horizontal row can't be aligned by left
          [a][b]
          ^
        help: align it by top, bottom, centerY or a baseline
        """),
    ErrorCase(
      testDescription: "V:[a][b]", options: .alignAllCenterY,
      message: """
        visual format, column 1: a vertical row can't be aligned by centerY
          V:[a][b]
          ^
        help: align it by left, right, leading, trailing or centerX
        """),
    ErrorCase(
      testDescription: "[a",
      message: """
        visual format, column 3: expected ']' or '(' after the view's name, found the end
          [a
            ^
        """),
  ]

  @Test("a format with an unknown name makes no constraints and is reported", arguments: errorCases)
  func errors(example: ErrorCase) {
    let scene = LayoutScene()
    #expect(make(example.testDescription, example.options, in: scene) == [])
    #expect(scene.diagnosticMessages == [example.message])
    #expect(scene.device.diagnostics.map(\.code) == [.invalidVisualFormat])
  }
}
