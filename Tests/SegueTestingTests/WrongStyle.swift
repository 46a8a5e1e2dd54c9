import SegueCore
import SegueParts
import SegueTesting
import Testing

/// A style with an intentional error, and the expected violation.
nonisolated struct WrongStyle: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The one invariant that it violates; nil for a correct style.
  let breaks: StyleInvariant?
  /// The invariants that it violates as a consequence.
  let alsoBreaks: [StyleInvariant]
  let reducesMotion: Bool
  let make: @MainActor @Sendable () -> any TransitionStyle

  init(
    _ description: String, breaks: StyleInvariant?, alsoBreaks: [StyleInvariant] = [],
    reducesMotion: Bool = false,
    _ make: @escaping @MainActor @Sendable () -> any TransitionStyle
  ) {
    testDescription = description
    self.breaks = breaks
    self.alsoBreaks = alsoBreaks
    self.reducesMotion = reducesMotion
    self.make = make
  }

  static let all: [WrongStyle] = [
    WrongStyle("a correct one", breaks: nil) { PlainStyle() },
    WrongStyle("a correct one with a curtain", breaks: nil) { CurtainStyle() },
    WrongStyle("a correct one for navigation controllers", breaks: nil) { PlainStackStyle() },
    WrongStyle("a correct one for tab bars", breaks: nil) { PlainTabStyle() },
    WrongStyle("a correct one with a snapshot", breaks: nil) { SnapshotStyle(.none) },
    WrongStyle("a correct one with a pan", breaks: nil) { PanStyle { fraction, _ in fraction } },
    WrongStyle("a correct one with a slower pan", breaks: nil) {
      PanStyle { fraction, _ in fraction / 2 }
    },
    WrongStyle("a correct one that a drag of 40 pt dismisses", breaks: nil) {
      CardStyle(height: 600, over: 40, .slide(y: 40) + .fade())
    },
    WrongStyle("a correct one with a badge that leaves", breaks: nil) { BadgeStyle(crosses: true) },
    WrongStyle("a correct one with Reduce Motion", breaks: nil, reducesMotion: true) {
      PlainStyle()
    },
    WrongStyle("forgets its delegate", breaks: .keepsDelegateAlive) { ForgottenDelegateStyle() },
    WrongStyle("slides a page with Reduce Motion", breaks: .reducesMotion, reducesMotion: true) {
      MovingPageStyle()
    },
    WrongStyle("leaves a background after a cancel", breaks: .cancelRestoresEverything) {
      StainingStyle()
    },
    WrongStyle("removes a visible badge at the end", breaks: .disappearsBeforeRemoval) {
      BadgeStyle(crosses: false)
    },
    WrongStyle("a card that follows the touch half as far", breaks: .followsGesture) {
      CardStyle(height: 600, over: 1600, .slide(y: 800))
    },
    WrongStyle(
      "jumps before it starts, and back", breaks: .startsInPlace, alsoBreaks: [.completesInPlace]
    ) { JumpingStyle() },
    WrongStyle(
      "fades from half of the opacity", breaks: .startsInPlace, alsoBreaks: [.completesInPlace]
    ) { HalfFadingStyle() },
    WrongStyle("a displaced view", breaks: .endsAtFinalFrame) { MisplacedStyle() },
    WrongStyle("ends 12 pt below its final frame and jumps there", breaks: .completesInPlace) {
      JumpingEndStyle(CGAffineTransform(translationX: 0, y: 12))
    },
    WrongStyle("ends at a scale of 0.98 and jumps to its size", breaks: .completesInPlace) {
      JumpingEndStyle(CGAffineTransform(scaleX: 0.98, y: 0.98))
    },
    WrongStyle("a wrapped view jumps by 12 pt", breaks: .completesInPlace) {
      JumpingContentStyle()
    },
    WrongStyle("a page that ends 12 pt short and jumps", breaks: .completesInPlace) {
      ShortPageStyle()
    },
    WrongStyle("removes the view halfway out", breaks: .disappearsBeforeRemoval) {
      HalfwayStyle()
    },
    WrongStyle("removes the page halfway out", breaks: .disappearsBeforeRemoval) {
      HalfwayPageStyle()
    },
    WrongStyle("a snapshot that begins 30 pt beside its view", breaks: .matchesSnapshots) {
      SnapshotStyle(.start)
    },
    WrongStyle("a snapshot that ends 12 pt beside its view", breaks: .matchesSnapshots) {
      SnapshotStyle(.place)
    },
    WrongStyle("a snapshot that ends wider than its view", breaks: .matchesSnapshots) {
      SnapshotStyle(.size)
    },
    WrongStyle("a snapshot with half of its view's opacity", breaks: .matchesSnapshots) {
      SnapshotStyle(.opacity)
    },
    WrongStyle("a snapshot without its view's corners", breaks: .matchesSnapshots) {
      SnapshotStyle(.corners)
    },
    WrongStyle("a pan whose views are late", breaks: .followsGesture) {
      PanStyle { _, former in former }
    },
    WrongStyle("a pan whose views accelerate", breaks: .followsGesture) {
      PanStyle { fraction, _ in 4 * fraction * fraction }
    },
    WrongStyle("leaves the view in a stage", breaks: .restoresHierarchy) { StagedStyle() },
    // The animation has ended when the transition is canceled.
    WrongStyle(
      "moves the page by a nested animator", breaks: .followsGesture,
      alsoBreaks: [.completesInPlace, .disappearsBeforeRemoval]
    ) { NestedPageStyle(usesBlock: false) },
    WrongStyle(
      "moves the page by a nested animation block", breaks: .followsGesture,
      alsoBreaks: [.completesInPlace, .disappearsBeforeRemoval]
    ) { NestedPageStyle(usesBlock: true) },
    WrongStyle(
      "does not move the page with a gesture", breaks: .followsGesture,
      alsoBreaks: [.disappearsBeforeRemoval]
    ) { IndifferentPageStyle(fades: false) },
    WrongStyle(
      "fades only the page below with a gesture", breaks: .followsGesture,
      alsoBreaks: [.disappearsBeforeRemoval]
    ) { IndifferentPageStyle(fades: true) },
    WrongStyle("does not move the view with the touch", breaks: .followsGesture) { DeafStyle() },
    WrongStyle(
      "fades the presenter by a separate animation", breaks: .followsGesture,
      alsoBreaks: [.completesInPlace]
    ) { FadingPresenterStyle() },
    WrongStyle("animates what is requested without animation", breaks: .takesNoTimeUnanimated) {
      LeisurelyStyle()
    },
    // A canceled push leaves the page as the animator left it (UIKit row 96).
    WrongStyle(
      "a displaced page", breaks: .endsAtFinalFrame,
      alsoBreaks: [.completesInPlace, .leavesNothingBehind]
    ) { MisplacedPageStyle() },
    WrongStyle("never completes", breaks: .completesExactlyOnce) { NeverCompletingStyle() },
    WrongStyle("completes during the animation", breaks: .completesExactlyOnce) { HastyStyle() },
    WrongStyle("completes twice", breaks: .completesExactlyOnce) { TwiceCompletingStyle() },
    // It does not animate the push either.
    WrongStyle(
      "never completes a push", breaks: .completesExactlyOnce, alsoBreaks: [.followsGesture]
    ) { NeverPushedStyle() },
    WrongStyle("waits for a gesture", breaks: .completesExactlyOnce) { WaitingStyle() },
    WrongStyle("always reports success", breaks: .completesAsItEnded) { AlwaysCompletedStyle() },
    WrongStyle("reports failure without a cancellation", breaks: .completesAsItEnded) {
      NeverDismissedStyle()
    },
    WrongStyle(
      "cancels a programmatic dismissal", breaks: .answersEachCallOnce,
      alsoBreaks: [.leavesNothingBehind]
    ) {
      UnwillingStyle()
    },
    WrongStyle("dismisses in a presentation", breaks: .runsOneTransitionAtATime) { EagerStyle() },
    // It dims the presenter by a separate animation, and restores it at once.
    WrongStyle(
      "leaves a canceled presenter dimmed", breaks: .cancelRestoresEverything,
      alsoBreaks: [.completesInPlace, .followsGesture]
    ) { ForgetfulStyle() },
    WrongStyle("leaves the view where a drag ended", breaks: .cancelRestoresEverything) {
      DraggedStyle()
    },
    WrongStyle("ends differently when animated", breaks: .endsInSameState) { FaintStyle() },
    WrongStyle("keeps its size after a rotation", breaks: .followsRotation) { StiffStyle() },
    WrongStyle("a curtain with a constant frame", breaks: .followsRotation) {
      StiffCurtainStyle()
    },
    WrongStyle("a curtain that is resized late", breaks: .followsRotation) { LateCurtainStyle() },
    WrongStyle(
      "dims by a separate animation", breaks: .dimsByPosition, alsoBreaks: [.followsGesture]
    ) { ClockedStyle() },
    WrongStyle("leaves a decoration", breaks: .leavesNothingBehind) { LitteringStyle() },
    WrongStyle("leaves a decoration if not animated", breaks: .leavesNothingBehind) {
      SpitefulStyle()
    },
    WrongStyle("leaves the presenter's content narrower", breaks: .leavesNothingBehind) {
      InsettingStyle()
    },
    WrongStyle("leaves the presenter's content hidden", breaks: .leavesNothingBehind) {
      HidingStyle()
    },
    WrongStyle("dismisses after a rotation during the presentation", breaks: .answersEachCallOnce) {
      ShyStyle()
    },
    WrongStyle("fails at a rotation during the dismissal", breaks: .followsRotation) {
      StumblingStyle(.rotatedOnItsWayOut)
    },
    WrongStyle("fails at a second rotation during the presentation", breaks: .followsRotation) {
      StumblingStyle(.rotatedTwiceOnItsWayIn)
    },
    WrongStyle("fails at the background during the presentation", breaks: .endsInSameState) {
      StumblingStyle(.endedOnItsWayIn)
    },
    WrongStyle("leaves the dismissed view upside down", breaks: .leavesNothingBehind) {
      TurningStyle()
    },
    WrongStyle(
      "leaves the page below dimmed", breaks: .leavesNothingBehind,
      alsoBreaks: [.completesInPlace, .cancelRestoresEverything]
    ) { DimmedPageStyle() },
    WrongStyle(
      "leaves the earlier tab dimmed", breaks: .leavesNothingBehind,
      alsoBreaks: [.completesInPlace, .cancelRestoresEverything]
    ) { DimmedTabStyle() },
    WrongStyle("leaves its recognizer installed", breaks: .leavesNothingBehind) { ClingingStyle() },
    WrongStyle("retains the controllers", breaks: .leaksNothing) { HoardingStyle() },
    WrongStyle("retains the context", breaks: .leaksNothing) { KeepingStyle() },
    WrongStyle("retains the pages", breaks: .leaksNothing) { HoardingStackStyle() },
    WrongStyle("divides by zero", breaks: .staysFinite) { DividingStyle() },
    WrongStyle("overflows the range of numbers", breaks: .staysFinite) { EndlessStyle() },
    WrongStyle("does not end an appearance transition", breaks: .keepsAppearanceLegal) {
      MeddlingStyle()
    },
    WrongStyle("shows nothing", breaks: .reportsNoDiagnostic) { UnseenStyle() },
    WrongStyle("differs at every use", breaks: .isDeterministic) { RestlessStyle() },
  ]
}
