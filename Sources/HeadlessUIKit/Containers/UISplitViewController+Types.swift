nonisolated extension UISplitViewController {
  /// How many columns there are.
  public nonisolated enum Style: Int, Sendable {
    /// As many as are given: two.
    case unspecified = 0
    /// Primary and secondary.
    case doubleColumn = 1
    /// Primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// A place for a controller.
  public nonisolated enum Column: Int, Sendable {
    /// The first, where reading begins.
    case primary = 0
    /// The one between.
    case supplementary = 1
    /// The main one.
    case secondary = 2
    /// What stands for all the others in compact width.
    case compact = 3

    /// Those that lie side by side.
    static let sideBySide = [primary, supplementary, secondary]
  }

  /// Which columns are on view.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The secondary alone.
    case secondaryOnly = 1
    /// The one before the secondary, and that beside it.
    case oneBesideSecondary = 2
    /// The one before the secondary over it; counts as automatic here.
    case oneOverSecondary = 3
    /// All three, side by side.
    case twoBesideSecondary = 4
    /// The other two over the secondary; counts as automatic here.
    case twoOverSecondary = 5
    /// The other two, with the secondary pushed aside; counts as automatic here.
    case twoDisplaceSecondary = 6
  }
}
