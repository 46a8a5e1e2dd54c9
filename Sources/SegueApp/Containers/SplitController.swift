import HeadlessUIKit

/// The split view controller of a file.
final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
  private let plan: SplitPlan

  init(_ plan: SplitPlan) {
    self.plan = plan
    super.init(style: plan.columns.count == 3 ? .tripleColumn : .doubleColumn)
    definesPresentationContext = plan.definesPresentationContext
    preferredDisplayMode = DisplayMode(plan.mode)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The columns that have content.
  var columnsInOrder: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
  ) -> Column { plan.topColumnForCollapsing.map(Column.init) ?? proposed }
}

extension SplitController: AppContainer {
  var visibleContent: [UIViewController] { viewControllers }
  var namingChild: UIViewController? { viewController(for: .primary) }
}

nonisolated extension UISplitViewController.Column {
  init(_ column: SplitPlan.Column) {
    self =
      switch column {
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      }
  }
}

nonisolated extension UISplitViewController.DisplayMode {
  fileprivate init(_ mode: SplitPlan.Mode) {
    self =
      switch mode {
      case .automatic: .automatic
      case .secondaryOnly: .secondaryOnly
      case .oneBesideSecondary: .oneBesideSecondary
      case .twoBesideSecondary: .twoBesideSecondary
      }
  }
}
