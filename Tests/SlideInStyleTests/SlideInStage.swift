import HeadlessUIKit
import SegueCore
import SegueParts
import SlideInStyle
import TestSupport

/// A device with a root controller on the screen and a panel to present.
struct SlideInStage: StageHolder {
  let stage: Stage
  let panel = UIViewController()

  init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
    stage = Stage(configuration, presenting: panel)
  }

  /// Presents the panel with the style and starts the transition.
  func present(
    _ style: any TransitionStyle, host: TransitionHost = TransitionHost(), animated: Bool = true
  ) {
    device.perform {
      panel.use(style, host: host)
      root.present(panel, animated: animated)
      device.turn()
    }
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
