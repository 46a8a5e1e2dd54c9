/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public init?(coder: NSCoder) { nil }

  /// How a title is drawn.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
    /// As there is room.
    case inline = 3
  }

  /// The words in the middle; nil by default.
  open var title: String? { didSet { if oldValue != title { tellBar() } } }
  /// A view in the place of the words; nil by default.
  open var titleView: UIView? { didSet { tellBar() } }
  /// The words of the button that leads back here; the title by default.
  open var backButtonTitle: String? { didSet { tellBar() } }
  /// The button that leads back here; the system's by default.
  open var backBarButtonItem: UIBarButtonItem? { didSet { tellBar() } }
  /// Whether the button back is left out; false by default.
  open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { tellBar() } } }
  /// Leaves the button back out, or puts it in.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the button back stays beside others; false by default.
  open var leftItemsSupplementBackButton = false { didSet { tellBar() } }
  /// The buttons where reading begins; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { tellBar() } }
  /// The buttons where reading ends, the outermost first; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { tellBar() } }
  /// The first button where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Stored: how the title is drawn; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Stored: a line above the title.
  open var prompt: String?

  weak var bar: (any BarItemObserver)?
  private func tellBar() { bar?.itemDidChange() }
}
