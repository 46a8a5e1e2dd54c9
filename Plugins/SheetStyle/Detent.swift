import SegueConfig
public import SegueCore

/// A height at which a sheet rests.
public nonisolated enum Detent: Hashable, Sendable {
  /// The content's preferred or fitting height, below the top safe-area inset.
  case content
  /// Half of the container's height, or all of it.
  case medium, large
  /// A fraction of the container's height, above 0 to 1.
  case fraction(Double)
  /// A height in points.
  case points(Double)
  /// The container's height less an inset at the top, pt.
  case inset(Double)

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
      case .content: min(fitting(), height - safeTop)
      case .medium: height / 2
      case .large: height
      case .fraction(let fraction): height * fraction
      case .points(let points): CGFloat(points)
      case .inset(let inset): height - inset
      }
    return max(min(requested, height), min(Self.least, height))
  }
}

nonisolated extension Detent {
  /// The forms of a detent in YAML.
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
