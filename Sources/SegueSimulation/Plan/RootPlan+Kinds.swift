import SegueConfig
import SegueCore

nonisolated extension RootPlan {
  static func kind(_ names: PlanNames) -> ParameterKind<RootPlan> {
    .oneOf(
      "the name of a screen, a navigation, pages, a split or tabs",
      inTab(names) + [
        .keyed(
          "tabs", tabsKind(names), RootPlan.tabs,
          back: { if case .tabs(let plan) = $0 { plan } else { nil } })
      ], synonyms: synonyms)
  }

  /// Words for containers in UIKit and in steps.
  private static let synonyms = [
    "stack": "navigation", "columns": "split", "page": "pages", "tabBar": "tabs",
    "tabBarController": "tabs",
  ]

  /// What may stand in a tab: all but tabs.
  private static func inTab(_ names: PlanNames) -> [ParameterKind<RootPlan>.Alternative] {
    inColumn(names) + [
      .keyed(
        "split", splitKind(names), RootPlan.split,
        back: { if case .split(let plan) = $0 { plan } else { nil } })
    ]
  }

  /// What may stand in a column: no columns.
  private static func inColumn(_ names: PlanNames) -> [ParameterKind<RootPlan>.Alternative] {
    inPage(names) + [
      .keyed(
        "pages", pagesKind(names), RootPlan.pages,
        back: { if case .pages(let plan) = $0 { plan } else { nil } })
    ]
  }

  /// What may be a page.
  private static func inPage(_ names: PlanNames) -> [ParameterKind<RootPlan>.Alternative] {
    [
      .kind(
        names.contained, when: { $0.text != nil && !$0.isNothing }, RootPlan.screen,
        back: { if case .screen(let name) = $0 { name } else { nil } }),
      .keyed(
        "navigation", navigationKind(names), orWhen: { $0.entries?.isEmpty == true },
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
            "navigation", \.value.screens, .list(of: names.contained, count: 1...100),
            required: true, "The screens of the stack, the root first."),
          Parameter(
            "hidesBar", \.value.hidesBar, .boolean, "Whether the bar is left out."),
          Parameter("definesContext", \.value.definesContext, .boolean, definesContextSummary),
        ] + TransitionUse.parameters(names)), names, \.with)
  }

  private static func splitKind(_ names: PlanNames) -> ParameterKind<SplitPlan> {
    .record(
      ParameterTable(
        "a split", defaults: SplitPlan(),
        [
          Parameter(
            "split", \.columns,
            .list(
              of: .oneOf(
                "the name of a screen, a navigation or pages", inColumn(names), synonyms: synonyms),
              count: 2...3),
            required: true, "What is in the two or three columns, the primary first."),
          Parameter(
            "mode", \.mode, .choice("a display mode"),
            "Which columns are on view where there is room: UIKit's preferredDisplayMode."),
          Parameter(
            "collapsesTo", \.collapsesTo, .written(.choice("a column")),
            "The column on top where there is room for one only; by default the last."),
          Parameter("definesContext", \.definesContext, .boolean, definesContextSummary),
        ]))
  }

  private static func pagesKind(_ names: PlanNames) -> ParameterKind<PagesPlan> {
    .record(
      ParameterTable(
        "pages", defaults: PagesPlan(),
        [
          Parameter(
            "pages", \.pages,
            .list(
              of: .oneOf(
                "the name of a screen or a navigation", inPage(names), synonyms: synonyms),
              count: 1...100),
            required: true, "The pages in order; each is called by its first screen."),
          Parameter(
            "selected", \.selected, .written(names.page), "The page at the start; the first."),
          Parameter("turn", \.turn, .choice("a way to turn"), "How they take each other's place."),
          Parameter(
            "spacing", \.spacing, .length(0...1_000), "The room between pages that do not curl."),
          Parameter("definesContext", \.definesContext, .boolean, definesContextSummary),
        ]))
  }

  private static func tabsKind(_ names: PlanNames) -> ParameterKind<TabsPlan> {
    TransitionUse.kind(
      ParameterTable(
        "tabs", defaults: TransitionUse.Using(TabsPlan()),
        [
          Parameter(
            "tabs", \.value.tabs,
            .list(
              of: .oneOf(
                "the name of a screen, a navigation, pages or a split", inTab(names),
                synonyms: synonyms),
              count: 1...20),
            required: true, "What is in the tabs; each is called by its first screen."),
          Parameter(
            "selected", \.value.selected, .written(names.tab),
            "The tab that is selected at the start; by default the first."),
          Parameter("definesContext", \.value.definesContext, .boolean, definesContextSummary),
        ] + TransitionUse.parameters(names)), names, \.with)
  }

  private static let definesContextSummary =
    "Whether it confines the current-context presentations from within."
}
