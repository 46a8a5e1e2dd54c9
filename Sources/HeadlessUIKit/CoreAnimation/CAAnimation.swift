/// An animation of a layer, which leaves the model values unchanged.
///
/// A layer keeps a copy: changes after `add(_:forKey:)` have no effect.
open nonisolated class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// The values of keys that are not properties.
  final var keyValues: [String: Any] = [:]

  /// Creates an animation that plays once, with its transaction's duration.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Returns the default value of an app's own property by its name; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns whether a property is archived: always.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// The timing function; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, strongly referenced as in UIKit.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end; true by default.
  open var isRemovedOnCompletion = true
  /// The frame rates that the animation prefers; those of the system by default.
  /// Stored only.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The key under which the layer has the animation, regardless of the key with which it is added; nil,
  /// the default, for that key.
  var fixedKey: String? { nil }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy; a subclass adds its properties.
  func duplicate() -> Self {
    guard let copy = makeSibling() as? Self else { return self }
    copy.timing = timing
    copy.keyValues = keyValues
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  // MARK: CAAction

  open func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: key)
  }

  // MARK: Playing

  /// Returns the animation's effect on a layer, determined when it is added.
  func makeContent(on layer: CALayer) -> AnimatedPart.Content { .nothing }
}

/// Receives the start and end of an animation; its argument is the layer's copy of the animation.
public nonisolated protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation started.
  @_spi(OptionalRequirements) func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation ended: it completed, or was removed before.
  @_spi(OptionalRequirements) func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

@_documentation(visibility: internal)
extension CAAnimationDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public nonisolated func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The action that a change of a layer's property triggers.
public nonisolated protocol CAAction {
  /// Runs the action for a property of an object.
  func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null action: the change is not animated.
extension NSNull: CAAction {
  /// Does nothing.
  public nonisolated func run(
    forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
