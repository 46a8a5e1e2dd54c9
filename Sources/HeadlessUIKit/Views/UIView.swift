/// A rectangular area of the screen: geometry, hierarchy, appearance, touches and layout.
///
/// Storage and overridable members are declared here; their behavior is in `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Storage

  /// The layer with the view's geometry and appearance.
  public final var layer: CALayer { ownLayer }
  // The hierarchy may be accessed by a deinitializer, which is not isolated; views are used and
  // released on the main thread. An object that references a view unretained is cleared when the
  // view is released: a weak reference would make every access slower, and a strong one would be
  // counted at every step of a walk to the root.
  nonisolated(unsafe) final let ownLayer: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var childList = ChildList()
  nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
  nonisolated(unsafe) final var controllerReference: Unmanaged<UIViewController>?
  // None of these is visible to other modules, so that the compiler can prove exclusive access.
  // Walks to the root are not isolated, because each of their closures would check the main actor.
  nonisolated(unsafe) final var needsLayout = true
  nonisolated(unsafe) final var subtreeNeedsLayout = true
  /// Whether a layout pass must visit the view itself, because it moved or its constraints changed.
  nonisolated(unsafe) final var needsVisit = false
  nonisolated(unsafe) final var lastSafeArea = UIEdgeInsets.zero
  /// The last traits of the view in a window.
  final var lastTraits: UITraitCollection?
  @exclusivity(unchecked) nonisolated(unsafe) final var recognizers: [UIGestureRecognizer] = []
  nonisolated(unsafe) final var autoresizing = Autoresizing()
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  @exclusivity(unchecked) final var layoutItems: LayoutItems?
  /// Whether the view or a descendant uses Auto Layout, so that the solver must visit it.
  final var usesAutoLayout = false
  /// At the root: the last solution of the hierarchy's constraints.
  nonisolated(unsafe) final var solvedLayout: SolvedLayout?
  /// The content that the wireframe draws in the view; set by views with visible content.
  package final var drawing = ViewDrawing.none

  // MARK: Creating a View Object

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = Self.usableLayerClass.init()
    super.init()
    layer.viewReference = .passUnretained(self)
    self.frame = frame
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
  /// Creates a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  nonisolated deinit {
    ownLayer.viewReference = nil
    for child in childList.views { child.parentReference = nil }
    for recognizer in recognizers { recognizer.viewGoes() }
  }

  /// The class of the view's layer, `CALayer` or a subclass of it; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Configuring the Bounds and Frame Rectangles

  /// The rectangle in the superview's coordinates, pt.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }
  /// The bounds in the view's own coordinates, pt.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }
  /// The center of the frame, pt.
  open var center: CGPoint {
    get { layer.position }
    set { resizing { layer.position = newValue } }
  }
  /// The transform about the center; identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The 3D transform about the center; identity by default.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The number of pixels per point; the screen's by default.
  open var contentScaleFactor: CGFloat = 1

  // MARK: Configuring a View's Visual Appearance

  /// The background color; `nil`, meaning none, by default.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }
  /// The opacity, 0...1; 1 by default.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.set(.opacity, newValue.isFinite ? max(0, min(1, newValue)) : newValue, "alpha") }
  }
  /// Whether the view and its subviews are hidden; false by default.
  open var isHidden: Bool {
    get { hidingGroup != nil || layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      hidingGroup = nil
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }
  /// The number of the animation after which the hidden view disappears.
  final var hidingGroup: Int?
  /// Called after `isHidden` of a subview has changed.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Called after the intrinsic size of a subview, or of one of its arranged subviews, has changed.
  func subviewContentDidChange() {}
  /// Stored: whether the view fills its bounds opaquely; true by default.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The color of interactive parts; the superview's by default.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set { ownTint = newValue; notifyTint() }
  }
  var ownTint: UIColor?
  /// Stored; automatic by default.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Called when the tint changes.
  open func tintColorDidChange() {}
  /// Stored; scaleToFill by default.
  open var contentMode = ContentMode.scaleToFill
  /// A view whose opacity masks this one; `nil` by default.
  open var mask: UIView?
  /// An identifier for tests and scenarios.
  open var accessibilityIdentifier: String?
  /// Stored: the accessibility label.
  open var accessibilityLabel: String?
  /// Stored: whether assistive technologies can access the view; false by default.
  open var isAccessibilityElement = false
  /// Stored: the result of an action of the element.
  open var accessibilityHint: String?
  /// Stored: the value of the element.
  open var accessibilityValue: String?
  /// Stored: the traits of the element; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Stored: whether assistive technologies ignore the view's subviews; false by default.
  open var accessibilityElementsHidden = false
  /// Stored: whether assistive technologies ignore sibling views; false by default.
  open var accessibilityViewIsModal = false
  /// An integer that identifies the view; 0 by default.
  open var tag = 0

  // MARK: Event-related behavior

  /// Whether the view and its subviews receive touches; true by default.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether other views receive no touches during one of the view's; false by default.
  open var isExclusiveTouch = false
  /// Returns the frontmost view, this one or a descendant, that receives a touch at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }
  /// Returns whether a point in the view's own coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { covers(point) }
  /// Called before a recognizer of the view begins; returns `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open override var next: UIResponder? { controller ?? superview }
  /// Makes the first responder in the view resign, unconditionally if `force` is `true`.
  ///
  /// - Returns: Whether the view no longer contains the first responder.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

  // MARK: Managing the View Hierarchy

  /// The view that contains this one.
  public final var superview: UIView? { parentReference?.object }
  /// The views in this one, back to front.
  public final var subviews: [UIView] { children }
  /// The window of the view; `nil` if it is in none.
  open var window: UIWindow? { superview?.window }
  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a view at an index, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view just behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Inserts a view just in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: Laying out Subviews

  /// The margins and dimensions that resize with the superview; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizing.mask }
    set { autoresizing.mask = newValue }
  }
  /// Whether subviews resize by their autoresizing masks; true by default.
  open var autoresizesSubviews: Bool {
    get { autoresizing.includesSubviews }
    set { autoresizing.includesSubviews = newValue }
  }
  /// Whether the frame is translated into constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoresizing.isTranslated }
    set {
      guard newValue != autoresizing.isTranslated else { return }
      autoresizing.isTranslated = newValue
      forgetSolvedLayout()
      setNeedsLayout()
    }
  }
  /// Whether the view requires constraint-based layout; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The natural size of the content; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The insets of the alignment rectangle from the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Updates constraints; call super last.
  open func updateConstraints() {}
  /// Lays out subviews; does nothing by default, after constraints have been applied.
  open func layoutSubviews() {}
  /// Returns the size that fits a given one; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to fit.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Requests layout in the commit of this run-loop turn.
  open func setNeedsLayout() { markForLayout() }
  /// Performs pending layout immediately.
  open func layoutIfNeeded() { layoutNow() }
  /// Stored: requests drawing, which the wireframe does in every frame.
  open func setNeedsDisplay() {}
  /// Returns the smallest size that satisfies the constraints, close to a target size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The margins of the content; 8 pt on every side by default.
  open var layoutMargins: UIEdgeInsets {
    get { margins }
    set { margins = newValue; setNeedsLayout() }
  }
  /// The semantic direction of the content; unspecified by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      SimulatedDevice.active?.noteTraitChange()
      setNeedsLayoutInTree()
    }
  }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Whether the traits can differ from those of the superview.
  var overridesTraits: Bool { false }
  /// The safe area outside of a root view: the screen's for a window.
  var outerSafeArea: UIEdgeInsets { .zero }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Capturing a View Snapshot

  /// Returns a static copy of the view with the view's size; `nil` for a view without a size.
  ///
  /// - Parameter afterUpdates: Whether the copy shows the view after layout and at the end of its
  ///   animations, instead of the current screen content.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }
}

/// The content that the wireframe draws in a view, in addition to the layer's.
nonisolated package enum ViewDrawing: Equatable, Sendable {
  case none
  case text(
    String, size: Double, weight: Double, color: RGBA, alignment: NSTextAlignment, lines: Int)
  case image(name: String, isSymbol: Bool, tint: RGBA)
  case blur(isDark: Bool)
}
