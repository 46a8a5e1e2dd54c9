extension UIView {
  /// The pace of an animation.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// A built-in change of a view's content.
  public nonisolated enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// A turn about the vertical axis, left to right.
    case flipFromLeft = 1
    /// A turn about the vertical axis, right to left.
    case flipFromRight = 2
    /// A page that curls up.
    case curlUp = 3
    /// A page that curls down.
    case curlDown = 4
  }

  /// An animation the system offers for views.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// Views that are taken away.
    case delete = 0
  }

  /// How an animation block runs.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Start from what is on screen, not from what running animations lead to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeat without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Run forwards and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keep the own duration within another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keep the own curve within another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraw content all the time, in a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hide and show views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Take no options from another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    // MARK: Curve

    /// Slow, fast, slow: the default.
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // MARK: Transition

    /// A turn about the vertical axis, left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn about the vertical axis, right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn about the horizontal axis, top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn about the horizontal axis, bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // MARK: Pace of frames

    /// As many frames as the display shows.
    public static let preferredFramesPerSecondDefault = AnimationOptions(rawValue: 0 << 24)
    /// 60 frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Apply waiting updates before and after the block.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
  }

  /// How an animation of key frames runs.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they animate.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Start from what is on screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeat without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Run forwards and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keep the own duration within another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Take no options from another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    // MARK: Between key frames

    /// Straight from value to value: the default.
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    /// Jump from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even pace over all.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
