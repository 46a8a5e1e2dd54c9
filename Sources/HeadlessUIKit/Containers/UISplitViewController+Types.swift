nonisolated extension UISplitViewController {
  /// The number of columns.
  public nonisolated enum Style: Int, Sendable {
    /// Two columns, without an explicit style.
    case unspecified = 0
    /// Primary and secondary.
    case doubleColumn = 1
    /// Primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A column of a split view.
  public nonisolated enum Column: Int, Sendable {
    /// The leading column.
    case primary = 0
    /// The column between the primary and the secondary one.
    case supplementary = 1
    /// The main column.
    case secondary = 2
    /// The column that replaces all others in compact width.
    case compact = 3

    /// The columns that are arranged side by side.
    static let sideBySide = [primary, supplementary, secondary]
  }

  /// The set of visible columns.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The secondary column and the column before it, side by side.
    case oneBesideSecondary = 2
    /// The column before the secondary one, over it; treated as automatic here.
    case oneOverSecondary = 3
    /// All three columns, side by side.
    case twoBesideSecondary = 4
    /// The other two columns over the secondary one; treated as automatic here.
    case twoOverSecondary = 5
    /// The other two columns displace the secondary one; treated as automatic here.
    case twoDisplaceSecondary = 6
    /// The name of `oneBesideSecondary` before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of `secondaryOnly` before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of `oneOverSecondary` before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
}
