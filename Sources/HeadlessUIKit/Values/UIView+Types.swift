extension UIView {
  /// The placement of content in a view of another size.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the view.
    case scaleToFill = 0
    /// Scaled to fit, with the aspect ratio preserved.
    case scaleAspectFit = 1
    /// Scaled to fill, with the aspect ratio preserved.
    case scaleAspectFill = 2
    /// Redrawn.
    case redraw = 3
    /// Unscaled, centered.
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

  /// The parts that resize with the superview.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The adjustment of the tint color.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic = 0
    /// Unmodified.
    case normal = 1
    /// Desaturated.
    case dimmed = 2
  }
}
