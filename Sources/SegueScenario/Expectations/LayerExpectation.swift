import HeadlessUIKit
import SegueApp
package import SegueConfig

/// How a view's layer looks, as shown; nil where it does not matter.
package nonisolated struct LayerExpectation: Expectation {
  /// The element, screen or role.
  package var of = ""
  /// The radius of its corners, pt.
  package var cornerRadius: Double?
  /// How dark its shadow is, 0 to 1.
  package var shadowOpacity: Double?
  /// The color of its background.
  package var backgroundColor: ConfigColor?
  /// How far off a number may be, pt, or part of a color or an opacity; 0.01 by default.
  package var tolerance = 0.01

  package static let key = "layer"
  package static let summary =
    "How a view's layer looks, as shown; numbers within 0.01 unless said otherwise by `tolerance`."
  package static let examples = [
    "layer: { of: sheetView, cornerRadius: 8, shadowOpacity: 0.8, backgroundColor: black }"
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a layer", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter(
            "cornerRadius", \.cornerRadius, .optional(.length(0...1000)),
            "The radius of its corners."),
          Parameter(
            "shadowOpacity", \.shadowOpacity, .optional(.fraction()), "How dark its shadow is."),
          Parameter(
            "backgroundColor", \.backgroundColor, .optional(.color), "The color of its ground."),
          Parameter("tolerance", \.tolerance, .number(0...100), "How far off a number may be."),
        ],
        rawValidator: { _, value, diagnostics in
          guard value.hasNothing(but: ["of", "tolerance"]) else { return }
          diagnostics.error(
            "empty-expectation", "the layer names nothing that must hold", at: value.range,
            help: "write one of: cornerRadius, shadowOpacity, backgroundColor")
        }))
  }

  package var sentence: String { "layer of \(of) has \(text(as: self))" }
  package var expected: String { "\(text(as: self)) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> Finding {
    observation.view(of) { view in
      let state = view.layer.presentationState(at: observation.device.now)
      let color = state.background
      let found = LayerExpectation(
        of: of, cornerRadius: state.cornerRadius, shadowOpacity: state.shadowOpacity,
        backgroundColor: ConfigColor(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      return Finding(isMet(by: found), found.text(as: self))
    }
  }

  /// Whether another, which says everything, looks like this one.
  private func isMet(by other: LayerExpectation) -> Bool {
    func isNear(_ wanted: Double?, _ found: Double?) -> Bool {
      wanted.map { wanted in found.map { abs(wanted - $0) <= tolerance } ?? false } ?? true
    }
    return isNear(cornerRadius, other.cornerRadius) && isNear(shadowOpacity, other.shadowOpacity)
      && isNear(backgroundColor?.red, other.backgroundColor?.red)
      && isNear(backgroundColor?.green, other.backgroundColor?.green)
      && isNear(backgroundColor?.blue, other.backgroundColor?.blue)
      && isNear(backgroundColor?.alpha, other.backgroundColor?.alpha)
  }

  /// What it says, of the things that another one says.
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
