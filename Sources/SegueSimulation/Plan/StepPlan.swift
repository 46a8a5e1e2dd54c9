public import HeadlessUIKit
public import SegueRecording

/// A step of a scenario: what somebody does, or what must hold.
public nonisolated enum StepPlan: Equatable, Sendable {
  /// A finger lands on a target and lifts 50 ms later.
  case tap(Target)
  /// A person types on the keyboard, which must be shown.
  case type(String)
  /// The app takes the keyboard away, by code.
  case endEditing
  /// Fingers go from one place to another.
  case drag(DragPlan)
  /// Fingers lift while they move.
  case fling(FlingPlan)
  /// Fingers land and stay.
  case hold(HoldPlan)
  /// Fingers do each what is given, at exact times.
  case touches([FingerPlan])
  /// The fingers that stayed lift.
  case release
  /// The app goes to the background and comes back.
  case background
  /// A screen presents another one, by code.
  case present(PresentationPlan)
  /// A screen dismisses, by code.
  case dismiss(DismissalPlan)
  /// A screen comes onto a stack, by code.
  case push(PushPlan)
  /// Screens leave a stack, by code.
  case pop(PopPlan)
  /// A stack is replaced as a whole, by code.
  case stack(StackPlan)
  /// A tab is selected, by code.
  case select(String)
  /// A page is turned to, by code.
  case page(PageTurnPlan)
  /// A column comes, by code.
  case show(SplitPlan.Column)
  /// A column goes, by code.
  case hide(SplitPlan.Column)
  /// Time passes, s.
  case wait(Double)
  /// Time passes until nothing is scheduled or moving; more than the limit, s, is a failure.
  case settle(limit: Double)
  /// The device is turned.
  case rotate(ScreenOrientation)
  /// The screen gets another size, pt.
  case resize(CGSize)
  /// A screen on view is changed by code.
  case set(ScreenChange)
  /// Something must hold now, for a stretch, or come true in one.
  case expect(ExpectStep)
  /// Something must hold at every frame from now on.
  case always(Expectation)
  /// Something must hold at no frame from now on.
  case never(Expectation)
  /// The picture of the moment gets a name.
  case snapshot(String)

  /// How long a tap holds the finger down, s: three frames at 60 per second, so that it is seen.
  static let tapDuration = 0.05
  /// How long `settle` waits where no limit is written, s.
  static let settleLimit = 30.0

  /// The time that passes at least, s.
  var leastDuration: Double {
    switch self {
    case .tap: Self.tapDuration
    case .drag(let plan): plan.seconds
    case .fling(let plan): plan.seconds
    case .hold(let plan): plan.seconds
    case .touches(let plans): plans.map(\.end).max() ?? 0
    case .wait(let seconds): seconds
    case .expect(let step): step.during ?? 0
    default: 0
    }
  }
}
