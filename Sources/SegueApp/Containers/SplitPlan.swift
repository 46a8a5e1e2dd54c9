package import HeadlessUIKit
package import SegueConfig

/// Two or three columns side by side, or one stack where there is little room.
package nonisolated struct SplitPlan: ContainerPlan {
  /// A column.
  package enum Column: String, CaseIterable, Sendable {
    /// The first, the one between, the main one.
    case primary, supplementary, secondary
  }

  /// Which columns are on view where there is room; UIKit's own names.
  package enum Mode: String, CaseIterable, Sendable {
    /// As the system chooses; the main one alone; with one beside it; with two beside it.
    case automatic, secondaryOnly, oneBesideSecondary, twoBesideSecondary
  }

  /// What is in the columns, the primary first.
  package var columns: [any RootPlan] = []
  /// Which of them are on view.
  package var mode = Mode.automatic
  /// The column on top of the one stack; nil for the last.
  package var collapsesTo: Column?
  /// UIKit's `definesPresentationContext`.
  package var definesPresentationContext = false

  package static let noun = "a split"
  package static let key = "split"
  package static let synonyms = ["columns"]

  package static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a split", defaults: Self(),
      [
        Parameter(
          key, \.columns, .list(of: RootList.content(of: Self.self, names), count: 2...3),
          required: true, "What is in the two or three columns, the primary first."),
        Parameter(
          "preferredDisplayMode", \.mode, .choice("a display mode"),
          "Which columns are on view where there is room: UIKit's preferredDisplayMode."),
        Parameter(
          "collapsesTo", \.collapsesTo, .optional(.choice("a column")),
          "The column on top where there is room for one only; by default the last."),
        definesPresentationContext(\.definesPresentationContext),
      ])
  }

  package var firstScreen: String { columns.first?.firstScreen ?? "" }

  @MainActor package func makeController(in tree: ControllerTree) -> UIViewController {
    let split = SplitController(self)
    split.restorationIdentifier = name
    for (column, plan) in zip(split.columnsInOrder, columns) {
      // A screen in a column is in a stack, as it would be in any case, but in one with a name.
      let stacked = (plan as? ScreenRoot).map { NavigationPlan(screens: [$0.screen]) }
      split.setViewController((stacked ?? plan).makeController(in: tree), for: column)
    }
    split.title = split.viewController(for: .primary)?.title
    return split
  }
}
