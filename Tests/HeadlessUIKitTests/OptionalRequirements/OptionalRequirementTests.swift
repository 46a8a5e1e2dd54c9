import HeadlessUIKit
import TestSupport
import Testing

/// The context of no transition.
private final class Context: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}

/// Implements no optional requirement.
private final class Nothing: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning, UIGestureRecognizerDelegate
{
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

/// Calls of optional requirements: `delegate.scrollViewDidScroll?(scrollView)`.
@Suite(.checkedDevices) struct OptionalRequirementTests {
  @Test("a call with '?' is one of the requirement with the same labels")
  func calls() {
    let (every, controller, context) = (EveryRequirement(), UIViewController(), Context())
    let (stack, tabs, scroll) = (UINavigationController(), UITabBarController(), UIScrollView())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (split, field) = (UISplitViewController(style: .doubleColumn), UITextField())
    let presentation = UIPresentationController(
      presentedViewController: controller, presenting: nil)
    let sheet = UISheetPresentationController(presentedViewController: controller, presenting: nil)
    let popover = UIPopoverPresentationController(
      presentedViewController: controller, presenting: nil)
    let (pan, touch, event) = (UIPanGestureRecognizer(), UITouch(), UIEvent())
    var offset = CGPoint.zero
    let modals: any UIViewControllerTransitioningDelegate = every
    let animator: any UIViewControllerAnimatedTransitioning = every
    let interaction: any UIViewControllerInteractiveTransitioning = every
    let animation: any UIViewImplicitlyAnimating = every
    let layers: any CAAnimationDelegate = every
    let presentations: any UIAdaptivePresentationControllerDelegate = every
    let sheets: any UISheetPresentationControllerDelegate = every
    let popovers: any UIPopoverPresentationControllerDelegate = every
    let stacks: any UINavigationControllerDelegate = every
    let bars: any UITabBarControllerDelegate = every
    let turners: any UIPageViewControllerDelegate = every
    let columns: any UISplitViewControllerDelegate = every
    let gestures: any UIGestureRecognizerDelegate = every
    let scrolling: any UIScrollViewDelegate = every
    let text: any UITextFieldDelegate = every
    _ = modals.animationController?(
      forPresented: controller, presenting: controller, source: controller)
    #expect(every.last == "animationController(forPresented:presenting:source:)")
    _ = modals.animationController?(forDismissed: controller)
    #expect(every.last == "animationController(forDismissed:)")
    _ = modals.interactionControllerForPresentation?(using: every)
    #expect(every.last == "interactionControllerForPresentation(using:)")
    _ = modals.interactionControllerForDismissal?(using: every)
    #expect(every.last == "interactionControllerForDismissal(using:)")
    _ = modals.presentationController?(
      forPresented: controller, presenting: nil, source: controller)
    #expect(every.last == "presentationController(forPresented:presenting:source:)")
    _ = animator.interruptibleAnimator?(using: context)
    #expect(every.last == "interruptibleAnimator(using:)")
    animator.animationEnded?(true)
    #expect(every.last == "animationEnded(_:)")
    _ = interaction.completionCurve
    #expect(every.last == "completionCurve")
    _ = interaction.completionSpeed
    #expect(every.last == "completionSpeed")
    _ = interaction.wantsInteractiveStart
    #expect(every.last == "wantsInteractiveStart")
    animation.addAnimations?({}, delayFactor: 0.5)
    #expect(every.last == "addAnimations(_:delayFactor:)")
    animation.addAnimations?({})
    #expect(every.last == "addAnimations(_:)")
    animation.addCompletion?({ _ in })
    #expect(every.last == "addCompletion(_:)")
    animation.continueAnimation?(withTimingParameters: nil, durationFactor: 0.5)
    #expect(every.last == "continueAnimation(withTimingParameters:durationFactor:)")
    layers.animationDidStart?(CABasicAnimation())
    #expect(every.last == "animationDidStart(_:)")
    layers.animationDidStop?(CABasicAnimation(), finished: true)
    #expect(every.last == "animationDidStop(_:finished:)")
    _ = presentations.adaptivePresentationStyle?(for: presentation)
    #expect(every.last == "adaptivePresentationStyle(for:)")
    _ = presentations.adaptivePresentationStyle?(
      for: presentation, traitCollection: UITraitCollection())
    #expect(every.last == "adaptivePresentationStyle(for:traitCollection:)")
    presentations.presentationController?(presentation, prepare: presentation)
    #expect(every.last == "presentationController(_:prepare:)")
    _ = presentations.presentationController?(
      presentation, viewControllerForAdaptivePresentationStyle: .none)
    #expect(every.last == "presentationController(_:viewControllerForAdaptivePresentationStyle:)")
    presentations.presentationController?(
      presentation, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
    #expect(
      every.last == "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
    _ = presentations.presentationControllerShouldDismiss?(presentation)
    #expect(every.last == "presentationControllerShouldDismiss(_:)")
    presentations.presentationControllerWillDismiss?(presentation)
    #expect(every.last == "presentationControllerWillDismiss(_:)")
    presentations.presentationControllerDidDismiss?(presentation)
    #expect(every.last == "presentationControllerDidDismiss(_:)")
    presentations.presentationControllerDidAttemptToDismiss?(presentation)
    #expect(every.last == "presentationControllerDidAttemptToDismiss(_:)")
    sheets.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
    #expect(every.last == "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
    popovers.prepareForPopoverPresentation?(popover)
    #expect(every.last == "prepareForPopoverPresentation(_:)")
    stacks.navigationController?(stack, willShow: controller, animated: true)
    #expect(every.last == "navigationController(_:willShow:animated:)")
    stacks.navigationController?(stack, didShow: controller, animated: true)
    #expect(every.last == "navigationController(_:didShow:animated:)")
    _ = stacks.navigationController?(
      stack, animationControllerFor: .push, from: controller, to: controller)
    #expect(every.last == "navigationController(_:animationControllerFor:from:to:)")
    _ = stacks.navigationController?(stack, interactionControllerFor: every)
    #expect(every.last == "navigationController(_:interactionControllerFor:)")
    _ = stacks.navigationControllerSupportedInterfaceOrientations?(stack)
    #expect(every.last == "navigationControllerSupportedInterfaceOrientations(_:)")
    _ = bars.tabBarController?(tabs, shouldSelect: controller)
    #expect(every.last == "tabBarController(_:shouldSelect:)")
    bars.tabBarController?(tabs, didSelect: controller)
    #expect(every.last == "tabBarController(_:didSelect:)")
    _ = bars.tabBarController?(
      tabs, animationControllerForTransitionFrom: controller, to: controller)
    #expect(every.last == "tabBarController(_:animationControllerForTransitionFrom:to:)")
    _ = bars.tabBarController?(tabs, interactionControllerFor: every)
    #expect(every.last == "tabBarController(_:interactionControllerFor:)")
    _ = bars.tabBarControllerSupportedInterfaceOrientations?(tabs)
    #expect(every.last == "tabBarControllerSupportedInterfaceOrientations(_:)")
    turners.pageViewController?(pages, willTransitionTo: [])
    #expect(every.last == "pageViewController(_:willTransitionTo:)")
    turners.pageViewController?(
      pages, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
    #expect(
      every.last
        == "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
    _ = turners.pageViewControllerSupportedInterfaceOrientations?(pages)
    #expect(every.last == "pageViewControllerSupportedInterfaceOrientations(_:)")
    columns.splitViewController?(split, willChangeTo: .automatic)
    #expect(every.last == "splitViewController(_:willChangeTo:)")
    columns.splitViewController?(split, willShow: .primary)
    #expect(every.last == "splitViewController(_:willShow:)")
    columns.splitViewController?(split, willHide: .primary)
    #expect(every.last == "splitViewController(_:willHide:)")
    _ = columns.splitViewController?(split, topColumnForCollapsingToProposedTopColumn: .primary)
    #expect(every.last == "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
    _ = columns.splitViewController?(
      split, displayModeForExpandingToProposedDisplayMode: .automatic)
    #expect(every.last == "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
    columns.splitViewControllerDidCollapse?(split)
    #expect(every.last == "splitViewControllerDidCollapse(_:)")
    columns.splitViewControllerDidExpand?(split)
    #expect(every.last == "splitViewControllerDidExpand(_:)")
    _ = columns.splitViewControllerSupportedInterfaceOrientations?(split)
    #expect(every.last == "splitViewControllerSupportedInterfaceOrientations(_:)")
    _ = gestures.gestureRecognizerShouldBegin?(pan)
    #expect(every.last == "gestureRecognizerShouldBegin(_:)")
    _ = gestures.gestureRecognizer?(pan, shouldRecognizeSimultaneouslyWith: pan)
    #expect(every.last == "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
    _ = gestures.gestureRecognizer?(pan, shouldRequireFailureOf: pan)
    #expect(every.last == "gestureRecognizer(_:shouldRequireFailureOf:)")
    _ = gestures.gestureRecognizer?(pan, shouldBeRequiredToFailBy: pan)
    #expect(every.last == "gestureRecognizer(_:shouldBeRequiredToFailBy:)")
    _ = gestures.gestureRecognizer?(pan, shouldReceive: event)
    #expect(every.last == "gestureRecognizer(_:shouldReceive:)")
    _ = gestures.gestureRecognizer?(pan, shouldReceive: touch)
    #expect(every.last == "gestureRecognizer(_:shouldReceive:)")
    scrolling.scrollViewDidScroll?(scroll)
    #expect(every.last == "scrollViewDidScroll(_:)")
    scrolling.scrollViewWillBeginDragging?(scroll)
    #expect(every.last == "scrollViewWillBeginDragging(_:)")
    scrolling.scrollViewWillEndDragging?(scroll, withVelocity: .zero, targetContentOffset: &offset)
    #expect(every.last == "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
    scrolling.scrollViewDidEndDragging?(scroll, willDecelerate: true)
    #expect(every.last == "scrollViewDidEndDragging(_:willDecelerate:)")
    scrolling.scrollViewWillBeginDecelerating?(scroll)
    #expect(every.last == "scrollViewWillBeginDecelerating(_:)")
    scrolling.scrollViewDidEndDecelerating?(scroll)
    #expect(every.last == "scrollViewDidEndDecelerating(_:)")
    scrolling.scrollViewDidEndScrollingAnimation?(scroll)
    #expect(every.last == "scrollViewDidEndScrollingAnimation(_:)")
    scrolling.scrollViewDidChangeAdjustedContentInset?(scroll)
    #expect(every.last == "scrollViewDidChangeAdjustedContentInset(_:)")
    _ = text.textFieldShouldBeginEditing?(field)
    #expect(every.last == "textFieldShouldBeginEditing(_:)")
    text.textFieldDidBeginEditing?(field)
    #expect(every.last == "textFieldDidBeginEditing(_:)")
    _ = text.textFieldShouldEndEditing?(field)
    #expect(every.last == "textFieldShouldEndEditing(_:)")
    text.textFieldDidEndEditing?(field)
    #expect(every.last == "textFieldDidEndEditing(_:)")
    _ = text.textField?(field, shouldChangeCharactersIn: NSRange(), replacementString: "")
    #expect(every.last == "textField(_:shouldChangeCharactersIn:replacementString:)")
    _ = text.textFieldShouldReturn?(field)
    #expect(every.last == "textFieldShouldReturn(_:)")
  }

  @Test("a delay factor is passed on")
  func delayFactor() {
    let scene = AnimationScene()
    let view = UIView(frame: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    scene.run {
      scene.window.addSubview(view)
      let animation: any UIViewImplicitlyAnimating = animator
      animation.addAnimations?({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    scene.device.advance(to: 0.5)
    #expect(scene.run { view.layer.presentation()?.opacity } == 1)
    scene.device.advance(to: 0.75)
    #expect(scene.run { view.layer.presentation()?.opacity } == 0.5)
  }

  @Test("a requirement that is not implemented has the result of its default implementation")
  func defaults() {
    let nothing = Nothing()
    let animator: any UIViewControllerAnimatedTransitioning = nothing
    #expect(animator.interruptibleAnimator?(using: Context()) == nil)
    let interaction: any UIViewControllerInteractiveTransitioning = nothing
    #expect(interaction.wantsInteractiveStart == true)
    #expect(interaction.completionSpeed == 1)
    #expect(interaction.completionCurve == .easeInOut)
    let gestures: any UIGestureRecognizerDelegate = nothing
    #expect(gestures.gestureRecognizerShouldBegin?(UIPanGestureRecognizer()) == true)
  }
}
