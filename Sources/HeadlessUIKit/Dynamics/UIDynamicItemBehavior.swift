/// Properties of items: elasticity, friction, density, resistance; and their velocities.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: [any UIDynamicItem]
  /// Velocities added before the behavior has an animator.
  private var pending: [(item: any UIDynamicItem, velocity: CGPoint, angular: CGFloat)] = []

  /// Creates a behavior with the default properties.
  public init(items: [any UIDynamicItem]) {
    list = items
    super.init()
  }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.append(item)
    update()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  /// The fraction of the velocity after a collision, 0...1; 0 by default.
  open var elasticity: CGFloat = 0 { didSet { update() } }
  /// The friction along a boundary; 0 by default.
  open var friction: CGFloat = 0 { didSet { update() } }
  /// The mass of 100 × 100 pt; 1 by default.
  open var density: CGFloat = 1 { didSet { update() } }
  /// The reduction of the velocity per second; 0 by default.
  open var resistance: CGFloat = 0 { didSet { update() } }
  /// The reduction of the angular velocity per second; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { update() } }
  /// The electric charge, for fields; 0 by default.
  /// Stored only.
  open var charge: CGFloat = 0
  /// Whether the items stay where they are; false by default.
  open var isAnchored = false { didSet { update() } }
  /// Whether the items rotate; true by default.
  open var allowsRotation = true { didSet { update() } }
  /// Adds to the velocity of an item, pt/s.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(velocity, 0, to: item)
  }
  /// Returns the velocity of an item, pt/s.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.world.existingBody(item)?.velocity ?? .zero
  }
  /// Adds to the angular velocity of an item, rad/s.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }
  /// Returns the angular velocity of an item, rad/s.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.existingBody(item)?.angularVelocity ?? 0
  }

  override var ownItems: [any UIDynamicItem] { list }
  override func prepare(_ world: DynamicWorld) {
    update(world)
    for (item, velocity, angular) in pending { add(velocity, angular, to: item, world) }
    pending = []
  }

  private func update(_ world: DynamicWorld? = nil) {
    guard let world = world ?? dynamicAnimator?.world else { return }
    for item in list {
      let body = world.body(item)
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
    dynamicAnimator?.wake()
  }

  private func add(
    _ velocity: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem,
    _ world: DynamicWorld? = nil
  ) {
    guard let world = world ?? dynamicAnimator?.world else {
      pending.append((item, velocity, angular))
      return
    }
    let body = world.body(item)
    body.velocity.x += velocity.x
    body.velocity.y += velocity.y
    body.angularVelocity += angular
    dynamicAnimator?.wake()
  }
}
