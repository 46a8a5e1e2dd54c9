import HeadlessUIKit
package import SegueConfig

/// The presentation value of a scroll view's content offset.
package nonisolated struct ContentOffsetExpectation: Expectation {
  /// The scroll view, `content`, or a view in it.
  package var of = ""
  /// UIKit's `contentOffset` by its two numbers, pt; `nil` is not compared.
  package private(set) var x: ExpectedNumber?
  package private(set) var y: ExpectedNumber?
  /// The tolerance of each number, pt; 0.5 by default.
  package var tolerance = 0.5

  package static let key = "contentOffset"
  package static let summary =
    "The presentation value of a scroll view's contentOffset; the tolerance is 0.5 pt by default."
  package static let examples = [
    "contentOffset: { of: content, is: [0, 120], tolerance: 0.01 }",
    "{ of: content, x: 0, y: { atLeast: 100 } }",
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "an offset", defaults: Self(),
        [
          Parameter(
            "of", \.of, names.app.target, required: true,
            "The scroll view, content, or an element that it contains."),
          Parameter("is", \.offset, .optional(.point), "The offset: [x, y]."),
          Parameter(
            "x", \.x, .optional(ExpectedNumber.length), "The horizontal offset."),
          Parameter("y", \.y, .optional(ExpectedNumber.length), "The vertical offset."),
          Parameter("tolerance", \.tolerance, .length(0...100), "The tolerance of each number."),
        ]
      ).requiringAnyKey(
        "empty-expectation", "the offset expectation has no number", besides: ["tolerance"]))
  }

  package var sentence: String { "offset of \(of) is \(text)" }
  package var expected: String { "\(text) ± \(tolerance.text)" }

  /// Both numbers; `nil` unless both are expected as values.
  private var offset: ConfigPoint? {
    get {
      guard let x = x?.value, let y = y?.value else { return nil }
      return ConfigPoint(x: x, y: y)
    }
    set {
      guard let newValue else { return }
      (x, y) = (ExpectedNumber(newValue.x), ExpectedNumber(newValue.y))
    }
  }

  private var text: String {
    offset?.text
      ?? [x.map { "x \($0.text)" }, y.map { "y \($0.text)" }].compactMap(\.self).listText
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      guard let scrollView = view.nearestScrollView else {
        return EvaluationResult(false, "\(of) does not scroll")
      }
      let found = scrollView.layer.presentationState(at: observation.device.now).bounds.origin
      let matches = [x?.match(found.x, tolerance), y?.match(found.y, tolerance)]
      return EvaluationResult(matches.lazy.compactMap(\.self).all, found.listText)
    }
  }
}
