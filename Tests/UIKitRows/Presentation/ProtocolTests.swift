import HeadlessUIKit
import Testing

/// What UIKit's protocols require. What does not compile is in Tests/Signatures.
@Suite struct ProtocolTests {
  /// Conforms to UIKit's delegate protocols, all of whose requirements are optional.
  final class Delegate: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
  {}

  @Test("[348] a delegate is an object of any of its protocols, equal to itself (348a)")
  func delegates() {
    Driver.run { _ in
      let delegate = Delegate()
      let protocols: [any NSObjectProtocol] = [
        delegate as any UIScrollViewDelegate, delegate as any UIGestureRecognizerDelegate,
        delegate as any UINavigationControllerDelegate,
        delegate as any UIViewControllerTransitioningDelegate,
        delegate as any UIAdaptivePresentationControllerDelegate,
      ]
      for object in protocols { #expect(object.isEqual(delegate)) }
    }
  }

  @Test("[348] animators, drivers, contexts and coordinators are objects (348b, 348c)")
  func transitions() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let presented = ui.custom("a", delegate)
      var context: (any NSObjectProtocol)?
      delegate.loggingAnimator?.onStart = { context = $0 }
      ui.root.present(presented, animated: true)
      ui.turn()
      #expect(context?.isEqual(delegate.loggingAnimator?.context) == true)
      let coordinator: (any NSObjectProtocol)? = presented.transitionCoordinator
      #expect(coordinator?.isEqual(presented.transitionCoordinator) == true)
      let animator: any UIViewControllerAnimatedTransitioning = LoggingAnimator(ui.log)
      let driver: any UIViewControllerInteractiveTransitioning =
        UIPercentDrivenInteractiveTransition()
      let isOwn = animator.isEqual(animator)
      #expect(isOwn)
      let isOther = driver.isEqual(animator)
      #expect(!isOther)
      ui.settle()
    }
  }
}
