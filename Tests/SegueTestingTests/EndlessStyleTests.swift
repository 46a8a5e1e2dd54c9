import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueTesting
import Testing

/// Styles that never come to rest, for each of which the contract ends in a moment.
@Suite struct EndlessStyleTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let invariant: StyleInvariant
    let found: String
    let make: @MainActor @Sendable () -> any TransitionStyle

    init(
      _ name: String, _ invariant: StyleInvariant, _ found: String,
      _ make: @escaping @MainActor @Sendable () -> any TransitionStyle
    ) {
      (testDescription, self.invariant, self.found, self.make) = (name, invariant, found, make)
    }
  }

  private nonisolated static func notFinite(_ duration: String) -> String {
    "the duration of an animation is \(duration), which is not a finite number; 0.0 is used"
  }

  nonisolated static let cases = [
    Case("a duration of 30 years", .completesExactlyOnce, "1000000000 s") { TirelessStyle(1e9) },
    Case("an infinite duration", .staysFinite, notFinite("inf")) { TirelessStyle(.infinity) },
    Case("a duration that is no number", .staysFinite, notFinite("nan")) { TirelessStyle(.nan) },
    Case(
      "a spring without damping", .leavesNothingBehind,
      "the presentation of presented is still in progress"
    ) {
      TirelessStyle(
        0.2,
        UISpringTimingParameters(mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero))
    },
    Case("a movement of 30 years", .completesExactlyOnce, "1000000000 s") {
      TirelessPageStyle(.curve(.linear, duration: 1e9))
    },
    Case("an infinite movement", .staysFinite, notFinite("inf")) {
      TirelessPageStyle(.curve(.linear, duration: .infinity))
    },
    Case("a movement of a duration that is no number", .staysFinite, notFinite("nan")) {
      TirelessPageStyle(.curve(.linear, duration: .nan))
    },
    Case(
      "a movement by a distance that is no number", .staysFinite,
      "frame of UIView was set to [nan, 0.0, 375.0, 667.0], not all of which are finite numbers; "
        + "the previous value is kept"
    ) { TirelessPageStyle(.curve(.linear, duration: 0.2), distance: .nan) },
    Case(
      "a style that presents its controller again", .completesExactlyOnce,
      "the presentation of presented has been paused at 0 for 5 s without a touch; the app stays "
        + "frozen; supply an interaction controller only while a gesture is active, or set "
        + "wantsInteractiveStart to false, and finish or cancel when the gesture ends"
    ) { RepresentingStyle() },
    Case(
      "a view that needs layout after its layout", .reportsNoDiagnostic,
      "layout of UIWindow did not come to rest after 20 passes"
    ) { RestlessLayoutStyle() },
    Case(
      "an animation after each animation", .leavesNothingBehind,
      "an animation or a timer is still in progress"
    ) { PulsatingStyle(every: 0.1) },
    Case(
      "an animation without duration after each animation", .reportsNoDiagnostic,
      "work kept scheduling more work for the same instant; it was stopped after 1000 run-loop turns"
    ) { PulsatingStyle(every: 0) },
    Case(
      "a transition that is never completed", .completesExactlyOnce,
      "completeTransition was not called for the presentation of presented within 5 s; the app "
        + "stays frozen; call completeTransition(!context.transitionWasCancelled) when the "
        + "animation ends"
    ) { NeverCompletingStyle() },
  ]

  @Test(
    "the contract of a style that never comes to rest ends, and says what does not",
    arguments: cases)
  func ends(_ test: Case) {
    let seen = StyleContract(test.make).violations(on: DeviceConfiguration())
    #expect(seen.first?.invariant == test.invariant)
    #expect(seen.first?.found == test.found)
  }
}
