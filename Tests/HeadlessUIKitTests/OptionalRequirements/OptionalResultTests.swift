import HeadlessUIKit
import TestSupport
import Testing

/// The results of calls of optional requirements. The rows' declarations of UIKit are in Swift without
/// Objective-C and have no such requirements, so this rule is tested here.
@Suite(.checkedDevices) struct OptionalResultTests {
  /// Implements one optional requirement of each protocol.
  final class Delegate: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    private(set) var scrolls = 0
    let animator = Animator()
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    { false }
  }

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  }

  @Test("[349] a call of an optional requirement has an optional result (349a)")
  func optionalRequirements() {
    makeDevice().perform {
      let delegate = Delegate()
      let scrolling: any UIScrollViewDelegate = delegate
      scrolling.scrollViewDidScroll?(UIScrollView())
      #expect(delegate.scrolls == 1)
      let gestures: any UIGestureRecognizerDelegate = delegate
      let begins: Bool? = gestures.gestureRecognizerShouldBegin?(UIPanGestureRecognizer())
      #expect(begins == false)
      let stacks: any UINavigationControllerDelegate = delegate
      let mask: UIInterfaceOrientationMask? =
        stacks.navigationControllerSupportedInterfaceOrientations?(UINavigationController())
      #expect(mask == .portrait)
      let modals: any UIViewControllerTransitioningDelegate = delegate
      let animator = modals.animationController?(forDismissed: UIViewController())
      #expect(animator === delegate.animator)
      let sheets: any UIAdaptivePresentationControllerDelegate = delegate
      let controller = UIPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
      let dismisses: Bool? = sheets.presentationControllerShouldDismiss?(controller)
      #expect(dismisses == false)
    }
  }
}
