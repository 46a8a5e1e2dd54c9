/// Collisions of items with each other and with boundaries.
///
/// Items collide as their bounding rectangles, or as circles if they are ellipses; they do not begin to
/// rotate by a collision.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides.
  public nonisolated struct Mode: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: [any UIDynamicItem]
  private var boundaries: [CollisionBoundary] = []
  private var insets: UIEdgeInsets?
  /// The contacts of the last step, in order.
  private var contacts: [CollisionContact] = []

  /// Creates collisions of items with each other.
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
    dynamicAnimator?.wake()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  /// What collides; everything by default.
  open var collisionMode = Mode.everything { didSet { dynamicAnimator?.wake() } }
  /// The delegate, which is notified of contacts; weak.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the reference view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  /// Makes the bounds of the reference view with insets a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds the outline of a path as a boundary, of its straight lines.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(CollisionBoundary(identifier, path: bezierPath))
  }
  /// Adds a line as a boundary.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(CollisionBoundary(identifier, path: path))
  }
  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.has(identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.has(identifier) }
    dynamicAnimator?.wake()
  }
  /// Removes the boundaries that were added.
  open func removeAllBoundaries() { boundaries = [] }
  /// The identifiers of the boundaries; `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private func add(_ boundary: CollisionBoundary) {
    boundaries.append(boundary)
    dynamicAnimator?.wake()
  }

  override var ownItems: [any UIDynamicItem] { list }
  override func prepare(_ world: DynamicWorld) { for item in list { _ = world.body(item) } }

  override func constrain(_ world: DynamicWorld, _ seconds: Double) {
    var found: [CollisionContact] = []
    let bodies = list.map { world.body($0) }
    if collisionMode.contains(.items) { collideItems(bodies, &found) }
    if collisionMode.contains(.boundaries) {
      for body in bodies { collideBoundaries(body, &found) }
    }
    report(found)
  }

  // MARK: Contacts

  private func collideItems(_ bodies: [DynamicWorld.Body], _ found: inout [CollisionContact]) {
    for (index, first) in bodies.enumerated() {
      for second in bodies[(index + 1)...] {
        guard let hit = CollisionHit(first, second) else { continue }
        hit.separate(first, second)
        found.append(
          CollisionContact(first: first.item, second: second.item, boundary: nil, point: hit.point))
      }
    }
  }

  private func collideBoundaries(
    _ body: DynamicWorld.Body, _ found: inout [CollisionContact]
  ) {
    if translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds {
      let area = bounds.inset(by: insets ?? .zero)
      for hit in CollisionHit.inside(area, body) {
        hit.reflect(body)
        found.append(
          CollisionContact(first: body.item, second: nil, boundary: nil, point: hit.point))
      }
    }
    for boundary in boundaries {
      for line in boundary.lines {
        guard let hit = CollisionHit(body, line) else { continue }
        hit.reflect(body)
        found.append(
          CollisionContact(
            first: body.item, second: nil, boundary: boundary.identifier, point: hit.point))
      }
    }
  }

  /// Notifies the delegate of contacts that have begun, and then of those that have ended.
  private func report(_ found: [CollisionContact]) {
    let old = contacts
    contacts = []
    for contact in found where !contacts.contains(where: { $0.isSame(as: contact) }) {
      contacts.append(contact)
    }
    guard let delegate = collisionDelegate else { return }
    let current = contacts
    for contact in current where !old.contains(where: { $0.isSame(as: contact) }) {
      if let second = contact.second {
        delegate.collisionBehavior(
          self, beganContactFor: contact.first, with: second, at: contact.point)
      } else {
        delegate.collisionBehavior(
          self, beganContactFor: contact.first, withBoundaryIdentifier: contact.boundary,
          at: contact.point)
      }
    }
    for contact in old where !current.contains(where: { $0.isSame(as: contact) }) {
      if let second = contact.second {
        delegate.collisionBehavior(self, endedContactFor: contact.first, with: second)
      } else {
        delegate.collisionBehavior(
          self, endedContactFor: contact.first, withBoundaryIdentifier: contact.boundary)
      }
    }
  }
}

/// The delegate of collisions; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells the delegate that two items touch.
  @_spi(OptionalRequirements) func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Tells the delegate that two items touch no longer.
  @_spi(OptionalRequirements) func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Tells the delegate that an item touches a boundary; the reference bounds have no identifier.
  @_spi(OptionalRequirements) func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Tells the delegate that an item touches a boundary no longer.
  @_spi(OptionalRequirements) func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

@_documentation(visibility: internal)
extension UICollisionBehaviorDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
