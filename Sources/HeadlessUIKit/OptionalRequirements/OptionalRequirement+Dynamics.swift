// The optional requirements of the protocols of UIKit Dynamics, as code calls them.

extension UIDynamicAnimatorDelegate {
  /// The optional requirement `dynamicAnimatorWillResume`.
  public var dynamicAnimatorWillResume: (@MainActor (UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorWillResume($0) }
  }
  /// The optional requirement `dynamicAnimatorDidPause`.
  public var dynamicAnimatorDidPause: (@MainActor (UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorDidPause($0) }
  }
}

extension UICollisionBehaviorDelegate {
  /// The optional requirements `collisionBehavior`.
  public var collisionBehavior: OptionalRequirement.CollisionBehavior? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `collisionBehavior` of `UICollisionBehaviorDelegate`.
  @MainActor public struct CollisionBehavior {
    let delegate: any UICollisionBehaviorDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p) }
    /// Calls the requirement.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2) }
    /// Calls the requirement.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      delegate.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      delegate.collisionBehavior(
        behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
