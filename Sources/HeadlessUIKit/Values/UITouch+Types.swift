extension UITouch {
  /// The phase of a touch.
  public nonisolated enum Phase: Int, Sendable {
    /// The touch began.
    case began = 0
    /// The touch moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch ended.
    case ended = 3
    /// The system canceled the touch.
    case cancelled = 4
    /// A pointer entered the window.
    case regionEntered = 5
    /// A pointer moved in the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// The type of a touch.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface.
    case indirect = 1
    /// An Apple Pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Properties of a pencil's touch that are updated late.
  public nonisolated struct Properties: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth of the pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude of the pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The roll angle of the pencil.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
