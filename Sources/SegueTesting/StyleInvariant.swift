/// What every style owes to the controllers that use it.
public nonisolated enum StyleInvariant: String, CaseIterable, Sendable {
  /// At first, what stays or leaves is seen where it stood: nothing jumps.
  case startsInPlace
  /// A presented view stands where its presentation controller says, a pushed one fills the stack.
  case endsAtFinalFrame
  /// Every transition reports its end once: not never, not twice, not while it still moves, and
  /// without waiting for a finger that is not there (faults F001, F002, F006, F011, F012).
  case completesExactlyOnce
  /// The report is `!transitionWasCancelled` (fault F003).
  case completesAsItEnded
  /// A call that was accepted does what it says and runs its completion once; a refused or canceled
  /// one never does (invariant I6).
  case answersEachCallOnce
  /// A container has one transition at a time, and a style asks for no second one (invariant I1).
  case runsOneTransitionAtATime
  /// A canceled transition leaves every view as it was, to the bit (invariant I7).
  case cancelRestoresEverything
  /// Animated, interrupted or neither: the same picture is left.
  case endsAlike
  /// Whenever the screen is turned, what is left is what a fresh layout gives; what covers the
  /// container covers it all the while (faults F049-F051).
  case followsRotation
  /// How dark the presenter is depends on nothing but where the presented view is (invariant I9).
  case dimsByPosition
  /// After the way back, and once the style is taken off, the screen is as it was before, and so is
  /// the view that went; at rest the screen shows what is presented or in the stack (invariants I2,
  /// I3).
  case leavesNothingBehind
  /// What has ended is no longer alive, finished or canceled (invariant I8).
  case leaksNothing
  /// No view is ever given a number that is none (invariant I5).
  case staysFinite
  /// Appearance callbacks come in a legal order and are all ended (invariant I4).
  case keepsAppearanceLegal
  /// UIKit has nothing else to say on the console.
  case raisesNoComplaint
  /// The same run twice shows the same at every frame (invariant I10).
  case repeatsItself

  /// The law as a sentence.
  public var sentence: String { words.sentence }
  /// What usually mends a style that breaks the law.
  public var remedy: String { words.remedy }
}

nonisolated extension StyleInvariant {
  private var words: (sentence: String, remedy: String) {
    switch self {
    case .startsInPlace:
      (
        "when a transition starts, what is on the screen is seen where it stood",
        "leave the leaving view alone before the animation: begin at context.initialFrame(for:)"
      )
    case .endsAtFinalFrame:
      (
        "what came stands at context.finalFrame(for:)",
        "animate to stage.presentedFrame, and leave the transform at identity"
      )
    case .completesExactlyOnce:
      (
        "every transition reports its end exactly once, and not before it",
        "call completeTransition in the animation's completion and nowhere else; supply an "
          + "interaction controller only while a finger is down"
      )
    case .completesAsItEnded:
      (
        "a transition ends as completed unless it was canceled",
        "call completeTransition(!context.transitionWasCancelled)"
      )
    case .answersEachCallOnce:
      (
        "an accepted call runs its completion once, a refused or canceled one never",
        "let a call by code run to its end: cancel only what a finger began"
      )
    case .runsOneTransitionAtATime:
      (
        "a container has one transition at a time",
        "ask isBeingPresented, isBeingDismissed or transitionCoordinator before you present, "
          + "dismiss, push or pop"
      )
    case .cancelRestoresEverything:
      (
        "a canceled transition leaves every view as it was",
        "put back what you changed when completed is false: in finish(_:completed:), "
          + "presentationTransitionDidEnd(false) or dismissalTransitionDidEnd(false)"
      )
    case .endsAlike:
      (
        "animated, interrupted or neither, the same picture is left",
        "let prepare and animate write the same end values whatever the animation does"
      )
    case .followsRotation:
      (
        "after a rotation everything stands as a fresh layout puts it",
        "compute frames from containerView.bounds in containerViewWillLayoutSubviews, and pin chrome "
          + "to the container's edges"
      )
    case .dimsByPosition:
      (
        "dimming depends on where the presented view is, and on nothing else",
        "fade it with transitionCoordinator.animate(alongsideTransition:), not by an animation of its "
          + "own"
      )
    case .leavesNothingBehind:
      (
        "after the way back the screen, and what has gone, look as before",
        "put back what you changed in finish(_:completed:); take chrome out in "
          + "presentationTransitionDidEnd(false) and dismissalTransitionDidEnd(true), recognizers in "
          + "detach(from:)"
      )
    case .leaksNothing:
      (
        "what has ended is no longer alive",
        "keep controllers, views and contexts weakly, or let go of them when the transition ends"
      )
    case .staysFinite:
      ("every number is finite", "guard divisions by a travel or a size that may be zero")
    case .keepsAppearanceLegal:
      (
        "appearance callbacks come in order and are ended",
        "leave them to UIKit, or balance beginAppearanceTransition and endAppearanceTransition"
      )
    case .raisesNoComplaint:
      ("UIKit has nothing to complain of", "do what the message says")
    case .repeatsItself:
      (
        "the same run shows the same at every frame",
        "keep no counters, clocks or random numbers between two uses"
      )
    }
  }
}
