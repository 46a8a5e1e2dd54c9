// The optional requirements of `UITableViewDataSourcePrefetching`, as code calls them.

extension UITableViewDataSourcePrefetching {
  /// The optional requirement `tableView`.
  public var tableView: OptionalRequirement.TableViewDataSourcePrefetchingTableView? {
    .init(delegate: self)
  }
}

extension OptionalRequirement {
  /// `tableView` of `UITableViewDataSourcePrefetching`.
  @preconcurrency @MainActor public struct TableViewDataSourcePrefetchingTableView {
    let delegate: any UITableViewDataSourcePrefetching
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
