extension UITouch {
  /// What a touch is doing.
  public nonisolated enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests since the last event.
    case stationary = 2
    /// The finger left.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer came over the window.
    case regionEntered = 5
    /// A pointer moved over the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The former name of the pencil.
    public static let stylus = TouchType.pencil
  }

  /// Measures of a pencil's touch that come late.
  public nonisolated struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of the pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The slope of the pencil.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// The turn of the pencil about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
