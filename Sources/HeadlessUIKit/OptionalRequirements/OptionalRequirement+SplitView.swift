// The optional requirements of the protocols of a split view controller, as code calls them.

extension UISplitViewControllerDelegate {
  /// The optional requirements `splitViewController`.
  public var splitViewController: OptionalRequirement.SplitViewController? { .init(delegate: self) }
  /// The optional requirement `splitViewControllerDidCollapse`.
  public var splitViewControllerDidCollapse: (@MainActor (UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }
  /// The optional requirement `splitViewControllerDidExpand`.
  public var splitViewControllerDidExpand: (@MainActor (UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }
  /// The optional requirement `splitViewControllerSupportedInterfaceOrientations`.
  public var splitViewControllerSupportedInterfaceOrientations:
    (@MainActor (UISplitViewController) -> UIInterfaceOrientationMask)?
  { { self.splitViewControllerSupportedInterfaceOrientations($0) } }
}

extension OptionalRequirement {
  /// `splitViewController` of `UISplitViewControllerDelegate`.
  @preconcurrency @MainActor public struct SplitViewController {
    let delegate: any UISplitViewControllerDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      delegate.splitViewController(svc, willChangeTo: displayMode)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
      delegate.splitViewController(svc, willShow: column)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { delegate.splitViewController(splitViewController, show: vc, sender: sender) }
    /// Calls the requirement.
    public func callAsFunction(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { delegate.splitViewController(splitViewController, showDetail: vc, sender: sender) }
    /// Calls the requirement.
    public func callAsFunction(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
      delegate.splitViewController(svc, willHide: column)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      delegate.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode {
      delegate.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }
  }
}
