import HeadlessUIKit

/// A transitioning delegate that logs its calls and returns the test's controllers.
final class LoggingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var dismissalAnimator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the delegate returns a presentation controller.
  var suppliesPresentation = true
  /// Makes the presentation controller in place of a `LoggingPresentation`.
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// Configures each new presentation controller.
  var setUp: (LoggingPresentation) -> Void = { _ in }
  private(set) weak var presentation: LoggingPresentation?
  private(set) weak var source: UIViewController?
  private(set) weak var presenting: UIViewController?
  /// Whether the presentation controller was requested with a presenting view controller.
  private(set) var isPresenterKnown: Bool?

  /// - Parameter conduct: The animators' behavior; `nil` makes no animators.
  init(_ log: CallLog, _ conduct: LoggingAnimator.Conduct? = .slides) {
    self.log = log
    super.init()
    guard let conduct else { return }
    animator = LoggingAnimator(log, conduct)
    dismissalAnimator = LoggingAnimator(log, conduct)
  }

  var loggingAnimator: LoggingAnimator? { animator as? LoggingAnimator }
  var loggingDismissalAnimator: LoggingAnimator? { dismissalAnimator as? LoggingAnimator }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("delegate.presentationController")
    self.source = source
    isPresenterKnown = presenting != nil
    guard suppliesPresentation else { return nil }
    if let makePresentation { return makePresentation(presented, presenting) }
    let made = LoggingPresentation(presented, presenting, log)
    setUp(made)
    presentation = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("delegate.animationControllerForPresented")
    self.presenting = presenting
    self.source = source
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    log.add("delegate.animationControllerForDismissed")
    return dismissalAnimator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add(
      "delegate.interactionControllerForPresentation"
        + (animator === self.animator ? "" : " with another animator"))
    return interactor
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    log.add("delegate.interactionControllerForDismissal")
    return dismissalInteractor
  }
}
