import HeadlessUIKit

/// A screen that is the adaptive presentation delegate of its own presentation.
extension ScreenController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adaptive = plan.adaptivePresentationStyle
    if let style = adaptive?.style { return style }
    if traitCollection.verticalSizeClass == .compact, let style = adaptive?.compactHeight {
      return style
    }
    if traitCollection.horizontalSizeClass == .compact, let style = adaptive?.compactWidth {
      return style
    }
    return controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { plan.adaptivePresentationStyle?.screen.flatMap(makeScreen) }
}
