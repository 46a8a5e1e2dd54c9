/// What a controller knows of the containers around it.
extension UIViewController {
  /// The nearest parent of a kind.
  final func ancestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let present = controller {
      if let found = present as? Container { return found }
      controller = present.parent
    }
    return nil
  }

  /// Puts a call off to the end of a push, pop or selection that runs around the controller
  /// (UIKit row 262).
  ///
  /// - Returns: False where nothing runs, so that the call can go on.
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
  /// The identities of the elements, to look one up in constant time.
  nonisolated var identities: Set<ObjectIdentifier> { Set(map(ObjectIdentifier.init)) }

  /// Whether an element is a certain object.
  nonisolated func holds(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }
}

/// The items by which a controller shows in bars, made when they are first asked for.
final class BarItems {
  private var navigation: UINavigationItem?
  private var tab: UITabBarItem?

  func navigation(for controller: UIViewController) -> UINavigationItem {
    if let navigation { return navigation }
    let made = UINavigationItem(title: controller.title ?? "")
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
    guard let old, let item, let bar = old.bar as? UITabBar else { return }
    let isSelected = bar.selectedItem === old
    bar.items = bar.items?.map { $0 === old ? item : $0 }
    if isSelected { bar.selectedItem = item }
  }

  /// Items that show the controller's title follow it.
  func titleDidChange(from old: String?, to new: String?) {
    if let navigation, navigation.title == old { navigation.title = new }
    if let tab, tab.title == old { tab.title = new }
  }
}
