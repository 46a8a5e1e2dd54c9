/// Something that plays on a layer and leaves its own values alone.
///
/// A layer keeps a copy: what is changed after adding it has no effect.
open nonisolated class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()

  /// Makes an animation that plays once, in its transaction's time.
  public required override init() { super.init() }

  /// The pace; nil, the default, is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of start and end; kept, as in UIKit.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets it go at its end; true by default.
  open var isRemovedOnCompletion = true

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

  final func duplicate() -> CAAnimation {
    let copy = Self()
    fill(copy)
    return copy
  }

  /// Gives a copy what this one says.
  func fill(_ copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }

  // MARK: CAAction

  open func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: key)
  }

  // MARK: Playing

  /// What it does to the layer, found when it is added.
  func makeContent(on layer: CALayer) -> AnimatedPart.Content { .nothing }
}

/// Who hears of an animation's start and end; the copy that the layer keeps is told about.
public nonisolated protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over: it ran through, or was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public nonisolated func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a change of a layer's property sets off.
public nonisolated protocol CAAction {
  /// Does it for the property of an object.
  func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing: the change is shown at once.
extension NSNull: CAAction {
  /// Does nothing.
  public nonisolated func run(
    forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
