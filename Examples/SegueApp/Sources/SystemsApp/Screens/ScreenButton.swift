import SegueCore

/// A button of a screen: its title, and what it does.
struct ScreenButton {
  let title: String
  private let action: (_ screen: UIViewController) -> Void

  /// Describes a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: Called with the screen of the button, for every tap.
  init(_ title: String, _ action: @escaping (_ screen: UIViewController) -> Void) {
    self.title = title
    self.action = action
  }

  /// Makes the button.
  func makeView(for screen: UIViewController) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak screen, action] _ in
        if let screen { action(screen) }
      })
  }
}

extension ScreenButton {
  /// Dismisses the screen, or the container that it is in.
  static let close = ScreenButton("Close") { $0.dismiss(animated: true) }

  /// Presents a view controller.
  static func presenting(
    _ title: String, _ make: @escaping () -> UIViewController
  ) -> ScreenButton {
    ScreenButton(title) { $0.present(make(), animated: true) }
  }

  /// Presents a panel with a transition.
  static func presenting(
    _ title: String, with transition: @autoclosure @escaping () -> any TransitionStyle
  ) -> ScreenButton {
    presenting(title) {
      let panel = ScreenViewController(title)
      panel.use(transition())
      return panel
    }
  }

  /// Pushes a view controller.
  static func pushing(_ title: String, _ make: @escaping () -> UIViewController) -> ScreenButton {
    ScreenButton(title) { $0.navigationController?.pushViewController(make(), animated: true) }
  }
}
