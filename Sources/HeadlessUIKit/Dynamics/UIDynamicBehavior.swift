/// A rule for the movement of items, or several of them.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  nonisolated deinit {}

  /// Creates a behavior without effect, for child behaviors.
  public override init() { super.init() }

  /// The behaviors of this one, in order of addition.
  open var childBehaviors: [UIDynamicBehavior] { children }
  private var children: [UIDynamicBehavior] = []
  /// Adds a behavior, which takes effect with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    children.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }
  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    children.removeAll { $0 === behavior }
    if behavior.dynamicAnimator != nil { behavior.leaveAnimator() }
  }
  /// Called at each step of the animation; `nil` by default.
  open var action: (() -> Void)?
  /// The animator that has the behavior; `nil` without one.
  open var dynamicAnimator: UIDynamicAnimator? { animator }
  private weak var animator: UIDynamicAnimator?
  /// Called before the behavior is added to an animator, or removed (`nil`).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Simulation

  final func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    self.animator = animator
    prepare(animator.world)
    for child in children { child.join(animator) }
    animator.wake()
  }
  final func leaveAnimator() {
    willMove(to: nil)
    if let animator { detach(animator.world) }
    for child in children { child.leaveAnimator() }
    let old = animator
    animator = nil
    old?.wake()
  }
  /// The behavior and its children, in order.
  final var all: [UIDynamicBehavior] { [self] + children.flatMap(\.all) }
  /// The items of the behavior, none by default.
  var ownItems: [any UIDynamicItem] { [] }
  /// Called when the behavior joins an animator.
  func prepare(_ world: DynamicWorld) {}
  /// Called when the behavior leaves an animator.
  func detach(_ world: DynamicWorld) {}
  /// Adds accelerations and impulses of a step of `seconds`.
  func applyForces(_ world: DynamicWorld, _ seconds: Double) {}
  /// Corrects velocities and positions after the movement of a step.
  func constrain(_ world: DynamicWorld, _ seconds: Double) {}
  /// Whether the behavior lets the animator pause while all items rest.
  var isAtRest: Bool { true }
}
