/// An item in a bar, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  nonisolated deinit {}

  /// Creates an empty item.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The title; `nil` by default.
  open var title: String? { didSet { if oldValue != title { notifyBar() } } }
  /// The image; `nil` by default.
  open var image: UIImage? { didSet { if oldValue !== image { notifyBar() } } }
  /// The image in compact height; `nil` by default.
  /// Stored only.
  open var landscapeImagePhone: UIImage?
  /// The image for the largest text sizes; `nil` by default.
  /// Stored only.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, pt; zero by default.
  /// Stored only.
  open var imageInsets = UIEdgeInsets.zero
  /// The insets of the image in compact height, pt; zero by default.
  /// Stored only.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The insets of the large image, pt; zero by default.
  /// Stored only.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  /// Sets the text attributes of the title for a state, of which font and color are drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    notifyBar()
  }
  /// Returns the text attributes of the title for a state, or for `normal`.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] ?? titleAttributes[.normal] }
  /// Whether the item is enabled; true by default.
  open var isEnabled = true { didSet { if oldValue != isEnabled { notifyBar() } } }
  /// An integer that identifies the item; 0 by default.
  open var tag = 0
  /// An identifier for tests and scenarios.
  open var accessibilityIdentifier: String? { didSet { notifyBar() } }
  /// Stored: the accessibility label.
  open var accessibilityLabel: String?

  /// Called after a registered nib has created the object; does nothing by default.
  open func awakeFromNib() {}

  /// The bar that displays the item.
  weak var bar: (any BarItemObserver)?
  final func notifyBar() { bar?.itemDidChange() }
}

/// A bar that redraws its items when one of them changes.
protocol BarItemObserver: AnyObject {
  func itemDidChange()
  /// Replaces an item of a tab bar; does nothing by default.
  func replace(_ old: UITabBarItem, by item: UITabBarItem)
}

extension BarItemObserver {
  func replace(_ old: UITabBarItem, by item: UITabBarItem) {}
}
