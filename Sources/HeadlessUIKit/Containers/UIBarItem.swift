/// An item in a bar, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Creates an empty item.
  public override init() { super.init() }

  /// The title; `nil` by default.
  open var title: String? { didSet { if oldValue != title { notifyBar() } } }
  /// The image; `nil` by default.
  open var image: UIImage? { didSet { if oldValue !== image { notifyBar() } } }
  /// Whether the item is enabled; true by default.
  open var isEnabled = true { didSet { if oldValue != isEnabled { notifyBar() } } }
  /// An integer that identifies the item; 0 by default.
  open var tag = 0
  /// An identifier for tests and scenarios.
  open var accessibilityIdentifier: String? { didSet { notifyBar() } }
  /// Stored: the accessibility label.
  open var accessibilityLabel: String?

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
