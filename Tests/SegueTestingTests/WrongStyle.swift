import SegueCore
import SegueTesting
import Testing

/// A style that is wrong on purpose, and what must be seen of it.
nonisolated struct WrongStyle: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The one law that it breaks; nil for a right one.
  let breaks: StyleInvariant?
  let make: @MainActor @Sendable () -> any TransitionStyle

  init(
    _ description: String, breaks: StyleInvariant?,
    _ make: @escaping @MainActor @Sendable () -> any TransitionStyle
  ) {
    testDescription = description
    self.breaks = breaks
    self.make = make
  }

  static let all: [WrongStyle] = [
    WrongStyle("a right one", breaks: nil) { PlainStyle() },
    WrongStyle("a right one with a curtain", breaks: nil) { CurtainStyle() },
    WrongStyle("a right one for stacks", breaks: nil) { PlainStackStyle() },
    WrongStyle("a right one for tabs", breaks: nil) { PlainTabStyle() },
    WrongStyle("jumps before it goes", breaks: .startsInPlace) { JumpingStyle() },
    WrongStyle("off its place", breaks: .endsAtFinalFrame) { MisplacedStyle() },
    WrongStyle("a page off its place", breaks: .endsAtFinalFrame) { MisplacedPageStyle() },
    WrongStyle("never completes", breaks: .completesExactlyOnce) { NeverCompletingStyle() },
    WrongStyle("completes before its end", breaks: .completesExactlyOnce) { HastyStyle() },
    WrongStyle("completes twice", breaks: .completesExactlyOnce) { TwiceCompletingStyle() },
    WrongStyle("a push without an end", breaks: .completesExactlyOnce) { NeverPushedStyle() },
    WrongStyle("waits for a finger", breaks: .completesExactlyOnce) { WaitingStyle() },
    WrongStyle("always reports success", breaks: .completesAsItEnded) { AlwaysCompletedStyle() },
    WrongStyle("reports failure for nothing", breaks: .completesAsItEnded) {
      NeverDismissedStyle()
    },
    WrongStyle("cancels what code asked for", breaks: .answersEachCallOnce) { UnwillingStyle() },
    WrongStyle("dismisses while it presents", breaks: .runsOneTransitionAtATime) { EagerStyle() },
    WrongStyle("leaves a canceled presenter dim", breaks: .cancelRestoresEverything) {
      ForgetfulStyle()
    },
    WrongStyle("leaves the view where a finger let go", breaks: .cancelRestoresEverything) {
      DraggedStyle()
    },
    WrongStyle("ends otherwise when animated", breaks: .endsAlike) { FaintStyle() },
    WrongStyle("keeps its size on a turned screen", breaks: .followsRotation) { StiffStyle() },
    WrongStyle("a curtain with one frame for good", breaks: .followsRotation) {
      StiffCurtainStyle()
    },
    WrongStyle("a curtain that comes late", breaks: .followsRotation) { LateCurtainStyle() },
    WrongStyle("dims by a clock of its own", breaks: .dimsByPosition) { ClockedStyle() },
    WrongStyle("leaves a decoration", breaks: .leavesNothingBehind) { LitteringStyle() },
    WrongStyle("leaves a decoration after it came at once", breaks: .leavesNothingBehind) {
      SpitefulStyle()
    },
    WrongStyle("leaves the presenter's content narrower", breaks: .leavesNothingBehind) {
      InsettingStyle()
    },
    WrongStyle("leaves the presenter's content hidden", breaks: .leavesNothingBehind) {
      HidingStyle()
    },
    WrongStyle("goes when the screen turns while it comes", breaks: .answersEachCallOnce) {
      ShyStyle()
    },
    WrongStyle("loses the screen's turn halfway out", breaks: .followsRotation) {
      StumblingStyle(.turnedOnItsWayOut)
    },
    WrongStyle("loses the screen's second turn on its way in", breaks: .followsRotation) {
      StumblingStyle(.turnedTwiceOnItsWayIn)
    },
    WrongStyle("does not arrive where the app leaves halfway", breaks: .endsAlike) {
      StumblingStyle(.endedOnItsWayIn)
    },
    WrongStyle("leaves what has gone upside down", breaks: .leavesNothingBehind) {
      TurningStyle()
    },
    WrongStyle("a page left dimmed", breaks: .leavesNothingBehind) { DimmedPageStyle() },
    WrongStyle("a tab left dimmed", breaks: .leavesNothingBehind) { DimmedTabStyle() },
    WrongStyle("a finger left on the stack", breaks: .leavesNothingBehind) { ClingingStyle() },
    WrongStyle("keeps the controllers", breaks: .leaksNothing) { HoardingStyle() },
    WrongStyle("keeps the context", breaks: .leaksNothing) { KeepingStyle() },
    WrongStyle("keeps the pages", breaks: .leaksNothing) { HoardingStackStyle() },
    WrongStyle("divides by zero", breaks: .staysFinite) { DividingStyle() },
    WrongStyle("goes farther than numbers reach", breaks: .staysFinite) { EndlessStyle() },
    WrongStyle("tells of an end that never comes", breaks: .keepsAppearanceLegal) {
      MeddlingStyle()
    },
    WrongStyle("shows nothing", breaks: .raisesNoComplaint) { UnseenStyle() },
    WrongStyle("never the same twice", breaks: .repeatsItself) { RestlessStyle() },
  ]
}
