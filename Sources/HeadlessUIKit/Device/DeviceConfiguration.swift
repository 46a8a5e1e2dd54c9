/// What a simulated device is: the screen in portrait, its safe area, its frame rate.
nonisolated public struct DeviceConfiguration: Hashable, Sendable {
  /// The name that messages and pictures show.
  public var name: String
  /// The screen's size in portrait, pt.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  /// The part of the screen that content keeps clear of in portrait, pt.
  public var portraitSafeArea: UIEdgeInsets
  /// The same in landscape, pt.
  public var landscapeSafeArea: UIEdgeInsets
  /// How high the keyboard is in portrait, the safe area below included, pt; 260 by default.
  public var portraitKeyboardHeight: CGFloat
  /// The same in landscape, pt; 200 by default.
  public var landscapeKeyboardHeight: CGFloat
  /// The radius of the display's corners, pt.
  public var cornerRadius: CGFloat
  /// Frames in a second, 60 or 120.
  public var framesPerSecond: Int
  /// What sort of device it is.
  public var idiom: UIUserInterfaceIdiom
  /// Which way the screen is turned when the device starts.
  public var orientation: UIInterfaceOrientation
  /// Which way people read; left to right by default.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The version of iOS whose rules are followed where versions differ; 18 by default.
  public var systemVersion: Int
  /// Whether a transition that nobody completes ends at its deadline, after it was reported; false by
  /// default, which freezes the app as UIKit does (UIKit row 84).
  public var endsAbandonedTransitions = false
  /// The open questions of UIKit's behavior, and how they are answered here.
  public var choices: BehaviorChoices

  /// Makes a configuration; without arguments a phone of 375 x 667 pt without safe area but for a
  /// status bar of 20 pt.
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

  /// The screen's size when it is turned a given way, pt.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The safe area when the screen is turned a given way, pt.
  public func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// How high the keyboard is when the screen is turned a given way, pt.
  public func keyboardHeight(in orientation: UIInterfaceOrientation) -> CGFloat {
    orientation.isLandscape ? landscapeKeyboardHeight : portraitKeyboardHeight
  }

  /// The size classes of a window of a given size: UIKit's phones are compact in width below
  /// 414 pt of landscape width and compact in height when lower than 480 pt.
  func traits(for size: CGSize, style: UIUserInterfaceStyle) -> UITraitCollection {
    let isPhone = idiom == .phone
    let horizontal: UIUserInterfaceSizeClass =
      isPhone
      ? (size.width > size.height && size.width >= 736 && size.height >= 414 ? .regular : .compact)
      : (size.width >= 600 ? .regular : .compact)
    let vertical: UIUserInterfaceSizeClass = isPhone && size.height < 480 ? .compact : .regular
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(layoutDirection: layoutDirection),
    ])
  }
}

/// Questions of UIKit's behavior that no public source settles, with the answer followed here.
///
/// Each is a switch, so that both answers can be tried and a later finding changes one default.
nonisolated public struct BehaviorChoices: Hashable, Sendable {
  /// Whether `presentationTransitionDidEnd` comes before the appearance callbacks (UIKit row 34).
  public var transitionDidEndPrecedesAppearance = true
  /// Whether `transitionCoordinator` is nil in `viewIsAppearing`, where nothing can be added to it
  /// any more (UIKit row 36).
  public var coordinatorIsNilInViewIsAppearing = false
  /// Whether `presentationTransitionWillBegin` comes before the presented controller's
  /// `viewWillAppear` (UIKit row 265).
  public var transitionWillBeginPrecedesAppearance = true
  /// Whether dismissing a stack moves the receiver's immediate child, the rest vanishing at once,
  /// instead of moving the topmost (UIKit row 74).
  public var dismissingAStackMovesTheImmediateChild = true
  /// Whether `custom` keeps to the place of a presentation context, as the current-context styles do
  /// (UIKit row 83).
  public var customSearchesForContext = false
  /// Whether a second `completeTransition` is reported; it never counts (UIKit row 85).
  public var completingTwiceIsReported = true
  /// Whether the presenter's `viewDidAppear` and `viewDidDisappear` get false for an animated
  /// operation, as on iOS 8 (UIKit row 260).
  public var presentersDidCallbacksGetFalse = false
  /// Whether a dismissal with nothing to dismiss still runs its completion (UIKit row 298).
  public var dismissingNothingRunsCompletion = true
  /// Whether what a context presents in its place disappears and appears with the context: when its tab
  /// is left, its stack pushes, or a full-screen presentation covers it.
  public var contextPresentationsFollowTheirContext = true
  /// Whether `shouldPresentInFullscreen` false confines a custom presentation to its context
  /// (UIKit row 65).
  public var customHonorsShouldPresentInFullscreen = false
  /// Whether the delay factor of an animator that runs already is a part of its whole duration,
  /// instead of what is left of it (UIKit row 136).
  public var delayFactorCountsWholeDuration = true
  /// Whether a push or pop lasts as long as a presentation, 0.5 s, instead of 0.35 s (UIKit row 186).
  public var pushLastsAsLongAsAPresentation = true
  /// Whether the translation of a plain pan leaves out the way that the finger went before the pan
  /// began, as those of scroll views do (UIKit row 205).
  public var panCountsFromItsBeginning = false
  /// Whether a canceled percent-driven transition takes the time of the way back, percent times
  /// duration by speed, instead of that of the way it did not go (UIKit row 114).
  public var cancelingtakesTheTimeOfTheWayBack = true
  /// Whether the timing curve of a percent-driven transition brings its own pace, so that the
  /// completion speed does not count beside it (UIKit row 116).
  public var timingCurveReplacesCompletionSpeed = false
  /// Whether timing parameters with a bounce below 0 are over-damped, as Core Animation's springs
  /// are then, instead of critical at the same frequency (UIKit row 173).
  public var bounceBelowZeroIsOverdamped = false
  /// Whether a sheet none of whose detents counts is as high as it can be, instead of half the screen
  /// (UIKit row 251).
  public var sheetWithoutActiveDetentIsLarge = true
  /// Whether a rotation sets the frame of a root view that has a transform, so that its bounds no
  /// longer fit, instead of its bounds and center (UIKit row 63).
  public var rotationSetsFrameUnderTransform = true
  /// Whether a transition that a percent-driven interaction controller releases at a completion speed
  /// of exactly 1 shows its other end for the last frame (UIKit row 99).
  public var percentDriverFlashesAtSpeedOne = false
  /// Whether a property animator that is released while it is paused or stopped is finished at its
  /// end, in addition to the diagnostic (UIKit row 146).
  public var releasedAnimatorIsFinished = false
  /// Whether the final frame of what a custom dismissal removes is its presented frame, instead of zero
  /// (UIKit row 299).
  public var customDismissalEndsAtPresentedFrame = true
  /// Whether an interactive start by the percent-driven class asks for the interruptible animator first
  /// and, if there is one, never calls `animateTransition` (UIKit row 302).
  public var percentDriverStartsInterruptibleAnimator = true
  /// Whether the next responder of a presented controller is its presenter, instead of its view's
  /// superview (UIKit row 305).
  public var presentedControllersNextIsThePresenter = false
  /// Whether a transition that cannot be interrupted ignores touches in every window, instead of its
  /// own (UIKit row 307).
  public var transitionsIgnoreTouchesInEveryWindow = false

  /// Makes the default answers.
  public init() {}
}
