// The optional requirements of the protocols of a presentation, as code calls them.

extension UIAdaptivePresentationControllerDelegate {
  /// The optional requirements `adaptivePresentationStyle`.
  public var adaptivePresentationStyle: OptionalRequirement.AdaptivePresentationStyle? {
    .init(delegate: self)
  }
  /// The optional requirements `presentationController`.
  public var presentationController: OptionalRequirement.PresentationController? {
    .init(delegate: self)
  }
  /// The optional requirement `presentationControllerShouldDismiss`.
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The optional requirement `presentationControllerWillDismiss`.
  public var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The optional requirement `presentationControllerDidDismiss`.
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  /// The optional requirement `presentationControllerDidAttemptToDismiss`.
  public var presentationControllerDidAttemptToDismiss:
    (@MainActor (UIPresentationController) -> Void)?
  { { self.presentationControllerDidAttemptToDismiss($0) } }
}

extension OptionalRequirement {
  /// `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor public struct AdaptivePresentationStyle {
    let delegate: any UIAdaptivePresentationControllerDelegate
    /// Calls the requirement.
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle
    {
      delegate.adaptivePresentationStyle(for: controller)
    }
    /// Calls the requirement.
    public func callAsFunction(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
  /// `presentationController` of `UIAdaptivePresentationControllerDelegate`.
  @preconcurrency @MainActor public struct PresentationController {
    let delegate: any UIAdaptivePresentationControllerDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      delegate.presentationController(
        presentationController, prepare: adaptivePresentationController)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      delegate.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }
}

extension UISheetPresentationControllerDelegate {
  /// The optional requirement `sheetPresentationControllerDidChangeSelectedDetentIdentifier`.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (@MainActor (UISheetPresentationController) -> Void)?
  { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}

extension UIPopoverPresentationControllerDelegate {
  /// The optional requirement `prepareForPopoverPresentation`.
  public var prepareForPopoverPresentation: (@MainActor (UIPopoverPresentationController) -> Void)?
  { { self.prepareForPopoverPresentation($0) } }
}
