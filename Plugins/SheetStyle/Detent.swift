import SegueConfig
public import SegueCore

/// A height at which a sheet rests.
public nonisolated enum Detent: Hashable, Sendable {
  /// What the content wants, below the top of the safe area.
  case content
  /// Half of the container's height, or all of it.
  case medium, large
  /// A share of the container's height, above 0 to 1.
  case fraction(Double)
  /// A height in points.
  case points(Double)
  /// All but so many points at the top.
  case inset(Double)

  /// How high a sheet is at least, pt, where the container is: lower it could not be taken hold of.
  public static let least: CGFloat = 64

  /// The height in a container, pt: from `least` to the container's own.
  ///
  /// - Parameters:
  ///   - height: The container's, pt.
  ///   - safeTop: What the top of the container covers, pt.
  ///   - fitting: What the content wants, pt; called only for `content`.
  public func height(
    in height: CGFloat, below safeTop: CGFloat, fitting: () -> CGFloat
  ) -> CGFloat {
    let wanted =
      switch self {
      case .content: min(fitting(), height - safeTop)
      case .medium: height / 2
      case .large: height
      case .fraction(let fraction): height * fraction
      case .points(let points): CGFloat(points)
      case .inset(let inset): height - inset
      }
    return max(min(wanted, height), min(Self.least, height))
  }
}

nonisolated extension Detent {
  /// A detent as a YAML file gives it.
  static var kind: ParameterKind<Self> {
    .oneOf(
      "a detent",
      [
        .words([("content", .content), ("medium", .medium), ("large", .large)]),
        .tagged("fraction", .fraction(0.01...1), Detent.fraction) { detent in
          if case .fraction(let fraction) = detent { fraction } else { nil }
        },
        .tagged("points", .length(1...10_000), Detent.points) { detent in
          if case .points(let points) = detent { points } else { nil }
        },
        .tagged("inset", .length(0...10_000), Detent.inset) { detent in
          if case .inset(let inset) = detent { inset } else { nil }
        },
      ])
  }
}
