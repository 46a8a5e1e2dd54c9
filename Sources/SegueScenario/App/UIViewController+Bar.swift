package import HeadlessUIKit

/// The bar above a screen.
extension UIViewController {
  /// Whether the bar of the navigation stack, or without a stack the screen's own bar, is visible.
  package var isBarVisible: Bool {
    navigationController.map { !$0.isNavigationBarHidden }
      ?? (viewIfLoaded as? ScreenView)?.hasVisibleBar ?? false
  }

  /// The title of the back button in a navigation bar; `nil` if there is no back button.
  package var backTitle: String? {
    guard let all = navigationController?.viewControllers,
      let index = all.firstIndex(where: { $0 === self }), index > 0
    else { return nil }
    let hasLeft = navigationItem.leftBarButtonItems?.isEmpty == false
    guard !navigationItem.hidesBackButton,
      !hasLeft || navigationItem.leftItemsSupplementBackButton
    else { return nil }
    let below = all[index - 1].navigationItem
    return below.backButtonTitle ?? below.title ?? ""
  }
}
