import HeadlessUIKit
import SegueCore
import SegueMotion
import TestSupport
import Testing

/// The animator of a transition.
@Suite(.checkedDevices) struct TransitionAnimatorTests {
  final class Style: TransitionStyle, ModalTransitionDelegate {
    var animator: TransitionAnimator?
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Rise() }
    func willRun(_ animator: TransitionAnimator, in presentation: UIPresentationController?) {
      self.animator = animator
    }
  }

  struct Rise: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.4) }
    func prepare(_ context: MovementContext) {
      if context.direction == .forward {
        context.view.frame.origin.y = context.presentedFrame.height
      }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.y =
        context.direction == .forward ? 0 : context.presentedFrame.height
    }
  }

  @Test("[127] a presentation is interruptible while it runs and is visible")
  func isInterruptible() {
    let device = makeDevice()
    device.perform {
      let (root, sheet, style) = (UIViewController(), UIViewController(), Style())
      makeWindow(root)
      sheet.use(style)
      root.present(sheet, animated: true)
      device.advance(by: 0.1)
      #expect(sheet.transitionCoordinator?.isInterruptible == true)
      #expect(style.animator?.isInterruptible == true)
      device.settle()
      #expect(device.now == 0.4)
      #expect(style.animator?.isInterruptible == false)
      root.dismiss(animated: false)
      device.settle()
      #expect(sheet.presentingViewController == nil)
      #expect(device.now == 0.4)
      #expect(style.animator?.isInterruptible == false)
    }
  }
}
