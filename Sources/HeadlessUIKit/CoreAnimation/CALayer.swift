/// A view's geometry and appearance: the model values, and the presentation values that animations
/// produce.
nonisolated open class CALayer: NSObject, CAMediaTiming, BoxedObject {
  /// The model values, followed by the presentation values. Their address never changes, so that a
  /// frame is written directly to memory.
  final let states = UnsafeMutablePointer<LayerValues>.allocate(capacity: 2)
  // The properties that every frame reads are adjacent, so that they share a cache line.
  /// The group whose frame plan contains the layer, retained; nil while its presentation values are
  /// computed separately.
  final var frameGroup: Unmanaged<AnimationGroup>?
  /// Whether the layer has no animations.
  final private(set) var isStill = true
  /// Whether key-value observing observes the layer or its view, or did.
  final var isObserved = false
  /// The box of references that do not retain the object.
  package final var referenceBox: ReferenceBox?
  package final var model: LayerValues {
    // Not a coroutine: Swift 6.3 frees its frame before the value is read, without optimization.
    unsafeAddress { UnsafePointer(states) }
    unsafeMutableAddress {
      leaveFrame()
      return states
    }
  }
  /// Accesses a scalar of the model: the subscript of `LayerValues` would copy all values.
  final subscript(key: ScalarKey) -> Double {
    get { UnsafeRawPointer(states).load(fromByteOffset: key.offset, as: Double.self) }
    set {
      UnsafeMutableRawPointer(states).storeBytes(
        of: newValue, toByteOffset: key.offset, as: Double.self)
      leaveFrame()
    }
  }
  @exclusivity(unchecked) final var animations: [LayerAnimation] = [] {
    didSet { motionDidChange() }
  }
  /// Whether an animation of a block has ended since the layer last had none: its number may then be
  /// free. Otherwise the next number is one more than that of the latest animation.
  @exclusivity(unchecked) final var hasFreeNumbers = false
  /// Explicit animations and timing; nil for nearly all layers.
  @exclusivity(unchecked) final var media: LayerMedia? { didSet { motionDidChange() } }
  /// Properties that few layers set; nil until one of them is.
  @exclusivity(unchecked) final var extras: LayerExtras?
  private func motionDidChange() {
    leaveFrame()
    isStill = animations.isEmpty && media?.animations.isEmpty != false
  }
  /// Whether the layer's time differs from the device's.
  final var isTimed = false { didSet { leaveFrame() } }
  /// The device's run-loop turn in which the layer was last inserted into a superlayer.
  final var insertedInTurn = -1
  /// Whether it is the layer of a window, which sets it. `presentation()` reads it in each call.
  final var isOfWindow = false
  /// The view that draws into this layer; animation blocks access layers through it. A deallocated
  /// view removes itself, which is far faster than a weak reference.
  package final var view: UIView? { viewReference?.object }
  final var viewReference: Unmanaged<UIView>?

  // MARK: Creating layers

  /// Creates a layer with zero bounds.
  public override init() {
    states.initialize(repeating: LayerValues(), count: 2)
    super.init()
  }
  /// Creates a copy of a layer's values: `presentation()` calls it. An override copies the properties
  /// of the subclass.
  public init(layer: Any) {
    states.initialize(repeating: LayerValues(), count: 2)
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) {
    states.initialize(repeating: LayerValues(), count: 2)
    super.init()
    return nil
  }

  deinit {
    referenceBox?.end()
    leaveFrame()
    for layer in children ?? [] { layer.superlayerReference = nil }
    for animation in animations { animation.group.layerDied(self) }
    for animation in media?.animations ?? [] { animation.cancel() }
    extras?.mask?.extras?.masked = nil
    states.deallocate()
  }

  // MARK: Hierarchy

  /// The superlayer.
  open var superlayer: CALayer? { parent }
  // The engine reads `parent` and `children`, which no subclass overrides.
  final var parent: CALayer? { superlayerReference?.object }
  private final var superlayerReference: Unmanaged<CALayer>?
  /// The sublayers, lowest first; nil before the first was added. Setting them removes the others and
  /// adds these.
  open var sublayers: [CALayer]? {
    get { children }
    set { replaceChildren(by: newValue) }
  }
  @exclusivity(unchecked) final private(set) var children: [CALayer]?
  /// A layer that copies this layer's geometry; nil for nearly all layers.
  @exclusivity(unchecked) final var follower: CALayer?
  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { setColors.shadow }
    set {
      setColors.shadow = newValue
      setColor(newValue, from: .shadowRed, "shadowColor")
    }
  }
  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { setColors.border }
    set {
      setColors.border = newValue
      setColor(newValue, from: .borderRed, "borderColor")
    }
  }
  // MARK: Geometry

  /// The frame in the superlayer's coordinates, pt; undefined under a rotation, as in UIKit.
  open var frame: CGRect {
    get { states.pointee.frame }
    set { isObserved ? observing { setFrame(newValue) } : setFrame(newValue) }
  }
  /// The bounds in the layer's own coordinates, pt.
  open var bounds: CGRect {
    get { states.pointee.bounds }
    set {
      if isObserved { return observing { setBounds(newValue) } }
      changesModelOnly ? replaceBounds(newValue) : setBounds(newValue)
    }
  }
  /// The position of the anchor point in the superlayer's coordinates, pt.
  open var position: CGPoint {
    get { states.pointee.position }
    set {
      if isObserved { return observing { setPosition(newValue) } }
      changesModelOnly ? replacePosition(newValue) : setPosition(newValue)
    }
  }
  /// The point of the bounds at `position`, in unit coordinates; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      set(.anchorX, newValue.x, "anchorPoint.x")
      set(.anchorY, newValue.y, "anchorPoint.y")
    }
  }
  /// The position on the z axis, which orders siblings; 0 by default.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set { set(.zPosition, newValue, "zPosition") }
  }
  /// The transform about the anchor point; identity by default.
  open var transform: CATransform3D {
    get { model.transform }
    set { isObserved ? observing { setTransform(newValue) } : setTransform(newValue) }
  }

  /// The anchor point on the z axis, pt; 0 by default.
  /// Stored only.
  open var anchorPointZ: CGFloat {
    get { stored("anchorPointZ", 0) }
    set { store("anchorPointZ", newValue) }
  }
  /// The transform that is added to those of the sublayers, about the anchor point; identity by
  /// default.
  open var sublayerTransform: CATransform3D {
    get { stored("sublayerTransform", CATransform3DIdentity) }
    set { store("sublayerTransform", newValue) }
  }
  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// Whether the layer is drawn while it faces away from the viewer; true by default.
  open var isDoubleSided: Bool {
    get { stored("doubleSided", true) }
    set { store("doubleSided", newValue) }
  }
  /// Whether the y axis of the sublayers points up; false by default.
  /// Stored only.
  open var isGeometryFlipped: Bool {
    get { stored("geometryFlipped", false) }
    set { store("geometryFlipped", newValue) }
  }
  /// Returns whether the contents are drawn upside down: whether an odd number of the layer and its
  /// superlayers are flipped.
  open func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (parent?.contentsAreFlipped() ?? false)
  }
  /// Converts a point of another layer to this layer's coordinates; nil is the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(Self.map(from: l ?? root, to: self))
  }
  /// Converts a point of this layer to another layer's coordinates; nil is the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(Self.map(from: self, to: l ?? root))
  }
  /// Converts a rectangle of another layer to this layer's coordinates; nil is the root layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(Self.map(from: l ?? root, to: self))
  }
  /// Converts a rectangle of this layer to another layer's coordinates; nil is the root layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(Self.map(from: self, to: l ?? root))
  }
  /// Returns the frontmost layer, this one or a descendant, that contains a point of the superlayer's
  /// coordinates; nil outside of it, and for a hidden layer.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }
  /// Returns whether a point in the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Scrolls the nearest scroll layer above so that a point is at its origin.
  open func scroll(_ p: CGPoint) { scrollNearest(to: p) }
  /// Scrolls the nearest scroll layer above as far as is needed to make a rectangle visible.
  open func scrollRectToVisible(_ r: CGRect) { scrollNearest(to: r) }
  /// The part of the bounds that the nearest scroll layer above shows; the bounds if there is none.
  open var visibleRect: CGRect { scrolledPart }
  /// Returns the layer's preferred size; by default that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Appearance

  /// The opacity, 0...1; 1 by default.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { set(.opacity, Double(newValue), "opacity") }
  }
  /// The corner radius, pt; 0 by default.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set(.cornerRadius, newValue, "cornerRadius") }
  }
  /// The width of the border, pt; 0 by default.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { set(.borderWidth, newValue, "borderWidth") }
  }
  /// The opacity of the shadow, 0...1; 0 by default.
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { set(.shadowOpacity, Double(newValue), "shadowOpacity") }
  }
  /// The blur radius of the shadow, pt; 3 by default.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { set(.shadowRadius, newValue, "shadowRadius") }
  }
  /// The offset of the shadow, pt; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set {
      set(.shadowWidth, newValue.width, "shadowOffset.width")
      set(.shadowHeight, newValue.height, "shadowOffset.height")
    }
  }
  /// The background color; nil, the default, draws nothing.
  open var backgroundColor: CGColor? {
    get { setColors.background }
    set {
      setColors.background = newValue
      setColor(newValue, from: .red, "backgroundColor")
    }
  }
  /// The colors as they were set; the model has their components.
  final var setColors = LayerColors()
  /// Whether the layer and its sublayers are hidden; false by default.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      model.isHidden = newValue
      updateFollowerVisibility()
      if isObserved { notifyObservers() }
    }
  }
  /// Whether sublayers are clipped to the rounded bounds; false by default.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { model.masksToBounds = newValue }
  }

  /// A layer whose content clips this one and its sublayers; nil by default.
  ///
  /// Pictures clip to the shapes of the mask: paths, and rounded rectangles with a background. They do
  /// not show partial transparency of a mask. A mask does not affect touches, as in UIKit.
  open var mask: CALayer? {
    get { extras?.mask }
    set { replaceMask(by: newValue) }
  }
  /// The name of the layer; nil by default.
  open var name: String? {
    get { storedOptional("name", nil) }
    set { store("name", newValue) }
  }
  /// The outline of the shadow; nil, the default, is the layer's own. Pictures treat every path as
  /// the rounded bounds.
  open var shadowPath: CGPath? {
    get { storedOptional("shadowPath", nil) }
    set { store("shadowPath", newValue) }
  }
  /// The curve of the corners; circular by default. Pictures draw circular ones.
  /// Stored only.
  open var cornerCurve: CALayerCornerCurve {
    get { stored("cornerCurve", .circular) }
    set { store("cornerCurve", newValue) }
  }
  /// Returns the factor by which the space for a corner of a curve exceeds its radius: 1.528665 for
  /// a continuous curve, as observed on devices.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Whether the opacity applies to the layer and its sublayers as a group; true by default, as for
  /// apps since iOS 7.
  /// Stored only.
  open var allowsGroupOpacity: Bool {
    get { stored("allowsGroupOpacity", true) }
    set { store("allowsGroupOpacity", newValue) }
  }
  /// Whether edges are antialiased; false by default.
  /// Stored only.
  open var allowsEdgeAntialiasing: Bool {
    get { stored("allowsEdgeAntialiasing", false) }
    set { store("allowsEdgeAntialiasing", newValue) }
  }
  /// The edges that are antialiased; all by default.
  /// Stored only.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      stored(
        "edgeAntialiasingMask",
        [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    }
    set { store("edgeAntialiasingMask", newValue) }
  }
  /// Whether the layer is rasterized; false by default.
  /// Stored only.
  open var shouldRasterize: Bool {
    get { stored("shouldRasterize", false) }
    set { store("shouldRasterize", newValue) }
  }
  /// The scale of rasterized content, pixels per point; 1 by default.
  /// Stored only.
  open var rasterizationScale: CGFloat {
    get { stored("rasterizationScale", 1) }
    set { store("rasterizationScale", newValue) }
  }
  /// Whether the layer fills its bounds opaquely; false by default.
  /// Stored only.
  open var isOpaque: Bool {
    get { stored("opaque", false) }
    set { store("opaque", newValue) }
  }
  /// A filter that composites the layer with what is behind it; nil by default.
  /// Stored only.
  open var compositingFilter: Any? {
    get { storedOptional("compositingFilter", nil) }
    set { store("compositingFilter", newValue) }
  }
  /// Filters of the layer's content; nil by default.
  /// Stored only.
  open var filters: [Any]? {
    get { storedOptional("filters", nil) }
    set { store("filters", newValue) }
  }
  /// Filters of the content behind the layer; nil by default.
  /// Stored only.
  open var backgroundFilters: [Any]? {
    get { storedOptional("backgroundFilters", nil) }
    set { store("backgroundFilters", newValue) }
  }
  /// Values of properties that are not set, by name, and further actions under `actions`; nil by
  /// default.
  open var style: [AnyHashable: Any]? {
    get { storedOptional("style", nil) }
    set { store("style", newValue) }
  }

  // MARK: Contents

  /// The image that the layer shows, a `CGImage`; nil by default. It replaces what was drawn.
  open var contents: Any? {
    get { storedOptional("contents", nil) }
    set { setContents(newValue) }
  }
  /// The part of the contents that is shown, in unit coordinates; all by default.
  open var contentsRect: CGRect {
    get { stored("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { store("contentsRect", newValue) }
  }
  /// The part of the contents that is stretched, in unit coordinates; all by default.
  /// Stored only.
  open var contentsCenter: CGRect {
    get { stored("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { store("contentsCenter", newValue) }
  }
  /// The placement of the contents in the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { stored("contentsGravity", .resize) }
    set { store("contentsGravity", newValue) }
  }
  /// The scale of the contents, pixels per point; 1 by default.
  open var contentsScale: CGFloat {
    get { stored("contentsScale", 1) }
    set { store("contentsScale", newValue) }
  }
  /// The format of drawn contents; 8 bits per component by default.
  /// Stored only.
  open var contentsFormat: CALayerContentsFormat {
    get { stored("contentsFormat", .RGBA8Uint) }
    set { store("contentsFormat", newValue) }
  }
  /// The filter for smaller contents; linear by default.
  /// Stored only.
  open var minificationFilter: CALayerContentsFilter {
    get { stored("minificationFilter", .linear) }
    set { store("minificationFilter", newValue) }
  }
  /// The filter for larger contents; linear by default.
  /// Stored only.
  open var magnificationFilter: CALayerContentsFilter {
    get { stored("magnificationFilter", .linear) }
    set { store("magnificationFilter", newValue) }
  }
  /// The bias of a trilinear minification filter; 0 by default.
  /// Stored only.
  open var minificationFilterBias: Float {
    get { stored("minificationFilterBias", 0) }
    set { store("minificationFilterBias", newValue) }
  }
  /// Whether drawing commands are deferred to a background thread; false by default.
  /// Stored only.
  open var drawsAsynchronously: Bool {
    get { stored("drawsAsynchronously", false) }
    set { store("drawsAsynchronously", newValue) }
  }

  // MARK: Display and layout

  /// The object that draws the layer, lays out its sublayers and supplies actions: for the layer of a
  /// view, the view.
  open var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? view }
    set { setDelegate(newValue) }
  }
  /// Whether a change of the bounds' size requests display; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { stored("needsDisplayOnBoundsChange", false) }
    set { store("needsDisplayOnBoundsChange", newValue) }
  }
  /// Requests a call of `display()` in the commit of this run-loop turn.
  open func setNeedsDisplay() { markForDisplay() }
  /// Requests a call of `display()` in the commit of this run-loop turn.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
  /// Returns whether `display()` is requested.
  open func needsDisplay() -> Bool { extras?.needsDisplay == true }
  /// Calls `display()` now if it is requested.
  open func displayIfNeeded() { displayNow() }
  /// Updates the contents: by default the delegate does, or else `draw(in:)`, whose drawing is recorded.
  open func display() { displayByDelegate() }
  /// Draws the contents in a context; by default the delegate does.
  open func draw(in ctx: CGContext) { drawByDelegate(ctx) }
  /// Requests layout of the sublayers in the commit of this run-loop turn.
  open func setNeedsLayout() { markForLayout() }
  /// Returns whether layout is requested.
  open func needsLayout() -> Bool { isWaitingForLayout }
  /// Performs requested layout now, from the highest superlayer that needs it.
  open func layoutIfNeeded() { layoutNow() }
  /// Lays out the sublayers; by default the delegate does, which for a view calls `layoutSubviews()`.
  open func layoutSublayers() { layOutByDelegate() }

  /// Returns what the layer draws above its background: by default what `draw(in:)` has drawn.
  func makeDrawing() -> LayerDrawing? { drawnContents }
  /// The layer as one that scrolls; nil by default.
  var asScrollLayer: CAScrollLayer? { nil }

  // MARK: Properties by name

  /// Returns the default value of a property by its name; nil if there is none.
  open class func defaultValue(forKey key: String) -> Any? { knownDefault(key) }
  /// Returns whether a change of a property requests display; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the default action of a property: an animation for an animatable one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { standardAction(event) }
  /// Returns whether a property is archived: whether it was set.
  open func shouldArchiveValue(forKey key: String) -> Bool { extras?.values[key] != nil }

  // MARK: Sublayers

  /// Adds a layer above the other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }
  /// Inserts a layer at an index, 0 being the lowest; above all others if the index is too large.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }
  /// Inserts a layer below another; below all others if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children?.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a layer above another; above all others if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }
  /// Replaces a sublayer by another layer; adds that if the first one is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if oldLayer.parent === self { oldLayer.removeFromSuperlayer() }
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children?.removeAll { $0 === self }
    superlayerReference = nil
    updateIsTimed()
    updateFollowerVisibility()
    if parent.isObserved { parent.notifyObservers() }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    let count = children?.count ?? 0
    if children == nil { children = [] }
    children?.insert(layer, at: min(index, count))
    layer.superlayerReference = .passUnretained(self)
    layer.insertedInTurn = SimulatedDevice.current?.recorder.turn ?? -1
    layer.updateIsTimed()
    layer.updateFollowerVisibility()
    if isObserved { notifyObservers() }
    if layer.extras != nil { layer.registerUpdates() }
  }

  private func replaceChildren(by layers: [CALayer]?) {
    for child in children ?? [] where layers?.contains(where: { $0 === child }) != true {
      child.removeFromSuperlayer()
    }
    for layer in layers ?? [] { addSublayer(layer) }
    if layers == nil { children = nil }
  }

  // MARK: Animation

  /// Returns a copy with the presentation values at the device's current time; nil for a layer in no
  /// window. Outside of a device, where no time passes, the copy has the model values.
  open func presentation() -> Self? { makePresentation() }
  /// Adds a copy of an animation, which has the transaction's duration if it has none (UIKit row
  /// 318); removes one with the same key before, also that of a block.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
  /// Returns the animation with a key, or what UIKit adds with that key for a block (UIKit row
  /// 281).
  open func animation(forKey key: String) -> CAAnimation? {
    media?.animations.first { $0.key == key }?.animation ?? blockAnimation(forKey: key)
  }
  /// Returns the keys of the animations, those of block changes before those of added animations,
  /// each in order of addition; nil if there are none.
  open func animationKeys() -> [String]? { keysOfAnimations }
  /// Removes an animation before its end; other changes of its block continue (UIKit row 161).
  open func removeAnimation(forKey key: String) { removeAnimationAndTracks(key) }
  /// Removes every animation of the layer, which then shows its model values.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
    removeTracks { _, _ in true }
    follower?.removeTracks { $1.key.isFollowed }
  }
  /// Returns the action of a property change: the delegate's, that in `actions`, that in `style`, or
  /// the default one. `nil`, and `NSNull` of one of them, is no animation.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  /// The actions of property changes, by property name; `NSNull` is no animation.
  open var actions: [String: any CAAction]? {
    get { media?.actions }
    set { changeMedia { $0.actions = newValue } }
  }

  /// Draws the layer with its sublayers in a context, in the layer's coordinates and by its model.
  open func render(in ctx: CGContext) { paint(in: ctx) }

  // MARK: CAMediaTiming

  /// The begin time on the superlayer's timeline, s.
  open var beginTime: CFTimeInterval {
    get { ownTiming.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// The speed relative to the superlayer's time, for the layer and its sublayers; 0 stops it.
  open var speed: Float {
    get { ownTiming.speed }
    set { setTiming { $0.speed = newValue } }
  }
  /// The offset of the layer's time, s; while the speed is 0, the layer's time.
  open var timeOffset: CFTimeInterval {
    get { ownTiming.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// The duration, s. Stored only.
  open var duration: CFTimeInterval {
    get { ownTiming.duration }
    set { setTiming { $0.duration = newValue } }
  }
  /// The number of repetitions. Stored only.
  open var repeatCount: Float {
    get { ownTiming.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// The duration of the repetitions, s. Stored only.
  open var repeatDuration: CFTimeInterval {
    get { ownTiming.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Whether each repetition also plays backward. Stored only.
  open var autoreverses: Bool {
    get { ownTiming.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// The fill mode. Stored only.
  open var fillMode: CAMediaTimingFillMode {
    get { ownTiming.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }
  /// Converts a time of another layer to this layer's time; nil is the device.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    convertTime(t, from: l, to: self)
  }
  /// Converts a time of this layer to another layer's time; nil is the device.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    convertTime(t, from: self, to: l)
  }
}
