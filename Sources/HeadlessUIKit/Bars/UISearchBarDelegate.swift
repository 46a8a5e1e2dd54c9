/// The delegate of a search bar; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether editing may begin; true by default.
  @_spi(OptionalRequirements) func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has begun.
  @_spi(OptionalRequirements) func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks the delegate whether editing may end; true by default.
  @_spi(OptionalRequirements) func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing has ended.
  @_spi(OptionalRequirements) func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the text has changed.
  @_spi(OptionalRequirements) func searchBar(
    _ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks the delegate whether a range of the text may be replaced; true by default.
  @_spi(OptionalRequirements) func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the return key was pressed.
  @_spi(OptionalRequirements) func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the bookmark button was tapped.
  @_spi(OptionalRequirements) func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the cancel button was tapped.
  @_spi(OptionalRequirements) func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the button of the results was tapped.
  @_spi(OptionalRequirements) func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that a scope was selected.
  @_spi(OptionalRequirements) func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

@_documentation(visibility: internal)
extension UISearchBarDelegate where Self: NSObject {
  /// The default implementation returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default implementation returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default implementation returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// An object that shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text or the scope has changed, and when the search begins and ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  @_spi(OptionalRequirements) func willPresentSearchController(
    _ searchController: UISearchController)
  /// Tells the delegate that the search has begun.
  @_spi(OptionalRequirements) func didPresentSearchController(
    _ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  @_spi(OptionalRequirements) func willDismissSearchController(
    _ searchController: UISearchController)
  /// Tells the delegate that the search has ended.
  @_spi(OptionalRequirements) func didDismissSearchController(
    _ searchController: UISearchController)
  /// Tells the delegate to show the search in its own manner; not called here.
  @_spi(OptionalRequirements) func presentSearchController(_ searchController: UISearchController)
}

@_documentation(visibility: internal)
extension UISearchControllerDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
