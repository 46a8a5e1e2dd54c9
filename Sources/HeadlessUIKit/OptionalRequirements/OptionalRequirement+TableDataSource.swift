// The optional requirements of `UITableViewDataSource`, as code calls them.

extension UITableViewDataSource {
  /// The optional requirement `numberOfSections`.
  public var numberOfSections: OptionalRequirement.NumberOfTableSections? { .init(delegate: self) }
  /// The optional requirements `tableView`.
  public var tableView: OptionalRequirement.TableViewDataSourceTableView? { .init(delegate: self) }
  /// The optional requirement `sectionIndexTitles`.
  public var sectionIndexTitles: OptionalRequirement.SectionIndexTitles? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `numberOfSections` of `UITableViewDataSource`.
  @preconcurrency @MainActor public struct NumberOfTableSections {
    let delegate: any UITableViewDataSource
    /// Calls the requirement.
    public func callAsFunction(in tableView: UITableView) -> Int {
      delegate.numberOfSections(in: tableView)
    }
  }
}

extension OptionalRequirement {
  /// `tableView` of `UITableViewDataSource`.
  @preconcurrency @MainActor public struct TableViewDataSourceTableView {
    let delegate: any UITableViewDataSource
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      delegate.tableView(tableView, titleForHeaderInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    {
      delegate.tableView(tableView, titleForFooterInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    {
      delegate.tableView(tableView, canEditRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    {
      delegate.tableView(tableView, canMoveRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

extension OptionalRequirement {
  /// `sectionIndexTitles` of `UITableViewDataSource`.
  @preconcurrency @MainActor public struct SectionIndexTitles {
    let delegate: any UITableViewDataSource
    /// Calls the requirement.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      delegate.sectionIndexTitles(for: tableView)
    }
  }
}
