/// A length of time or a moment, s.
public typealias CFTimeInterval = Double

/// What is shown before and after an animation's own time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start is shown while the begin time has not come.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start is shown before, the end after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing of it is shown before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A time line that hangs on another: an animation's on its layer's, a layer's on its superlayer's.
///
/// A moment t of the one above is (t - beginTime) × speed + timeOffset here.
public nonisolated protocol CAMediaTiming {
  /// When it begins on the time line above, s; 0 means as soon as it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, s; 0 means as long as its group or its transaction says.
  var duration: CFTimeInterval { get set }
  /// How much faster its time runs than the one above; 1 by default, 0 stands still.
  var speed: Float { get set }
  /// How far ahead it is, s; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it plays; 0 by default, which means once.
  var repeatCount: Float { get set }
  /// How long it goes on repeating, s; 0 by default, which leaves that to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each time also plays backwards; false by default.
  var autoreverses: Bool { get set }
  /// What is shown before and after; nothing by default.
  var fillMode: CAMediaTimingFillMode { get set }
}
