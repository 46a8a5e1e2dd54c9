package import HeadlessUIKit
package import SegueConfig

/// A split view of two or three columns, which collapses into one navigation stack.
package nonisolated struct SplitPlan: ContainerPlan {
  /// The content of the columns, the primary first.
  package var columns: [any RootPlan] = []
  /// UIKit's `preferredDisplayMode`.
  package var mode = UISplitViewController.DisplayMode.automatic
  /// The top column after collapsing; `nil` for the system's proposal.
  package var topColumnForCollapsing: UISplitViewController.Column?
  /// UIKit's `definesPresentationContext`.
  package var definesPresentationContext = false

  package static let displayName = "a split view"
  package static let key = "split"
  package static let synonyms = ["columns"]

  /// The kind of a column.
  static let column = ParameterKind<UISplitViewController.Column>.choice(
    "a column", among: [.primary, .supplementary, .secondary])

  package static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a split view", defaults: Self(),
      [
        Parameter(
          key, \.columns, .list(of: RootList.content(of: Self.self, names), count: 2...3),
          required: true, "The content of the two or three columns, the primary first."),
        Parameter(
          "preferredDisplayMode", \.mode,
          .choice(
            "a display mode",
            among: [.automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
          "Which columns are visible in regular width: UIKit's preferredDisplayMode."),
        Parameter(
          "topColumnForCollapsing", \.topColumnForCollapsing, .optional(column),
          "The top column after collapsing; by default the last."),
        definesPresentationContext(\.definesPresentationContext),
      ])
  }

  package static func addNames(of items: [ConfigValue], to names: inout AppNames) {
    // A screen in a column gets a navigation stack.
    names.containers += items.compactMap(\.text).map(NavigationPlan.name)
  }

  package var firstScreen: String { columns.first?.firstScreen ?? "" }
  package var screenNames: [String] { columns.flatMap(\.screenNames) }

  @MainActor package func makeController(with factory: ControllerFactory) -> UIViewController {
    let split = SplitController(self)
    split.restorationIdentifier = name
    for (column, plan) in zip(split.columnsInOrder, columns) {
      // UIKit wraps a screen in a column in a navigation stack; this one has a name.
      let stacked = (plan as? ScreenRoot).map { NavigationPlan(screens: [$0.screen]) }
      split.setViewController((stacked ?? plan).makeController(with: factory), for: column)
    }
    split.title = split.viewController(for: .primary)?.title
    return split
  }
}
