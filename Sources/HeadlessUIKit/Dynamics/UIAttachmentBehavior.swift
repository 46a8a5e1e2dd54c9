/// A connection of an item with a point or another item, rigid or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an attachment connects.
  public nonisolated enum AttachmentType: Int, Sendable {
    /// Two items.
    case items = 0
    /// An item with a point.
    case anchor = 1
  }
  private enum Joint { case distance, fixed, pin, sliding(CGVector) }

  private let list: [any UIDynamicItem]
  private let offsets: [UIOffset]
  private let joint: Joint
  private let ownType: AttachmentType
  /// The position of the second item relative to the first, for a fixed attachment.
  private var relation = CGPoint.zero

  private init(
    _ items: [any UIDynamicItem], _ offsets: [UIOffset], _ anchor: CGPoint?, _ joint: Joint
  ) {
    list = items
    self.offsets = offsets
    self.joint = joint
    ownType = anchor == nil ? .items : .anchor
    anchorPoint = anchor ?? .zero
    super.init()
    measure()
  }

  /// Creates an attachment of an item's center to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Creates an attachment of a point of an item to a point of the reference view.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init([item], [offset], point, .distance) }
  /// Creates an attachment of the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Creates an attachment of points of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], [offset1, offset2], nil, .distance) }
  /// Returns an attachment that keeps two items at their present distance in both axes.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [.zero, .zero], nil, .fixed)
  }
  /// Returns an attachment of two items that rotate about a point; like a rigid rod here.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [.zero, .zero], nil, .pin)
  }
  /// Returns an attachment of an item that slides along an axis through its center.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], [.zero], point, .sliding(axis)) }
  /// Returns an attachment of two items of which the first slides along an axis.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [.zero, .zero], nil, .sliding(axis))
  }

  /// The items.
  open var items: [any UIDynamicItem] { list }
  /// What the attachment connects.
  open var attachedBehaviorType: AttachmentType { ownType }
  /// The point of the reference view; it can follow a touch.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The distance, pt; by default that at the creation.
  open var length: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The damping of the spring, 0...1; 0 by default.
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The frequency of the spring, Hz; 0, the default, selects a rigid connection.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The torque against rotation; 0 by default.
  /// Stored only.
  open var frictionTorque: CGFloat = 0
  /// The range of a sliding attachment, pt; infinite by default.
  open var attachmentRange = UIFloatRange.infinite

  override var ownItems: [any UIDynamicItem] { list }
  override func prepare(_ world: DynamicWorld) { for item in list { _ = world.body(item) } }

  // MARK: Geometry

  private func measure() {
    let first = CGPoint(
      x: list[0].center.x + offsets[0].horizontal, y: list[0].center.y + offsets[0].vertical)
    var second = anchorPoint
    if list.count > 1 {
      second = CGPoint(
        x: list[1].center.x + offsets[1].horizontal, y: list[1].center.y + offsets[1].vertical)
    }
    length = hypot(second.x - first.x, second.y - first.y)
    relation = CGPoint(x: second.x - first.x, y: second.y - first.y)
  }

  private func arm(_ body: DynamicWorld.Body, _ offset: UIOffset) -> CGPoint {
    let (cosine, sine) = (cos(body.angle), sin(body.angle))
    return CGPoint(
      x: offset.horizontal * cosine - offset.vertical * sine,
      y: offset.horizontal * sine + offset.vertical * cosine)
  }

  override func applyForces(_ world: DynamicWorld, _ seconds: Double) {
    guard frequency > 0, case .distance = joint else { return }
    let first = world.body(list[0])
    let second = list.count > 1 ? world.body(list[1]) : nil
    let link = Link(self, first, second)
    guard link.distance > 0 else { return }
    let rate = 2 * .pi * frequency
    let mass = first.mass
    let force = mass * (rate * rate * (link.distance - length) + 2 * damping * rate * link.speed)
    let impulse = CGPoint(
      x: link.unit.x * force * CGFloat(seconds), y: link.unit.y * force * CGFloat(seconds))
    first.push(impulse, at: link.arm1)
    second?.push(CGPoint(x: -impulse.x, y: -impulse.y), at: link.arm2)
  }

  override func constrain(_ world: DynamicWorld, _ seconds: Double) {
    let first = world.body(list[0])
    let second = list.count > 1 ? world.body(list[1]) : nil
    switch joint {
    case .sliding(let axis): slide(first, second, axis)
    case .fixed: hold(first, second)
    case .pin: keepLength(first, second)
    case .distance: if frequency <= 0 { keepLength(first, second) }
    }
  }

  /// Moves both ends to the length, in inverse proportion to their masses.
  private func keepLength(_ first: DynamicWorld.Body, _ second: DynamicWorld.Body?) {
    let link = Link(self, first, second)
    let direction = link.distance > 0 ? link.unit : .zero
    let (share1, share2) = shares(first, second)
    let error = link.distance - length
    first.center.x += direction.x * error * share1
    first.center.y += direction.y * error * share1
    second?.center.x -= direction.x * error * share2
    second?.center.y -= direction.y * error * share2
    // The velocity along the rod, at the attached points.
    let impulse = link.speed * reducedMass(first, second)
    first.push(CGPoint(x: direction.x * impulse, y: direction.y * impulse), at: link.arm1)
    second?.push(CGPoint(x: -direction.x * impulse, y: -direction.y * impulse), at: link.arm2)
    if length == 0 { stop(first, second) }
  }

  private func stop(_ first: DynamicWorld.Body, _ second: DynamicWorld.Body?) {
    guard let second else {
      let arm = arm(first, offsets[0])
      first.center = CGPoint(x: anchorPoint.x - arm.x, y: anchorPoint.y - arm.y)
      first.velocity = .zero
      return
    }
    let common = mean(first, second)
    first.velocity = common
    second.velocity = common
  }

  private func hold(_ first: DynamicWorld.Body, _ second: DynamicWorld.Body?) {
    guard let second else { return }
    let error = CGPoint(
      x: second.center.x - first.center.x - relation.x,
      y: second.center.y - first.center.y - relation.y)
    let (share1, share2) = shares(first, second)
    first.center.x += error.x * share1
    first.center.y += error.y * share1
    second.center.x -= error.x * share2
    second.center.y -= error.y * share2
    let common = mean(first, second)
    if !first.isAnchored { first.velocity = common }
    if !second.isAnchored { second.velocity = common }
  }

  /// Keeps the first body on an axis through its initial position.
  private func slide(
    _ first: DynamicWorld.Body, _ second: DynamicWorld.Body?, _ axis: CGVector
  ) {
    let length = hypot(axis.dx, axis.dy)
    guard length > 0 else { return }
    let unit = CGPoint(x: axis.dx / length, y: axis.dy / length)
    let origin = second?.center ?? anchorPoint
    let start = CGPoint(x: origin.x - relation.x, y: origin.y - relation.y)
    let moved = CGPoint(x: first.center.x - start.x, y: first.center.y - start.y)
    var along = moved.x * unit.x + moved.y * unit.y
    var speed = first.velocity.x * unit.x + first.velocity.y * unit.y
    let limited = max(attachmentRange.minimum, min(attachmentRange.maximum, along))
    if limited != along {
      along = limited
      speed = 0
    }
    first.center = CGPoint(x: start.x + unit.x * along, y: start.y + unit.y * along)
    first.velocity = CGPoint(x: unit.x * speed, y: unit.y * speed)
  }

  private func shares(
    _ first: DynamicWorld.Body, _ second: DynamicWorld.Body?
  ) -> (CGFloat, CGFloat) {
    guard let second, !second.isAnchored else { return (first.isAnchored ? 0 : 1, 0) }
    if first.isAnchored { return (0, 1) }
    let total = first.mass + second.mass
    return (second.mass / total, first.mass / total)
  }
  private func mean(_ first: DynamicWorld.Body, _ second: DynamicWorld.Body) -> CGPoint {
    if first.isAnchored || second.isAnchored { return .zero }
    let total = first.mass + second.mass
    return CGPoint(
      x: (first.velocity.x * first.mass + second.velocity.x * second.mass) / total,
      y: (first.velocity.y * first.mass + second.velocity.y * second.mass) / total)
  }
  private func reducedMass(
    _ first: DynamicWorld.Body, _ second: DynamicWorld.Body?
  ) -> CGFloat {
    guard let second, !second.isAnchored else { return first.mass }
    if first.isAnchored { return second.mass }
    return first.mass * second.mass / (first.mass + second.mass)
  }

  /// The line between the attached points.
  private struct Link {
    var arm1: CGPoint
    var arm2 = CGPoint.zero
    var distance: CGFloat
    /// The direction from the first to the second.
    var unit: CGPoint
    /// The velocity at which they part, pt/s.
    var speed: CGFloat

    init(
      _ behavior: UIAttachmentBehavior, _ first: DynamicWorld.Body, _ second: DynamicWorld.Body?
    ) {
      arm1 = behavior.arm(first, behavior.offsets[0])
      let start = CGPoint(x: first.center.x + arm1.x, y: first.center.y + arm1.y)
      var (end, velocity) = (behavior.anchorPoint, CGPoint.zero)
      if let second {
        arm2 = behavior.arm(second, behavior.offsets[1])
        end = CGPoint(x: second.center.x + arm2.x, y: second.center.y + arm2.y)
        velocity = Self.velocity(of: second, at: arm2)
      }
      let delta = CGPoint(x: end.x - start.x, y: end.y - start.y)
      distance = hypot(delta.x, delta.y)
      unit = distance > 0 ? CGPoint(x: delta.x / distance, y: delta.y / distance) : .zero
      let own = Self.velocity(of: first, at: arm1)
      speed = (velocity.x - own.x) * unit.x + (velocity.y - own.y) * unit.y
    }

    private static func velocity(of body: DynamicWorld.Body, at arm: CGPoint) -> CGPoint {
      CGPoint(
        x: body.velocity.x - body.angularVelocity * arm.y,
        y: body.velocity.y + body.angularVelocity * arm.x)
    }
  }
}

/// A range of distances or angles.
public nonisolated struct UIFloatRange: Equatable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat
  /// Creates the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }
  /// The empty range at 0.
  public static let zero = UIFloatRange()
  /// The range without bounds.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has no bounds.
  public var isInfinite: Bool { self == .infinite }
}
