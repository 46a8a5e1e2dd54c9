/// A region of a field.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  nonisolated deinit {}

  /// Creates a region.
  public override init() { super.init() }
  /// Creates a circle about the field's position.
  public init(radius: CGFloat) { super.init() }
  /// Creates a rectangle about the field's position.
  public init(size: CGSize) { super.init() }
  /// The region without bounds.
  open class var infinite: UIRegion { UIRegion() }
}

/// A field of forces. It has no effect: UIKit's formulas are not public.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list: [any UIDynamicItem] = []

  /// Creates a field; use the class methods.
  public required init(field: Void) { super.init() }

  /// Returns a field that brakes.
  open class func dragField() -> Self { make() }
  /// Returns a field that rotates items about its position.
  open class func vortexField() -> Self { make() }
  /// Returns a field that attracts to a position.
  open class func radialGravityField(position: CGPoint) -> Self { make() }
  /// Returns a field that accelerates in a direction.
  open class func linearGravityField(direction: CGVector) -> Self { make() }
  /// Returns a field that accelerates to a velocity.
  open class func velocityField(direction: CGVector) -> Self { make() }
  /// Returns a field of random forces.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { make() }
  /// Returns a field of random forces that grow with the velocity.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> Self { make() }
  /// Returns a field of springs to its position.
  open class func springField() -> Self { make() }
  /// Returns a field of electric charges.
  open class func electricField() -> Self { make() }
  /// Returns a field of magnetic forces.
  open class func magneticField() -> Self { make() }

  private class func make() -> Self { Self(field: ()) }

  /// The items.
  open var items: [any UIDynamicItem] { list }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  /// The position, pt; zero by default.
  /// Stored only.
  open var position = CGPoint.zero
  /// The region; infinite by default.
  /// Stored only.
  open var region = UIRegion()
  /// The strength; 1 by default.
  /// Stored only.
  open var strength: CGFloat = 1
  /// The exponent of the distance; 0 by default.
  /// Stored only.
  open var falloff: CGFloat = 0
  /// The smallest distance, pt; small by default.
  /// Stored only.
  open var minimumRadius: CGFloat = 0.01
  /// The direction; zero by default.
  /// Stored only.
  open var direction = CGVector.zero
  /// The smoothness of random forces; 0 by default.
  /// Stored only.
  open var smoothness: CGFloat = 0
  /// The speed of their change; 0 by default.
  /// Stored only.
  open var animationSpeed: CGFloat = 0

  override var ownItems: [any UIDynamicItem] { list }
}
