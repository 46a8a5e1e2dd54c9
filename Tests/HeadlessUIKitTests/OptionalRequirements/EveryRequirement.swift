import HeadlessUIKit

/// Implements every optional requirement of UIKit's delegates, and remembers the last call. Results differ from
/// the defaults where they can.
final class EveryRequirement: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning,
  UIViewImplicitlyAnimating, CAAnimationDelegate, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
  UIGestureRecognizerDelegate, UIScrollViewDelegate, UITextFieldDelegate
{
  private(set) var last = ""
  private func note(_ name: String) { last = name }
  private func note<Result>(_ name: String, _ result: Result) -> Result {
    last = name
    return result
  }

  // MARK: What is required

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

  // MARK: What is optional

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animationController(forPresented:presenting:source:)", nil)
  }
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { note("animationController(forDismissed:)", nil) }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interactionControllerForPresentation(using:)", nil)
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { note("interactionControllerForDismissal(using:)", nil) }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    note("presentationController(forPresented:presenting:source:)", nil)
  }
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { note("interruptibleAnimator(using:)"); return self }
  func animationEnded(_ transitionCompleted: Bool) { note("animationEnded(_:)") }
  var completionCurve: UIView.AnimationCurve { note("completionCurve", .linear) }
  var completionSpeed: CGFloat { note("completionSpeed", 2) }
  var wantsInteractiveStart: Bool { note("wantsInteractiveStart", false) }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    note("addAnimations(_:delayFactor:)")
  }
  func addAnimations(_ animation: @escaping () -> Void) { note("addAnimations(_:)") }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    note("addCompletion(_:)")
  }
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { note("continueAnimation(withTimingParameters:durationFactor:)") }
  nonisolated func animationDidStart(_ anim: CAAnimation) {
    MainActor.assumeIsolated { note("animationDidStart(_:)") }
  }
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { note("animationDidStop(_:finished:)") }
  }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { note("adaptivePresentationStyle(for:)", .none) }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { note("adaptivePresentationStyle(for:traitCollection:)", .none) }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { note("presentationController(_:prepare:)") }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    note("presentationController(_:viewControllerForAdaptivePresentationStyle:)", nil)
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { note("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { note("presentationControllerShouldDismiss(_:)", false) }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note("presentationControllerWillDismiss(_:)")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("presentationControllerDidDismiss(_:)")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { note("presentationControllerDidAttemptToDismiss(_:)") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { note("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") }
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { note("prepareForPopoverPresentation(_:)") }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("navigationController(_:willShow:animated:)") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("navigationController(_:didShow:animated:)") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("navigationController(_:animationControllerFor:from:to:)", nil)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("navigationController(_:interactionControllerFor:)", nil)
  }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    note("navigationControllerSupportedInterfaceOrientations(_:)", .portrait)
  }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { note("tabBarController(_:shouldSelect:)", false) }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { note("tabBarController(_:didSelect:)") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("tabBarController(_:animationControllerForTransitionFrom:to:)", nil)
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("tabBarController(_:interactionControllerFor:)", nil)
  }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { note("tabBarControllerSupportedInterfaceOrientations(_:)", .portrait) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { note("pageViewController(_:willTransitionTo:)") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    note("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
  }
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { note("pageViewControllerSupportedInterfaceOrientations(_:)", .portrait) }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { note("splitViewController(_:willChangeTo:)") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { note("splitViewController(_:willShow:)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { note("splitViewController(_:willHide:)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .primary)
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", .automatic)
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    note("splitViewControllerDidCollapse(_:)")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    note("splitViewControllerDidExpand(_:)")
  }
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    note("splitViewControllerSupportedInterfaceOrientations(_:)", .portrait)
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note("gestureRecognizerShouldBegin(_:)", false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", false) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note("gestureRecognizer(_:shouldRequireFailureOf:)", false) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note("gestureRecognizer(_:shouldBeRequiredToFailBy:)", false) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  { note("gestureRecognizer(_:shouldReceive:)", false) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { note("gestureRecognizer(_:shouldReceive:)", false) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrollViewDidScroll(_:)") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("scrollViewWillBeginDragging(_:)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("scrollViewDidEndDragging(_:willDecelerate:)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("scrollViewWillBeginDecelerating(_:)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("scrollViewDidEndDecelerating(_:)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("scrollViewDidEndScrollingAnimation(_:)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("scrollViewDidChangeAdjustedContentInset(_:)")
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("textFieldShouldBeginEditing(_:)", false)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("textFieldDidBeginEditing(_:)") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("textFieldShouldEndEditing(_:)", false)
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("textFieldDidEndEditing(_:)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { note("textField(_:shouldChangeCharactersIn:replacementString:)", false) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("textFieldShouldReturn(_:)", false)
  }
}
