import HeadlessUIKit
import SegueCore
import SegueMotion
import TestSupport
import Testing

/// Transitions while the user has enabled Reduce Motion.
@Suite(.checkedDevices) struct ReducedMotionTests {
  private struct Slide: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.4) }
    func prepare(_ context: MovementContext) {
      if context.direction == .forward { context.view.transform = .init(translationX: 300, y: 0) }
    }
    func animate(_ context: MovementContext) {
      context.view.transform =
        context.direction == .forward ? .identity : .init(translationX: 300, y: 0)
    }
    func finish(_ context: MovementContext, completed: Bool) { context.view.transform = .identity }
  }

  private final class Style: TransitionStyle, ModalTransitionDelegate {
    var driver: UIPercentDrivenInteractiveTransition?
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Slide() }
    func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
      animator.interactionController = driver
    }
  }

  private func run(
    _ isReduced: Bool, _ body: (SimulatedDevice, UIViewController, UIViewController, Style) -> Void
  ) {
    var configuration = DeviceConfiguration()
    configuration.accessibility.isReduceMotionEnabled = isReduced
    let device = makeDevice(configuration)
    device.perform {
      let (root, panel, style) = (UIViewController(), UIViewController(), Style())
      makeWindow(root)
      device.settle()
      // A fade must end at the view's own alpha, not at 1.
      panel.view.alpha = 0.8
      panel.use(style)
      body(device, root, panel, style)
      #expect(device.diagnostics == [])
    }
  }

  private func shown(_ panel: UIViewController) -> (x: CGFloat, opacity: Float) {
    let layer = panel.view.layer.presentation()
    return (layer?.frame.minX ?? .nan, layer?.opacity ?? .nan)
  }

  @Test(
    "[F085] the view fades in place over the same time, instead of moving",
    arguments: [false, true])
  func fades(_ isReduced: Bool) {
    run(isReduced) { device, root, panel, _ in
      root.present(panel, animated: true)
      device.advance(by: 0.1)
      #expect(isClose(shown(panel).x, isReduced ? 0 : 225))
      #expect(isClose(CGFloat(shown(panel).opacity), isReduced ? 0.2 : 0.8))
      device.advance(by: 0.3)
      #expect(panel.transitionCoordinator == nil)
      #expect(panel.view.alpha == 0.8)
      root.dismiss(animated: true)
      device.advance(by: 0.3)
      #expect(isClose(shown(panel).x, isReduced ? 0 : 225))
      #expect(isClose(CGFloat(shown(panel).opacity), isReduced ? 0.2 : 0.8))
      device.settle()
      #expect(panel.view.alpha == 0.8)
    }
  }

  @Test("a view that follows a gesture moves also with Reduce Motion")
  func followsGesture() {
    run(true) { device, root, panel, style in
      root.present(panel, animated: false)
      device.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      style.driver = driver
      root.dismiss(animated: true)
      device.turn()
      driver.update(0.5)
      #expect(isClose(shown(panel).x, 150))
      driver.finish()
      device.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("[F085] both variants send the same callbacks")
  func callbacks() {
    var logs: [[String]] = []
    for isReduced in [false, true] {
      run(isReduced) { device, root, panel, _ in
        root.restorationIdentifier = "root"
        panel.restorationIdentifier = "panel"
        root.present(panel, animated: true)
        device.settle()
        root.dismiss(animated: true)
        device.settle()
        logs.append(device.events.map { "\($0.time) \($0.subject) \($0.text)" })
      }
    }
    #expect(logs[0] == logs[1])
  }
}
