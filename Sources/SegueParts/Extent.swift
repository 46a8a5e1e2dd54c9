public import SegueConfig

/// The length of a presented view in one dimension of its container.
public nonisolated enum Extent: Hashable, Sendable {
  /// The view controller's `preferredContentSize`; the container's length if that is 0.
  case preferred
  /// A fraction of the container's length, above 0 to 1.
  case fraction(Double)
  /// A length in points, at most the container's.
  case points(Double)

  /// The forms in YAML: `preferred`, `{ fraction: … }` or `{ points: … }`.
  public static let kind = ParameterKind<Extent>.oneOf(
    "an extent", [.words([("preferred", .preferred)])] + measures)

  /// The forms in YAML with a number, for kinds that accept further forms.
  public static let measures: [ParameterAlternative<Extent>] = [
    .tagged(
      "fraction", .fraction(0.01...1), "A fraction of the container's length.", Extent.fraction),
    .tagged("points", .length(1...10_000), "A length, at most the container's.", Extent.points),
  ]

  /// Returns the length in points.
  ///
  /// - Parameters:
  ///   - containerLength: The container's length, pt.
  ///   - preferred: The content's preferred length, pt; 0 for none.
  public func length(of containerLength: Double, preferred: Double) -> Double {
    switch self {
    case .preferred: preferred > 0 ? min(preferred, containerLength) : containerLength
    case .fraction(let fraction): containerLength * fraction
    case .points(let points): min(points, containerLength)
    }
  }
}
