import DimmingStyle
import HeadlessUIKit
import SegueCore
import SegueParts
// Every test of the style uses it.
@_exported import StyleTestSupport
import TestSupport

/// A device with a root controller on the screen and a panel to present.
struct DimmingStage: PanelStage {
  let stage: Stage
  let panel: UIViewController

  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 300, height: 600)), panel: UIViewController = UIViewController()
  ) {
    stage = Stage(configuration, presenting: panel)
    self.panel = panel
  }

  /// The current presentation frame of the panel.
  var shown: CGRect { device.perform { panel.view.layer.presentation()?.frame ?? .null } }

  /// The current presentation opacity of the panel.
  var opacity: Double {
    device.perform { panel.view.layer.presentation().map { Double($0.opacity) } ?? -1 }
  }
}

/// Returns parameters with changes; a panel of 200 x 240 by default.
nonisolated func makeParameters(
  _ change: (inout DimmingTransitionParameters) -> Void
) -> DimmingTransitionParameters {
  var parameters = DimmingTransitionParameters()
  parameters.width = .points(200)
  parameters.height = .points(240)
  change(&parameters)
  return parameters
}
