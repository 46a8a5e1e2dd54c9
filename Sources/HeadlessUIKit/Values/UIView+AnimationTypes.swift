extension UIView {
  /// The timing curve of an animation.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Linear.
    case linear = 3
    /// The curve of the system, which UIKit uses without a name for it (UIKit rows 115, 169).
    @_documentation(visibility: internal) case system = 7
  }

  /// A built-in transition of a view's content.
  public nonisolated enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// A flip about the vertical axis, left to right.
    case flipFromLeft = 1
    /// A flip about the vertical axis, right to left.
    case flipFromRight = 2
    /// A page that curls up.
    case curlUp = 3
    /// A page that curls down.
    case curlDown = 4
  }

  /// A system animation of views.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// The removal of views.
    case delete = 0
  }

  /// Options of an animation block.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presentation values, not from the model values of running animations.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration in a nested block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve in a nested block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws content continuously in a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options in a nested block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    // MARK: Curve

    /// Slow at the start and at the end: the default.
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // MARK: Transition

    /// A flip about the vertical axis, left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip about the vertical axis, right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A cross-fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip about the horizontal axis, top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip about the horizontal axis, bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // MARK: Frame rate

    /// 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    // MARK: Updates

    /// Applies pending updates before and after the block.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
  }

  /// Options of a keyframe animation.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presentation values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration in a nested block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options in a nested block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    // MARK: Calculation modes

    /// Linear interpolation between values: the default.
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    /// Discrete values.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at a constant pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Cubic interpolation through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Cubic interpolation at a constant pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
