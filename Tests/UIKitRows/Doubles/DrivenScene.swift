import HeadlessUIKit

/// A sheet that comes or goes under a percent driver.
struct DrivenScene {
  let ui: Driver
  let delegate: LoggingDelegate
  let sheet: LoggingController
  let driver: UIPercentDrivenInteractiveTransition
  let isPresenting: Bool
  private let completions = CallLog()

  /// Waits for its turn; `ui.turn()` starts it.
  ///
  /// - Parameters:
  ///   - animator: Slides in 0.25 s by easeInOut where none is given.
  ///   - prepare: Run before the call of present or dismiss.
  init(
    _ ui: Driver, presents isPresenting: Bool = true,
    by animator: (any UIViewControllerAnimatedTransitioning)? = nil, removes: Bool = false,
    driver: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition(),
    prepare: (LoggingController) -> Void = { _ in }
  ) {
    self.ui = ui
    self.isPresenting = isPresenting
    self.driver = driver
    delegate = LoggingDelegate(ui.log)
    delegate.setUp = { $0.removes = removes }
    sheet = ui.custom("sheet", delegate)
    let completions = completions
    if isPresenting {
      if let animator { delegate.animator = animator }
      delegate.interactor = driver
      prepare(sheet)
      ui.root.present(sheet, animated: true) { completions.add("present") }
    } else {
      ui.show(sheet)
      if let animator { delegate.dismissalAnimator = animator }
      delegate.dismissalInteractor = driver
      prepare(sheet)
      ui.root.dismiss(animated: true) { completions.add("dismiss") }
    }
  }

  /// The share of its way that the sheet is seen to have gone, 0...1.
  var shownShare: CGFloat {
    let share = presentationFrame(of: sheet.view).minY / ui.window.bounds.height
    return isPresenting ? 1 - share : share
  }
  /// Whether the sheet stands on the screen.
  var isUp: Bool { ui.root.presentedViewController === sheet && sheet.view.window != nil }
  var completionCalls: [String] { completions.calls }
}
