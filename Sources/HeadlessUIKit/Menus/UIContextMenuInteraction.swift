/// An interaction that shows a menu after a long press.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  nonisolated deinit {}

  /// The delegate, which supplies the menu; weak.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }
  private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open var view: UIView? { ownView }
  @BoxedReference private var ownView: UIView?
  /// How the menu is displayed; unknown while there is none.
  open var menuAppearance: UIContextMenuInteractionAppearance {
    menu == nil ? .unknown : preview == nil ? .compact : .rich
  }
  private var press: UILongPressGestureRecognizer?
  private var configuration: UIContextMenuConfiguration?
  private var preview: UIViewController?
  private var menu: MenuView?
  /// The last location, in the view's coordinates, pt.
  private var location = CGPoint.zero

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    ownDelegate = delegate
    super.init()
  }

  /// Removes the recognizer from the former view.
  open func willMove(to view: UIView?) { release() }
  /// Adds a recognizer of long presses to the view.
  open func didMove(to view: UIView?) { attach(to: view) }
  /// Returns the location of the interaction in a view; `nil` selects the window.
  open func location(in view: UIView?) -> CGPoint { ownView?.convert(location, to: view) ?? .zero }
  /// Replaces the visible menu by what a closure returns for it; does nothing without one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu else { return }
    menu.show(block(menu.menu))
  }
  /// Ends the interaction: the menu disappears.
  open func dismissMenu() { end() }
}

extension UIContextMenuInteraction {
  fileprivate func release() {
    end()
    if let press { ownView?.removeGestureRecognizer(press) }
    press = nil
  }

  fileprivate func attach(to view: UIView?) {
    ownView = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(UIContextMenuInteraction.pressed(_:)))
    view.addGestureRecognizer(press)
    self.press = press
  }

  fileprivate func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { begin(at: press.location(in: ownView)) }
  }

  /// Asks the delegate for a menu, and shows it.
  @discardableResult
  final func begin(at point: CGPoint) -> Bool {
    guard menu == nil, let view = ownView, let window = view.window, let delegate else {
      return false
    }
    location = point
    SimulatedDevice.current?.log(
      .delegate, view, "contextMenuInteraction(_:configurationForMenuAtLocation:)")
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return false }
    self.configuration = configuration
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    preview = configuration.previewProvider?()
    _ = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    // An empty configuration begins and fails.
    guard preview != nil || !menu.rows.isEmpty else {
      self.configuration = nil
      return false
    }
    let shown = MenuView(menu, beside: view.convert(view.bounds, to: window), in: window)
    shown.preview = preview?.view
    shown.onEnd = { [weak self] in self?.end() }
    shown.onPreviewTap = { [weak self] in self?.commit() }
    self.menu = shown
    let animator = MenuAnimator()
    animator.previewViewController = preview
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    shown.appear(with: animator)
    return true
  }

  fileprivate func commit() {
    guard let configuration else { return }
    let animator = MenuAnimator()
    animator.previewViewController = preview
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    end(with: animator)
  }

  fileprivate func end(with commit: MenuAnimator? = nil) {
    guard let configuration, let menu else { return }
    self.configuration = nil
    self.menu = nil
    let animator = MenuAnimator()
    animator.previewViewController = preview
    preview = nil
    _ = delegate?.contextMenuInteraction(
      self, previewForDismissingMenuWithConfiguration: configuration)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    commit?.run(with: {})
    menu.disappear(with: animator)
  }
}
