// What does not compile with UIKit, and must not compile with HeadlessUIKit: every line that ends with the
// comment 'error', and no other line. The messages differ.
#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A requirement that is optional needs '?' (UIKit row 349).
@MainActor func callOptionalRequirements(
  navigation: any UINavigationControllerDelegate, stack: UINavigationController,
  controller: UIViewController, modal: any UIViewControllerTransitioningDelegate,
  animator: any UIViewControllerAnimatedTransitioning,
  interaction: any UIViewControllerInteractiveTransitioning,
  animation: any UIViewImplicitlyAnimating, scrolling: any UIScrollViewDelegate
) {
  navigation.navigationController(stack, didShow: controller, animated: true)  // error
  _ = modal.animationController(forDismissed: controller)  // error
  animator.animationEnded(true)  // error
  if interaction.wantsInteractiveStart {}  // error
  animation.addAnimations {}  // error
  animation.addAnimations({}, delayFactor: 0.5)  // error
  animation.addCompletion { _ in }  // error
  animation.continueAnimation(withTimingParameters: nil, durationFactor: 1)  // error
  scrolling.scrollViewDidScroll(UIScrollView())  // error
  _ = interaction.completionSpeed + 1  // error
}

/// The same in the delegates of controllers, gestures, fields and animations.
@MainActor func callOptionalRequirementsOfDelegates(
  tabs: any UITabBarControllerDelegate, pages: any UIPageViewControllerDelegate,
  columns: any UISplitViewControllerDelegate,
  presentation: any UIAdaptivePresentationControllerDelegate,
  sheet: any UISheetPresentationControllerDelegate,
  popover: any UIPopoverPresentationControllerDelegate, gesture: any UIGestureRecognizerDelegate,
  field: any UITextFieldDelegate, animation: any CAAnimationDelegate
) {
  tabs.tabBarController(UITabBarController(), didSelect: UIViewController())  // error
  pages.pageViewController(UIPageViewController(), willTransitionTo: [])  // error
  columns.splitViewControllerDidCollapse(UISplitViewController())  // error
  let controller = UIPresentationController(
    presentedViewController: UIViewController(), presenting: nil)
  presentation.presentationControllerDidDismiss(controller)  // error
  if let sheets = UIViewController().sheetPresentationController {
    sheet.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheets)  // error
  }
  popover.presentationControllerDidDismiss(controller)  // error
  _ = gesture.gestureRecognizerShouldBegin(UIPanGestureRecognizer())  // error
  _ = field.textFieldShouldReturn(UITextField())  // error
  animation.animationDidStart(CAAnimation())  // error
}

/// A delegate is an object of Objective-C (UIKit row 348).
final class Delegate: UIScrollViewDelegate {}  // error

private func sendable<T: Sendable>(_: T.Type) {}
private func comparable<T: Comparable>(_: T.Type) {}
private func copying<T: NSCopying>(_: T.Type) {}

/// Members that Swift does not import, conformances that UIKit's types do not have, and members without a setter.
@MainActor func useWhatUIKitLacks(
  recognizer: UIGestureRecognizer, touch: UITouch, action: UIAction
) {
  _ = UISpringTimingParameters(duration: 0.5)  // error
  _ = UISpringTimingParameters(bounce: 0.2)  // error
  _ = UISpringTimingParameters(initialVelocity: CGVector(dx: 0, dy: 0))  // error
  _ = UIView().topAnchor.name  // error
  _ = UIView().topAnchor.item  // error
  _ = UIModalPresentationStyle.blurOverFullScreen  // error
  _ = UIBlurEffect.Style.extraDark  // error
  _ = UIButton.ButtonType.plain  // error
  _ = NSLayoutConstraint.Attribute.baseline  // error
  _ = NSLayoutConstraint.FormatOptions.spacingEdgeToEdge  // error
  _ = UIView.AnimationOptions.preferredFramesPerSecondDefault  // error
  _ = NSLayoutConstraint.Attribute.allCases  // error
  _ = UIImpactFeedbackGenerator.FeedbackStyle.allCases  // error
  _ = UINotificationFeedbackGenerator.FeedbackType.allCases  // error
  _ = Set<UIEdgeInsets>()  // error
  _ = Set<NSDirectionalEdgeInsets>()  // error
  _ = Set<UIOffset>()  // error
  _ = Set<CATransform3D>()  // error
  _ = CATransform3DIdentity == CATransform3DIdentity  // error
  _ = Set<UIRectEdge>()  // error
  _ = Set<NSDirectionalRectEdge>()  // error
  _ = Set<UIRectCorner>()  // error
  _ = Set<CACornerMask>()  // error
  _ = Set<UIAxis>()  // error
  _ = Set<UIControl.State>()  // error
  _ = Set<UIControl.Event>()  // error
  _ = Set<UIMenuElement.Attributes>()  // error
  _ = Set<NSLayoutConstraint.FormatOptions>()  // error
  _ = Set<UIInterfaceOrientationMask>()  // error
  _ = Set<UIPopoverArrowDirection>()  // error
  _ = Set<UISwipeGestureRecognizer.Direction>()  // error
  _ = Set<UITouch.Properties>()  // error
  _ = Set<UIView.AnimationOptions>()  // error
  _ = Set<UIView.AutoresizingMask>()  // error
  _ = Set<UIView.KeyframeAnimationOptions>()  // error
  sendable(UIViewController.Transition.self)  // error
  sendable(UIViewController.Transition.ZoomOptions.self)  // error
  sendable(CAMediaTimingFunction.self)  // error
  sendable(UIAccessibility.self)  // error
  comparable(UIContentSizeCategory.self)  // error
  _ = UILayoutPriority.required.advanced(by: 1)  // error
  _ = UILayoutPriority.required.distance(to: .defaultLow)  // error
  copying(UIImage.self)  // error
  recognizer.view = nil  // error
  touch.view = nil  // error
  action.sender = nil  // error
}

/// A property that is public, and not open.
final class Sheet: UISheetPresentationController {
  override var preferredCornerRadius: CGFloat? {  // error
    get { 1 }
    set {}
  }
}
