/// A button for placement in a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button item.
  public nonisolated enum Style: Int, Sendable {
    /// A plain title or image.
    case plain = 0
    /// An older style; treated as plain here.
    case bordered = 1
    /// Bold, for the action that completes a task.
    case done = 2
  }

  /// The buttons that the system supplies.
  public nonisolated enum SystemItem: Int, Sendable {
    /// The Done button.
    case done = 0
    /// The Cancel button.
    case cancel = 1
    /// The Edit button.
    case edit = 2
    /// The Save button.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Flexible space, which fills the remaining width.
    case flexibleSpace = 5
    /// Fixed space.
    case fixedSpace = 6
    /// A pen.
    case compose = 7
    /// A reply arrow.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// The Undo button.
    case undo = 21
    /// The Redo button.
    case redo = 22
    /// A page curl.
    case pageCurl = 23
    /// A cross that closes.
    case close = 24
  }

  /// The style; plain by default.
  open var style = Style.plain
  /// The width, pt; 0, the default, fits the content.
  open var width: CGFloat = 0
  /// The object that receives the action; weak.
  open weak var target: AnyObject?
  /// The selector that a tap calls.
  open var action: Selector?
  /// The view that displays the item in its bar.
  @BoxedReference var shownView: UIView?
  /// The custom view; `nil` by default.
  open var customView: UIView? { didSet { notifyBar() } }
  /// The action that a tap performs, instead of the target's; `nil` by default. The item gets its title
  /// and image, unless it is a system item; `nil` leaves them.
  open var primaryAction: UIAction? { didSet { showAction() } }
  private var isSystemItem = false
  /// The tint color; the bar's by default.
  open var tintColor: UIColor? { didSet { notifyBar() } }

  /// Creates an empty item.
  public override init() { super.init() }
  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    aim(target, action)
  }
  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    aim(target, action)
  }
  /// Creates a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    isSystemItem = true
  }
  /// Creates a system item that performs an action, without its title and image.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Creates an item that performs an action, whose title and image take precedence.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // An initializer does not run the observer of `primaryAction`.
    showAction()
    if self.title?.isEmpty != false { self.title = title }
    if self.image == nil { self.image = image }
  }
  /// Creates an item with a title and an image.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
  }
  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func showAction() {
    guard let primaryAction, !isSystemItem else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Performs the action of a tap.
  final func trigger() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    if let target { _ = action?.call(target, self, nil) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of a system item, also of those with a symbol: the wireframe has no symbols.
  fileprivate nonisolated var title: String {
    "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
  }
}
