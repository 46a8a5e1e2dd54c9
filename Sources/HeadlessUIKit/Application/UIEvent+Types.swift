extension UIEvent {
  /// The subtype of an event.
  public nonisolated enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward begins.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ends.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward begins.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ends.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  public nonisolated struct ButtonMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = Self(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = Self(rawValue: 1 << 1)
    /// Returns the button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }
}

/// The modifier keys of an event or a command.
public nonisolated struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}
