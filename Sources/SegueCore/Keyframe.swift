public import SegueConfig

/// The part of a transition in which something is animated, in the words of UIKit's
/// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
///
/// The times are those of a forward transition. A reverse transition has the mirrored key frame: what
/// appears last disappears first.
public nonisolated struct Keyframe: Hashable, Sendable {
  /// The start, as a fraction of the transition's duration, 0..<1; 0 by default.
  public var relativeStartTime: Double
  /// The duration, as a fraction of the transition's duration, above 0, up to its end; 1 by default.
  public var relativeDuration: Double

  /// Makes a key frame, by default of the whole transition.
  public init(relativeStartTime: Double = 0, relativeDuration: Double = 1) {
    self.relativeStartTime = relativeStartTime
    self.relativeDuration = relativeDuration
  }

  /// Whether the key frame is only a part of the transition.
  package var isPartial: Bool { relativeStartTime > 0 || relativeDuration < 1 }

  /// Returns the key frame of a transition in a direction, mirrored for `reverse`.
  package func keyframe(for direction: TransitionDirection) -> Keyframe {
    guard direction == .reverse else { return self }
    return Keyframe(
      relativeStartTime: max(0, 1 - relativeStartTime - relativeDuration),
      relativeDuration: relativeDuration)
  }

  /// The keys of a key frame: `relativeStartTime` and `relativeDuration`.
  public static let table = ParameterTable(
    "a key frame", defaults: Keyframe(), entries, check: { $0.check($1, &$2) })

  /// Returns the keys of a value that has a key frame; `check(_:_:)` is the check of its table.
  public static func parameters<Root>(
    at property: any WritableKeyPath<Root, Keyframe> & Sendable
  ) -> [Parameter<Root>] {
    entries.map { $0.lifted(to: property) }
  }

  static let entries: [Parameter<Keyframe>] = [
    Parameter(
      "relativeStartTime", \.relativeStartTime, .fraction(0...0.99),
      "When it starts as a view appears, as a fraction of the transition's duration."),
    Parameter(
      "relativeDuration", \.relativeDuration, .fraction(0.01...1),
      "How long it takes, as a fraction of the transition's duration."),
  ]

  /// Reports a key frame that would end after its transition.
  ///
  /// - Parameters:
  ///   - value: The map with the keys of the key frame.
  ///   - diagnostics: Receives the error.
  package func check(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    // A sum such as 0.9 + 0.1 may have a rounding error.
    guard relativeStartTime + relativeDuration > 1.000_001 else { return }
    let remaining = numberText((1 - relativeStartTime).rounded(places: 6))
    diagnostics.error(
      "late-keyframe", "the animation would end after the transition",
      at: value["relativeDuration"]?.range ?? value["relativeStartTime"]?.range,
      help: "write relativeDuration: \(remaining), or less")
  }
}

extension MovementContext {
  /// Animates changes in parts of the transition; call it in `animate(_:)` of a movement.
  ///
  /// Changes over the whole transition are made first, then those over parts: in the order of the list,
  /// and in a reverse transition in the opposite order. So several of them may set one property: a view
  /// that lifts and then flips, in reverse first flips back. A spring does not overshoot in a part of
  /// the transition.
  ///
  /// - Parameter keyframes: The key frames of a forward transition, the earliest first, and their
  ///   changes.
  public func animateKeyframes(_ keyframes: [(keyframe: Keyframe, changes: () -> Void)]) {
    let ordered = direction == .forward ? keyframes : keyframes.reversed()
    for (keyframe, changes) in ordered where !keyframe.isPartial { changes() }
    let parts = ordered.filter(\.keyframe.isPartial)
    guard !parts.isEmpty else { return }
    // Without a duration they take the animator's (UIKit row 150).
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      for (keyframe, changes) in parts {
        let keyframe = keyframe.keyframe(for: direction)
        UIView.addKeyframe(
          withRelativeStartTime: keyframe.relativeStartTime,
          relativeDuration: keyframe.relativeDuration, animations: changes)
      }
    }
  }
}
