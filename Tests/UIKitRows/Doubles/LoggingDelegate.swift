import HeadlessUIKit

/// A transitioning delegate that logs what it is asked and answers what the test wants.
final class LoggingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var dismissalAnimator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var dismissalInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether it supplies a presentation controller.
  var suppliesPresentation = true
  /// Sets up each presentation controller that it makes.
  var setUp: (LoggingPresentation) -> Void = { _ in }
  private(set) weak var presentation: LoggingPresentation?
  private(set) weak var source: UIViewController?
  private(set) weak var presenting: UIViewController?
  /// Whether the request for the presentation controller named a presenting controller.
  private(set) var isPresenterKnown: Bool?

  /// - Parameter conduct: That of its animators; nil makes none, so that the built-in ones run.
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
