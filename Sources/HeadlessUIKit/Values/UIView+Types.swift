extension UIView {
  /// How content fits a view whose size differs.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the view.
    case scaleToFill = 0
    /// Scaled to fit, ratio kept.
    case scaleAspectFit = 1
    /// Scaled to fill, ratio kept.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// Unscaled, in the middle.
    case center = 4
    /// Unscaled, at the top.
    case top = 5
    /// Unscaled, at the bottom.
    case bottom = 6
    /// Unscaled, at the left.
    case left = 7
    /// Unscaled, at the right.
    case right = 8
    /// Unscaled, top left.
    case topLeft = 9
    /// Unscaled, top right.
    case topRight = 10
    /// Unscaled, bottom left.
    case bottomLeft = 11
    /// Unscaled, bottom right.
    case bottomRight = 12
  }

  /// What gives way when the superview changes its size.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the tint color is dimmed.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Gray.
    case dimmed = 2
  }
}
