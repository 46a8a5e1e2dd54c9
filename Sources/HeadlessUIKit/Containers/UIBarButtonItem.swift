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
  /// Whether the item is flexible or fixed space.
  final private(set) var isSpace = false
  final private(set) var isFlexibleSpace = false
  /// The menu of the item; `nil` by default. A tap shows it if the item has no action, or else a long
  /// press.
  open var menu: UIMenu? { didSet { notifyBar() } }
  /// The order of the menu's elements; automatic by default.
  /// Stored only.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap toggles `isSelected`; false by default.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item is selected; false by default.
  open var isSelected = false { didSet { notifyBar() } }
  /// Whether the item is left out of its bar; false by default.
  open var isHidden = false { didSet { if oldValue != isHidden { notifyBar() } } }
  /// The titles for which the item has the same width; `nil` by default.
  /// Stored only.
  open var possibleTitles: Set<String>?
  /// The element that represents the item in an overflow menu; `nil` by default.
  /// Stored only.
  open var menuRepresentation: UIMenuElement?
  private var backgrounds = StateTable<UIImage>()
  private var backBackgrounds = StateTable<UIImage>()
  private var adjustments: [UIBarMetrics: UIOffset] = [:]
  private var backAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
  /// The tint color; the bar's by default.
  open var tintColor: UIColor? { didSet { notifyBar() } }

  /// Creates an empty item.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
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
    isFlexibleSpace = systemItem == .flexibleSpace
    isSpace = isFlexibleSpace || systemItem == .fixedSpace
  }
  /// Returns a new flexible space.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Returns a new fixed space with a width, pt.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
  /// Creates an item with an image and another one in compact height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a system item that performs an action, without its title and image.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Creates an item that performs an action, whose title and image take precedence.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
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

  /// Sets the background for a state.
  /// Stored only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[state] = backgroundImage }
  /// Returns the background for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[state] }
  /// Sets the background for a state and a style.
  /// Stored only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { backgrounds[state] = backgroundImage }
  /// Returns the background for a state and a style.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[state] }
  /// Sets the vertical offset of the background, pt.
  /// Stored only.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { verticalAdjustments[barMetrics] = adjustment }
  /// Returns the vertical offset of the background, pt.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalAdjustments[barMetrics] ?? 0
  }
  /// Sets the offset of the title, pt.
  /// Stored only.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments[barMetrics] = adjustment
  }
  /// Returns the offset of the title, pt.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments[barMetrics] ?? .zero
  }
  /// Sets the background of a back button for a state.
  /// Stored only.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backBackgrounds[state] = backgroundImage }
  /// Returns the background of a back button for a state.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[state] }
  /// Sets the offset of the title of a back button, pt.
  /// Stored only.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { backAdjustments[barMetrics] = adjustment }
  /// Returns the offset of the title of a back button, pt.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backAdjustments[barMetrics] ?? .zero
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
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
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
