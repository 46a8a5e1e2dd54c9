/// The axes along which a layer scrolls.
public nonisolated struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The vertical axis.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The horizontal axis.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers.
open nonisolated class CAScrollLayer: CALayer {
  /// Creates a layer that scrolls along both axes.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The axes along which the layer scrolls; both by default.
  open var scrollMode: CAScrollLayerScrollMode {
    get { stored("scrollMode", .both) }
    set { store("scrollMode", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "scrollMode": CAScrollLayerScrollMode.both
    default: super.defaultValue(forKey: key)
    }
  }

  /// Scrolls so that a point of the content is at the origin.
  open func scroll(to p: CGPoint) { scrollOrigin(to: p) }
  /// Scrolls as far as is needed to make a rectangle of the content visible.
  open func scroll(to r: CGRect) { scrollOrigin(to: originShowing(r)) }

  override var asScrollLayer: CAScrollLayer? { self }

  private func scrollOrigin(to point: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds.origin = origin
  }

  private func originShowing(_ rect: CGRect) -> CGPoint {
    func start(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < from || high - low > length { return low }
      return max(from, high - length)
    }
    return CGPoint(
      x: start(rect.minX, rect.maxX, bounds.minX, bounds.width),
      y: start(rect.minY, rect.maxY, bounds.minY, bounds.height))
  }
}
