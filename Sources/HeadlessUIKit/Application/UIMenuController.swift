/// The menu of edit actions, which is not drawn: showing it is notified.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  nonisolated deinit {}

  private final var isShown = false
  private final weak var target: UIView?
  private final var rect = CGRect.zero

  /// Creates a menu that no app has.
  public override init() { super.init() }

  /// The menu of the app.
  open class var shared: UIMenuController {
    SimulatedDevice.current?.application.services.menu ?? UIMenuController()
  }
  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isShown = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }
  /// Sets the rectangle at which the menu points, in a view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (rect, target) = (targetRect, targetView)
  }
  /// Shows the menu at a rectangle, in a view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu, if it points at a view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// The side of the menu's arrow; the system's choice by default.
  /// Stored only.
  open var arrowDirection = ArrowDirection.default
  /// The items of the app in addition to the standard ones; `nil` by default.
  /// Stored only.
  open var menuItems: [UIMenuItem]?
  /// Does nothing: the menu is not drawn.
  open func update() {}
  /// The frame of the menu in the screen's coordinates, pt: where it points, as it is not drawn.
  open var menuFrame: CGRect {
    guard isShown, let target, let window = target.window else { return .zero }
    return target.convert(rect, to: window as UIView).applying(window.mapToScreen)
  }

  private final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The side of the menu's arrow.
  public nonisolated enum ArrowDirection: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// Left.
    case left = 3
    /// Right.
    case right = 4
  }
}

extension UIMenuController {
  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted after the menu's frame has changed; it does not.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the menu of edit actions.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  nonisolated deinit {}

  /// The title.
  open var title: String
  /// The action.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
