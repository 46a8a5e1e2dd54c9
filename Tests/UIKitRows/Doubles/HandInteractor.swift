import HeadlessUIKit

/// Drives a transition as a finger would, by calls of the test.
final class HandInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private let log: CallLog
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var slide: Slide?
  var wantsInteractiveStart = true
  var completionSpeed: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    log.add("interactor.startInteractiveTransition")
    self.context = context
    slide = Slide(context)
  }

  /// The finger is a share of the way along.
  func drag(to share: CGFloat) { context?.updateInteractiveTransition(share) }

  /// The finger lifts, and the transition goes on to its end.
  func finish() {
    guard let context, let slide else { return }
    context.finishInteractiveTransition()
    leave { slide.move() }
  }

  /// The finger lifts, and the transition goes back.
  func cancel() {
    context?.cancelInteractiveTransition()
    leave {}
  }

  private func leave(_ move: @escaping () -> Void) {
    guard let context else { return }
    self.context = nil
    slide = nil
    UIView.animate(withDuration: 0.2, animations: move) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
