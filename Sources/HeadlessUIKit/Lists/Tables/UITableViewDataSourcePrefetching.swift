/// Prepares the data of rows before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of rows that scrolling approaches.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Cancels the preparation of rows that scrolling no longer approaches.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

@_documentation(visibility: internal)
extension UITableViewDataSourcePrefetching where Self: NSObject {
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
