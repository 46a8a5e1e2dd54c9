/// The editing state of a view controller, and its button.
struct ControllerEditing {
  var isOn = false
  var button: UIBarButtonItem?
}

extension UIViewController {
  final func edit(_ isOn: Bool) {
    editing.isOn = isOn
    editing.button?.title = isOn ? "Done" : "Edit"
  }

  final var loadedEditButton: UIBarButtonItem {
    if let button = editing.button { return button }
    let action = UIAction(title: editing.isOn ? "Done" : "Edit") {
      [reference = BoxedReference(self)] _ in
      guard let controller = reference.object else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: action)
    editing.button = button
    return button
  }
}
