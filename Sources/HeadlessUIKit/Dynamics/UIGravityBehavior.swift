/// A constant acceleration of items.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of a magnitude of 1, pt/s².
  static let unit: CGFloat = 1000

  private var list: [any UIDynamicItem]

  /// Creates a gravity of items, downward.
  public init(items: [any UIDynamicItem]) {
    list = items
    super.init()
  }
  /// Creates a gravity without items.
  public override convenience init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.append(item)
    dynamicAnimator?.wake()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  /// The direction and magnitude, in units of 1000 pt/s²; (0, 1) by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }
  /// The angle of the direction, clockwise from the right; π/2 by default.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude in units of 1000 pt/s²; 1 by default.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var ownItems: [any UIDynamicItem] { list }
  override func prepare(_ world: DynamicWorld) { for item in list { _ = world.body(item) } }
  override func applyForces(_ world: DynamicWorld, _ seconds: Double) {
    for item in list {
      let body = world.body(item)
      body.acceleration.x += gravityDirection.dx * Self.unit
      body.acceleration.y += gravityDirection.dy * Self.unit
    }
  }
}
