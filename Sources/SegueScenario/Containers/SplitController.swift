import HeadlessUIKit

/// The split view controller of a file.
final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
  private let plan: SplitPlan

  init(_ plan: SplitPlan) {
    self.plan = plan
    super.init(style: plan.columns.count == 3 ? .tripleColumn : .doubleColumn)
    definesPresentationContext = plan.definesPresentationContext
    preferredDisplayMode = plan.mode
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The columns that have content, in the order of the plan.
  var columnsInOrder: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
  ) -> Column { plan.topColumnForCollapsing ?? proposed }
}

extension SplitController: AppContainer {
  var visibleContent: [UIViewController] { viewControllers }
  var retainedContent: [UIViewController] {
    children + columnsInOrder.compactMap { viewController(for: $0) }
  }
  var namingChild: UIViewController? { viewController(for: .primary) }
}

extension ActionContext {
  /// Returns the visible split view controller, or reports that there is none.
  func splitController(for column: UISplitViewController.Column) -> SplitController? {
    let controllers: [SplitController] = app.containers()
    if controllers.isEmpty {
      report(
        .none(
          requirement: "there is a split view", expected: "\(column)",
          advice: "\(sourceName) cannot show or hide \(column): there is no split view; "
            + "put one into the root: { split: [\(sourceName), …] }"))
    }
    return controllers.last
  }
}
