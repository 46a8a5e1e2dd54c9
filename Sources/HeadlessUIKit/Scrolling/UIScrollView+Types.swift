extension UIScrollView {
  /// How the safe area is added to the content inset.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`; in a navigation controller UIKit also adjusts nonscrolling views.
    case automatic = 0
    /// Adds the safe area on scrollable axes.
    case scrollableAxes = 1
    /// Does not add the safe area.
    case never = 2
    /// Adds the safe area on both axes.
    case always = 3
  }

  /// The deceleration rate of an offset: the fraction of its velocity left after 1 ms.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity left after 1 ms.
    public let rawValue: CGFloat
    /// Creates a rate from a fraction, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, or the reverse.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How dragging dismisses the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// At the beginning of a drag.
    case onDrag = 1
    /// The keyboard follows a drag into it; here it is dismissed when the touch enters it.
    case interactive = 2
    /// Like `onDrag`, with an accessory view that remains.
    case onDragWithAccessory = 3
    /// Like `interactive`, with an accessory view that remains.
    case interactiveWithAccessory = 4
  }

  /// When the index of a list is visible.
  public nonisolated enum IndexDisplayMode: Int, Sendable {
    /// As needed.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }
}
