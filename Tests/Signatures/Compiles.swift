// What compiles with UIKit, and must compile with HeadlessUIKit: 'check' type-checks it with both.
#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Calls of optional requirements, as of a delegate that passes them on (UIKit row 349).
@MainActor func callOptionalRequirements(
  navigation: any UINavigationControllerDelegate, tabs: any UITabBarControllerDelegate,
  pages: any UIPageViewControllerDelegate, split: any UISplitViewControllerDelegate,
  modal: any UIViewControllerTransitioningDelegate,
  animator: any UIViewControllerAnimatedTransitioning,
  interaction: any UIViewControllerInteractiveTransitioning,
  context: any UIViewControllerContextTransitioning,
  animation: any UIViewImplicitlyAnimating,
  presentation: any UIAdaptivePresentationControllerDelegate,
  sheet: any UISheetPresentationControllerDelegate,
  popover: any UIPopoverPresentationControllerDelegate,
  gesture: any UIGestureRecognizerDelegate, scrolling: any UIScrollViewDelegate,
  text: any UITextFieldDelegate
) {
  let (stack, bar, turner) = (
    UINavigationController(), UITabBarController(),
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  )
  let (columns, controller) = (UISplitViewController(style: .doubleColumn), UIViewController())

  navigation.navigationController?(stack, willShow: controller, animated: true)
  navigation.navigationController?(stack, didShow: controller, animated: true)
  let push: (any UIViewControllerAnimatedTransitioning)? = navigation.navigationController?(
    stack, animationControllerFor: .push, from: controller, to: controller)
  let swipe: (any UIViewControllerInteractiveTransitioning)? = navigation.navigationController?(
    stack, interactionControllerFor: animator)
  _ = navigation.navigationControllerSupportedInterfaceOrientations?(stack)

  _ = tabs.tabBarController?(bar, shouldSelect: controller) ?? true
  tabs.tabBarController?(bar, didSelect: controller)
  _ = tabs.tabBarController?(bar, interactionControllerFor: animator)
  _ = tabs.tabBarController?(
    bar, animationControllerForTransitionFrom: controller, to: controller)

  pages.pageViewController?(turner, willTransitionTo: [controller])
  pages.pageViewController?(
    turner, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
  split.splitViewController?(columns, willShow: .primary)
  split.splitViewControllerDidCollapse?(columns)

  let shown: (any UIViewControllerAnimatedTransitioning)? = modal.animationController?(
    forPresented: controller, presenting: controller, source: controller)
  let hidden: (any UIViewControllerAnimatedTransitioning)? = modal.animationController?(
    forDismissed: controller)
  _ = modal.interactionControllerForPresentation?(using: animator)
  _ = modal.interactionControllerForDismissal?(using: animator)
  let controlled: UIPresentationController? = modal.presentationController?(
    forPresented: controller, presenting: nil, source: controller)

  let interruptible: (any UIViewImplicitlyAnimating)? = animator.interruptibleAnimator?(
    using: context)
  animator.animationEnded?(true)
  _ = interaction.wantsInteractiveStart ?? true
  let speed: CGFloat = interaction.completionSpeed ?? 1
  _ = interaction.completionCurve ?? .easeInOut
  animation.addAnimations? {}
  animation.addAnimations?({}, delayFactor: 0.5)
  animation.addCompletion? { _ in }
  animation.continueAnimation?(withTimingParameters: nil, durationFactor: 1)

  guard let presented = controlled else { return }
  _ = presentation.adaptivePresentationStyle?(for: presented)
  _ = presentation.presentationControllerShouldDismiss?(presented) ?? true
  presentation.presentationControllerWillDismiss?(presented)
  presentation.presentationControllerDidDismiss?(presented)
  presentation.presentationControllerDidAttemptToDismiss?(presented)
  presentation.presentationController?(
    presented, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
  if let system = presented as? UISheetPresentationController {
    sheet.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(system)
    sheet.presentationControllerDidDismiss?(system)
  }
  if let system = presented as? UIPopoverPresentationController {
    popover.prepareForPopoverPresentation?(system)
  }

  let recognizer = UIPanGestureRecognizer()
  _ = gesture.gestureRecognizerShouldBegin?(recognizer) ?? true
  _ = gesture.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: recognizer)
  let scroll = UIScrollView()
  var offset = CGPoint.zero
  scrolling.scrollViewDidScroll?(scroll)
  scrolling.scrollViewDidEndDragging?(scroll, willDecelerate: true)
  scrolling.scrollViewWillEndDragging?(
    scroll, withVelocity: .zero, targetContentOffset: &offset)
  _ = text.textFieldShouldReturn?(UITextField())
  _ = (push, swipe, shown, hidden, interruptible, speed)
}

/// Types that implement none of the optional requirements, and some that implement one.
final class Plain: NSObject, UINavigationControllerDelegate, UIScrollViewDelegate,
  UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate, UITextFieldDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
{}

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  func animationEnded(_ transitionCompleted: Bool) {}
}

/// An implemented requirement is called without '?' on the type itself, and delegates can be compared.
@MainActor func callImplemented(_ delegate: any UIScrollViewDelegate) -> Bool {
  Animator().animationEnded(true)
  UIViewPropertyAnimator().addAnimations {}
  return delegate.isEqual(delegate)
}

/// Members that a subclass overrides (UIKit row 350).
final class Watching: UIViewPropertyAnimator {
  override var state: UIViewAnimatingState { super.state }
  override var isRunning: Bool { super.isRunning }
}

final class Curve: UICubicTimingParameters {
  override var timingCurveType: UITimingCurveType { super.timingCurveType }
  override var cubicTimingParameters: UICubicTimingParameters? { self }
  override var springTimingParameters: UISpringTimingParameters? { nil }
}

final class Bounce: UISpringTimingParameters {
  override var timingCurveType: UITimingCurveType { .spring }
  override var cubicTimingParameters: UICubicTimingParameters? { nil }
  override var springTimingParameters: UISpringTimingParameters? { self }
}

final class Insets: UIView {
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var layer: CALayer { super.layer }
  override var subviews: [UIView] { super.subviews }
  @available(iOS 17.0, macOS 14.0, *)
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {}
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

final class Screen: UIScreen { override var bounds: CGRect { .zero } }
final class Touch: UITouch { override var phase: UITouch.Phase { .began } }
final class Event: UIEvent { override var timestamp: TimeInterval { 0 } }
final class Lazy: UIViewController { override var isViewLoaded: Bool { true } }

/// What can be set, compared, copied and converted.
@MainActor func use(
  layer: CALayer, window: UIWindow, view: UIView, action: UIAction, alert: UIAlertAction
) -> Bool {
  layer.sublayers = nil
  UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
  window.screen = UIScreen.main
  let copies: [any NSCopying] = [UIViewPropertyAnimator(), action, alert, view.topAnchor]
  let environment: any UITraitEnvironment = view
  let space: any UICoordinateSpace = view
  let isOrdered =
    UIWindow.Level.normal < .alert && UIFont.Weight.light < .bold
    && UILayoutPriority.defaultLow < .required
  return isOrdered && copies.count == 4 && space.bounds == view.bounds
    && environment.traitCollection.userInterfaceStyle == .light
}
