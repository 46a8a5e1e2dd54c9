import SegueCore

/// A system that Segue began with, as an entry of the home screen.
public struct System: Identifiable {
  /// The number in the list of systems, such as `S1`.
  public let id: String
  /// A short name.
  public let title: String
  /// What the system does, in one sentence.
  public let summary: String
  /// Shows the system, from the home screen.
  let open: (_ home: UIViewController) -> Void

  /// Describes a system.
  ///
  /// - Parameters:
  ///   - number: The number in the list of systems.
  ///   - title: A short name.
  ///   - summary: What the system does, in one sentence.
  ///   - open: Shows the system, from the home screen.
  init(
    _ number: Int, _ title: String, _ summary: String,
    open: @escaping (_ home: UIViewController) -> Void
  ) {
    id = "S\(number)"
    self.title = title
    self.summary = summary
    self.open = open
  }
}

extension System {
  /// Describes a system whose screen is pushed: one with buttons that present.
  init(
    _ number: Int, _ title: String, _ summary: String,
    pushing make: @escaping () -> UIViewController
  ) {
    self.init(number, title, summary) { home in
      home.navigationController?.pushViewController(make(), animated: true)
    }
  }

  /// Describes a system whose screen is presented.
  init(
    _ number: Int, _ title: String, _ summary: String,
    presenting make: @escaping () -> UIViewController
  ) {
    self.init(number, title, summary) { home in home.present(make(), animated: true) }
  }

  /// Describes a system that is a transition, with which a panel is presented.
  init(
    _ number: Int, _ title: String, _ summary: String,
    panelWith transition: @autoclosure @escaping () -> any TransitionStyle
  ) {
    self.init(number, title, summary) { home in
      let panel = ScreenViewController(title, summary)
      panel.use(transition())
      home.present(panel, animated: true)
    }
  }

  /// Describes a system of containers: a navigation or tab bar controller, over the full screen.
  init(
    _ number: Int, _ title: String, _ summary: String,
    container make: @escaping () -> UIViewController
  ) {
    self.init(number, title, summary) { home in
      let container = make()
      container.modalPresentationStyle = .fullScreen
      home.present(container, animated: true)
    }
  }
}
