open class UIEvent: NSObject {
  open var timestamp: TimeInterval { notImplemented() }
  open var allTouches: Set<UITouch>? { notImplemented() }
}

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { notImplemented() }
  open var canBecomeFirstResponder: Bool { notImplemented() }
  @discardableResult open func becomeFirstResponder() -> Bool { notImplemented() }
  open var canResignFirstResponder: Bool { notImplemented() }
  @discardableResult open func resignFirstResponder() -> Bool { notImplemented() }
  open var isFirstResponder: Bool { notImplemented() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    notImplemented()
  }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name { notImplemented() }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    notImplemented()
  }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name { notImplemented() }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { notImplemented() }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { notImplemented() }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { notImplemented() }
}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

@MainActor open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open class var layerClass: AnyClass { notImplemented() }
  public init(frame: CGRect) { notImplemented() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }

  open var isUserInteractionEnabled: Bool = true
  open var tag: Int = 0
  open var layer: CALayer { notImplemented() }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { notImplemented() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    notImplemented()
  }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var transform3D: CATransform3D = notImplemented()
  open var contentScaleFactor: CGFloat = 1
  open var anchorPoint: CGPoint = .zero
  open var isMultipleTouchEnabled: Bool = false
  open var isExclusiveTouch: Bool = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { notImplemented() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { notImplemented() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { notImplemented() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { notImplemented() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { notImplemented() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { notImplemented() }
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    notImplemented()
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    notImplemented()
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    notImplemented()
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    notImplemented()
  }
  open var autoresizesSubviews: Bool = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { notImplemented() }
  open func sizeToFit() {}

  open var superview: UIView? { notImplemented() }
  open var subviews: [UIView] { notImplemented() }
  open var window: UIWindow? { notImplemented() }
  open func removeFromSuperview() {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool { notImplemented() }
  open func viewWithTag(_ tag: Int) -> UIView? { notImplemented() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var layoutMargins: UIEdgeInsets = .zero
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  open var preservesSuperviewLayoutMargins: Bool = false
  open var insetsLayoutMarginsFromSafeArea: Bool = true
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { notImplemented() }
  open func safeAreaInsetsDidChange() {}
  open var layoutMarginsGuide: UILayoutGuide { notImplemented() }
  open var safeAreaLayoutGuide: UILayoutGuide { notImplemented() }

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open var clipsToBounds: Bool = false
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isOpaque: Bool = true
  open var isHidden: Bool = false
  open var contentMode: UIView.ContentMode = .scaleToFill
  open var mask: UIView?
  open var tintColor: UIColor!
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  open func tintColorDidChange() {}

  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    notImplemented()
  }

  open var traitCollection: UITraitCollection { notImplemented() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { notImplemented() }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { notImplemented() }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { notImplemented() }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { notImplemented() }
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  open func needsUpdateConstraints() -> Bool { notImplemented() }
  open func setNeedsUpdateConstraints() {}
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  open class var requiresConstraintBasedLayout: Bool { notImplemented() }
  open var alignmentRectInsets: UIEdgeInsets { notImplemented() }
  open class var layoutFittingCompressedSize: CGSize { notImplemented() }
  open class var layoutFittingExpandedSize: CGSize { notImplemented() }
  open class var noIntrinsicMetric: CGFloat { notImplemented() }
  open var intrinsicContentSize: CGSize { notImplemented() }
  open func invalidateIntrinsicContentSize() {}
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    notImplemented()
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { notImplemented() }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { notImplemented() }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { notImplemented() }
  open var layoutGuides: [UILayoutGuide] { notImplemented() }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open var leadingAnchor: NSLayoutXAxisAnchor { notImplemented() }
  open var trailingAnchor: NSLayoutXAxisAnchor { notImplemented() }
  open var leftAnchor: NSLayoutXAxisAnchor { notImplemented() }
  open var rightAnchor: NSLayoutXAxisAnchor { notImplemented() }
  open var topAnchor: NSLayoutYAxisAnchor { notImplemented() }
  open var bottomAnchor: NSLayoutYAxisAnchor { notImplemented() }
  open var widthAnchor: NSLayoutDimension { notImplemented() }
  open var heightAnchor: NSLayoutDimension { notImplemented() }
  open var centerXAnchor: NSLayoutXAxisAnchor { notImplemented() }
  open var centerYAnchor: NSLayoutYAxisAnchor { notImplemented() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { notImplemented() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { notImplemented() }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityIdentifier: String?
  open func accessibilityPerformEscape() -> Bool { notImplemented() }
  open func accessibilityActivate() -> Bool { notImplemented() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
