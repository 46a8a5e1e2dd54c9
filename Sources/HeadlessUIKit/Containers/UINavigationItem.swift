/// The content that a navigation bar displays for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  nonisolated deinit {}

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
  /// A line above the title; `nil` by default.
  /// Stored only.
  open var prompt: String?
  /// How the back button that returns to this item is displayed.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// With "Back" as its title.
    case generic = 1
    /// Without a title.
    case minimal = 2
  }
  /// The layout of a bar on a tablet.
  public nonisolated enum ItemStyle: Int, Sendable {
    /// Of a navigation controller.
    case navigator = 0
    /// Of a web browser.
    case browser = 1
    /// Of a document.
    case editor = 2
  }
  /// How the back button that returns to this item is displayed; default by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { notifyBar() } }
  /// The action of the back button that returns to this item, instead of a pop; `nil` by default.
  open var backAction: UIAction?
  /// The layout on a tablet; navigator by default.
  /// Stored only.
  open var style = ItemStyle.navigator
  /// The identifier of the user's customization; `nil` by default.
  /// Stored only.
  open var customizationIdentifier: String?
  /// The appearance of the bar for this item; `nil`, the default, selects the bar's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.showAppearance() } }
  /// The appearance in compact height; `nil` by default.
  /// Stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance at the edge of the content; `nil` by default.
  /// Stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance at the edge of the content in compact height; `nil` by default.
  /// Stored only.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The search controller, whose bar a test finds there; `nil` by default.
  /// Stored only.
  open var searchController: UISearchController?
  /// Whether its bar is hidden as content scrolls; true by default.
  /// Stored only.
  open var hidesSearchBarWhenScrolling = true
  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }
  /// Sets the leading button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the trailing button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the leading buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the trailing buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  weak var bar: UINavigationBar?
  private func notifyBar() { bar?.itemDidChange() }
}
