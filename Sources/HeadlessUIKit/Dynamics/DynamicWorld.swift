/// The bodies of an animator's items: position, velocity, rotation.
///
/// Units are those of UIKit Dynamics: a gravity of 1 is 1000 pt/s², a force of 1 accelerates 100 × 100 pt
/// of density 1 by 100 pt/s².
final class DynamicWorld {
  /// A body.
  final class Body {
    let item: any UIDynamicItem
    var center: CGPoint
    var angle: CGFloat
    var velocity = CGPoint.zero
    var angularVelocity: CGFloat = 0
    var density: CGFloat = 1
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false
    /// The acceleration of the current step, pt/s².
    var acceleration = CGPoint.zero

    init(_ item: any UIDynamicItem) {
      self.item = item
      center = item.center
      angle = atan2(item.transform.b, item.transform.a)
    }

    nonisolated deinit {}

    var size: CGSize { item.bounds.size }
    /// The mass: 1 for 100 × 100 pt.
    var mass: CGFloat { max(1e-6, size.width * size.height / 10_000 * density) }
    /// The moment of inertia of a rectangle.
    var inertia: CGFloat {
      mass * (size.width * size.width + size.height * size.height) / 12
    }
    var speed: CGFloat { hypot(velocity.x, velocity.y) }
    /// The bounding rectangle in the reference view, pt.
    var frame: CGRect {
      let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
      let width = size.width * cosine + size.height * sine
      let height = size.width * sine + size.height * cosine
      return CGRect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    var isRound: Bool { item.collisionBoundsType == .ellipse }

    /// Reads the item's position.
    func read() {
      center = item.center
      angle = atan2(item.transform.b, item.transform.a)
    }
    /// Writes the position to the item.
    func write() {
      if item.center != center { item.center = center }
      let transform = CGAffineTransform(rotationAngle: angle)
      if angle != 0 || item.transform != .identity, item.transform != transform {
        item.transform = transform
      }
    }
    /// Adds a change of the velocity by an impulse at an offset from the center.
    func push(_ impulse: CGPoint, at offset: CGPoint = .zero) {
      guard !isAnchored else { return }
      velocity.x += impulse.x / mass
      velocity.y += impulse.y / mass
      if allowsRotation {
        angularVelocity += (offset.x * impulse.y - offset.y * impulse.x) / inertia
      }
    }
  }

  /// The bodies, in the order in which items were added.
  private(set) var bodies: [Body] = []
  private var byItem: [ObjectIdentifier: Body] = [:]

  nonisolated deinit {}

  /// Returns the body of an item, created on first use.
  func body(_ item: any UIDynamicItem) -> Body {
    if let present = byItem[ObjectIdentifier(item)] { return present }
    let made = Body(item)
    bodies.append(made)
    byItem[ObjectIdentifier(item)] = made
    return made
  }

  func existingBody(_ item: any UIDynamicItem) -> Body? { byItem[ObjectIdentifier(item)] }

  /// Removes the bodies of items that no behavior has.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    byItem = byItem.filter { kept.contains($0.key) }
  }

  /// Moves the bodies by their velocities, with resistance.
  func integrate(_ seconds: Double) {
    let step = CGFloat(seconds)
    for body in bodies {
      guard !body.isAnchored else {
        body.velocity = .zero
        body.angularVelocity = 0
        body.acceleration = .zero
        continue
      }
      body.velocity.x += body.acceleration.x * step
      body.velocity.y += body.acceleration.y * step
      body.acceleration = .zero
      // Damping as in common engines of rigid bodies: v / (1 + resistance · dt).
      let damping = 1 / (1 + body.resistance * step)
      body.velocity.x *= damping
      body.velocity.y *= damping
      body.angularVelocity *= 1 / (1 + body.angularResistance * step)
      body.center.x += body.velocity.x * step
      body.center.y += body.velocity.y * step
      if body.allowsRotation { body.angle += body.angularVelocity * step }
    }
  }
}
