import HeadlessUIKit
import Testing

/// Object lifetimes: nothing outlives its transition, or is deallocated during it.
@Suite struct LifetimeTests {
  /// How a presentation ends.
  enum Ending: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case finished, canceledPresentation, canceledDismissal, rejected, completedLate
    var testDescription: String { rawValue }

    /// Returns the message that the ending causes.
    func message(in style: UIModalPresentationStyle) -> String? {
      switch self {
      case .finished, .canceledPresentation, .canceledDismissal: nil
      case .rejected where style == .fullScreen:
        "Attempt to present UIViewController on root (from root) whose view is not in the window "
          + "hierarchy."
      case .rejected:
        "Attempt to present UIViewController on root (from root) which is already presenting sheet."
      case .completedLate:
        "completeTransition was not called for the presentation of sheet within 5 s; the app stays "
          + "frozen; call completeTransition(!context.transitionWasCancelled) when the animation ends"
      }
    }

    func run(_ ui: Driver, _ sheet: UIViewController, _ delegate: LoggingDelegate) {
      switch self {
      case .finished: ui.show(sheet)
      case .canceledPresentation:
        let hand = HandInteractor(ui.log)
        delegate.interactor = hand
        ui.root.present(sheet, animated: true)
        ui.turn()
        hand.cancel()
      case .canceledDismissal:
        let hand = HandInteractor(ui.log)
        delegate.dismissalInteractor = hand
        ui.show(sheet)
        ui.root.dismiss(animated: true)
        ui.turn()
        hand.cancel()
        ui.settle()
        delegate.dismissalInteractor = nil
      case .rejected:
        ui.show(sheet)
        ui.root.present(UIViewController(), animated: true)
      case .completedLate:
        delegate.animator = LoggingAnimator(ui.log, .waits)
        ui.show(sheet)
        delegate.loggingAnimator?.context?.completeTransition(true)
      }
      ui.settle()
      if ui.root.presentedViewController != nil { ui.root.dismiss(animated: true) }
      ui.settle()
    }
  }

  @Test("[F088][F090][I8] repeated presentations leak no objects", arguments: Ending.allCases)
  func leavesNoObject(ending: Ending) {
    Driver.run { ui in
      let census = Census()
      var messages: [String] = []
      for cycle in 1...200 {
        let delegate = LoggingDelegate(ui.log)
        let sheet = ui.custom("sheet", delegate)
        sheet.modalPresentationStyle = cycle.isMultiple(of: 4) ? .fullScreen : .custom
        delegate.loggingAnimator?.onStart = { [unowned census] in census.add("context", $0) }
        delegate.loggingDismissalAnimator?.onStart = { [unowned census] in census.add("context", $0)
        }
        sheet.hooks["viewWillAppear"] = { [unowned census] in
          census.add("coordinator", $0.transitionCoordinator)
          census.add("presentation", $0.presentationController)
          census.add("container", $0.presentationController?.containerView)
        }
        census.add("controller", sheet)
        census.add("animator", delegate.animator)
        census.add("delegate", delegate)
        ending.run(ui, sheet, delegate)
        messages += [ending.message(in: sheet.modalPresentationStyle)].compactMap(\.self)
      }
      #expect(census.count > 1000)
      #expect(census.living == [])
      #expect(ui.diagnosticMessages == messages)
    }
  }

  @Test("[F089] reading presentationController does not leak the view controller")
  func readingPresentationControllerDoesNotLeak() {
    Driver.run { ui in
      let census = Census()
      do {
        let sheet = ui.controller("sheet", style: .formSheet)
        census.add("presentation", sheet.presentationController)
        census.add("controller", sheet)
        #expect(census.living.count == 2)
        let root = ui.controller("new")
        ui.window.rootViewController = root
        #expect(root.presentationController == nil)
      }
      #expect(census.living == [])
    }
  }

  @Test(
    "[F087] a transition completes although the app releases its objects",
    arguments: [0.0, 0.1, 0.2])
  func keepsWhatItNeeds(moment: Double) {
    Driver.run { ui in
      weak var animator: LoggingAnimator?
      weak var sheet: UIViewController?
      do {
        let delegate = LoggingDelegate(ui.log)
        let made = ui.custom("sheet", delegate)
        ui.root.present(made, animated: true)
        animator = delegate.loggingAnimator
        sheet = made
        ui.advance(by: moment)
      }
      #expect(animator != nil)
      #expect(sheet != nil)
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
      #expect(ui.log.count(of: "animator.animationEnded(true)") == 1)
      #expect(animator == nil)
      #expect(sheet != nil)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(sheet == nil)
      #expect(
        ui.diagnosticMessages == [
          "the transitioningDelegate of sheet was deallocated: the property is weak, so keep a strong "
            + "reference; the built-in transition runs instead"
        ])
    }
  }

  @Test(
    "[F094] releasing the device at any time in a transition deallocates its objects",
    arguments: 0...12)
  func freesADroppedDevice(step: Int) {
    let census = Census()
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = step.isMultiple(of: 2) ? .fullScreen : .custom
      census.add("root", ui.root)
      census.add("window", ui.window)
      census.add("sheet", sheet)
      ui.root.present(sheet, animated: true)
      ui.advance(by: Double(min(step, 6)) * 0.05)
      if step > 6 {
        ui.root.dismiss(animated: true)
        ui.advance(by: Double(step - 6) * 0.05)
      }
    }
    #expect(census.living == [])
  }
}
