import HeadlessUIKit

/// A sheet whose presentation or dismissal is percent-driven.
struct DrivenScene {
  let ui: Driver
  let delegate: LoggingDelegate
  let sheet: LoggingController
  let driver: UIPercentDrivenInteractiveTransition
  let isPresenting: Bool
  private let completions = CallLog()

  /// Calls present or dismiss; the next `ui.turn()` starts the transition.
  ///
  /// - Parameters:
  ///   - animator: The animator; by default a slide of 0.25 s with easeInOut.
  ///   - removesPresentersView: Whether the presentation removes the presenter's view.
  ///   - prepare: Run before the call of present or dismiss.
  init(
    _ ui: Driver, presents isPresenting: Bool = true,
    by animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    removesPresentersView: Bool = false,
    driver: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition(),
    prepare: (LoggingController) -> Void = { _ in }
  ) {
    self.ui = ui
    self.isPresenting = isPresenting
    self.driver = driver
    delegate = LoggingDelegate(ui.log)
    delegate.setUp = { $0.removesPresentersView = removesPresentersView }
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

  /// The visible progress of the transition, 0...1.
  var shownFraction: CGFloat {
    let offset = presentationFrame(of: sheet.view).minY / ui.window.bounds.height
    return isPresenting ? 1 - offset : offset
  }
  /// Whether the sheet is presented and in the window.
  var isPresented: Bool { ui.showsPresented(sheet) }
  var completionCalls: [String] { completions.calls }
}

extension Driver {
  /// Returns whether the root presents a view controller whose view is in a window.
  func showsPresented(_ controller: UIViewController) -> Bool {
    root.presentedViewController === controller && controller.view.window != nil
  }
}
