/// A spring that pulls an item to a point, without rotation.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The angular frequency of the spring, rad/s; chosen.
  private static let frequency: CGFloat = 18

  /// Creates a snap of an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point of the reference view; can change during the movement.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// How much the oscillation is damped, 0...1; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { dynamicAnimator?.wake() } }

  override var ownItems: [any UIDynamicItem] { [item] }
  override func prepare(_ world: DynamicWorld) { _ = world.body(item) }
  override func applyForces(_ world: DynamicWorld, _ seconds: Double) {
    let body = world.body(item)
    let stiffness = Self.frequency * Self.frequency
    // A damping of 0.5 oscillates slightly, and 1 does not.
    let resistance = 2 * Self.frequency * (0.3 + 0.7 * max(0, min(1, damping)))
    body.acceleration.x += (snapPoint.x - body.center.x) * stiffness - body.velocity.x * resistance
    body.acceleration.y += (snapPoint.y - body.center.y) * stiffness - body.velocity.y * resistance
    guard body.allowsRotation, !body.isAnchored else { return }
    let turn = -body.angle * stiffness - body.angularVelocity * resistance
    body.angularVelocity += turn * CGFloat(seconds)
  }
}
