import HeadlessUIKit
package import SegueConfig

/// The detent at which a sheet rests, or to which it moves.
package nonisolated struct DetentExpectation: Expectation {
  /// The screen in the sheet.
  package var of = ""
  /// The detent.
  package var detent = SheetDetent.height(.large)

  package static let key = "detent"
  package static let summary =
    "The detent at which a screen's sheet rests, or to which it moves, as `sheet` writes it; "
    + "during a drag it is the one before the drag."
  package static let followsReleases = true
  package static let examples = ["detent: { of: games, is: medium }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a detent", defaults: Self(),
        [
          Parameter("of", \.of, names.app.screen, required: true, "The screen in the sheet."),
          Parameter(
            "is", \.detent, SheetDetent.kind, required: true,
            "The detent: medium, large, a height in points, or one that only a style's sheet has."),
        ]))
  }

  package var sentence: String { "the sheet of \(of) is at the detent \(expected)" }
  package var expected: String { detent.text }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let controller = observation.app.controller(named: of) else {
      return .notPresented(of)
    }
    guard let found = controller.detent else {
      return EvaluationResult(false, "\(of) is not in a sheet with detents")
    }
    return EvaluationResult(found == detent, found.text)
  }
}
