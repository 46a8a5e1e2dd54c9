/// A force on items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How a push acts.
  public nonisolated enum Mode: Int, Sendable {
    /// As a force.
    case continuous = 0
    /// As an impulse, once.
    case instantaneous = 1
  }

  private var list: [any UIDynamicItem]
  private let ownMode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push without direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = items
    ownMode = mode
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { list }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  /// How the push acts.
  open var mode: Mode { ownMode }
  /// Whether the push acts; an instantaneous one has acted and is inactive after a step. True by default.
  open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
  /// The direction and magnitude; zero by default. A magnitude of 1 accelerates a view of 100 × 100 pt by
  /// 100 pt/s², or as an impulse by 100 pt/s.
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  /// The angle of the direction, clockwise from the right; 0 by default.
  open var angle: CGFloat {
    get { pushDirection == .zero ? 0 : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude; 0 by default.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  /// Returns the offset from an item's center at which it is pushed, pt.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the offset from an item's center at which it is pushed, pt, which rotates it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override var ownItems: [any UIDynamicItem] { list }
  override func prepare(_ world: DynamicWorld) { for item in list { _ = world.body(item) } }
  override var isAtRest: Bool { !active || ownMode == .instantaneous || magnitude == 0 }
  override func applyForces(_ world: DynamicWorld, _ seconds: Double) {
    guard active else { return }
    let length = ownMode == .instantaneous ? 1 : CGFloat(seconds)
    let impulse = CGPoint(
      x: pushDirection.dx * 100 * length, y: pushDirection.dy * 100 * length)
    for item in list {
      let offset = targetOffsetFromCenter(for: item)
      world.body(item).push(impulse, at: CGPoint(x: offset.horizontal, y: offset.vertical))
    }
    if ownMode == .instantaneous { active = false }
  }
}
