/// The invariants that every style must satisfy.
public nonisolated enum StyleInvariant: String, CaseIterable, Sendable {
  /// The delegate, which UIKit does not retain, is alive when a transition begins (fault F086).
  case keepsDelegateAlive
  /// A view that is visible before the transition starts at its current position and opacity.
  case startsInPlace
  /// A presented view ends at the frame of its presentation controller, a pushed one fills its
  /// container.
  case endsAtFinalFrame
  /// No visible view jumps as a transition completes: its animation ends where the view stays.
  case completesInPlace
  /// The view of a dismissed, popped or deselected controller is no longer visible when it is removed: it
  /// is outside the screen, transparent, or covered by an opaque view or snapshot.
  case disappearsBeforeRemoval
  /// A snapshot in place of a hidden view begins where that is, and is removed where it appears, with the
  /// same size, opacity and corner radius.
  case matchesSnapshots
  /// Every transition completes once: not never, not twice, not during its animation, and without
  /// waiting for a gesture that is not in progress (faults F001, F002, F006, F011, F012).
  case completesExactlyOnce
  /// The argument of `completeTransition` is `!transitionWasCancelled` (fault F003).
  case completesAsItEnded
  /// An accepted call runs its completion once, after its effect unless a gesture canceled it; a
  /// refused one never runs it (invariant I6).
  case answersEachCallOnce
  /// A container runs one transition at a time, and a style does not request a second (invariant
  /// I1).
  case runsOneTransitionAtATime
  /// While a gesture drives a transition, its progress changes evenly with the touch, and the views
  /// change with that progress, and with nothing else.
  case followsGesture
  /// A transition without animation takes no time.
  case takesNoTimeUnanimated
  /// A canceled transition restores every view exactly (invariant I7).
  case cancelRestoresEverything
  /// At rest a controller's view is in the superview that UIKit gives it: a presented view in the
  /// container, content in its wrapper, a removed view in none.
  case restoresHierarchy
  /// An animated, interrupted or unanimated transition ends in the same state.
  case endsInSameState
  /// After a rotation at any time the result is that of a new layout; chrome that covers the
  /// container covers it throughout (faults F049-F051).
  case followsRotation
  /// With Reduce Motion a transition that no gesture drives moves no view (fault F085).
  case reducesMotion
  /// The opacity of the dimming depends only on the position of the presented view (invariant I9).
  case dimsByPosition
  /// After the reverse transition and the removal of the style, the screen and the removed view are
  /// as before; at rest the screen shows what is presented or in the navigation stack (invariants
  /// I2, I3).
  case leavesNothingBehind
  /// No object of a finished or canceled transition stays allocated (invariant I8).
  case leaksNothing
  /// No view has a non-finite value (invariant I5).
  case staysFinite
  /// Appearance callbacks are in legal order and balanced (invariant I4).
  case keepsAppearanceLegal
  /// UIKit reports no other diagnostic.
  case reportsNoDiagnostic
  /// Two identical runs have identical frames (invariant I10).
  case isDeterministic

  /// The invariant as a sentence.
  public var sentence: String { words.sentence }
  /// The usual fix for a style that violates the invariant.
  public var remedy: String { words.remedy }
  /// The usual fix for a delegate of UIKit's that violates the invariant.
  public var delegateRemedy: String { delegateWords ?? words.remedy }
}

nonisolated extension StyleInvariant {
  /// Returns violations in the order of the invariants.
  static func sorted(_ violations: [ContractViolation]) -> [ContractViolation] {
    allCases.flatMap { invariant in violations.filter { $0.invariant == invariant } }
  }

  /// The fix without a style; nil if a style's fix names nothing of Segue.
  private var delegateWords: String? {
    switch self {
    case .keepsDelegateAlive:
      "UIKit's property is weak: keep the delegate in a property of the presenter, or of the controller "
        + "itself"
    case .endsAtFinalFrame:
      "animate to context.finalFrame(for:), and leave the transform at identity"
    case .completesInPlace:
      "animate to the values that you set in the animation's completion or in animationEnded(_:)"
    case .followsGesture:
      "pass the touch's distance divided by its travel to update(_:), and change the views in "
        + "animateTransition(using:) or transitionCoordinator.animate(alongsideTransition:), without another "
        + "animation"
    case .cancelRestoresEverything:
      "restore what you changed if context.transitionWasCancelled is true, before you call "
        + "completeTransition, or in presentationTransitionDidEnd(false) or dismissalTransitionDidEnd(false)"
    case .restoresHierarchy:
      "put a view that you moved into another one back before you call completeTransition"
    case .endsInSameState:
      "set the same end values in animateTransition(using:) with and without animation"
    case .reducesMotion:
      "animate only opacities if UIAccessibility.isReduceMotionEnabled is true and context.isInteractive "
        + "false"
    case .leavesNothingBehind:
      "restore what you changed before you call completeTransition; remove chrome in "
        + "presentationTransitionDidEnd(false) and dismissalTransitionDidEnd(true), and your recognizers with "
        + "the delegate"
    default: nil
    }
  }

  private var words: (sentence: String, remedy: String) {
    switch self {
    case .keepsDelegateAlive:
      (
        "the delegate of a transition is alive when that begins",
        "UIKit's property is weak: keep the delegate that attach(to:as:host:) sets in a property of the "
          + "style"
      )
    case .startsInPlace:
      (
        "a transition starts with every visible view at its current position and opacity",
        "leave the disappearing view unchanged before the animation: begin at "
          + "context.initialFrame(for:)"
      )
    case .endsAtFinalFrame:
      (
        "the appearing view ends at context.finalFrame(for:)",
        "animate to context.presentedFrame, and leave the transform at identity"
      )
    case .completesInPlace:
      (
        "no visible view jumps as a transition completes",
        "animate to the values that you set in finish(_:completed:) or in the completion"
      )
    case .disappearsBeforeRemoval:
      (
        "a view is out of sight before a transition removes it",
        "animate it out of the container, to an alpha of 0, or below an opaque view"
      )
    case .matchesSnapshots:
      (
        "a snapshot begins and ends where the view is that it shows, and looks like it",
        "animate the snapshot to the view's current frame, opacity and corner radius, and show the view "
          + "when you remove the snapshot"
      )
    case .completesExactlyOnce:
      (
        "every transition completes exactly once, and not before it ends",
        "call completeTransition in the animation's completion and nowhere else; return an "
          + "interaction controller only during a gesture"
      )
    case .completesAsItEnded:
      (
        "a transition completes as finished unless it was canceled",
        "call completeTransition(!context.transitionWasCancelled)"
      )
    case .answersEachCallOnce:
      (
        "an accepted call runs its completion once, a refused one never",
        "let a programmatic call run to its end: cancel only what a gesture began"
      )
    case .runsOneTransitionAtATime:
      (
        "a container runs one transition at a time",
        "check isBeingPresented, isBeingDismissed or transitionCoordinator before you present, "
          + "dismiss, push or pop"
      )
    case .followsGesture:
      (
        "while a gesture drives a transition, the views follow the touch evenly, and only that",
        "pass the touch's distance divided by its travel to update(_:), and change the views in animate(_:) or "
          + "transitionCoordinator.animate(alongsideTransition:), without another animation"
      )
    case .takesNoTimeUnanimated:
      (
        "a transition without animation takes no time",
        "animate with a duration of 0 if context.isAnimated is false"
      )
    case .cancelRestoresEverything:
      (
        "a canceled transition restores every view",
        "restore what you changed when completed is false: in finish(_:completed:), "
          + "presentationTransitionDidEnd(false) or dismissalTransitionDidEnd(false)"
      )
    case .restoresHierarchy:
      (
        "after a transition every view is in the superview that UIKit gives it",
        "put a view that you moved into another one back in finish(_:completed:)"
      )
    case .endsInSameState:
      (
        "an animated, interrupted or unanimated transition ends in the same state",
        "let prepare and animate set the same end values with and without animation"
      )
    case .followsRotation:
      (
        "after a rotation every view has the frame of a new layout",
        "compute frames from containerView.bounds in containerViewWillLayoutSubviews, and pin chrome "
          + "to the container's edges"
      )
    case .reducesMotion:
      (
        "with Reduce Motion a transition without a gesture fades in place",
        "animate only opacities if UIAccessibility.isReduceMotionEnabled is true and context.isInteractive "
          + "false, as the default of TransitionMovement.reducedMotion does"
      )
    case .dimsByPosition:
      (
        "dimming depends only on the position of the presented view",
        "fade it with transitionCoordinator.animate(alongsideTransition:), not by a separate "
          + "animation"
      )
    case .leavesNothingBehind:
      (
        "after the reverse transition the screen and the removed view are as before",
        "restore what you changed in finish(_:completed:); remove chrome in "
          + "presentationTransitionDidEnd(false) and dismissalTransitionDidEnd(true), recognizers in "
          + "detach(from:)"
      )
    case .leaksNothing:
      (
        "no object of an ended transition stays allocated",
        "hold controllers, views and contexts weakly, or release them when the transition ends"
      )
    case .staysFinite:
      ("every number is finite", "guard divisions by a distance or a size that may be zero")
    case .keepsAppearanceLegal:
      (
        "appearance callbacks are in order and balanced",
        "leave them to UIKit, or balance beginAppearanceTransition and endAppearanceTransition"
      )
    case .reportsNoDiagnostic:
      ("UIKit reports no other diagnostic", "do what the message says")
    case .isDeterministic:
      (
        "two identical runs have identical frames",
        "keep no counters, clocks or random numbers between two uses"
      )
    }
  }
}
