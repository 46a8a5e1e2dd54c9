import SegueConfig

/// A stack that is replaced as a whole: UIKit's `setViewControllers`.
public nonisolated struct StackPlan: Equatable, Sendable {
  /// The screens, the root first; those that are in the stack already stay the same.
  public var screens: [String] = []
  /// Whether the change is animated; true by default.
  public var animated = true
  /// A screen in the stack; nil for the topmost on view.
  public var from: String?

  static func kind(_ names: PlanNames) -> ParameterKind<StackPlan> {
    let screens = ParameterKind<[String]>.list(of: names.contained, count: 1...100)
    return .oneOf(
      "a stack",
      [
        .kind(screens, when: { $0.items != nil }, { StackPlan(screens: $0) }) {
          $0 == StackPlan(screens: $0.screens) ? $0.screens : nil
        },
        .kind(.record(table(names, screens)), when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  private static func table(
    _ names: PlanNames, _ screens: ParameterKind<[String]>
  ) -> ParameterTable<StackPlan> {
    ParameterTable(
      "a stack", defaults: StackPlan(),
      [
        Parameter(
          "screens", \.screens, screens, required: true,
          "The screens, the root first; those that are in the stack already stay the same."),
        Parameter("animated", \.animated, .boolean, "Whether the change is animated."),
        Parameter(
          "from", \.from, .written(names.screen),
          "A screen in the stack; by default the topmost on view."),
      ])
  }
}

/// A page that is turned to by code.
public nonisolated struct PageTurnPlan: Equatable, Sendable {
  /// The page, by its first screen.
  public var page = ""
  /// Whether the turn is animated; true by default.
  public var animated = true

  static func kind(_ names: PlanNames) -> ParameterKind<PageTurnPlan> {
    .oneOf(
      "a page",
      [
        .kind(names.page, when: { $0.text != nil && !$0.isNothing }, { PageTurnPlan(page: $0) }) {
          $0.animated ? $0.page : nil
        },
        .kind(.record(table(names)), when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  private static func table(_ names: PlanNames) -> ParameterTable<PageTurnPlan> {
    ParameterTable(
      "a page", defaults: PageTurnPlan(),
      [
        Parameter("to", \.page, names.page, required: true, "The page, by its first screen."),
        Parameter("animated", \.animated, .boolean, "Whether the turn is animated."),
      ])
  }
}

nonisolated extension StepPlan {
  /// The steps of stacks, tabs, pages and columns.
  static func containers(_ names: PlanNames) -> [ParameterKind<StepPlan>.Alternative] {
    let column = ParameterKind<SplitPlan.Column>.choice("a column")
    return [
      .words([("pop", .pop(PopPlan()))]),
      .tagged("push", PushPlan.stepKind(names), StepPlan.push) {
        if case .push(let plan) = $0 { plan } else { nil }
      },
      .tagged("pop", PopPlan.stepKind(names), StepPlan.pop) {
        if case .pop(let plan) = $0 { plan } else { nil }
      },
      .tagged("stack", StackPlan.kind(names), StepPlan.stack) {
        if case .stack(let plan) = $0 { plan } else { nil }
      },
      .tagged("select", names.tab, StepPlan.select) {
        if case .select(let name) = $0 { name } else { nil }
      },
      .tagged("page", PageTurnPlan.kind(names), StepPlan.page) {
        if case .page(let plan) = $0 { plan } else { nil }
      },
      .tagged("show", column, StepPlan.show) {
        if case .show(let column) = $0 { column } else { nil }
      },
      .tagged("hide", column, StepPlan.hide) {
        if case .hide(let column) = $0 { column } else { nil }
      },
    ]
  }
}
