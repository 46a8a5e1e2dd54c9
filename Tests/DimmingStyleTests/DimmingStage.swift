import DimmingStyle
import HeadlessUIKit
import SegueCore
import SegueParts
import TestSupport

/// A device with a root controller on the screen and a panel to present.
struct DimmingStage: StageHolder {
  let stage: Stage
  let panel: UIViewController

  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 300, height: 600)), panel: UIViewController = UIViewController()
  ) {
    stage = Stage(configuration, presenting: panel)
    self.panel = panel
  }

  /// Presents the panel with the style and lets the transition begin.
  func present(_ style: any TransitionStyle, host: TransitionHost = TransitionHost()) {
    device.perform {
      panel.use(style, host: host)
      root.present(panel, animated: true)
      device.turn()
    }
  }

  func dismiss() {
    device.perform {
      root.dismiss(animated: true)
      device.turn()
    }
  }

  /// Where the panel is shown now.
  var shown: CGRect { device.perform { panel.view.layer.presentation()?.frame ?? .null } }

  /// How opaque the panel is shown now.
  var opacity: Double {
    device.perform { panel.view.layer.presentation().map { Double($0.opacity) } ?? -1 }
  }
}

/// Parameters with some of them changed; a panel of 200 x 240 unless changed.
nonisolated func tuned(
  _ change: (inout DimmingTransitionParameters) -> Void
) -> DimmingTransitionParameters {
  var parameters = DimmingTransitionParameters()
  parameters.width = .points(200)
  parameters.height = .points(240)
  change(&parameters)
  return parameters
}
