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
    let slide = Slide(context)
    self.slide = slide
    // Started noninteractively, it owes the animation itself (UIKit row 300).
    if !context.isInteractive { leave { slide.move() } }
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

/// A sheet that has begun to come under a hand.
struct HandScene {
  let delegate: LoggingDelegate
  let hand: HandInteractor
  let sheet: LoggingController

  /// - Parameter removes: Whether the presenter's view goes meanwhile.
  init(
    _ ui: Driver, removes: Bool = false,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    delegate = LoggingDelegate(ui.log)
    delegate.setUp = { $0.removes = removes }
    hand = HandInteractor(ui.log)
    delegate.interactor = hand
    sheet = ui.custom("sheet", delegate)
    ui.root.present(sheet, animated: true, completion: completion)
    ui.turn()
  }

  var context: (any UIViewControllerContextTransitioning)? { hand.context }
}
