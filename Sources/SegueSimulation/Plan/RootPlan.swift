import SegueConfig
import SegueCore

/// What the app starts with: a screen, or a container of screens and other containers.
public nonisolated enum RootPlan: Equatable, Sendable {
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
public nonisolated struct NavigationPlan: Equatable, Sendable {
  /// The screens, the root first.
  public var screens: [String] = []
  /// Whether the bar is left out; false by default.
  public var hidesBar = false
  /// UIKit's `definesPresentationContext`; true by default (UIKit row 67).
  public var definesContext = true
  /// The transition of its pushes and pops; nil for the built-in one.
  public var with: TransitionUse?
}

/// Two or three columns side by side, or one stack where there is little room.
public nonisolated struct SplitPlan: Equatable, Sendable {
  /// A column.
  public enum Column: String, CaseIterable, Sendable {
    /// The first, the one between, the main one.
    case primary, supplementary, secondary
  }

  /// Which columns are on view where there is room; UIKit's own names.
  public enum Mode: String, CaseIterable, Sendable {
    /// As the system chooses; the main one alone; with one beside it; with two beside it.
    case automatic, secondaryOnly, oneBesideSecondary, twoBesideSecondary
  }

  /// What is in the columns, the primary first.
  public var columns: [RootPlan] = []
  /// Which of them are on view.
  public var mode = Mode.automatic
  /// The column on top of the one stack; nil for the last.
  public var collapsesTo: Column?
  /// UIKit's `definesPresentationContext`.
  public var definesContext = false
}

/// Pages of which one is shown.
public nonisolated struct PagesPlan: Equatable, Sendable {
  /// How pages take each other's place.
  public enum Turn: String, CaseIterable, Sendable {
    /// Side by side, one below the other, or by curling off.
    case horizontal, vertical, curl
  }

  /// The pages in order: screens or stacks, each called by its first screen.
  public var pages: [RootPlan] = []
  /// The page at the start; nil for the first.
  public var selected: String?
  /// How they take each other's place.
  public var turn = Turn.horizontal
  /// The room between them, pt.
  public var spacing = 0.0
  /// UIKit's `definesPresentationContext`.
  public var definesContext = false
}

/// Tabs above a bar.
public nonisolated struct TabsPlan: Equatable, Sendable {
  /// What is in the tabs: all but tabs, each called by its first screen.
  public var tabs: [RootPlan] = []
  /// The tab that is selected at the start; nil for the first.
  public var selected: String?
  /// UIKit's `definesPresentationContext`.
  public var definesContext = false
  /// The transition of its changes of tab; nil for none.
  public var with: TransitionUse?
}
