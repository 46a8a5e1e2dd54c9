import HeadlessUIKit

extension UIAlertController {
  /// Creates the alert of a screen in the file.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, which identifies the controller and its view.
  ///   - onTap: Called with a tapped button after the alert is dismissed.
  convenience init(
    _ name: String, title: String, _ plan: AlertPlan,
    onTap: @escaping (AlertPlan.Button) -> Void
  ) {
    self.init(
      title: title.isEmpty ? nil : title, message: plan.message,
      preferredStyle: plan.style)
    restorationIdentifier = name
    for button in plan.buttons {
      let action = UIAlertAction(
        title: button.title ?? button.id, style: button.style
      ) { _ in onTap(button) }
      action.accessibilityIdentifier = button.id
      action.isEnabled = button.isEnabled
      addAction(action)
      if button.isPreferred { preferredAction = action }
    }
    view.accessibilityIdentifier = name
  }
}
