import HeadlessUIKit
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
      return EvaluationResult(
        match(found), found.text(as: self) + (cornerRadius == nil ? "" : view.roundedSuperviewText))
    }
  }

  /// Compares the actual values with this expectation.
  private func match(_ other: LayerExpectation) -> Match {
    func isNear(_ wanted: Double?, _ found: Double?) -> Bool {
      wanted.map { wanted in found.map { abs(wanted - $0) <= tolerance } ?? false } ?? true
    }
    func match(_ wanted: ExpectedNumber?, _ found: ExpectedNumber?) -> Match {
      wanted?.match(found?.value ?? 0, tolerance) ?? Match(true)
    }
    let (color, found) = (backgroundColor, other.backgroundColor)
    return match(cornerRadius, other.cornerRadius) && match(shadowOpacity, other.shadowOpacity)
      && Match(
        isNear(color?.red, found?.red) && isNear(color?.green, found?.green)
          && isNear(color?.blue, found?.blue) && isNear(color?.alpha, found?.alpha))
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

extension UIView {
  /// The corner radius of the nearest superview that clips the view to rounded corners, as display
  /// text; empty for none. The corners of a sheet's content are those of the sheet's view.
  fileprivate var roundedSuperviewText: String {
    let superviews = sequence(first: self) { $0.superview }.dropFirst()
    for view in superviews where !(view is UIWindow) {
      let radius = view.layer.cornerRadius
      guard view.clipsToBounds, radius > 0 else { continue }
      return
        "; its superview \(view.accessibilityIdentifier.map { "\($0) " } ?? "")has \(Double(radius).text)"
    }
    return ""
  }
}
