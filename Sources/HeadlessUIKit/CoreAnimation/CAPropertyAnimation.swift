import SegueMotion

/// An animation of one property.
open nonisolated class CAPropertyAnimation: CAAnimation {
  /// Creates an animation without a property.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, or a component of one: `position`, `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to those beneath the animation; false by default.
  open var isAdditive = false
  /// Whether each repetition continues from the end of the previous one; false by default.
  open var isCumulative = false
  /// A function that makes transforms of the values: rotations, scales, translations; nil by default.
  open var valueFunction: CAValueFunction?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.keyPath = keyPath
    copy.valueFunction = valueFunction
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copy
  }

  /// Returns the interpolation of the values; the default implementation returns nil.
  func makeInterpolation(of path: AnimatableKeyPath, on layer: CALayer) -> Interpolation? { nil }

  /// Returns the animated property: with a value function, the component of the transform that the
  /// function gives; otherwise that of the key path, or a property of the app's own.
  private func path(_ name: String, on layer: CALayer) -> AnimatableKeyPath? {
    if let valueFunction, AnimatableKeyPath(name)?.kind == .transform {
      return AnimatableKeyPath("\(name).\(valueFunction.component)")
    }
    return AnimatableKeyPath(name)
      ?? layer.ownKeyPath(name, like: sampleValue)
  }

  /// A value of the animation, from which the type of an app's own property follows.
  var sampleValue: Any? { nil }

  override func makeContent(on layer: CALayer) -> AnimatedPart.Content {
    guard let name = keyPath, let path = path(name, on: layer) else {
      layer.reportUnknown(keyPath)
      return .nothing
    }
    guard let interpolation = makeInterpolation(of: path, on: layer) else { return .nothing }
    return .property(
      AnimatedProperty(
        path: path, interpolation: interpolation, isAdditive: isAdditive,
        isCumulative: isCumulative, autoreverses: autoreverses))
  }
}

/// An animation between two values, one of which may be omitted or given by the difference.
///
/// An omitted value is that beneath the animation, evaluated at every time.
open nonisolated class CABasicAnimation: CAPropertyAnimation {
  /// Creates an animation without values.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The start value.
  open var fromValue: Any?
  /// The end value.
  open var toValue: Any?
  /// The difference between end and start value.
  open var byValue: Any?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override var sampleValue: Any? { fromValue ?? toValue ?? byValue }

  override func makeInterpolation(of path: AnimatableKeyPath, on layer: CALayer) -> Interpolation? {
    .ends(ends(path, layer))
  }

  final func ends(_ path: AnimatableKeyPath, _ layer: CALayer) -> AnimatedEnds {
    AnimatedEnds(
      from: layer.numbers(of: fromValue, "fromValue", path),
      to: layer.numbers(of: toValue, "toValue", path),
      by: layer.numbers(of: byValue, "byValue", path))
  }
}

/// A spring animation (UIKit rows 175-177, 276, 277).
///
/// It runs for its `duration`, which is independent of the spring: set it to `settlingDuration`.
open nonisolated class CASpringAnimation: CABasicAnimation {
  /// Creates a spring with the default values.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  private var parts = (mass: 1.0, stiffness: 100.0, damping: 10.0)
  /// The perceptual parameters, if it was created with them.
  private var perception: (duration: Double, bounce: Double)?

  /// Creates a spring with a perceptual duration, s, and a bounce; one below 0 is overdamped (UIKit
  /// rows 173, 179).
  ///
  /// Values that are not a spring leave the default one.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard let spring = try? Spring(duration: perceptualDuration, bounce: bounce) else { return }
    parts = (spring.mass, spring.stiffness, spring.damping)
    perception = (duration: perceptualDuration, bounce: Double(bounce))
    allowsOverdamping = true
  }

  /// The mass, above 0; 1 by default. Other values are ignored.
  open var mass: CGFloat {
    get { parts.mass }
    set { if newValue > 0, newValue.isFinite { parts.mass = newValue } }
  }
  /// The stiffness, above 0; 100 by default. Other values are ignored.
  open var stiffness: CGFloat {
    get { parts.stiffness }
    set { if newValue > 0, newValue.isFinite { parts.stiffness = newValue } }
  }
  /// The damping, 0 or more; 10 by default. Other values are ignored.
  open var damping: CGFloat {
    get { parts.damping }
    set { if newValue >= 0, newValue.isFinite { parts.damping = newValue } }
  }
  /// The initial velocity, in total distances per second, positive toward the end; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 applies; false, the default, reduces it to 1 (UIKit row 171).
  open var allowsOverdamping = false
  /// The period of the undamped spring, s.
  open var perceptualDuration: CFTimeInterval { perception?.duration ?? spring?.response ?? 0 }
  /// The bounce, -1...1; 0 is critically damped.
  open var bounce: CGFloat { perception?.bounce ?? spring?.bounce ?? 0 }
  /// The settling time of the spring, s (UIKit row 276).
  ///
  /// For an overdamped spring, that of the critically damped one with frequency 2 × stiffness /
  /// damping: this fits the only known value (UIKit row 173).
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

  /// The spring; nil for values out of range.
  private var spring: Spring? {
    let spring = try? Spring(
      mass: parts.mass, stiffness: parts.stiffness, damping: parts.damping)
    let policy = allowsOverdamping ? OverdampingPolicy.allowed : .clamped
    return spring.map(policy.applied(to:))
  }
  private var velocity: Double { initialVelocity.isFinite ? initialVelocity : 0 }

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.parts = parts
    copy.perception = perception
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  override func makeInterpolation(of path: AnimatableKeyPath, on layer: CALayer) -> Interpolation? {
    let ends = ends(path, layer)
    return spring.map { .spring(ends, $0, velocity: velocity) } ?? .ends(ends)
  }
}

/// Animations that play together on the group's timeline, and end with the group.
///
/// Delegates of the contained animations are not called, as in UIKit.
open nonisolated class CAAnimationGroup: CAAnimation {
  /// Creates a group without animations.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The animations; each without a duration has the group's.
  open var animations: [CAAnimation]?

  override func duplicate() -> Self {
    let copy = super.duplicate()
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func makeContent(on layer: CALayer) -> AnimatedPart.Content {
    .group(animations ?? [])
  }
}
