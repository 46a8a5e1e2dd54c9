extension UIScrollView {
  /// When the safe area is added to the insets.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; in a navigation controller UIKit also adjusts what does not scroll.
    case automatic = 0
    /// On the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On both axes.
    case always = 3
  }

  /// How soon a moving offset comes to rest: the part of its velocity left after a millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity.
    public let rawValue: CGFloat
    /// Makes a rate from the part of the velocity, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the indicators look.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, or the other way round.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
