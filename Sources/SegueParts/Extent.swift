public import SegueConfig

/// How far a presented view extends in one dimension of its container.
public nonisolated enum Extent: Hashable, Sendable {
  /// As far as its `preferredContentSize` says; the container's whole length where that says nothing.
  case preferred
  /// A fraction of the container's length, above 0 to 1.
  case fraction(Double)
  /// A length in points; at most the container's.
  case points(Double)

  /// The word `preferred`, `{ fraction: … }` or `{ points: … }`.
  public static let kind = ParameterKind<Extent>.oneOf(
    "an extent",
    [
      .words([("preferred", .preferred)]),
      .tagged("fraction", .fraction(0.01...1), Extent.fraction) { extent in
        if case .fraction(let fraction) = extent { fraction } else { nil }
      },
      .tagged("points", .length(1...10_000), Extent.points) { extent in
        if case .points(let points) = extent { points } else { nil }
      },
    ])

  /// The length in points.
  ///
  /// - Parameters:
  ///   - whole: The container's length, pt.
  ///   - preferred: The length that the content prefers, pt; 0 for none.
  public func length(of whole: Double, preferred: Double) -> Double {
    switch self {
    case .preferred: preferred > 0 ? min(preferred, whole) : whole
    case .fraction(let fraction): whole * fraction
    case .points(let points): min(points, whole)
    }
  }
}
