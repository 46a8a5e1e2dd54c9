import HeadlessUIKit
import SegueConfig
import SegueRecording

nonisolated extension StepPlan {
  /// A step: a word such as `settle`, or a map of one key.
  static func kind(_ names: PlanNames) -> ParameterKind<StepPlan> {
    .oneOf(
      "a step",
      words + actions(names) + containers(names) + touches(names) + device(names) + checks(names),
      synonyms: synonyms)
  }

  /// Words for steps in XCUITest and other tools.
  private static let synonyms = [
    "swipe": "fling", "flick": "fling", "press": "hold", "longPress": "hold", "pan": "drag",
    "scroll": "drag", "touch": "tap", "click": "tap", "typeText": "type", "textField": "type",
    "sleep": "wait", "assert": "expect",
  ]

  private static let words: [ParameterKind<StepPlan>.Alternative] = [
    .words([
      ("settle", .settle(limit: settleLimit)), ("dismiss", .dismiss(DismissalPlan())),
      ("release", .release), ("background", .background),
      ("endEditing", .endEditing),
    ])
  ]

  private static func actions(_ names: PlanNames) -> [ParameterKind<StepPlan>.Alternative] {
    let present = ParameterKind<PresentationPlan>.oneOf(
      "a presentation",
      [
        .kind(
          names.screen, when: { $0.text != nil && !$0.isNothing }, { PresentationPlan(screen: $0) }
        ) { $0 == PresentationPlan(screen: $0.screen) ? $0.screen : nil },
        .kind(PresentationPlan.stepKind(names), when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
    return [
      .tagged("tap", Target.kind(names), StepPlan.tap) {
        if case .tap(let target) = $0 { target } else { nil }
      },
      .tagged("type", .text, StepPlan.type) {
        if case .type(let text) = $0 { text } else { nil }
      },
      .tagged("present", present, StepPlan.present) {
        if case .present(let plan) = $0 { plan } else { nil }
      },
      .tagged("dismiss", DismissalPlan.stepKind(names), StepPlan.dismiss) {
        if case .dismiss(let plan) = $0 { plan } else { nil }
      },
      .tagged("set", .record(ScreenChange.table(names)), StepPlan.set) {
        if case .set(let change) = $0 { change } else { nil }
      },
    ]
  }

  private static func device(_ names: PlanNames) -> [ParameterKind<StepPlan>.Alternative] {
    [
      .tagged("wait", .duration(0...600), StepPlan.wait) {
        if case .wait(let seconds) = $0 { seconds } else { nil }
      },
      .tagged("settle", .record(SettleKeys.table), { .settle(limit: $0.limit) }) {
        if case .settle(let limit) = $0 { SettleKeys(limit: limit) } else { nil }
      },
      .tagged("rotate", .orientation, StepPlan.rotate) {
        if case .rotate(let orientation) = $0 { orientation } else { nil }
      },
      .tagged("resize", .size, StepPlan.resize) {
        if case .resize(let size) = $0 { size } else { nil }
      },
    ]
  }

  private static func checks(_ names: PlanNames) -> [ParameterKind<StepPlan>.Alternative] {
    [
      .tagged("expect", ExpectStep.kind(names), StepPlan.expect) {
        if case .expect(let step) = $0 { step } else { nil }
      },
      .tagged("always", Expectation.kind(names), StepPlan.always) {
        if case .always(let expectation) = $0 { expectation } else { nil }
      },
      .tagged("never", Expectation.kind(names), StepPlan.never) {
        if case .never(let expectation) = $0 { expectation } else { nil }
      },
      .tagged("snapshot", .name, StepPlan.snapshot) {
        if case .snapshot(let name) = $0 { name } else { nil }
      },
    ]
  }
}

/// The keys of `settle`.
private nonisolated struct SettleKeys: Sendable {
  var limit = StepPlan.settleLimit

  static let table = ParameterTable(
    "a settle step", defaults: SettleKeys(),
    [Parameter("limit", \.limit, .duration(0...600), "How long it may take.")])
}
