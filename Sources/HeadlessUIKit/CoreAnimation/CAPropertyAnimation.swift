import SegueMotion

/// An animation of one property.
open nonisolated class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, or a part of one: `position`, `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether its values are added to what is shown without it; false by default.
  open var isAdditive = false
  /// Whether each repetition goes on from the end of the last; false by default.
  open var isCumulative = false

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  /// The way of the values, if the animation has one.
  func makeWay(of path: AnimatableKeyPath, on layer: CALayer) -> AnimatedWay? { nil }

  override func makeContent(on layer: CALayer) -> AnimatedPart.Content {
    guard let name = keyPath, let path = AnimatableKeyPath(name) else {
      layer.reportUnknown(keyPath)
      return .nothing
    }
    guard let way = makeWay(of: path, on: layer) else { return .nothing }
    return .property(
      AnimatedProperty(
        path: path, way: way, isAdditive: isAdditive, isCumulative: isCumulative,
        goesBack: autoreverses))
  }
}

/// An animation between two values, of which at most one may be left out or told by the distance.
///
/// What is left out is what is shown without the animation, at every moment anew.
open nonisolated class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func makeWay(of path: AnimatableKeyPath, on layer: CALayer) -> AnimatedWay? {
    .ends(ends(path, layer))
  }

  final func ends(_ path: AnimatableKeyPath, _ layer: CALayer) -> AnimatedEnds {
    AnimatedEnds(
      from: layer.numbers(of: fromValue, "fromValue", path),
      to: layer.numbers(of: toValue, "toValue", path),
      by: layer.numbers(of: byValue, "byValue", path))
  }
}

/// An animation by a spring (UIKit rows 175-177, 276, 277).
///
/// It runs for its `duration`, which does not follow from the spring: set `settlingDuration` there.
open nonisolated class CASpringAnimation: CABasicAnimation {
  private var parts = (mass: 1.0, stiffness: 100.0, damping: 10.0)
  private var perception: (duration: Double, bounce: Double)?

  /// Makes a spring of a perceptual duration, s, and a bounce; one below 0 is over-damped (UIKit
  /// rows 173, 179).
  ///
  /// Numbers that make no spring leave the default one.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard let spring = try? Spring(duration: perceptualDuration, bounce: bounce) else { return }
    parts = (spring.mass, spring.stiffness, spring.damping)
    perception = (duration: perceptualDuration, bounce: Double(bounce))
    allowsOverdamping = true
  }

  /// More than 0, 1 by default; another number is ignored.
  open var mass: CGFloat {
    get { parts.mass }
    set { if newValue > 0, newValue.isFinite { parts.mass = newValue } }
  }
  /// More than 0, 100 by default; another number is ignored.
  open var stiffness: CGFloat {
    get { parts.stiffness }
    set { if newValue > 0, newValue.isFinite { parts.stiffness = newValue } }
  }
  /// From 0, 10 by default; another number is ignored.
  open var damping: CGFloat {
    get { parts.damping }
    set { if newValue >= 0, newValue.isFinite { parts.damping = newValue } }
  }
  /// In whole distances per second, toward the end if above 0; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 counts; false by default, where it runs as 1 (UIKit row 171).
  open var allowsOverdamping = false
  /// The period without friction, s.
  open var perceptualDuration: CFTimeInterval { perception?.duration ?? spring?.response ?? 0 }
  /// How far the spring swings, -1...1; 0 is critical.
  open var bounce: CGFloat { perception?.bounce ?? spring?.bounce ?? 0 }
  /// How long the spring takes to come to rest, s (UIKit row 276).
  ///
  /// Over-damped it is that of the critical spring of the frequency 2 × stiffness / damping: that fits
  /// the one value which is known (UIKit row 173).
  open var settlingDuration: CFTimeInterval {
    guard let spring else { return 0 }
    var settling = spring
    let frequency = 2 * spring.stiffness / spring.damping
    if spring.dampingRatio > 1,
      let critical = try? Spring(dampingRatio: 1, response: 2 * .pi / frequency)
    {
      settling = critical
    }
    return settling.settlingDuration(initialVelocity: velocity)
  }

  /// Nil for quantities beyond all use.
  private var spring: Spring? {
    let spring = try? Spring(
      mass: parts.mass, stiffness: parts.stiffness, damping: parts.damping)
    let policy = allowsOverdamping ? OverdampingPolicy.allowed : .clamped
    return spring.map(policy.admitted)
  }
  private var velocity: Double { initialVelocity.isFinite ? initialVelocity : 0 }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.parts = parts
    copy.perception = perception
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func makeWay(of path: AnimatableKeyPath, on layer: CALayer) -> AnimatedWay? {
    let ends = ends(path, layer)
    return spring.map { .spring(ends, $0, velocity: velocity) } ?? .ends(ends)
  }
}

/// Animations that play together, each in the time of the group, and are over with it.
///
/// Delegates of the animations in it hear nothing, as in UIKit.
open nonisolated class CAAnimationGroup: CAAnimation {
  /// The animations; each takes as long as the group unless it says otherwise.
  open var animations: [CAAnimation]?

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
  }

  override func makeContent(on layer: CALayer) -> AnimatedPart.Content {
    .group(animations ?? [])
  }
}
