import SegueConfig
import SegueCore

/// What the app starts with: a screen, a stack of screens, or tabs of either.
public nonisolated enum RootPlan: Equatable, Sendable {
  /// A screen by its name.
  case screen(String)
  /// A stack below a bar.
  case navigation(NavigationPlan)
  /// Tabs above a bar.
  case tabs(TabsPlan)

  /// The first screen, by which tabs are called.
  var firstScreen: String {
    switch self {
    case .screen(let name): name
    case .navigation(let plan): plan.screens.first ?? ""
    case .tabs(let plan): plan.tabs.first?.firstScreen ?? ""
    }
  }
}

/// A stack of screens below a bar.
public nonisolated struct NavigationPlan: Equatable, Sendable {
  /// The screens, the root first.
  public var screens: [String] = []
  /// Whether the bar is left out; false by default.
  public var hidesBar = false
  /// The transition of its pushes and pops; nil for the built-in one.
  public var with: TransitionUse?
}

/// Tabs above a bar.
public nonisolated struct TabsPlan: Equatable, Sendable {
  /// What is in the tabs: screens or stacks, each called by its first screen.
  public var tabs: [RootPlan] = []
  /// The tab that is selected at the start; nil for the first.
  public var selected: String?
  /// The transition of its changes of tab; nil for none.
  public var with: TransitionUse?
}

nonisolated extension RootPlan {
  static func kind(_ names: PlanNames) -> ParameterKind<RootPlan> {
    .oneOf(
      "the name of a screen, a navigation or tabs",
      inTab(names) + [
        .kind(
          tabsKind(names), when: { $0["tabs"] != nil }, RootPlan.tabs,
          back: { if case .tabs(let plan) = $0 { plan } else { nil } })
      ])
  }

  /// What may stand in a tab: all but tabs.
  private static func inTab(_ names: PlanNames) -> [ParameterKind<RootPlan>.Alternative] {
    [
      .kind(
        names.page, when: { $0.text != nil && !$0.isNothing }, RootPlan.screen,
        back: { if case .screen(let name) = $0 { name } else { nil } }),
      .kind(
        navigationKind(names), when: { $0.entries != nil && $0["tabs"] == nil },
        RootPlan.navigation,
        back: { if case .navigation(let plan) = $0 { plan } else { nil } }),
    ]
  }

  private static func navigationKind(_ names: PlanNames) -> ParameterKind<NavigationPlan> {
    TransitionUse.kind(
      ParameterTable(
        "a navigation", defaults: TransitionUse.Using(NavigationPlan()),
        [
          Parameter(
            "navigation", \.value.screens, .list(of: names.page, count: 1...100),
            required: true, "The screens of the stack, the root first."),
          Parameter(
            "hidesBar", \.value.hidesBar, .boolean, "Whether the bar is left out."),
        ] + TransitionUse.parameters(names)), names, \.with)
  }

  private static func tabsKind(_ names: PlanNames) -> ParameterKind<TabsPlan> {
    TransitionUse.kind(
      ParameterTable(
        "tabs", defaults: TransitionUse.Using(TabsPlan()),
        [
          Parameter(
            "tabs", \.value.tabs,
            .list(of: .oneOf("the name of a screen or a navigation", inTab(names)), count: 1...20),
            required: true, "What is in the tabs; each is called by its first screen."),
          Parameter(
            "selected", \.value.selected, .written(names.tab),
            "The tab that is selected at the start; by default the first."),
        ] + TransitionUse.parameters(names)), names, \.with)
  }
}
