import SegueConfig
import SegueCore

/// What the app starts with: a screen, or a container of screens and other containers.
package nonisolated enum RootPlan: Equatable, Sendable {
  /// A screen by its name.
  case screen(String)
  /// A stack below a bar.
  case navigation(NavigationPlan)
  /// Columns side by side, or one stack where there is little room.
  case split(SplitPlan)
  /// Pages of which one is shown.
  case pages(PagesPlan)
  /// Tabs above a bar.
  case tabs(TabsPlan)

  /// The first screen, by which tabs and pages are called.
  var firstScreen: String {
    switch self {
    case .screen(let name): name
    case .navigation(let plan): plan.screens.first ?? ""
    case .split(let plan): plan.columns.first?.firstScreen ?? ""
    case .pages(let plan): plan.pages.first?.firstScreen ?? ""
    case .tabs(let plan): plan.tabs.first?.firstScreen ?? ""
    }
  }
}

/// A stack of screens below a bar.
package nonisolated struct NavigationPlan: Equatable, Sendable {
  /// The screens, the root first.
  package var screens: [String] = []
  /// Whether the bar is left out; false by default.
  package var hidesBar = false
  /// UIKit's `definesPresentationContext`; true by default (UIKit row 67).
  package var definesContext = true
  /// The transition of its pushes and pops.
  package var use = TransitionUse()
}

/// Two or three columns side by side, or one stack where there is little room.
package nonisolated struct SplitPlan: Equatable, Sendable {
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
  package var columns: [RootPlan] = []
  /// Which of them are on view.
  package var mode = Mode.automatic
  /// The column on top of the one stack; nil for the last.
  package var collapsesTo: Column?
  /// UIKit's `definesPresentationContext`.
  package var definesContext = false
}

/// Pages of which one is shown.
package nonisolated struct PagesPlan: Equatable, Sendable {
  /// How pages take each other's place.
  package enum Turn: String, CaseIterable, Sendable {
    /// Side by side, one below the other, or by curling off.
    case horizontal, vertical, curl
  }

  /// The pages in order: screens or stacks, each called by its first screen.
  package var pages: [RootPlan] = []
  /// The page at the start; nil for the first.
  package var selected: String?
  /// How they take each other's place.
  package var turn = Turn.horizontal
  /// The room between them, pt.
  package var spacing = 0.0
  /// UIKit's `definesPresentationContext`.
  package var definesContext = false
}

/// Tabs above a bar.
package nonisolated struct TabsPlan: Equatable, Sendable {
  /// What is in the tabs: all but tabs, each called by its first screen.
  package var tabs: [RootPlan] = []
  /// The tab that is selected at the start; nil for the first.
  package var selected: String?
  /// UIKit's `definesPresentationContext`.
  package var definesContext = false
  /// The transition of its changes of tab; by default they change at once.
  package var use = TransitionUse()
}
