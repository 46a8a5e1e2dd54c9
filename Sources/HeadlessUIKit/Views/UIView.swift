/// A rectangular area of the screen: geometry, hierarchy, appearance, touches and layout.
///
/// Storage and overridable members are declared here; their behavior is in `UIView+Topic.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  // MARK: Storage

  // The engine reads `ownLayer`, `parent`, `children` and `recognizers`, which no subclass overrides,
  // at every frame and every touch; `layer`, `superview` and the like are for apps.
  // The hierarchy may be accessed by a deinitializer, which is not isolated; views are used and
  // released on the main thread. An object that references a view unretained is cleared when the
  // view is released: a weak reference would make every access slower, and a strong one would be
  // counted at every step of a walk to the root.
  nonisolated(unsafe) package final let ownLayer: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var childList = ChildList()
  nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
  nonisolated(unsafe) final var controllerReference: Unmanaged<UIViewController>?
  // None of these is visible to other modules, so that the compiler can prove exclusive access.
  // Walks to the root are not isolated, because each of their closures would check the main actor.
  // What every frame accesses is not checked for exclusive access: `@exclusivity(unchecked)`.
  nonisolated(unsafe) final var needsLayout = true
  nonisolated(unsafe) final var subtreeNeedsLayout = true
  /// Whether a layout pass must visit the view itself, because it moved or its constraints changed.
  nonisolated(unsafe) final var needsVisit = false
  nonisolated(unsafe) final var needsConstraintUpdate = true
  nonisolated(unsafe) final var subtreeNeedsConstraintUpdate = true
  nonisolated(unsafe) final var lastSafeArea = UIEdgeInsets.zero
  /// The environment's layout direction, computed once for many views, while the solver reads the view's.
  final var sharedReadingDirection: UIUserInterfaceLayoutDirection?
  /// The safe area of the superview while a layout pass hands it down.
  @exclusivity(unchecked) final var outerSafeAreaInPass: UIEdgeInsets?
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
  /// The content of the view: text, an image, or what it has drawn; `nil` without any.
  final var viewContents: ViewContents?
  // As for layout. A view draws once at first.
  nonisolated(unsafe) final var needsDrawing = true
  nonisolated(unsafe) final var subtreeNeedsDrawing = false

  // MARK: Creating a View Object

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = Self.usableLayerClass.make()
    super.init()
    ownLayer.viewReference = .passUnretained(self)
    self.frame = frame
  }
  /// Creates a view of a registered storyboard or nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    guard coder is StoryboardCoder else { return nil }
    ownLayer = Self.usableLayerClass.make()
    super.init()
    ownLayer.viewReference = .passUnretained(self)
  }
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
    get { ownLayer.frame }
    set { resizing { ownLayer.frame = newValue } }
  }
  /// The bounds in the view's own coordinates, pt.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { resizing { ownLayer.bounds = newValue } }
  }
  /// The center of the frame, pt.
  open var center: CGPoint {
    get { ownLayer.position }
    set { resizing { ownLayer.position = newValue } }
  }
  /// The transform about the center; identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(ownLayer.transform) }
    set { ownLayer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The 3D transform about the center; identity by default.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }
  /// The number of pixels per point; 1 by default, and the screen's in a window.
  /// Stored only.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }
  /// The point of the bounds at `center`, in unit coordinates; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// Converts a point of the view to another view's coordinates; `nil` selects the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// Converts a point of another view to this view's coordinates; `nil` selects the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).map(point, to: self)
  }
  /// Converts a rectangle of the view to another view's coordinates; `nil` selects the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// Converts a rectangle of another view to this view's coordinates; `nil` selects the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).map(rect, to: self)
  }
  // A view as the argument selects an overload above: `convert` of coordinate spaces calls that, too.
  /// Converts a point of the view to the coordinates of another space.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    moved(point, to: coordinateSpace)
  }
  /// Converts a point of another space to the view's coordinates.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    moved(point, from: coordinateSpace)
  }
  /// Converts a rectangle of the view to the coordinates of another space.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    moved(rect, to: coordinateSpace)
  }
  /// Converts a rectangle of another space to the view's coordinates.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    moved(rect, from: coordinateSpace)
  }

  // MARK: Configuring a View's Visual Appearance

  /// The layer with the view's geometry and appearance.
  open var layer: CALayer { ownLayer }
  /// Returns the action of a change of the layer: inside an animation block, an animation with its
  /// timing for the properties that blocks animate, and `NSNull` otherwise.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(event)
  }
  /// Called in layout; calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// Called when the layer needs display; by default a layer class of the app draws.
  open func display(_ layer: CALayer) { layer.drawContents() }
  /// Called before the layer is drawn; does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Draws the layer in a context, which is the current one; calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }

  /// The background color; `nil`, meaning none, by default.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set { changeBackground(to: newValue) }
  }
  @exclusivity(unchecked) final var ownBackground: UIColor?
  /// The opacity, 0...1; 1 by default.
  open var alpha: CGFloat {
    get { ownLayer.model.opacity }
    set { ownLayer.set(.opacity, newValue.isFinite ? max(0, min(1, newValue)) : newValue, "alpha") }
  }
  /// Whether the view and its subviews are hidden; false by default.
  open var isHidden: Bool {
    get { hidingGroup != nil || ownLayer.isHidden }
    set { if newValue != isHidden { changeVisibility(isHidden: newValue) } }
  }
  /// Whether the start of a transition added the view outside of the transition's container view.
  final var isFromTransition = false
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
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// The color of interactive parts; the superview's by default.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set { ownTint = newValue; notifyTint() }
  }
  var ownTint: UIColor?
  /// Whether the tint color is dimmed: the superview's mode if it is set to `automatic`, the default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintMode }
    set { ownTintMode = newValue; notifyTintMode() }
  }
  final var ownTintMode = TintAdjustmentMode.automatic
  /// Called when the tint changes.
  open func tintColorDidChange() {}
  /// The placement of drawn content; scaleToFill by default. It sets the layer's `contentsGravity`, and
  /// `redraw` its `needsDisplayOnBoundsChange`.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }
  /// A view whose content clips this one, by its layer; `nil` by default. It receives no touches.
  open var mask: UIView? {
    get { ownLayer.extras?.maskView }
    set { changeMask(to: newValue) }
  }
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
  /// Whether the view keeps its colors when those of the screen are inverted; false by default.
  /// Stored only.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rareSettings.ignoresInvertColors }
    set { rareSettings.ignoresInvertColors = newValue }
  }
  /// The title in the large content viewer; `nil` by default.
  /// Stored only.
  open var largeContentTitle: String? {
    get { rareSettings.largeTitle }
    set { rareSettings.largeTitle = newValue }
  }
  /// The image in the large content viewer; `nil` by default.
  /// Stored only.
  open var largeContentImage: UIImage? {
    get { rareSettings.largeImage }
    set { rareSettings.largeImage = newValue }
  }
  /// Whether the large content viewer shows the view; false by default.
  /// Stored only.
  open var showsLargeContentViewer: Bool {
    get { rareSettings.showsLarge }
    set { rareSettings.showsLarge = newValue }
  }
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
  /// The gesture recognizers of the view, in order of addition; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  /// Adds a recognizer, removing it from another view; no effect if already added (fault F024).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Removes a recognizer; a gesture in progress is canceled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open override var next: UIResponder? { controller ?? parent }
  /// A view outside a window receives no events.
  override var isReachable: Bool { window != nil }
  final override func isInside(_ view: UIView) -> Bool { isBelow(view) }
  /// Returns whether a descendant may receive a touch; `true` by default.
  func admits(_ touch: UITouch, in view: UIView, with event: UIEvent) -> Bool { true }
  /// Makes the first responder in the view resign, unconditionally if `force` is `true`.
  ///
  /// - Returns: Whether the view no longer contains the first responder.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

  /// The outline for collisions of a dynamic animator; the bounds by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The path of that outline, about the center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }
  /// The interactions of the view, in order of addition.
  open var interactions: [any UIInteraction] {
    get { existingAttachments?.interactions ?? [] }
    set { replaceInteractions(by: newValue) }
  }
  /// Adds an interaction, and removes it from another view.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }
  /// The motion effects of the view, in order of addition. The device lies still, so that they change
  /// nothing.
  /// Stored only.
  open var motionEffects: [UIMotionEffect] {
    get { existingAttachments?.motionEffects ?? [] }
    set { attachments.motionEffects = newValue }
  }
  /// Adds a motion effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  /// The identifier for state restoration, which does not exist here; `nil` by default.
  /// Stored only.
  open var restorationIdentifier: String? {
    get { existingAttachments?.restorationIdentifier }
    set { attachments.restorationIdentifier = newValue }
  }

  // MARK: Managing the View Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { parent }
  /// The views in this one, back to front.
  open var subviews: [UIView] { children }
  /// The window of the view; `nil` if it is in none.
  open var window: UIWindow? { parent?.window }
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
  /// Moves a subview to the front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  /// Moves a subview to the back of its siblings.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  /// Returns whether the view is another one or its descendant.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the view with a tag: this one, or the first in a depth-first search.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag) }
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
  /// Invalidates the intrinsic content size.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// Returns the priority against growing beyond the content; low (250) by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutItems?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority against growing beyond the content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { changePriorities { $0.hugging[axis] = priority } }
  /// Returns the priority against shrinking below the content; high (750) by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutItems?.resistance[axis] ?? .defaultHigh }
  /// Sets the priority against shrinking below the content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { changePriorities { $0.resistance[axis] = priority } }
  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  /// The insets of the alignment rectangle from the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns whether the next layout pass calls `updateConstraints`; true for a new view.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Requests a call of `updateConstraints` of the view and its ancestors in the next layout pass,
  /// and layout of the superview (UIKit row 314).
  open func setNeedsUpdateConstraints() { markForUpdate() }
  /// Calls pending `updateConstraints` methods of the view and its descendants.
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
  /// Updates constraints; call super last. The default implementation ends the need of an update.
  open func updateConstraints() { needsConstraintUpdate = false }
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
  /// Draws the view; does nothing by default. What a subclass draws in the current context is recorded.
  ///
  /// It is called with the bounds in the commit after the view was inserted in a window, and after
  /// `setNeedsDisplay()`; not for a hidden view, and not for one without a size.
  open func draw(_ rect: CGRect) {}
  /// Whether a change of the size requests a call of `draw(_:)`.
  var drawsAgainWhenResized: Bool { contentMode == .redraw }
  /// Requests a call of `draw(_:)` in the commit of this run-loop turn.
  open func setNeedsDisplay() { requestDrawing() }
  /// Requests a call of `draw(_:)`, which here always draws the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws the visible view with its subviews in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context that the bounds fill.
  ///   - afterUpdates: Whether the view is drawn after layout and at the end of its animations.
  /// - Returns: Whether the view is complete: whether it is in a window.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterUpdates: afterUpdates)
  }
  /// Whether the context is cleared before drawing; true by default.
  /// Stored only.
  open var clearsContextBeforeDrawing: Bool {
    get { viewContents?.clearsContext ?? true }
    set { ownContents.clearsContext = newValue }
  }
  /// Returns the size that satisfies the constraints, close to a target size at the fitting
  /// priority (50).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the smallest size that satisfies the constraints, close to a target size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// Whether the constraints do not fully determine the view's frame.
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The constraints that the view holds, in order of activation.
  open var constraints: [NSLayoutConstraint] { ownConstraints }
  /// Activates a constraint between the view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Activates constraints between the view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }
  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// The guides that the view owns, in order of addition.
  open var layoutGuides: [UILayoutGuide] { layoutItems?.guides ?? [] }
  /// Adds a guide, and removes it from its previous owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Removes a guide and its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }
  /// The guide for the part of the view that bars, notches and rounded corners do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }
  /// The guide for the part of the view that the keyboard covers; while it is hidden, the safe area
  /// below.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }
  /// The guide for the part of the view inside its layout margins.
  open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }
  /// The guide for text: the part inside the layout margins, of a readable width in a wide view.
  open var readableContentGuide: UILayoutGuide { ownReadableGuide }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.right)) }
  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.trailing)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.centerX)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.bottom)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.centerY)) }
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(reference(.firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.lastBaseline)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference(.height)) }
  /// The insets for bars, notches and rounded corners, pt. While a view controller's view
  /// disappears, the insets from before, so that its content keeps its position (fault F053).
  open var safeAreaInsets: UIEdgeInsets { safeArea }
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The margins of the content, with the safe area: by default 8 pt in addition to it. A margin that
  /// is set does not contain it (UIKit row 313).
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { margins = newValue; marginsDidChange() }
  }
  /// The margins by reading direction: `layoutMargins`, with leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, in: layoutDirection) }
    set { layoutMargins = UIEdgeInsets(newValue, in: layoutDirection) }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Whether `layoutMargins` contain the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChange() } }
  /// Whether `layoutMargins` are at least those of the superview; false by default.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsDidChange() } }
  /// The semantic direction of the content; unspecified by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { layoutDirectionDidChange() }
  }
  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// Returns the layout direction of content on a left-to-right device.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  /// Returns the layout direction of content in an environment with a given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }
  /// The traits of the environment.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The interface style of the view and its descendants; unspecified, the default, for the
  /// surroundings'.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { autoresizing.style }
    set { override(newValue) }
  }
  /// Called after the view has set another interface style.
  func styleOverrideDidChange() { passTraitsOn() }
  /// Updates the traits of the view and its superviews now, if they wait for the end of a callback.
  open func updateTraitsIfNeeded() { updateWaitingTraits() }
  /// Whether the traits can differ from those of the superview.
  var overridesTraits: Bool { false }
  /// The safe area outside of a root view: the screen's for a window.
  var outerSafeArea: UIEdgeInsets { .zero }
  /// Whether the content size depends on the width that layout gives the view; `false` by default.
  var wrapsAtItsWidth: Bool { false }
  /// The guide of the content that the view scrolls; `nil` by default.
  var scrolledContentGuide: UILayoutGuide? { nil }
  /// The position of a presentation's container among those of a window; `nil` by default.
  var presentationOrder: Int? { nil }
  /// The name in a snapshot of the view; by default its identifier, with its controller's: `photo in home`.
  var snapshotName: String? {
    guard let name = accessibilityIdentifier, let screen = nearestController?.restorationIdentifier,
      screen != name
    else { return accessibilityIdentifier }
    return "\(name) in \(screen)"
  }
  /// Writes the view to an archive; does nothing, because archives of views are not supported.
  open func encode(with coder: NSCoder) {}
  /// Returns a view of the class; by default of size zero.
  class func make() -> UIView { instance(frame: .zero) }
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
  /// Returns a static copy of a part of the view, of that part's size; its middle between the insets is
  /// stretched with the copy in UIKit, and the whole copy here.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates) }

  // MARK: Animating Views

  /// Animates changes with an ease-in-out curve.
  ///
  /// - Parameters:
  ///   - duration: The duration, s; zero or less applies the changes immediately (UIKit row 153).
  ///   - animations: The changes.
  ///   - completion: Called once at the end, with whether the animation completed.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }
  /// Animates changes after a delay, with options.
  ///
  /// Curve 7, `AnimationOptions(rawValue: 7 << 16)`, is the spring of the system's transitions; it
  /// lasts 0.5 s regardless of the duration (UIKit row 169).
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animateCurve(lasting: duration, delay, options, animations, completion) }
  /// Animates changes with a spring that has a damping ratio and settles within a duration (UIKit
  /// rows 163, 182).
  ///
  /// - Parameters:
  ///   - duration: The duration, s.
  ///   - delay: The time before the animation starts, s.
  ///   - dampingRatio: Above 0, up to 1, which does not oscillate.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: How the animation runs.
  ///   - animations: The changes to animate.
  ///   - completion: Called when the animation ends, with whether it finished.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animateSpring(lasting: duration, delay, dampingRatio, velocity, options, animations, completion)
  }
  /// Animates through the keyframes that the block adds.
  ///
  /// The curve in option bits 16-19 applies to the whole animation; easeInOut by default. Within a
  /// property animator, or another block, the duration and curve of that apply (UIKit row 150), and
  /// the keyframes follow the animator when it is paused or reversed.
  ///
  /// - Parameters:
  ///   - duration: The duration, s; zero or less applies the changes immediately.
  ///   - delay: The delay, s.
  ///   - options: The calculation mode and other options.
  ///   - animations: Calls `addKeyframe`; direct changes span the full duration.
  ///   - completion: Called once at the end, with whether the animation completed.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animateKeyframes(lasting: duration, delay, options, animations, completion) }
  /// Adds a keyframe to the animation whose block is running; elsewhere only applies the changes.
  /// Start and length are fractions of the total duration, 0...1; the length is cut off at the end.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { insertKeyframe(frameStartTime, frameDuration, animations) }
  /// Repeats some animations of the enclosing block, which ends when all of them have ended.
  ///
  /// Outside of an animation block, applies the changes without animation. Within a property
  /// animator, which does not repeat, they run once. The count may be fractional; zero or less
  /// counts as 1.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { repeatAnimations(count, autoreverses: autoreverses, animations) }
  /// Changes a view's content with a transition.
  ///
  /// A snapshot of the view's visible content covers it until the end. The changes apply
  /// immediately, and animate only if the options allow animated content. A view without a window
  /// changes without a transition.
  ///
  /// - Parameters:
  ///   - view: The view that contains the content; it is not moved.
  ///   - duration: The duration, s; zero or less applies the changes immediately.
  ///   - options: The transition, none by default, and other options.
  ///   - animations: The changes.
  ///   - completion: Called once at the end, with whether the transition completed.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { changeContent(of: view, duration, options, animations, completion) }
  /// Replaces a view with another with a transition, which starts after the running animations of
  /// both have ended.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) { replace(fromView, by: toView, duration, options, completion) }
  /// Animates a deletion, during 0.25 s: the views shrink and fade, and are removed at the end.
  ///
  /// - Parameters:
  ///   - animation: The kind, of which there is one.
  ///   - views: The views.
  ///   - options: How the animation runs.
  ///   - parallelAnimations: Changes that are animated with it.
  ///   - completion: Called when the animation ends, with whether it finished.
  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { delete(views, options, parallelAnimations, completion) }
  /// Applies changes without animation, also inside an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    applyUnanimated(actionsWithoutAnimation)
  }
  /// Enables or disables animations submitted from now on (UIKit row 155).
  open class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedDevice.current?.recorder.isEnabled = enabled
  }
  /// A Boolean value that indicates whether animations are enabled.
  open class var areAnimationsEnabled: Bool { SimulatedDevice.current?.recorder.isEnabled ?? true }
  /// The duration of the enclosing animation block, s; 0 outside of one (UIKit row 157).
  open class var inheritedAnimationDuration: TimeInterval { enclosingDuration }
}
