import HeadlessUIKit
import SegueConfig

nonisolated extension Condition.Key {
  var summary: String {
    switch self {
    case .top: "The screen on view at the top of what is presented."
    case .stack: "The screens of the stack on view, the root first."
    case .selected: "The tab that is selected, by its first screen."
    case .presenter: "Which screen or container presents which screen."
    case .onScreen: "Names of which some part is to be seen."
    case .notOnScreen: "Names of which nothing is to be seen."
    case .frame: "Where a view is, as shown, in the screen's coordinates."
    case .alpha: "How opaque a view is by itself, as shown."
    case .layer: "How a view's layer looks, as shown: corners, shadow, ground."
    case .offset: "How far a list has scrolled, as shown: UIKit's contentOffset."
    case .transition: "Whether a transition is under way: running or none."
    case .context: "What the context of the transition under way says."
    case .completed: "The last transition that ended completed since the scenario began."
    case .keyboard: "Whether the keyboard is shown or on its way in: shown or hidden."
    case .events: "What happened since the scenario began, each as 'subject what', in order."
    case .diagnostics: "The codes of all that the device complained about so far, or none."
    }
  }
}

nonisolated extension Condition {
  /// What may be written for a key.
  static func kind(_ key: Key, _ names: PlanNames) -> ParameterKind<[Marked<Condition>]> {
    switch key {
    case .top:
      one(names.screen, Condition.top) { if case .top(let name) = $0 { name } else { nil } }
    case .stack:
      one(.list(of: names.screen, count: 1...100), Condition.stack) {
        if case .stack(let screens) = $0 { screens } else { nil }
      }
    case .selected:
      one(names.tab, Condition.selected) { if case .selected(let name) = $0 { name } else { nil } }
    case .presenter:
      some(.record(PresenterKeys.table(names)), { .presenter(of: $0.of, is: $0.is) }) {
        if case .presenter(let of, let presenter) = $0 {
          PresenterKeys(of: of, is: presenter)
        } else {
          nil
        }
      }
    case .onScreen:
      some(names.target, Condition.onScreen) {
        if case .onScreen(let name) = $0 { name } else { nil }
      }
    case .notOnScreen:
      some(names.target, Condition.notOnScreen) {
        if case .notOnScreen(let name) = $0 { name } else { nil }
      }
    case .frame:
      some(.record(FrameCondition.table(names)), Condition.frame) {
        if case .frame(let frame) = $0 { frame } else { nil }
      }
    case .alpha:
      some(.record(AlphaCondition.table(names)), Condition.alpha) {
        if case .alpha(let alpha) = $0 { alpha } else { nil }
      }
    case .layer:
      some(.record(LayerCondition.table(names)), Condition.layer) {
        if case .layer(let layer) = $0 { layer } else { nil }
      }
    case .offset:
      some(.record(OffsetCondition.table(names)), Condition.offset) {
        if case .offset(let offset) = $0 { offset } else { nil }
      }
    case .transition:
      one(.choice("a state", [("running", true), ("none", false)]), Condition.transition) {
        if case .transition(let isRunning) = $0 { isRunning } else { nil }
      }
    case .context:
      one(.record(ContextCondition.table), Condition.context) {
        if case .context(let condition) = $0 { condition } else { nil }
      }
    case .completed:
      one(.choice("a completion"), Condition.completed) {
        if case .completed(let completion) = $0 { completion } else { nil }
      }
    case .keyboard:
      one(
        .choice("a state of the keyboard", [("shown", true), ("hidden", false)]), Condition.keyboard
      ) {
        if case .keyboard(let isShown) = $0 { isShown } else { nil }
      }
    case .events:
      one(EventsCondition.eventsKind, Condition.events) {
        if case .events(let events) = $0 { events } else { nil }
      }
    case .diagnostics:
      one(codes, Condition.diagnostics) {
        if case .diagnostics(let codes) = $0 { codes } else { nil }
      }
    }
  }

  /// One value makes one condition.
  private static func one<Part>(
    _ kind: ParameterKind<Part>, _ wrap: @escaping @Sendable (Part) -> Condition,
    back unwrap: @escaping @Sendable (Condition) -> Part?
  ) -> ParameterKind<[Marked<Condition>]> {
    ParameterKind(
      kind.name, schema: kind.schema,
      decode: { value, diagnostics in
        kind.decode(value, &diagnostics).map { [Marked(wrap($0), at: value.range)] }
      },
      encode: { conditions in
        conditions.first.flatMap { unwrap($0.value) }.map(kind.encode) ?? .null
      })
  }

  /// One value or a list of them makes as many conditions.
  private static func some<Part>(
    _ kind: ParameterKind<Part>, _ wrap: @escaping @Sendable (Part) -> Condition,
    back unwrap: @escaping @Sendable (Condition) -> Part?
  ) -> ParameterKind<[Marked<Condition>]> {
    ParameterKind<[Marked<Part>]>.oneOrMore(kind).mapped(
      { $0.map { Marked(wrap($0.value), at: $0.range) } },
      back: { $0.compactMap { mark in unwrap(mark.value).map { Marked($0, at: mark.range) } } })
  }

  private static let codes = ParameterKind<[String]>.oneOf(
    "a list of codes",
    [
      .words([("none", [])]),
      .kind(
        .list(of: .reference(to: "code", among: DeviceDiagnostic.Code.allCases.map(\.rawValue))),
        when: { $0.items != nil }, { $0 }, back: { $0 }),
    ])
}

/// The keys of `presenter`.
private nonisolated struct PresenterKeys: Sendable {
  var of = ""
  var `is` = ""

  static func table(_ names: PlanNames) -> ParameterTable<PresenterKeys> {
    ParameterTable(
      "a presenter", defaults: PresenterKeys(),
      [
        Parameter("of", \.of, names.screen, required: true, "The screen that is presented."),
        Parameter(
          "is", \.is, names.presenter, required: true,
          "The screen that presents it, or on view in what does; or a container by its own name."),
      ])
  }
}

nonisolated extension FrameCondition {
  static func table(_ names: PlanNames) -> ParameterTable<FrameCondition> {
    ParameterTable(
      "a frame", defaults: FrameCondition(),
      [
        Parameter("of", \.of, names.target, required: true, "The element, screen or role."),
        Parameter(
          "is", \.rectangle, .written(.list(of: .length(), count: 4...4)),
          "The whole frame: [x, y, width, height]."),
        Parameter("tolerance", \.tolerance, .length(0...100), "How far off each number may be."),
      ]
        + Measure.allCases.map { measure in
          Parameter(
            measure.rawValue, \FrameCondition[measure], .written(.length()),
            "The frame's \(measure.rawValue).")
        },
      writtenCheck: { value, diagnostics in
        if value.hasNothing(but: ["of", "tolerance"]) {
          diagnostics.error(
            "empty-expectation", "the frame names no number that must hold", at: value.range,
            help: "write is: [x, y, width, height], or single ones such as maxX: 393")
        }
      })
  }
}

nonisolated extension AlphaCondition {
  static func table(_ names: PlanNames) -> ParameterTable<AlphaCondition> {
    ParameterTable(
      "an alpha", defaults: AlphaCondition(),
      [
        Parameter("of", \.of, names.target, required: true, "The element, screen or role."),
        Parameter("is", \.is, .fraction(), required: true, "The opacity."),
        Parameter("tolerance", \.tolerance, .fraction(), "How far off it may be."),
      ])
  }
}

nonisolated extension OffsetCondition {
  static func table(_ names: PlanNames) -> ParameterTable<OffsetCondition> {
    ParameterTable(
      "an offset", defaults: OffsetCondition(),
      [
        Parameter("of", \.of, names.target, required: true, "The list: content."),
        Parameter("is", \.is, .point, required: true, "The offset: [x, y]."),
        Parameter("tolerance", \.tolerance, .length(0...100), "How far off each number may be."),
      ])
  }
}

nonisolated extension ContextCondition {
  static let table = ParameterTable(
    "a context", defaults: ContextCondition(),
    [
      Parameter(
        "isAnimated", \.isAnimated, .written(.boolean), "Whether the transition is animated."),
      Parameter(
        "isInteractive", \.isInteractive, .written(.boolean), "Whether a finger drives it."),
      Parameter("isCancelled", \.isCancelled, .written(.boolean), "Whether it was cancelled."),
      Parameter(
        "presentationStyle", \.presentationStyle,
        .written(.choice("a presentation style", presentationStyles.map { ("\($0)", $0) })),
        "The style of the presentation, as adapted."),
    ],
    writtenCheck: { value, diagnostics in
      if value.hasNothing(but: []) {
        diagnostics.error(
          "empty-expectation", "the context names nothing that must hold", at: value.range,
          help: "write one of: isAnimated, isInteractive, isCancelled, presentationStyle")
      }
    })

  /// Those that a transition can have; the others are questions or another device's.
  private static let presentationStyles: [UIModalPresentationStyle] = [
    .none,
    .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover,
  ]
}

nonisolated extension EventsCondition {
  static let eventsKind = ParameterKind<EventsCondition>.oneOf(
    "a list of events",
    [
      .kind(.list(of: .text), when: { $0.items != nil }, { EventsCondition(list: $0) }) {
        $0.isExact || $0.kind != nil ? nil : $0.list
      },
      .kind(.record(table), when: { $0.entries != nil }, { $0 }, back: { $0 }),
    ])

  private static let table = ParameterTable(
    "a list of events", defaults: EventsCondition(),
    [
      Parameter(
        "list", \.list, .list(of: .text), required: true, "Events as 'subject what', in this order."
      ),
      Parameter("isExact", \.isExact, .boolean, "Whether there may be no others."),
      Parameter(
        "kind", \.kind,
        .written(
          .reference(
            to: "kind", among: DeviceEvent.Kind.allCases.map(\.rawValue) + [PlanNames.reports])),
        "The kind of events that count; all by default."),
    ])
}
