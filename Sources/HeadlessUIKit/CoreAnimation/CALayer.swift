/// A view's geometry and look: the model values, and the presentation values that animations give
/// them.
nonisolated open class CALayer: NSObject, CAMediaTiming {
  /// The model values, and after them what an animation last made of them. They never move, so that
  /// a frame is written straight to its place.
  final let states = UnsafeMutablePointer<LayerValues>.allocate(capacity: 2)
  package final var model: LayerValues {
    _read { yield states.pointee }
    _modify {
      yield &states.pointee
      leaveFrame()
    }
  }
  final var animations: [LayerAnimation] = [] { didSet { motionDidChange() } }
  /// What was added to the layer by name, and its time; nil for nearly all layers.
  final var media: LayerMedia? { didSet { motionDidChange() } }
  /// Whether nothing moves the layer.
  final private(set) var isStill = true
  private func motionDidChange() {
    leaveFrame()
    isStill = animations.isEmpty && media?.animations.isEmpty != false
  }
  /// Whether time runs otherwise here than on the device.
  final var isTimed = false { didSet { leaveFrame() } }
  /// The turn of the device in which the layer was last put into another.
  final var insertedInTurn = -1
  /// The group whose frames hold this layer's values, retained; nil while they are added up for the
  /// layer alone.
  final var frameGroup: Unmanaged<AnimationGroup>?
  /// The view that draws into this layer; animation blocks reach layers through it. A view takes
  /// itself out when it goes, which is far cheaper than a weak reference.
  package final unowned(unsafe) var view: UIView?

  /// The layer that holds this one.
  public final private(set) unowned(unsafe) var superlayer: CALayer?
  /// The layers in this one, lowest first; nil before there was any.
  public final private(set) var sublayers: [CALayer]?
  /// A layer that takes over what this one does to its geometry; nil for nearly all layers.
  final var follower: CALayer?
  /// A name for messages.
  open var name: String?
  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Opaque black by default.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// The outline of the shadow; nil, meaning that of the layer, by default. Pictures take any path as
  /// that of the rounded bounds.
  open var shadowPath: CGPath?
  /// Opaque black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor
  /// Stored: a layer whose opacity cuts out this one; nil by default.
  open var mask: CALayer?
  /// Stored; false by default.
  open var allowsEdgeAntialiasing = false
  /// Stored: pixels in a point; 1 by default.
  open var rasterizationScale: CGFloat = 1
  /// Stored; false by default.
  open var shouldRasterize = false
  /// Stored: pixels in a point; 1 by default.
  open var contentsScale: CGFloat = 1

  /// Makes a layer with zero bounds.
  public required override init() {
    states.initialize(repeating: LayerValues(), count: 2)
    super.init()
  }

  deinit {
    leaveFrame()
    for layer in sublayers ?? [] { layer.superlayer = nil }
    for animation in animations { animation.group.layerDied(self) }
    for animation in media?.animations ?? [] { animation.takeAway() }
    states.deallocate()
  }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates, pt; undefined under a rotation, as in UIKit.
  open var frame: CGRect {
    get { model.frame }
    set { setFrame(newValue) }
  }
  /// The rectangle in the layer's own coordinates, pt.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      set(.boundsX, newValue.origin.x, "bounds.origin.x")
      set(.boundsY, newValue.origin.y, "bounds.origin.y")
      set(.boundsWidth, newValue.size.width, "bounds.size.width")
      set(.boundsHeight, newValue.size.height, "bounds.size.height")
    }
  }
  /// Where the anchor point lies in the superlayer's coordinates, pt.
  open var position: CGPoint {
    get { model.position }
    set {
      set(.positionX, newValue.x, "position.x")
      set(.positionY, newValue.y, "position.y")
    }
  }
  /// The point of the bounds that `position` names, in units of the bounds; the middle by default.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      set(.anchorX, newValue.x, "anchorPoint.x")
      set(.anchorY, newValue.y, "anchorPoint.y")
    }
  }
  /// The order among siblings in depth; 0 by default.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set { set(.zPosition, newValue, "zPosition") }
  }
  /// The transform about the anchor point; identity by default.
  open var transform: CATransform3D {
    get { model.transform }
    set { setTransform(newValue) }
  }

  // MARK: Look

  /// 0...1, 1 by default.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { set(.opacity, Double(newValue), "opacity") }
  }
  /// pt, 0 by default.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set(.cornerRadius, newValue, "cornerRadius") }
  }
  /// pt, 0 by default.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { set(.borderWidth, newValue, "borderWidth") }
  }
  /// 0...1, 0 by default.
  open var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { set(.shadowOpacity, Double(newValue), "shadowOpacity") }
  }
  /// pt, 3 by default.
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { set(.shadowRadius, newValue, "shadowRadius") }
  }
  /// pt, (0, -3) by default.
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set {
      set(.shadowWidth, newValue.width, "shadowOffset.width")
      set(.shadowHeight, newValue.height, "shadowOffset.height")
    }
  }
  /// Nil by default: nothing is drawn.
  open var backgroundColor: CGColor? {
    get { storedBackground }
    set {
      storedBackground = newValue
      setBackground(newValue)
    }
  }
  private var storedBackground: CGColor?
  /// Whether the layer is left out of the picture, with its sublayers; false by default.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      model.isHidden = newValue
      hideFollower()
    }
  }
  /// Whether sublayers are clipped to the rounded bounds; false by default.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { model.masksToBounds = newValue }
  }

  // MARK: Hierarchy

  /// Puts a layer on top of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }
  /// Puts a layer at an index, 0 being the lowest; beyond the end means on top.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }
  /// Puts a layer just below another; at the bottom if that one is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }
  /// Puts a layer just above another; on top if that one is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }
  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.sublayers?.removeAll { $0 === self }
    superlayer = nil
    followTime()
    hideFollower()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    let count = sublayers?.count ?? 0
    if sublayers == nil { sublayers = [] }
    sublayers?.insert(layer, at: min(index, count))
    layer.superlayer = self
    layer.insertedInTurn = SimulatedDevice.current?.recorder.turn ?? -1
    layer.followTime()
    layer.hideFollower()
  }

  // MARK: Animation

  /// A copy of the layer with the values that are shown at the device's present time; outside a
  /// device, where no time passes, the layer's own values.
  open func presentation() -> Self? {
    let copy = Self()
    copy.model = SimulatedDevice.current.map { presentationState(at: $0.clock.now) } ?? model
    copy.name = name
    copy.maskedCorners = maskedCorners
    copy.shadowColor = shadowColor
    copy.shadowPath = shadowPath
    copy.borderColor = borderColor
    let shown = copy.model.background
    copy.storedBackground =
      shown == RGBA(storedBackground) || (storedBackground == nil && shown.alpha == 0)
      ? storedBackground
      : CGColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    return copy
  }
  /// Plays a copy of an animation; one of the same key is taken away before, a block's too.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
  /// The layer's copy of the animation that was added under a key, or what UIKit adds under it for the
  /// latest block that changes the property of that name (UIKit row 281).
  open func animation(forKey key: String) -> CAAnimation? {
    media?.animations.first { $0.key == key }?.animation ?? blockAnimation(forKey: key)
  }
  /// The keys of the animations: of what blocks change, in that order, then of what was added, in that
  /// order; nil without any.
  open func animationKeys() -> [String]? { keysOfAnimations }
  /// Takes an animation away before its end; what else its block changes goes on (UIKit row 161).
  open func removeAnimation(forKey key: String) { takeAnimation(key) }
  /// Ends every animation of the layer where its model values stand.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
    takeTracks { _ in true }
    follower?.takeTracks(where: \.isFollowed)
  }
  /// What a change of a property sets off; nil, as here without an entry in `actions`, is the default
  /// animation.
  open func action(forKey event: String) -> (any CAAction)? { media?.actions?[event] }
  /// What changes of properties set off, by their names; `NSNull` is nothing.
  open var actions: [String: any CAAction]? {
    get { media?.actions }
    set { changeMedia { $0.actions = newValue } }
  }

  // MARK: CAMediaTiming

  /// When the layer's time begins on its superlayer's, s.
  open var beginTime: CFTimeInterval {
    get { ownTiming.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// How much faster time runs in the layer and below it; 0 stops it.
  open var speed: Float {
    get { ownTiming.speed }
    set { setTiming { $0.speed = newValue } }
  }
  /// How far ahead the layer's time is, s; while its speed is 0, where it stands.
  open var timeOffset: CFTimeInterval {
    get { ownTiming.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// Stored.
  open var duration: CFTimeInterval {
    get { ownTiming.duration }
    set { setTiming { $0.duration = newValue } }
  }
  /// Stored.
  open var repeatCount: Float {
    get { ownTiming.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// Stored.
  open var repeatDuration: CFTimeInterval {
    get { ownTiming.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Stored.
  open var autoreverses: Bool {
    get { ownTiming.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// Stored.
  open var fillMode: CAMediaTimingFillMode {
    get { ownTiming.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }
  /// The moment of this layer's time that one of another layer's is; nil is the device's.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    convertTime(t, from: l, to: self)
  }
  /// The moment of another layer's time that one of this layer's is; nil is the device's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    convertTime(t, from: self, to: l)
  }
}
