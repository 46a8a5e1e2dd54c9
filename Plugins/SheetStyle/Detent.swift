public import SegueConfig
public import SegueCore
public import SegueParts

/// A height at which a sheet rests.
public nonisolated enum Detent: Hashable, Sendable {
  /// Half of the container's height, or all of it.
  case medium, large
  /// A part of the container's height, a height in points, or the height of the content.
  case extent(Extent)
  /// A formula of the container's height: `max * 0.5 + 20` in YAML.
  case formula(HeightFormula)

  /// The content's preferred or fitting height, below the top safe-area inset.
  public static let content = Self.extent(.preferred)

  /// Returns a fraction of the container's height, above 0 to 1.
  public static func fraction(_ fraction: Double) -> Self { .extent(.fraction(fraction)) }

  /// Returns a height in points.
  public static func points(_ points: Double) -> Self { .extent(.points(points)) }

  /// Returns the container's height less an inset at the top, pt.
  public static func inset(_ inset: Double) -> Self { .formula(HeightFormula(points: -inset)) }

  /// The minimum height of a sheet, pt: a lower one could not be dragged.
  public static let least: CGFloat = 64

  /// Returns the height in a container, pt: from `least` to the container's height.
  ///
  /// - Parameters:
  ///   - height: The container's height, pt.
  ///   - safeTop: The container's top safe-area inset, pt.
  ///   - fitting: Returns the content's height, pt; called only for `content`.
  public func height(
    in height: CGFloat, below safeTop: CGFloat, fitting: () -> CGFloat
  ) -> CGFloat {
    let requested =
      switch self {
      case .medium: height / 2
      case .large: height
      case .extent(.preferred): min(fitting(), height - safeTop)
      case .extent(let extent): extent.length(of: height, preferred: 0)
      case .formula(let formula): height * formula.fraction + formula.points
      }
    return max(min(requested, height), min(Self.least, height))
  }
}

nonisolated extension Detent {
  /// The forms of a detent in YAML.
  static var kind: ParameterKind<Self> {
    .oneOf(
      "a detent",
      [.words([("content", .content), ("medium", .medium), ("large", .large)])]
        + Extent.measures.map { $0.mapped(Detent.extent) } + [
          .tagged(
            "inset", .length(0...10_000), "The height of the container less this length.",
            { .inset($0) }, back: \.inset),
          .points(Self.points),
          .formula(Self.formula, back: \.formula),
        ])
  }

  private var inset: Double? {
    guard let formula, formula.fraction == 1, formula.points <= 0 else { return nil }
    return -formula.points
  }

  /// The formula; nil for another detent.
  fileprivate var formula: HeightFormula? {
    if case .formula(let formula) = self { formula } else { nil }
  }
}

nonisolated extension Detent {
  /// Reads an identifier; nil for another text.
  init?(identifier: String) {
    switch identifier {
    case "medium": self = .medium
    case "large": self = .large
    case "content": self = .content
    default:
      if let fraction = Double(identifier), fraction > 0, fraction <= 1 {
        self = .fraction(fraction)
      } else if identifier.hasSuffix(" pt"), let points = Double(identifier.dropLast(3)) {
        self = .points(points)
      } else if let formula = HeightFormula(identifier) {
        self = .formula(formula)
      } else {
        return nil
      }
    }
  }

  /// The identifier: the word of the detent, or the measure as in YAML.
  var identifier: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .extent(.preferred): "content"
    case .extent(.fraction(let fraction)): numberText(fraction)
    case .extent(.points(let points)): "\(numberText(points)) pt"
    case .formula(let formula): formula.text
    }
  }
}
