import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

/// The priority of an app's own screen-edge pan over the pans of a style.
@Suite(.checkedDevices) struct AppEdgePanTests {
  /// Where the app adds its pan.
  nonisolated enum Owner: CaseIterable, Sendable { case none, page, stack }

  @Test(
    "a screen-edge pan of the app prevents the interactive pop, in the stack's own view too",
    arguments: Owner.allCases)
  func appsPanHasPriority(_ owner: Owner) {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    device.perform {
      let (home, detail) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: home)
      stack.pushViewController(detail, animated: false)
      let style = CoverTransition(
        0.4, pan: { _ in PanParameters() },
        movement: { duration, _, _ in
          DisplacementMovement(
            .curve(.linear, duration: duration), presented: { _ in .slide(x: 400) })
        })
      stack.use(style)
      makeWindow(stack)
      device.settle()
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      switch owner {
      case .none: break
      case .page: detail.view.addGestureRecognizer(pan)
      case .stack: stack.view.addGestureRecognizer(pan)
      }
      device.touchDown(at: CGPoint(x: 5, y: 300))
      for x in stride(from: 25.0, through: 385, by: 30) {
        device.advance(by: 0.02)
        device.touchMove(to: CGPoint(x: x, y: 300))
        device.turn()
      }
      device.touchUp()
      device.settle()
      #expect((stack.topViewController === home) == (owner == .none))
    }
  }
}
