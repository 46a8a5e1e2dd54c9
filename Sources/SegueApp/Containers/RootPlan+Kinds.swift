import SegueConfig
import SegueCore

nonisolated extension RootPlan {
  static func kind(_ names: AppNames) -> ParameterKind<RootPlan> {
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
  private static func inTab(_ names: AppNames) -> [ParameterKind<RootPlan>.Alternative] {
    inColumn(names) + [
      .keyed(
        "split", splitKind(names), RootPlan.split,
        back: { if case .split(let plan) = $0 { plan } else { nil } })
    ]
  }

  /// What may stand in a column: no columns.
  private static func inColumn(_ names: AppNames) -> [ParameterKind<RootPlan>.Alternative] {
    inPage(names) + [
      .keyed(
        "pages", pagesKind(names), RootPlan.pages,
        back: { if case .pages(let plan) = $0 { plan } else { nil } })
    ]
  }

  /// What may be a page.
  private static func inPage(_ names: AppNames) -> [ParameterKind<RootPlan>.Alternative] {
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

  private static func navigationKind(_ names: AppNames) -> ParameterKind<NavigationPlan> {
    .record(
      ParameterTable(
        "a navigation", defaults: NavigationPlan(),
        [
          Parameter(
            "navigation", \.screens, .list(of: names.contained, count: 1...100),
            required: true, "The screens of the stack, the root first."),
          Parameter(
            "hidesBar", \.hidesBar, .boolean, "Whether the bar is left out."),
          Parameter("definesContext", \.definesContext, .boolean, definesContextSummary),
        ] + TransitionUse.parameters(names).map { $0.lifted(to: \.use) },
        writtenCheck: { plan, value, diagnostics in
          plan.use.complete(value, names, &diagnostics)
        }))
  }

  private static func splitKind(_ names: AppNames) -> ParameterKind<SplitPlan> {
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

  private static func pagesKind(_ names: AppNames) -> ParameterKind<PagesPlan> {
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

  private static func tabsKind(_ names: AppNames) -> ParameterKind<TabsPlan> {
    .record(
      ParameterTable(
        "tabs", defaults: TabsPlan(),
        [
          Parameter(
            "tabs", \.tabs,
            .list(
              of: .oneOf(
                "the name of a screen, a navigation, pages or a split", inTab(names),
                synonyms: synonyms),
              count: 1...20),
            required: true, "What is in the tabs; each is called by its first screen."),
          Parameter(
            "selected", \.selected, .written(names.tab),
            "The tab that is selected at the start; by default the first."),
          Parameter("definesContext", \.definesContext, .boolean, definesContextSummary),
        ] + TransitionUse.parameters(names).map { $0.lifted(to: \.use) },
        writtenCheck: { plan, value, diagnostics in
          plan.use.complete(value, names, &diagnostics)
        }))
  }

  private static let definesContextSummary =
    "Whether it confines the current-context presentations from within."
}
