/// An item that represents a view controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; `image` by default.
  open var selectedImage: UIImage?
  /// The badge text; `nil` by default.
  open var badgeValue: String? { didSet { if oldValue != badgeValue { notifyBar() } } }
  /// The color of the badge; `nil`, the default, selects red.
  open var badgeColor: UIColor? { didSet { notifyBar() } }
  /// The offset of the title, pt; zero by default.
  /// Stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar for this item; `nil` by default.
  /// Stored only.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance at the edge of the content; `nil` by default.
  /// Stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()
  /// Sets the text attributes of the badge for a state.
  /// Stored only.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// Returns the text attributes of the badge for a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// The items that the system supplies.
  public nonisolated enum SystemItem: Int, Sendable {
    /// "More".
    case more = 0
    /// "Favorites".
    case favorites = 1
    /// "Featured".
    case featured = 2
    /// "Top Rated".
    case topRated = 3
    /// "Recents".
    case recents = 4
    /// "Contacts".
    case contacts = 5
    /// "History".
    case history = 6
    /// "Bookmarks".
    case bookmarks = 7
    /// "Search".
    case search = 8
    /// "Downloads".
    case downloads = 9
    /// "Most Recent".
    case mostRecent = 10
    /// "Most Viewed".
    case mostViewed = 11
  }
  /// Creates a system item with a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let name = "\(systemItem)".reduce(into: "") { text, character in
      text += character.isUppercase ? " \(character)" : "\(character)"
    }
    self.init(title: name.prefix(1).uppercased() + name.dropFirst(), image: nil, tag: tag)
  }

  /// Creates an empty item.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
  /// Creates an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates an item with a separate image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
