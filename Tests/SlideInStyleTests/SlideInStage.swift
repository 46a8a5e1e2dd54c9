import HeadlessUIKit
import SegueCore
import SegueParts
import SlideInStyle
// Every test of the style uses it.
@_exported import StyleTestSupport
import TestSupport

/// A device with a root controller on the screen and a panel to present.
struct SlideInStage: PanelStage {
  let stage: Stage
  let panel: UIViewController

  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(),
    panel: UIViewController = UIViewController()
  ) {
    stage = Stage(configuration, presenting: panel)
    self.panel = panel
  }

  /// The current presentation frame of a view.
  func shown(_ view: UIView?) -> CGRect {
    device.perform { view?.layer.presentation()?.frame ?? .null }
  }

  /// The current opacity of the dimming; nil without one.
  var dimming: Double? {
    device.perform { dimmingView?.layer.presentation().map { Double($0.opacity) } }
  }

  var dimmingView: UIView? {
    panel.presentationController?.containerView?.subviews.first {
      $0.accessibilityIdentifier == "dimming"
    }
  }
}

/// Returns parameters with changes.
nonisolated func makeParameters(_ change: (inout SlideInParameters) -> Void) -> SlideInParameters {
  var parameters = SlideInParameters()
  change(&parameters)
  return parameters
}
