/// Lookups in the containers around a view controller.
extension UIViewController {
  /// Returns the nearest ancestor of a type.
  final func ancestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let present = controller {
      if let found = present as? Container { return found }
      controller = present.parent
    }
    return nil
  }

  /// Defers a call to the end of an exchange that runs in a container around the controller
  /// (UIKit row 262).
  ///
  /// - Returns: `false` if none runs, so that the call can proceed.
  final func waitForExchange(_ call: @escaping () -> Void) -> Bool {
    var controller: UIViewController? = self
    while let present = controller {
      if let coordinator = present.runningExchange?.coordinator, !coordinator.isOver {
        coordinator.animate(alongsideTransition: nil) { _ in call() }
        return true
      }
      controller = present.parent ?? present.parentOfContext
    }
    return false
  }
}

extension Sequence where Element: AnyObject {
  /// The identities of the elements, for lookup in constant time.
  nonisolated var identities: Set<ObjectIdentifier> { Set(map(ObjectIdentifier.init)) }

  /// Returns whether an element is identical to an object.
  nonisolated func holds(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }
}

/// The bar items of a view controller, created on first access.
final class BarItems {
  private var navigation: UINavigationItem?
  private var tab: UITabBarItem?
  var toolbar: [UIBarButtonItem]?

  func navigation(for controller: UIViewController) -> UINavigationItem {
    if let navigation { return navigation }
    let made = UINavigationItem(title: controller.title ?? "")
    // The initializer takes no `nil`.
    made.title = controller.title
    navigation = made
    return made
  }

  func tab(for controller: UIViewController) -> UITabBarItem {
    if let tab { return tab }
    let made = UITabBarItem(title: controller.title, image: nil, tag: 0)
    tab = made
    return made
  }

  func replaceTab(by item: UITabBarItem?) {
    let old = tab
    tab = item
    if let old, let item { old.bar?.replace(old, by: item) }
  }

  /// Updates the items that display the controller's title.
  func titleDidChange(from old: String?, to new: String?) {
    if let navigation, navigation.title == old { navigation.title = new }
    if let tab, tab.title == old { tab.title = new }
  }
}
