/// What a bar shows of something: a title, a picture.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Makes an empty item.
  public override init() { super.init() }

  /// The words; nil by default.
  open var title: String? { didSet { if oldValue != title { tellBar() } } }
  /// The picture; nil by default.
  open var image: UIImage? { didSet { if oldValue !== image { tellBar() } } }
  /// Whether it takes taps; true by default.
  open var isEnabled = true { didSet { if oldValue != isEnabled { tellBar() } } }
  /// A number of the app's own; 0 by default.
  open var tag = 0
  /// An identifier for tests and scenarios.
  open var accessibilityIdentifier: String? { didSet { tellBar() } }
  /// Stored: what a screen reader says.
  open var accessibilityLabel: String?

  /// The bar that shows the item.
  weak var bar: (any BarItemObserver)?
  final func tellBar() { bar?.itemDidChange() }
}

/// A bar that draws its items anew when one changes.
protocol BarItemObserver: AnyObject {
  func itemDidChange()
}
