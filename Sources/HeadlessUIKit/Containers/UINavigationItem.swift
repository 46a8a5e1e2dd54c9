/// The content that a navigation bar displays for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Unarchiving is not supported; returns `nil`.
  public init?(coder: NSCoder) { nil }

  /// The display mode of a large title.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
    /// Never large: in the row of the bar's other content.
    case inline = 3
  }

  /// The title; `nil` by default.
  open var title: String? { didSet { if oldValue != title { notifyBar() } } }
  /// The view that replaces the title; `nil` by default.
  open var titleView: UIView? { didSet { notifyBar() } }
  /// The title of the back button that returns to this item; `title` by default.
  open var backButtonTitle: String? { didSet { notifyBar() } }
  /// The back button that returns to this item; the system's by default.
  open var backBarButtonItem: UIBarButtonItem? { didSet { notifyBar() } }
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { notifyBar() } } }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button is shown next to the left items; false by default.
  open var leftItemsSupplementBackButton = false { didSet { notifyBar() } }
  /// The leading buttons; `nil` by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { notifyBar() } }
  /// The trailing buttons, outermost first; `nil` by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { notifyBar() } }
  /// The first leading button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first trailing button.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The display mode of a large title, where the bar prefers them; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { bar?.largeTitleModeDidChange() } }
  }
  /// Whether the title is large where the bar prefers that: the display mode, resolved by the bar.
  var prefersLargeTitle = false
  /// Stored: a line above the title.
  open var prompt: String?

  weak var bar: UINavigationBar?
  private func notifyBar() { bar?.itemDidChange() }
}
