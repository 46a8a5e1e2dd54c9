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
  /// Whether the layer or its view is or was observed.
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
  /// The name used in messages.
  open var name: String?
  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { colors.shadow }
    set {
      colors.shadow = newValue
      setColor(newValue, from: .shadowRed, "shadowColor")
    }
  }
  /// The outline of the shadow; nil, the default, is the layer's own. Pictures treat every path as
  /// the rounded bounds.
  open var shadowPath: CGPath?
  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { colors.border }
    set {
      colors.border = newValue
      setColor(newValue, from: .borderRed, "borderColor")
    }
  }
  /// A layer whose opacity masks this one; nil by default. Stored only.
  open var mask: CALayer?
  /// Whether edges are antialiased; false by default. Stored only.
  open var allowsEdgeAntialiasing = false
  /// The scale of rasterized content, pixels per point; 1 by default. Stored only.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is rasterized; false by default. Stored only.
  open var shouldRasterize = false
  /// The scale of the content, pixels per point; 1 by default. Stored only.
  open var contentsScale: CGFloat = 1

  /// Creates a layer with zero bounds.
  public required override init() {
    states.initialize(repeating: LayerValues(), count: 2)
    super.init()
  }

  deinit {
    referenceBox?.end()
    leaveFrame()
    for layer in children ?? [] { layer.superlayerReference = nil }
    for animation in animations { animation.group.layerDied(self) }
    for animation in media?.animations ?? [] { animation.cancel() }
    states.deallocate()
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
    get { colors.background }
    set {
      colors.background = newValue
      setColor(newValue, from: .red, "backgroundColor")
    }
  }
  /// The colors as they were set; the model has their components.
  final var colors = LayerColors()
  /// Whether the layer and its sublayers are hidden; false by default.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      model.isHidden = newValue
      hideFollower()
      if isObserved { notifyObservers() }
    }
  }
  /// Whether sublayers are clipped to the rounded bounds; false by default.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { model.masksToBounds = newValue }
  }

  // MARK: Hierarchy

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
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children?.removeAll { $0 === self }
    superlayerReference = nil
    updateIsTimed()
    hideFollower()
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
    layer.hideFollower()
    if isObserved { notifyObservers() }
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
  /// Returns the action of a property change; nil, as here without an entry in `actions`, is the
  /// default animation.
  open func action(forKey event: String) -> (any CAAction)? { media?.actions?[event] }
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
