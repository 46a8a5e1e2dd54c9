/// The interaction of a control that has a menu.
final class ControlMenu {
  let interaction: UIContextMenuInteraction
  init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }
  nonisolated deinit {}
}

/// The menu of a control.
extension UIControl {
  final var menuParts: ControlMenu? {
    associations.isEmpty ? nil : existingExtension(MenuHolder.self)?.menu
  }

  final func enableMenu(_ isEnabled: Bool) {
    let holder = madeExtension(MenuHolder())
    guard isEnabled != (holder.menu != nil) else { return }
    if let menu = holder.menu {
      holder.menu = nil
      return removeInteraction(menu.interaction)
    }
    let interaction = UIContextMenuInteraction(delegate: self)
    holder.menu = ControlMenu(interaction)
    addInteraction(interaction)
  }

  /// Shows the menu now; returns `false` without one.
  final func showMenu() -> Bool {
    send(.menuActionTriggered, nil)
    guard let interaction = menuParts?.interaction else { return false }
    return interaction.begin(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Toggles the selection of a button whose primary action that is.
  final func toggleSelection() {
    guard let button = self as? UIButton, button.changesSelectionAsPrimaryAction,
      button.menu == nil
    else { return }
    isSelected.toggle()
  }

  final func visitHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations where !stop {
      switch registration.call {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .method(let target, let selector):
        iterator(nil, (target?.value, selector), registration.events, &stop)
      }
    }
  }
}

/// The menu of a control, while it is enabled.
private final class MenuHolder {
  var menu: ControlMenu?
  nonisolated deinit {}
}

extension UIButton {
  final func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    showSelectedElement()
  }

  /// Shows the selected element of the menu as the title, if that is the primary action.
  final func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let menu, let first = menu.rows.first else { return }
    let selected = menu.selectedElements.first ?? first
    if menu.selectedElements.isEmpty { (first as? UIAction)?.state = .on }
    if configuration != nil { configuration?.title = selected.title }
    setTitle(selected.title, for: .normal)
  }

  final func menuConfiguration() -> UIContextMenuConfiguration? {
    menu.map { menu in
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.trackSelection(menu) })
    }
  }

  /// Returns the menu with actions that also become the selection of the button.
  private func trackSelection(_ menu: UIMenu) -> UIMenu {
    guard changesSelectionAsPrimaryAction else { return menu }
    return menu.replacingChildren(
      menu.rows.map { element in
        guard let action = element as? UIAction else { return element }
        return UIAction(
          title: action.title, image: action.image, attributes: action.attributes,
          state: action.state
        ) { [weak self] _ in
          for other in menu.rows { (other as? UIAction)?.state = other === action ? .on : .off }
          self?.showSelectedElement()
          action.performWithSender(self, target: nil)
        }
      })
  }
}
