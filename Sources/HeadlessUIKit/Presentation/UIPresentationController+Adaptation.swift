/// The adaptation of the requested presentation to other traits.
extension UIPresentationController {
  /// Returns the style that a requested style adapts to; `.none` if it is unchanged.
  final func adaptedStyle(
    of wanted: UIModalPresentationStyle, for traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch style {
    case .fullScreen, .overFullScreen: return style == wanted ? .none : style
    // A sheet stays a sheet, and lays itself out for the traits.
    case .formSheet: return wanted == .pageSheet || wanted == .formSheet ? .none : style
    // Other styles are ignored (UIKit row 210).
    default: return .none
    }
  }

  /// Returns the delegate's replacement view controller for an adapted style, if it has one.
  final func adaptedController(for style: UIModalPresentationStyle) -> UIViewController? {
    delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
  }

  /// Returns the presentation controller of an adapted style.
  final func adapted(
    to style: UIModalPresentationStyle, showing presented: UIViewController
  ) -> UIPresentationController {
    let controller =
      adaptiveSheet(for: style, presented)
      ?? presented.systemPresentationController(for: style)
    // The delegate has this method since iOS 15 (UIKit row 213).
    if SimulatedDevice.currentSystemVersion >= 15 {
      delegate?.presentationController(self, prepare: controller)
    }
    return controller
  }

  /// Returns a popover's adaptive sheet; `nil` for other styles, and for a replacement view
  /// controller, which has its own sheet.
  private func adaptiveSheet(
    for style: UIModalPresentationStyle, _ presented: UIViewController
  ) -> UISheetPresentationController? {
    guard style == .formSheet, presented === presentedViewController,
      let sheet = popover?.adaptiveSheetPresentationController
    else { return nil }
    sheet.sheetStyle = style
    return sheet
  }

  // MARK: Size and traits

  final func sendSize(_ size: CGSize, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(
      .size, currentPresented, "presentationController.viewWillTransition(to: \(size.shortText))")
    viewWillTransition(to: size, with: coordinator)
  }

  final func sendTraits(_ traits: UITraitCollection, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(
      .size, currentPresented, "presentationController.willTransition(to: \(traits.shortText))")
    willTransition(to: traits, with: coordinator)
  }

  /// The view controller of the current style, which the delegate may have replaced.
  private var currentPresented: UIViewController {
    presentation?.presented ?? presentedViewController
  }
}
