import HeadlessUIKit

/// A screen that is the adaptive presentation delegate of its own presentation.
extension ScreenController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    plan.adaptivePresentationStyle?.style ?? controller.adaptivePresentationStyle
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let adaptive = plan.adaptivePresentationStyle, adaptive.style == nil else {
      return adaptivePresentationStyle(for: controller)
    }
    if traitCollection.verticalSizeClass == .compact, let style = adaptive.compactHeight {
      return style
    }
    if traitCollection.horizontalSizeClass == .compact, let style = adaptive.compactWidth {
      return style
    }
    return controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { plan.adaptivePresentationStyle?.screen.flatMap(makeScreen) }
}
