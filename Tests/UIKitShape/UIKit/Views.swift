// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }
  open var type: UIEvent.EventType { declarationOnly() }
  open var timestamp: TimeInterval { declarationOnly() }
  open var allTouches: Set<UITouch>? { declarationOnly() }
}

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { declarationOnly() }
  open var canBecomeFirstResponder: Bool { declarationOnly() }
  @discardableResult open func becomeFirstResponder() -> Bool { declarationOnly() }
  open var canResignFirstResponder: Bool { declarationOnly() }
  @discardableResult open func resignFirstResponder() -> Bool { declarationOnly() }
  open var isFirstResponder: Bool { declarationOnly() }

  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    declarationOnly()
  }
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    declarationOnly()
  }
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    declarationOnly()
  }
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    declarationOnly()
  }
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    declarationOnly()
  }
  public nonisolated class var keyboardFrameEndUserInfoKey: String { declarationOnly() }
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { declarationOnly() }
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { declarationOnly() }
}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

@MainActor open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
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

  open class var layerClass: AnyClass { declarationOnly() }
  public init(frame: CGRect) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }

  open var isUserInteractionEnabled: Bool = true
  open var tag: Int = 0
  open var layer: CALayer { declarationOnly() }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { declarationOnly() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    declarationOnly()
  }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var transform3D: CATransform3D = declarationOnly()
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { declarationOnly() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { declarationOnly() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { declarationOnly() }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { declarationOnly() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { declarationOnly() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { declarationOnly() }
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    declarationOnly()
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    declarationOnly()
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    declarationOnly()
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    declarationOnly()
  }
  open var autoresizesSubviews: Bool = true
  open var autoresizingMask: UIView.AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { declarationOnly() }

  open var superview: UIView? { declarationOnly() }
  open var subviews: [UIView] { declarationOnly() }
  open var window: UIWindow? { declarationOnly() }
  open func removeFromSuperview() {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool { declarationOnly() }
  open func viewWithTag(_ tag: Int) -> UIView? { declarationOnly() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var layoutMargins: UIEdgeInsets = .zero
  open var preservesSuperviewLayoutMargins: Bool = false
  open var insetsLayoutMarginsFromSafeArea: Bool = true
  open var safeAreaInsets: UIEdgeInsets { declarationOnly() }
  open var layoutMarginsGuide: UILayoutGuide { declarationOnly() }
  open var safeAreaLayoutGuide: UILayoutGuide { declarationOnly() }
  open var readableContentGuide: UILayoutGuide { declarationOnly() }

  open var clipsToBounds: Bool = false
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden: Bool = false
  open var mask: UIView?

  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  open var traitCollection: UITraitCollection { declarationOnly() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { declarationOnly() }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { declarationOnly() }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { declarationOnly() }
  open func updateConstraints() {}
  open func needsUpdateConstraints() -> Bool { declarationOnly() }
  open func setNeedsUpdateConstraints() {}
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  open class var requiresConstraintBasedLayout: Bool { declarationOnly() }
  open var alignmentRectInsets: UIEdgeInsets { declarationOnly() }
  public class var layoutFittingCompressedSize: CGSize { declarationOnly() }
  public class var layoutFittingExpandedSize: CGSize { declarationOnly() }
  public class var noIntrinsicMetric: CGFloat { declarationOnly() }
  open var intrinsicContentSize: CGSize { declarationOnly() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { declarationOnly() }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { declarationOnly() }
  open var layoutGuides: [UILayoutGuide] { declarationOnly() }
  open var leadingAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var leftAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var rightAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var topAnchor: NSLayoutYAxisAnchor { declarationOnly() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declarationOnly() }
  open var widthAnchor: NSLayoutDimension { declarationOnly() }
  open var heightAnchor: NSLayoutDimension { declarationOnly() }
  open var centerXAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var centerYAnchor: NSLayoutYAxisAnchor { declarationOnly() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { declarationOnly() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { declarationOnly() }

  // MARK: Animation

  // `animate` and similar also have an async form, so their completion handlers are Sendable.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {}
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {}
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open class var areAnimationsEnabled: Bool { declarationOnly() }
  open class var inheritedAnimationDuration: TimeInterval { declarationOnly() }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityIdentifier: String?
  open func accessibilityPerformEscape() -> Bool { declarationOnly() }
  open func accessibilityActivate() -> Bool { declarationOnly() }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
