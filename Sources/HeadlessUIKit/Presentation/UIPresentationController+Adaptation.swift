/// What the presentation that was asked for says about its form in another environment.
extension UIPresentationController {
  /// The style in which a wanted one is shown in an environment; none means that it stays.
  final func adaptedStyle(
    of wanted: UIModalPresentationStyle, for traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let answer =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch answer {
    case .fullScreen, .overFullScreen: return answer == wanted ? .none : answer
    // One kind of sheet for another: the sheet lays itself out for its environment.
    case .formSheet: return wanted == .pageSheet || wanted == .formSheet ? .none : answer
    // Other answers do not count (UIKit row 210).
    default: return .none
    }
  }

  /// The controller that the delegate shows instead in an adapted style, if it has one.
  final func adaptedController(for style: UIModalPresentationStyle) -> UIViewController? {
    delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
  }

  /// The presentation controller of an adapted style.
  final func adapted(
    to style: UIModalPresentationStyle, showing presented: UIViewController
  ) -> UIPresentationController {
    let controller =
      adaptiveSheet(for: style, presented)
      ?? SystemPresentationController.make(style, presented: presented)
    // The delegate has this method since iOS 15 (UIKit row 213).
    if SimulatedDevice.current?.configuration.systemVersion ?? 15 >= 15 {
      delegate?.presentationController(self, prepare: controller)
    }
    return controller
  }

  /// The sheet that a popover has ready for a style; nil for other styles, and for a stand-in of the
  /// presented controller, which has a sheet of its own.
  private func adaptiveSheet(
    for style: UIModalPresentationStyle, _ presented: UIViewController
  ) -> UISheetPresentationController? {
    guard style == .formSheet, presented === presentedViewController,
      let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    else { return nil }
    sheet.sheetStyle = style
    return sheet
  }

  // MARK: Size and traits

  final func tellSize(_ size: CGSize, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(
      .size, presentedOfForm, "presentationController.viewWillTransition(to: \(size.shortText))")
    viewWillTransition(to: size, with: coordinator)
  }

  final func tellTraits(_ traits: UITraitCollection, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(
      .size, presentedOfForm, "presentationController.willTransition(to: \(traits.shortText))")
    willTransition(to: traits, with: coordinator)
  }

  /// The controller that the present form shows, which is another where the delegate exchanged it.
  private var presentedOfForm: UIViewController {
    presentation?.presented ?? presentedViewController
  }
}
