/// The delegate of an animator; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation is about to continue.
  @_spi(OptionalRequirements) func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells the delegate that all items rest.
  @_spi(OptionalRequirements) func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

@_documentation(visibility: internal)
extension UIDynamicAnimatorDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviors, as rigid bodies.
///
/// It advances by the device's clock in steps of 1/240 s, and writes the items' positions at each frame
/// of 1/60 s; how often a test advances the device changes nothing. The integration is deterministic,
/// and near UIKit's, whose engine is not public. While it runs, the device is not at rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  nonisolated deinit {}

  /// The view whose coordinates the items have; `nil` without one, also for a layout.
  open var referenceView: UIView? { ownReferenceView }
  private weak var ownReferenceView: UIView?
  /// The layout that is invalidated at each frame; `nil` without one.
  private weak var layout: UICollectionViewLayout?
  /// The delegate; weak.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors, in order of addition.
  open var behaviors: [UIDynamicBehavior] { ownBehaviors }
  private var ownBehaviors: [UIDynamicBehavior] = []
  /// Whether items move.
  open var isRunning: Bool { event != nil }
  /// The time during which items moved, s.
  open var elapsedTime: TimeInterval { Double(stepCount) * Self.step }

  let world = DynamicWorld()
  private weak var device: SimulatedDevice?
  private var event: Int?
  private var stepCount = 0
  private var startTime = 0.0
  private var frameCount = 0
  private var calmFrames = 0
  /// Whether the delegate has been notified of a pause.
  private var hasPaused = false

  static let step = 1.0 / 240
  private static let stepsPerFrame = 4
  private static let frame = 1.0 / 60
  /// The frames without movement after which the animator pauses.
  private static let calmLimit = 30

  /// Creates an animator for items in a view.
  public init(referenceView view: UIView) {
    ownReferenceView = view
    device = SimulatedDevice.current
    super.init()
  }
  /// Creates an animator for attributes of a layout, which is invalidated at each frame. The layout returns
  /// the attributes that the animator has.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    device = SimulatedDevice.current
    super.init()
  }
  /// Creates an animator without a view.
  public override init() {
    device = SimulatedDevice.current
    super.init()
  }

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) { add(behavior) }
  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { remove(behavior) }
  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in ownBehaviors { remove(behavior) } }
  /// Returns the items whose frames intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
  }
  /// Reads the position and rotation of an item, which other code has changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.existingBody(item)?.read()
    wake()
  }

  /// Returns the attributes of a cell that the animator has; `nil` without them.
  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.cell, nil, indexPath) }
  /// Returns the attributes of a supplementary view that the animator has; `nil` without them.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, indexPath) }
  /// Returns the attributes of a decoration view that the animator has; `nil` without them.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(category: category, kind: kind ?? "", path: path)
    return world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first { $0.element == element }
  }
  /// The bounds of the reference view, or of the content of the layout's collection view, pt; `nil` without
  /// either.
  final var referenceBounds: CGRect? {
    ownReferenceView?.bounds
      ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  private func add(_ behavior: UIDynamicBehavior) {
    guard !ownBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    ownBehaviors.append(behavior)
    behavior.join(self)
  }

  private func remove(_ behavior: UIDynamicBehavior) {
    guard let index = ownBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    ownBehaviors.remove(at: index)
    behavior.leaveAnimator()
    keepItems()
  }

  private var allBehaviors: [UIDynamicBehavior] { ownBehaviors.flatMap(\.all) }

  private func keepItems() { world.keep(allBehaviors.flatMap(\.ownItems)) }

  // MARK: Time

  /// Starts or continues the animation.
  final func wake() {
    calmFrames = 0
    guard event == nil, let device, !ownBehaviors.isEmpty else { return }
    if hasPaused { delegate?.dynamicAnimatorWillResume(self) }
    hasPaused = false
    startTime = device.now
    frameCount = 0
    wait()
  }

  private func wait() {
    guard let device else { return }
    let time = startTime + Double(frameCount + 1) * Self.frame
    event = device.schedule(at: time) { [weak self] in self?.reachFrame() }
  }

  private func reachFrame() {
    event = nil
    frameCount += 1
    for _ in 0..<Self.stepsPerFrame { advance() }
    for body in world.bodies { body.write() }
    for behavior in allBehaviors { behavior.action?() }
    layout?.invalidateLayout()
    guard !ownBehaviors.isEmpty else { return }
    calmFrames = isCalm ? calmFrames + 1 : 0
    if calmFrames >= Self.calmLimit { pause() } else { wait() }
  }

  private func advance() {
    stepCount += 1
    let behaviors = allBehaviors
    for behavior in behaviors { behavior.applyForces(world, Self.step) }
    world.integrate(Self.step)
    for behavior in behaviors { behavior.constrain(world, Self.step) }
  }

  /// Whether no item has moved by a visible amount in this frame.
  private var isCalm: Bool {
    let isStill = world.bodies.allSatisfy { body in
      let last = rests[ObjectIdentifier(body.item)]
      rests[ObjectIdentifier(body.item)] = (body.center, body.angle)
      guard let last else { return false }
      return abs(last.0.x - body.center.x) < 0.02 && abs(last.0.y - body.center.y) < 0.02
        && abs(last.1 - body.angle) < 0.0005
    }
    return isStill && allBehaviors.allSatisfy(\.isAtRest)
  }
  private var rests: [ObjectIdentifier: (CGPoint, CGFloat)] = [:]

  private func pause() {
    hasPaused = true
    for body in world.bodies {
      body.velocity = .zero
      body.angularVelocity = 0
    }
    delegate?.dynamicAnimatorDidPause(self)
  }
}
