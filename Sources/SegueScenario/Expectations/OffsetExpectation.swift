import HeadlessUIKit
import SegueApp
package import SegueConfig

/// How far a scroll view has scrolled, as shown.
package nonisolated struct OffsetExpectation: Expectation {
  /// The scroll view: `content`.
  package var of = ""
  /// The point of its content at its origin, pt: UIKit's contentOffset.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// How far off a number may be, pt; 0.5 by default.
  package var tolerance = 0.5

  package static let key = "contentOffset"
  package static let summary =
    "How far a list has scrolled, as shown: UIKit's contentOffset; within 0.5 pt unless said."
  package static let examples = ["contentOffset: { of: content, is: [0, 120], tolerance: 0.01 }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "an offset", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The list: content."),
          Parameter("is", \.offset, .point, required: true, "The offset: [x, y]."),
          Parameter("tolerance", \.tolerance, .length(0...100), "How far off each number may be."),
        ]))
  }

  package var sentence: String { "offset of \(of) is \(offset.text)" }
  package var expected: String { "\(offset.text) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> Finding {
    observation.view(of) { view in
      guard view is UIScrollView else { return Finding(false, "\(of) does not scroll") }
      let found = view.layer.presentationState(at: observation.device.now).bounds.origin
      return Finding(
        abs(found.x - offset.x) <= tolerance && abs(found.y - offset.y) <= tolerance,
        found.listText)
    }
  }
}
