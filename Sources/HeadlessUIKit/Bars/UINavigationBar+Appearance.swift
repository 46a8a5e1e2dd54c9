/// The colors of a navigation bar, and its use without a navigation controller.
final class NavigationBarLooks {
  let images = BarImages()
  var adjustments: [UIBarMetrics: CGFloat] = [:]
  var standard: UINavigationBarAppearance?
  /// Whether the standard appearance was set or changed.
  var usesStandard = false
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  nonisolated deinit {}
}

extension UINavigationBar {
  final var shownAppearance: UINavigationBarAppearance? {
    topItem?.standardAppearance ?? (looks.usesStandard ? looks.standard : nil)
  }

  final func makeStandardAppearance() -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    watch(made)
    looks.standard = made
    return made
  }

  final func adopt(_ appearance: UINavigationBarAppearance) {
    if appearance !== looks.standard {
      looks.standard = appearance.makeCopy() as? UINavigationBarAppearance
      if let made = looks.standard { watch(made) }
    }
    looks.usesStandard = true
    showAppearance()
  }

  private func watch(_ appearance: UINavigationBarAppearance) {
    appearance.onChange = { [weak self] in
      self?.looks.usesStandard = true
      self?.showAppearance()
    }
  }

  /// Shows the colors and the titles with their attributes.
  final func showAppearance() {
    showBackground()
    itemDidChange()
  }

  /// The color of the background.
  final var drawnBackground: UIColor {
    if let shownAppearance { return shownAppearance.drawnColor }
    if let barTintColor { return barTintColor }
    if looks.images[.any, .default] != nil { return .clear }
    return barStyle == .default ? .systemBackground : .black
  }
  /// The color of the line below the bar.
  final var drawnShadow: UIColor {
    if let shownAppearance { return shownAppearance.shadowColor ?? .clear }
    return shadowImage == nil ? .separator : .clear
  }
  /// The attributes of the titles of an item.
  final func titleAttributes(
    of item: UINavigationItem, isLarge: Bool
  ) -> [NSAttributedString.Key: Any]? {
    guard let appearance = item.standardAppearance ?? (looks.usesStandard ? looks.standard : nil)
    else { return isLarge ? largeTitleTextAttributes : titleTextAttributes }
    return isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
  }

  /// The attributes of the buttons.
  final var buttonAttributes: [NSAttributedString.Key: Any]? {
    shownAppearance?.buttonAppearance.normal.titleTextAttributes
  }

  // MARK: Use without a navigation controller

  /// Asks the delegate, and replaces the top of the stack.
  final func push(_ item: UINavigationItem) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show((items ?? []) + [item], above: 0, with: nil)
    stopManaging()
    delegate?.navigationBar(self, didPush: item)
  }

  final func pop() -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    show((items ?? []).dropLast(), above: 0, with: nil)
    stopManaging()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
}

extension UINavigationController {
  /// Pops by the back button, unless the controller, as the bar's delegate, refuses.
  final func popByBackButton() {
    if let item = navigationBar.topItem {
      if let action = stack.controllers.dropLast().last?.navigationItem.backAction {
        return action.performWithSender(navigationBar, target: nil)
      }
      if let delegate = self as? any UINavigationBarDelegate,
        !delegate.navigationBar(navigationBar, shouldPop: item)
      {
        return
      }
    }
    popViewController(animated: true)
  }
}
