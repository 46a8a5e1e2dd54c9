/// A rectangle of the screen: geometry, hierarchy, look, touches and layout.
///
/// Storage and members that an app may override stand here; what they do stands in
/// `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Storage

  /// The layer that holds the view's geometry and look.
  public final var layer: CALayer { ownLayer }
  // What a tree is made of may be touched by a deinitializer, which is not isolated; views are used
  // and go on the main thread. Whoever holds a view takes itself out of it when it goes: a weak
  // reference would make every use of the view dearer.
  nonisolated(unsafe) private let ownLayer: CALayer
  nonisolated(unsafe) final var children: [UIView] = []
  nonisolated(unsafe) final unowned(unsafe) var parent: UIView?
  nonisolated(unsafe) final unowned(unsafe) var controller: UIViewController?
  // None of these is for other modules: the compiler then sees that no two uses can meet.
  final var needsLayout = true
  final var subtreeNeedsLayout = true
  var lastSafeArea = UIEdgeInsets.zero
  /// The traits that the view had last in a window.
  final var lastTraits: UITraitCollection?
  nonisolated(unsafe) final var recognizers: [UIGestureRecognizer] = []
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  final var layoutItems: LayoutItems?
  /// Whether the view, or a view in it, uses Auto Layout, so that solving has to look there.
  final var usesAutoLayout = false
  /// Where those find the view who do not hold it, if anybody does.
  nonisolated(unsafe) final var life: ViewLife?
  /// The last answer for the constraints of the tree, at its root.
  final var solvedLayout: SolvedLayout?
  /// What the wireframe draws inside the view; set by the views that show something.
  package final var drawing = ViewDrawing.none

  // MARK: Creating a View Object

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = Self.usableLayerClass.init()
    super.init()
    layer.view = self
    self.frame = frame
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }
  /// Makes a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  nonisolated deinit {
    ownLayer.view = nil
    life?.end()
    for child in children { child.parent = nil }
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
  /// The rectangle in the view's own coordinates, pt.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }
  /// The middle of the frame, pt.
  open var center: CGPoint {
    get { layer.position }
    set { resizing { layer.position = newValue } }
  }
  /// The transform about the center; identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform about the center, in space; identity by default.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Pixels in a point; the screen's by default.
  open var contentScaleFactor: CGFloat = 1

  // MARK: Configuring a View's Visual Appearance

  /// Nil by default: nothing is drawn.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }
  /// 0...1, 1 by default.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.set(.opacity, newValue.isFinite ? max(0, min(1, newValue)) : newValue, "alpha") }
  }
  /// Whether the view is left out, with its subviews; false by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Stored: whether the view promises to fill its bounds; true by default.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The color of interactive parts; the superview's by default.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set { ownTint = newValue; tellTint() }
  }
  var ownTint: UIColor?
  /// Stored; automatic by default.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Called when the tint changes.
  open func tintColorDidChange() {}
  /// Stored; scaleToFill by default.
  open var contentMode = ContentMode.scaleToFill
  /// A view whose opacity cuts out this one; nil by default.
  open var mask: UIView?
  /// An identifier for tests and scenarios.
  open var accessibilityIdentifier: String?
  /// Stored: what a screen reader says.
  open var accessibilityLabel: String?
  /// Stored: whether a screen reader keeps to this view; false by default.
  open var accessibilityViewIsModal = false
  /// A number of the app's own; 0 by default.
  open var tag = 0

  // MARK: Event-related behavior

  /// Whether the view and its subviews take touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether more than one touch is taken; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches meanwhile; false by default.
  open var isExclusiveTouch = false
  /// The frontmost descendant, or the view itself, that takes a touch at a point; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }
  /// Whether a point of the view's own coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { covers(point) }
  /// Asked before a recognizer of the view begins; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open override var next: UIResponder? { controller ?? superview }
  /// Lets the first responder in the view give up being it, even against its will.
  ///
  /// - Returns: Whether there is none in it any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

  // MARK: Managing the View Hierarchy

  /// The view that holds this one.
  public final var superview: UIView? { parent }
  /// The views in this one, lowest first.
  public final var subviews: [UIView] { children }
  /// The window that holds the view, if one does.
  open var window: UIWindow? { superview?.window }
  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Puts a view at an index, 0 being the lowest.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view just below another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Puts a view just above another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Laying out Subviews

  /// Which edges and sizes stretch with the superview; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of size by their masks; true by default.
  open var autoresizesSubviews = true
  /// Whether the frame stands for constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
      forgetSolvedLayout()
      setNeedsLayout()
    }
  }
  /// Whether the view works by constraints alone; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that the content wants; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The distance of the alignment rectangle from the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Sets up constraints; call super last.
  open func updateConstraints() {}
  /// Places subviews; nothing by default, constraints having done their part.
  open func layoutSubviews() {}
  /// The size that fits a given one; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Asks for layout in this turn's commit.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out now what waits for layout.
  open func layoutIfNeeded() { layoutNow() }
  /// Stored: asks for drawing, which the wireframe does at every frame.
  open func setNeedsDisplay() {}
  /// The smallest size that the constraints allow, drawn to a wanted one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The distances that keep content off the edges; 8 pt all round by default.
  open var layoutMargins: UIEdgeInsets {
    get { margins }
    set { margins = newValue; setNeedsLayout() }
  }
  /// Which direction the content reads; unspecified by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayoutInTree() }
  }
  /// The traits of the view's surroundings.
  open var traitCollection: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Whether the traits are not simply those of what the view lies in.
  var hasTraitsOfItsOwn: Bool { false }
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Capturing a View Snapshot

  /// A frozen copy of what the view looks like, as large as the view; nil for a view without a size.
  ///
  /// - Parameter afterUpdates: Whether it shows the view laid out and at the end of its animations,
  ///   and not what is on the screen now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }
}

/// What the wireframe draws in a view, beside its layer's look.
nonisolated package enum ViewDrawing: Equatable, Sendable {
  case none
  case text(
    String, size: Double, weight: Double, color: RGBA, alignment: NSTextAlignment, lines: Int)
  case image(name: String, isSymbol: Bool, tint: RGBA)
  case blur(isDark: Bool)
}
