/// The effect of an animation outside of its active duration.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value applies before the begin time.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value applies before, the end value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A timeline with a parent: that of an animation in its layer, that of a layer in its superlayer.
///
/// A parent time t corresponds to (t - beginTime) × speed + timeOffset.
public nonisolated protocol CAMediaTiming {
  /// The begin time on the parent timeline, s; 0 means the time of addition.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, s; 0 means that of the group or transaction.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent; 1 by default, 0 stops time.
  var speed: Float { get set }
  /// The time offset, s; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0, the default, plays once.
  var repeatCount: Float { get set }
  /// The duration of the repetitions, s; 0, the default, uses `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition also plays backward; false by default.
  var autoreverses: Bool { get set }
  /// The effect outside of the active duration; `removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}
