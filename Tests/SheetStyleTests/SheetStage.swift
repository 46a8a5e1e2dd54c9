import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
// Every test of the style uses it.
@_exported import StyleTestSupport
import TestSupport

@testable import SheetStyle

/// A device with a root controller on the screen and a panel to present as a sheet.
struct SheetStage: PanelStage {
  let stage: Stage
  let panel: UIViewController

  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 600)), panel: UIViewController = UIViewController()
  ) {
    stage = Stage(configuration, presenting: panel)
    self.panel = panel
  }

  /// Presents the panel and waits until it is presented.
  func show(
    host: TransitionHost = TransitionHost(), tune: (inout SheetParameters) -> Void = { _ in }
  ) {
    begin(host: host, tune: tune)
    device.settle()
  }

  /// Presents the panel and starts its animation.
  func begin(
    host: TransitionHost = TransitionHost(), tune: (inout SheetParameters) -> Void = { _ in }
  ) {
    var parameters = SheetParameters()
    // Linear, so that every position is predictable.
    parameters.timing = TimingParameters(duration: 0.3, motion: .curve(.linear))
    parameters.drag.settleDuration = 0.4
    parameters.drag.settleMotion = .curve(.linear)
    tune(&parameters)
    present(StyleDescriptor.sheet.make(parameters), host: host)
  }

  /// Begins a touch, moves it by ten points, with which the pan begins, and waits.
  func beginPan(at y: CGFloat, up: Bool = false) {
    device.perform {
      device.touchDown(at: CGPoint(x: 200, y: y))
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: 200, y: y + (up ? -10 : 10)))
      device.turn()
    }
  }

  /// Moves the touch to a height and waits.
  func move(to y: CGFloat, rest: Double = 0.2) {
    device.perform {
      device.touchMove(to: CGPoint(x: 200, y: y))
      device.advance(by: rest)
    }
  }

  var sheetView: SheetView? { panel.view.superview?.superview as? SheetView }

  /// The top edge of the sheet's presentation frame.
  var top: CGFloat {
    device.perform { sheetView?.layer.presentation()?.frame.minY ?? .nan }
  }

  /// The presentation frame of the panel's view, on the screen.
  var panelFrame: CGRect { device.perform { presentationFrame(of: panel.view) } }

  var isPresented: Bool { root.presentedViewController === panel }
}
