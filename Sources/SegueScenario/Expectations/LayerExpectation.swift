import HeadlessUIKit
import SegueApp
package import SegueConfig

/// Presentation values of a view's layer; a `nil` property is not compared.
package nonisolated struct LayerExpectation: Expectation {
  /// The element, screen or role.
  package var of = ""
  /// The corner radius or its limits, pt.
  package var cornerRadius: ExpectedNumber?
  /// The shadow opacity or its limits, 0 to 1.
  package var shadowOpacity: ExpectedNumber?
  /// The background color.
  package var backgroundColor: ConfigColor?
  /// The tolerance of each number: pt, a color component, or an opacity; 0.01 by default.
  package var tolerance = 0.01

  package static let key = "layer"
  package static let summary =
    "Presentation values of a view's layer; the `tolerance` of each number is 0.01 by default."
  package static let examples = [
    "layer: { of: games, cornerRadius: 8, shadowOpacity: 0.8, backgroundColor: black }"
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a layer", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter(
            "cornerRadius", \.cornerRadius, .optional(ExpectedNumber.kind(.length(0...1000))),
            "The corner radius."),
          Parameter(
            "shadowOpacity", \.shadowOpacity, .optional(ExpectedNumber.kind(.fraction())),
            "The shadow opacity."),
          Parameter(
            "backgroundColor", \.backgroundColor, .optional(.color), "The background color."),
          Parameter("tolerance", \.tolerance, .number(0...100), "The tolerance of each number."),
        ]
      ).requiringAnyKey(
        "empty-expectation", "the layer expectation is empty", besides: ["tolerance"]))
  }

  package var sentence: String { "layer of \(of) has \(text(as: self))" }
  package var expected: String { "\(text(as: self)) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      let state = view.layer.presentationState(at: observation.device.now)
      let color = state.background
      let found = LayerExpectation(
        of: of, cornerRadius: ExpectedNumber(state.cornerRadius),
        shadowOpacity: ExpectedNumber(state.shadowOpacity),
        backgroundColor: ConfigColor(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      return EvaluationResult(isMet(by: found), found.text(as: self))
    }
  }

  /// Returns whether the actual values match this expectation.
  private func isMet(by other: LayerExpectation) -> Bool {
    func isNear(_ wanted: Double?, _ found: Double?) -> Bool {
      wanted.map { wanted in found.map { abs(wanted - $0) <= tolerance } ?? false } ?? true
    }
    func holds(_ wanted: ExpectedNumber?, _ found: ExpectedNumber?) -> Bool {
      wanted?.holds(found?.value ?? 0, tolerance) ?? true
    }
    return holds(cornerRadius, other.cornerRadius) && holds(shadowOpacity, other.shadowOpacity)
      && isNear(backgroundColor?.red, other.backgroundColor?.red)
      && isNear(backgroundColor?.green, other.backgroundColor?.green)
      && isNear(backgroundColor?.blue, other.backgroundColor?.blue)
      && isNear(backgroundColor?.alpha, other.backgroundColor?.alpha)
  }

  /// Returns the values of the properties that another expectation has.
  private func text(as other: LayerExpectation) -> String {
    let parts = [
      other.cornerRadius.flatMap { _ in cornerRadius.map { "cornerRadius \($0.text)" } },
      other.shadowOpacity.flatMap { _ in shadowOpacity.map { "shadowOpacity \($0.text)" } },
      other.backgroundColor.flatMap { _ in
        backgroundColor.map { "backgroundColor \(ParameterKind.color.format($0))" }
      },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
