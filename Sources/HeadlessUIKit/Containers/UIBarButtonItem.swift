/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button of a bar looks.
  public nonisolated enum Style: Int, Sendable {
    /// Words or a picture.
    case plain = 0
    /// An older look; plain here.
    case bordered = 1
    /// Bold: it ends what one is doing.
    case done = 2
  }

  /// The buttons that the system names and draws.
  public nonisolated enum SystemItem: Int, Sendable {
    /// Words of the same name.
    case done = 0
    /// Words of the same name.
    case cancel = 1
    /// Words of the same name.
    case edit = 2
    /// Words of the same name.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that takes what is left.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A pen.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A lens.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// Words of the same name.
    case undo = 21
    /// Words of the same name.
    case redo = 22
    /// A curling page.
    case pageCurl = 23
    /// A cross that closes.
    case close = 24
  }

  /// How it looks; plain by default.
  open var style = Style.plain
  /// The width, pt; 0, meaning its own, by default.
  open var width: CGFloat = 0
  /// Who gets the action; not held.
  open weak var target: AnyObject?
  /// What is called at a tap.
  open var action: Selector?
  /// The view that shows it in its bar.
  weak var shownView: UIView?
  /// A view in its place; nil by default.
  open var customView: UIView? { didSet { tellBar() } }
  /// What runs at a tap; nil by default.
  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title
      image = primaryAction?.image
    }
  }
  /// The color of its words; the bar's by default.
  open var tintColor: UIColor? { didSet { tellBar() } }

  /// Makes an empty button.
  public override init() { super.init() }
  /// Makes a button of words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    aim(target, action)
  }
  /// Makes a button of a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    aim(target, action)
  }
  /// Makes a button that the system names.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.words, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
  }
  /// Makes a button that runs an action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }
  /// Puts a view where a button would be.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Does what a tap does.
  final func trigger() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    if let target { _ = action?.call(target, self, nil) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words that stand for the system's own, pictures included: the wireframe has no symbols.
  fileprivate nonisolated var words: String {
    "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
  }
}
