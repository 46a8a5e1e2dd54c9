public import SegueConfig

/// How a view's layer is expected to look; nil where it does not matter.
public nonisolated struct LayerCondition: Equatable, Sendable {
  /// The element, screen or role.
  public var of = ""
  /// The radius of its corners, pt.
  public var cornerRadius: Double?
  /// How dark its shadow is, 0 to 1.
  public var shadowOpacity: Double?
  /// The colour of its ground.
  public var background: ConfigColour?
  /// How far off a number may be, pt, or part of a colour or an opacity; 0.01 by default.
  public var tolerance = 0.01

  static func table(_ names: PlanNames) -> ParameterTable<LayerCondition> {
    ParameterTable(
      "a layer", defaults: LayerCondition(),
      [
        Parameter("of", \.of, names.target, required: true, "The element, screen or role."),
        Parameter(
          "cornerRadius", \.cornerRadius, .written(.length(0...1000)), "The radius of its corners."),
        Parameter(
          "shadowOpacity", \.shadowOpacity, .written(.fraction()), "How dark its shadow is."),
        Parameter("background", \.background, .written(.colour), "The colour of its ground."),
        Parameter("tolerance", \.tolerance, .number(0...100), "How far off a number may be."),
      ],
      writtenCheck: { value, diagnostics in
        guard value.hasNothing(but: ["of", "tolerance"]) else { return }
        diagnostics.error(
          "empty-expectation", "the layer names nothing that must hold", at: value.range,
          help: "write one of: cornerRadius, shadowOpacity, background")
      })
  }

  /// Whether another, which says everything, looks like this one.
  func isMet(by other: LayerCondition) -> Bool {
    func isNear(_ wanted: Double?, _ found: Double?) -> Bool {
      wanted.map { wanted in found.map { abs(wanted - $0) <= tolerance } ?? false } ?? true
    }
    return isNear(cornerRadius, other.cornerRadius) && isNear(shadowOpacity, other.shadowOpacity)
      && isNear(background?.red, other.background?.red)
      && isNear(background?.green, other.background?.green)
      && isNear(background?.blue, other.background?.blue)
      && isNear(background?.alpha, other.background?.alpha)
  }

  /// What it says, of the things that another one says.
  func text(as other: LayerCondition) -> String {
    let parts = [
      other.cornerRadius.flatMap { _ in cornerRadius.map { "cornerRadius \($0.text)" } },
      other.shadowOpacity.flatMap { _ in shadowOpacity.map { "shadowOpacity \($0.text)" } },
      other.background.flatMap { _ in
        background.map { "background \(ParameterKind.colour.format($0))" }
      },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// What must hold.
  var text: String { text(as: self) }
}
