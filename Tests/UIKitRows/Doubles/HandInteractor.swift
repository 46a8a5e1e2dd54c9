import HeadlessUIKit

/// An interaction controller that a test drives in place of a gesture.
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
    // A noninteractive start must run the animation itself (UIKit row 300).
    if !context.isInteractive { complete { slide.move() } }
  }

  /// Updates the transition to a fraction, 0...1.
  func drag(to fraction: CGFloat) { context?.updateInteractiveTransition(fraction) }

  /// Ends the gesture and finishes the transition.
  func finish() {
    guard let context, let slide else { return }
    context.finishInteractiveTransition()
    complete { slide.move() }
  }

  /// Ends the gesture and cancels the transition.
  func cancel() {
    context?.cancelInteractiveTransition()
    complete {}
  }

  private func complete(_ move: @escaping () -> Void) {
    guard let context else { return }
    self.context = nil
    slide = nil
    UIView.animate(withDuration: 0.2, animations: move) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A sheet whose presentation or dismissal has begun, with a `HandInteractor`.
struct HandScene {
  let delegate: LoggingDelegate
  let hand: HandInteractor
  let sheet: LoggingController

  /// - Parameters:
  ///   - isPresenting: Whether the presentation is interactive, not the dismissal.
  ///   - removesPresentersView: Whether the presentation removes the presenter's view.
  init(
    _ ui: Driver, presents isPresenting: Bool = true, removesPresentersView: Bool = false,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    delegate = LoggingDelegate(ui.log)
    delegate.setUp = { $0.removesPresentersView = removesPresentersView }
    hand = HandInteractor(ui.log)
    sheet = ui.custom("sheet", delegate)
    if isPresenting {
      delegate.interactor = hand
      ui.root.present(sheet, animated: true, completion: completion)
    } else {
      ui.show(sheet)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true, completion: completion)
    }
    ui.turn()
  }

  var context: (any UIViewControllerContextTransitioning)? { hand.context }
}
