package import HeadlessUIKit
package import SegueCore
package import TestSupport

/// A stage with a view controller that the tests of a modal style present.
package protocol PanelStage: StageHolder {
  /// The view controller.
  var panel: UIViewController { get }
}

extension PanelStage {
  /// Presents the panel with a style, and runs the turn in which the transition starts.
  package func present(
    _ style: any TransitionStyle, host: TransitionHost = TransitionHost(), animated: Bool = true
  ) {
    device.perform {
      panel.use(style, host: host)
      root.present(panel, animated: animated)
      device.turn()
    }
  }

  /// Dismisses the panel programmatically, and runs the turn in which the transition starts.
  package func dismiss() {
    device.perform {
      root.dismiss(animated: true)
      device.turn()
    }
  }
}
