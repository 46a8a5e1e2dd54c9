/// Provides the cells of a table view.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  @_spi(OptionalRequirements) func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of the header of a section.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  /// Returns the title of the footer of a section.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String?
  /// Returns whether a row can be edited.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a row can be moved.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns the titles of the section index; not called, as the index is not drawn.
  @_spi(OptionalRequirements) func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section of a title of the section index; not called.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Performs the deletion or insertion of a row that the user requested.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Performs the move of a row that the user requested.
  @_spi(OptionalRequirements) func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

@_documentation(visibility: internal)
extension UITableViewDataSource where Self: NSObject {
  /// The default implementation returns `1`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The default implementation returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The default implementation returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation returns `false`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The default implementation returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default implementation returns `index`.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
