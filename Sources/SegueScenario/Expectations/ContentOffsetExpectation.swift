import HeadlessUIKit
import SegueApp
package import SegueConfig

/// The presentation value of a scroll view's content offset.
package nonisolated struct ContentOffsetExpectation: Expectation {
  /// The scroll view: `content`.
  package var of = ""
  /// UIKit's `contentOffset`, pt.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// The tolerance of each number, pt; 0.5 by default.
  package var tolerance = 0.5

  package static let key = "contentOffset"
  package static let summary =
    "The presentation value of a scroll view's contentOffset; the tolerance is 0.5 pt by default."
  package static let examples = ["contentOffset: { of: content, is: [0, 120], tolerance: 0.01 }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "an offset", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The scroll view: content."),
          Parameter("is", \.offset, .point, required: true, "The offset: [x, y]."),
          Parameter("tolerance", \.tolerance, .length(0...100), "The tolerance of each number."),
        ]))
  }

  package var sentence: String { "offset of \(of) is \(offset.text)" }
  package var expected: String { "\(offset.text) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      guard view is UIScrollView else { return EvaluationResult(false, "\(of) does not scroll") }
      let found = view.layer.presentationState(at: observation.device.now).bounds.origin
      return EvaluationResult(
        abs(found.x - offset.x) <= tolerance && abs(found.y - offset.y) <= tolerance,
        found.listText)
    }
  }
}
