open class UIEvent: NSObject {
  open var timestamp: TimeInterval { unbuilt() }
  open var allTouches: Set<UITouch>? { unbuilt() }
}

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { unbuilt() }
  open var canBecomeFirstResponder: Bool { unbuilt() }
  @discardableResult open func becomeFirstResponder() -> Bool { unbuilt() }
  open var canResignFirstResponder: Bool { unbuilt() }
  @discardableResult open func resignFirstResponder() -> Bool { unbuilt() }
  open var isFirstResponder: Bool { unbuilt() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public nonisolated class var keyboardWillShowNotification: NSNotification.Name { unbuilt() }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name { unbuilt() }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name { unbuilt() }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name { unbuilt() }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { unbuilt() }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { unbuilt() }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { unbuilt() }
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

  open class var layerClass: AnyClass { unbuilt() }
  public init(frame: CGRect) { unbuilt() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }

  open var isUserInteractionEnabled: Bool = true
  open var tag: Int = 0
  open var layer: CALayer { unbuilt() }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { unbuilt() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { unbuilt() }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var transform3D: CATransform3D = unbuilt()
  open var contentScaleFactor: CGFloat = 1
  open var anchorPoint: CGPoint = .zero
  open var isMultipleTouchEnabled: Bool = false
  open var isExclusiveTouch: Bool = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { unbuilt() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { unbuilt() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { unbuilt() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { unbuilt() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { unbuilt() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { unbuilt() }
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    unbuilt()
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    unbuilt()
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    unbuilt()
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    unbuilt()
  }
  open var autoresizesSubviews: Bool = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { unbuilt() }
  open func sizeToFit() {}

  open var superview: UIView? { unbuilt() }
  open var subviews: [UIView] { unbuilt() }
  open var window: UIWindow? { unbuilt() }
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
  open func isDescendant(of view: UIView) -> Bool { unbuilt() }
  open func viewWithTag(_ tag: Int) -> UIView? { unbuilt() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var layoutMargins: UIEdgeInsets = .zero
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  open var preservesSuperviewLayoutMargins: Bool = false
  open var insetsLayoutMarginsFromSafeArea: Bool = true
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { unbuilt() }
  open func safeAreaInsetsDidChange() {}
  open var layoutMarginsGuide: UILayoutGuide { unbuilt() }
  open var safeAreaLayoutGuide: UILayoutGuide { unbuilt() }

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
    unbuilt()
  }

  open var traitCollection: UITraitCollection { unbuilt() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { unbuilt() }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { unbuilt() }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { unbuilt() }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { unbuilt() }
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  open func needsUpdateConstraints() -> Bool { unbuilt() }
  open func setNeedsUpdateConstraints() {}
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  open class var requiresConstraintBasedLayout: Bool { unbuilt() }
  open var alignmentRectInsets: UIEdgeInsets { unbuilt() }
  open class var layoutFittingCompressedSize: CGSize { unbuilt() }
  open class var layoutFittingExpandedSize: CGSize { unbuilt() }
  open class var noIntrinsicMetric: CGFloat { unbuilt() }
  open var intrinsicContentSize: CGSize { unbuilt() }
  open func invalidateIntrinsicContentSize() {}
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    unbuilt()
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { unbuilt() }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { unbuilt() }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { unbuilt() }
  open var layoutGuides: [UILayoutGuide] { unbuilt() }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open var leadingAnchor: NSLayoutXAxisAnchor { unbuilt() }
  open var trailingAnchor: NSLayoutXAxisAnchor { unbuilt() }
  open var leftAnchor: NSLayoutXAxisAnchor { unbuilt() }
  open var rightAnchor: NSLayoutXAxisAnchor { unbuilt() }
  open var topAnchor: NSLayoutYAxisAnchor { unbuilt() }
  open var bottomAnchor: NSLayoutYAxisAnchor { unbuilt() }
  open var widthAnchor: NSLayoutDimension { unbuilt() }
  open var heightAnchor: NSLayoutDimension { unbuilt() }
  open var centerXAnchor: NSLayoutXAxisAnchor { unbuilt() }
  open var centerYAnchor: NSLayoutYAxisAnchor { unbuilt() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { unbuilt() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { unbuilt() }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityIdentifier: String?
  open func accessibilityPerformEscape() -> Bool { unbuilt() }
  open func accessibilityActivate() -> Bool { unbuilt() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
