/// The configuration of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  nonisolated deinit {}

  /// The identifier.
  open var identifier: AnyHashable { ownIdentifier }
  /// The point at which the menu is shown, in the view's coordinates, pt.
  open var sourcePoint: CGPoint { ownPoint }
  private let ownIdentifier: AnyHashable
  private let ownPoint: CGPoint

  /// Creates a configuration; `nil` selects a unique identifier.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    ownIdentifier = identifier ?? AnyHashable("edit menu at \(sourcePoint)")
    ownPoint = sourcePoint
    super.init()
  }
}

/// The delegate of an edit menu; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the menu; by default one of the suggested actions, of which there are none.
  @_spi(OptionalRequirements) func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks the delegate for the rectangle that the menu does not cover; the source point by default.
  @_spi(OptionalRequirements) func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

@_documentation(visibility: internal)
extension UIEditMenuInteractionDelegate where Self: NSObject {
  /// The default implementation returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation returns the null rectangle, which selects the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

/// An interaction that shows an edit menu, as a list of its elements.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  nonisolated deinit {}

  /// The delegate; weak.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { ownDelegate }
  private weak var ownDelegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  private var menu: MenuView?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
  }
  /// Hides the menu.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu of the delegate.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { show(configuration) }
  /// Hides the menu.
  open func dismissMenu() { hide() }
  /// Does nothing: a menu that is shown keeps its elements.
  open func reloadVisibleMenu() {}
  /// Does nothing: a menu that is shown keeps its position.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the location of the menu in a view: zero, as no touch belongs to it.
  open func location(in view: UIView?) -> CGPoint { .zero }

  private func show(_ configuration: UIEditMenuConfiguration) {
    guard menu == nil, let view, let window = view.window,
      let wanted = delegate?.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: []), !wanted.rows.isEmpty
    else { return }
    var target =
      delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? CGRect.null
    if target.isNull { target = CGRect(origin: configuration.sourcePoint, size: .zero) }
    let shown = MenuView(wanted, beside: view.convert(target, to: window), in: window)
    shown.onEnd = { [weak self] in self?.hide() }
    menu = shown
    shown.appear(with: MenuAnimator())
  }
  private func hide() {
    menu?.disappear(with: MenuAnimator())
    menu = nil
  }
}
