/// The collision outline of a dynamic item.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// A path; its bounds here.
  case path = 2
}

/// An object that an animator moves and rotates.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in the reference view's coordinates, pt.
  var center: CGPoint { get set }
  /// The bounds, pt; their size is the collision outline.
  var bounds: CGRect { get }
  /// The transform, a rotation.
  var transform: CGAffineTransform { get set }
  /// The collision outline; the bounds by default.
  @_spi(OptionalRequirements) var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of the collision outline.
  @_spi(OptionalRequirements) var collisionBoundingPath: UIBezierPath { get }
}

@_documentation(visibility: internal)
extension UIDynamicItem where Self: NSObject {
  /// The default implementation returns the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default implementation returns the outline of the bounds.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {
  /// The bounds about the center, pt.
  final var centeredBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  nonisolated deinit {}

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  private let ownItems: [any UIDynamicItem]

  /// Creates a group.
  public init(items: [any UIDynamicItem]) {
    ownItems = items
    super.init()
  }

  /// The center of the items' frames, pt.
  open var center: CGPoint {
    get { CGPoint(x: union.midX, y: union.midY) }
    set { move(to: newValue) }
  }
  /// The size of the items' frames, pt.
  open var bounds: CGRect { CGRect(origin: .zero, size: union.size) }
  /// The identity: a group does not rotate here.
  open var transform: CGAffineTransform {
    get { .identity }
    set { _ = newValue }
  }

  private var union: CGRect {
    ownItems.reduce(CGRect.null) { union, item in
      let size = item.bounds.size
      return union.union(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
          width: size.width, height: size.height))
    }
  }
  private func move(to center: CGPoint) {
    let old = self.center
    for item in ownItems {
      item.center.x += center.x - old.x
      item.center.y += center.y - old.y
    }
  }
}
