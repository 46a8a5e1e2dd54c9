import HeadlessUIKit
import SegueCore
import SegueMotion
import TestSupport
import Testing

/// The one animator of a transition.
@Suite struct TransitionAnimatorTests {
  final class Style: TransitionStyle, ModalTransitionDelegate {
    var animator: TransitionAnimator?
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? { Rise { [weak self] in self?.animator = $0 } }
  }

  struct Rise: TransitionMovement {
    let note: (TransitionAnimator?) -> Void
    var timing: TransitionTiming { .curve(.linear, duration: 0.4) }
    func prepare(_ stage: TransitionStage) {
      note(stage.animator)
      if stage.direction == .present { stage.view.frame.origin.y = stage.shownFrame.height }
    }
    func animate(_ stage: TransitionStage) {
      stage.view.frame.origin.y = stage.direction == .present ? 0 : stage.shownFrame.height
    }
  }

  @Test("[127] a presentation is interruptible while it runs and is visible")
  func canBeHeld() {
    let device = SimulatedDevice()
    device.perform {
      let (root, sheet, style) = (UIViewController(), UIViewController(), Style())
      makeWindow(root)
      sheet.use(style)
      root.present(sheet, animated: true)
      device.advance(by: 0.1)
      #expect(sheet.transitionCoordinator?.isInterruptible == true)
      #expect(style.animator?.canBeHeld == true)
      device.settle()
      #expect(device.now == 0.4)
      #expect(style.animator?.canBeHeld == false)
      root.dismiss(animated: false)
      device.settle()
      #expect(sheet.presentingViewController == nil)
      #expect(device.now == 0.4)
      #expect(style.animator?.canBeHeld == false)
      #expect(device.diagnostics.map(\.message) == [])
    }
  }
}
