/// The properties of a simulated device: screen size, safe area, frame rate and others.
nonisolated public struct DeviceConfiguration: Hashable, Sendable {
  /// The name used in messages and pictures.
  public var name: String
  /// The screen's size in portrait, pt.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The safe area insets in portrait, pt.
  public var portraitSafeArea: UIEdgeInsets
  /// The safe area insets in landscape, pt.
  public var landscapeSafeArea: UIEdgeInsets
  /// The keyboard's height in portrait, including the bottom safe area, pt; 260 by default.
  public var portraitKeyboardHeight: CGFloat
  /// The keyboard's height in landscape, pt; 200 by default.
  public var landscapeKeyboardHeight: CGFloat
  /// The radius of the display's corners, pt.
  public var cornerRadius: CGFloat
  /// Frames per second, 60 or 120.
  public var framesPerSecond: Int
  /// The interface idiom.
  public var idiom: UIUserInterfaceIdiom
  /// The interface orientation when the device starts.
  public var orientation: UIInterfaceOrientation
  /// The layout direction; left to right by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The iOS version whose behavior applies where versions differ; 18 by default.
  public var systemVersion: Int
  /// The user's initial accessibility settings; all off by default.
  public var accessibility = AccessibilitySettings()
  /// Whether a transition that is never completed ends at its deadline, after a diagnostic; false,
  /// the default, freezes the app as UIKit does (UIKit row 84).
  public var endsAbandonedTransitions = false
  /// The behaviors chosen where UIKit's are not documented.
  public var choices: BehaviorChoices

  /// Creates a configuration; by default a phone of 375 x 667 pt with a status bar of 20 pt and no
  /// other safe area insets.
  public init(
    name: String = "phone 375x667", size: CGSize = CGSize(width: 375, height: 667),
    scale: CGFloat = 2,
    portraitSafeArea: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: UIEdgeInsets = .zero, portraitKeyboardHeight: CGFloat = 260,
    landscapeKeyboardHeight: CGFloat = 200, cornerRadius: CGFloat = 0, framesPerSecond: Int = 60,
    idiom: UIUserInterfaceIdiom = .phone, orientation: UIInterfaceOrientation = .portrait,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    systemVersion: Int = 18, choices: BehaviorChoices = BehaviorChoices()
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.portraitKeyboardHeight = portraitKeyboardHeight
    self.landscapeKeyboardHeight = landscapeKeyboardHeight
    self.cornerRadius = cornerRadius
    self.framesPerSecond = framesPerSecond
    self.idiom = idiom
    self.orientation = orientation
    self.layoutDirection = layoutDirection
    self.systemVersion = systemVersion
    self.choices = choices
  }

  /// Hashes the name, the size and the orientation; UIKit's insets are not hashable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(orientation)
  }

  /// Returns the screen's size in an orientation, pt.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the safe area insets in an orientation, pt.
  public func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// Returns the keyboard's height in an orientation, pt.
  public func keyboardHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    orientation.isLandscape ? landscapeKeyboardHeight : portraitKeyboardHeight
  }
}

/// Behaviors of UIKit that no public source documents, with the choice made here.
///
/// Each is a Boolean, so that both behaviors can be tested and a later finding changes one default.
nonisolated public struct BehaviorChoices: Hashable, Sendable {
  /// Whether `transitionCoordinator` is nil in `viewIsAppearing`, when no animation can be added to
  /// it anymore (UIKit row 36).
  public var coordinatorIsNilInViewIsAppearing = false
  /// Whether the did-callbacks of a presentation or dismissal run after the commit, while
  /// `presentedViewController` is still set, instead of inside `completeTransition` (UIKit row 30).
  public var didCallbacksFollowTheCommit = false
  /// Whether dismissing a chain of presentations animates the receiver's immediate child, while the
  /// others disappear immediately, instead of the topmost (UIKit row 74).
  public var dismissingAStackMovesTheImmediateChild = true
  /// Whether `custom` is confined to the frame of a presentation context, as the current-context
  /// styles are (UIKit row 83).
  public var customSearchesForContext = false
  /// Whether a second `completeTransition` is reported; it never has an effect (UIKit row 85).
  public var completingTwiceIsReported = true
  /// Whether the presenter's `viewDidAppear` and `viewDidDisappear` receive false for an animated
  /// operation, as on iOS 8 (UIKit row 260).
  public var presentersDidCallbacksGetFalse = false
  /// Whether a dismissal with nothing to dismiss still calls its completion (UIKit row 298).
  public var dismissingNothingRunsCompletion = true
  /// Whether a current-context presentation disappears and appears with its context: when its tab
  /// is deselected, its navigation stack pushes, or a full-screen presentation covers it.
  public var contextPresentationsFollowTheirContext = true
  /// Whether `shouldPresentInFullscreen` with false confines a custom presentation to its context
  /// (UIKit row 65).
  public var customHonorsShouldPresentInFullscreen = false
  /// Whether the delay factor for a running animator is a fraction of its total duration instead of
  /// the remaining duration (UIKit row 136).
  public var delayFactorCountsWholeDuration = true
  /// Whether a push or pop takes as long as a presentation, 0.5 s, instead of 0.35 s (UIKit row
  /// 186).
  public var pushLastsAsLongAsAPresentation = true
  /// Whether the translation of a plain pan excludes the distance before recognition, as that of
  /// scroll views does (UIKit row 205).
  public var panCountsFromItsBeginning = false
  /// Whether a canceled percent-driven transition takes percentComplete × duration / speed, the
  /// time of the travel back, instead of the time of the remaining travel (UIKit row 114).
  public var cancelingTakesReverseDuration = true
  /// Whether the timing curve of a percent-driven transition replaces its completion speed (UIKit
  /// row 116).
  public var timingCurveReplacesCompletionSpeed = false
  /// Whether timing parameters with a bounce below 0 are overdamped, as Core Animation's springs
  /// are, instead of critically damped at the same frequency (UIKit row 173).
  public var bounceBelowZeroIsOverdamped = false
  /// Whether a sheet without an active detent has its maximum height instead of the medium detent's
  /// (UIKit row 251).
  public var sheetWithoutActiveDetentIsLarge = true
  /// Whether a sheet is at its largest detent while a field in it edits, instead of only growing by
  /// the keyboard (UIKit row 344).
  public var editingSelectsLargestDetent = true
  /// Whether a rotation sets the frame of a root view with a transform, so that its bounds no
  /// longer fit, instead of its bounds and center (UIKit row 63).
  public var rotationSetsFrameUnderTransform = true
  /// Whether a transition that a percent-driven interaction controller ends at a completion speed
  /// of exactly 1 shows its other end in the last frame (UIKit row 99).
  public var percentDriverFlashesAtSpeedOne = false
  /// Whether a property animator that is released while paused or stopped is finished at its end,
  /// in addition to the diagnostic (UIKit row 146).
  public var releasedAnimatorIsFinished = false
  /// Whether an interactive start by `UIPercentDrivenInteractiveTransition` requests the
  /// interruptible animator first and, if there is one, never calls `animateTransition` (UIKit row
  /// 302).
  public var percentDriverStartsInterruptibleAnimator = true
  /// Whether the next responder of a presented controller is its presenter instead of its view's
  /// superview (UIKit row 305).
  public var presentedControllersNextIsThePresenter = false
  /// Whether a noninterruptible transition disables touches in every window instead of only its own
  /// (UIKit row 307).
  public var transitionsIgnoreTouchesInEveryWindow = false
  /// Whether an animation block also animates `borderWidth`, `shadowOffset`, `shadowOpacity`,
  /// `shadowRadius` and `zPosition` of a view's layer, instead of setting them immediately (UIKit row
  /// 317).
  public var blocksAnimateShadowsAndBorders = false
  /// Whether a tap on a button of the navigation bar is delivered while a push or pop runs (UIKit
  /// row 345).
  public var barButtonsWorkDuringPushes = true
  /// Whether a drag of a slider's thumb prevents the pans of superviews in every direction, instead of
  /// only horizontal ones (UIKit row 351).
  public var sliderThumbPreventsEveryPan = false
  /// Whether a dismissal withdraws one from below that was called in the same run-loop turn, instead
  /// of being refused (UIKit row 77).
  public var dismissalWithdrawsOneFromBelow = false

  /// Creates the default choices.
  public init() {}
}
