import HeadlessUIKit
import Testing

/// The order of appearance callbacks (section 2 of the rules).
@Suite struct AppearanceOrderTests {
  /// The callbacks of presenter and presented controller where the presenter's view is removed.
  static let presenting = [
    "root.viewWillDisappear", "sheet.viewWillAppear", "sheet.viewIsAppearing",
    "sheet.viewDidAppear", "root.viewDidDisappear", "call.completion",
  ]
  static let dismissing = [
    "sheet.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear",
    "sheet.viewDidDisappear", "call.completion",
  ]

  @Test("[23][25] a full-screen presentation sends its callbacks in UIKit's order, then completes")
  func presentsFullScreen() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      ui.root.present(sheet, animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls == Self.presenting)
    }
  }

  @Test("[23][28] the order is the same without animation", arguments: [true, false])
  func keepsTheOrder(animated: Bool) {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      ui.root.present(sheet, animated: animated) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls == Self.presenting)
      ui.log.clear()
      ui.root.dismiss(animated: animated) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls == Self.dismissing)
    }
  }

  @Test(
    "[26] the presenter receives no callbacks in styles that keep it visible (26a, 26b)",
    arguments: [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet,
      .popover,
    ])
  func visiblePresenterReceivesNoCallbacks(style: UIModalPresentationStyle) {
    // On a phone a popover is a sheet.
    Driver.run(style == .popover ? .tablet : DeviceConfiguration()) { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      sheet.popoverPresentationController?.sourceView = ui.root.view
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(sheet.presentationController?.presentationStyle == style)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.log.calls(of: "root") == [])
      #expect(
        ui.log.calls(of: "sheet") == [
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear",
          "sheet.viewWillDisappear", "sheet.viewDidDisappear",
        ])
    }
  }

  @Test(
    "[27][46] a custom presentation that removes the presenter's view sends all four callbacks (46b)"
  )
  func removedPresenterReceivesCallbacks() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls(of: "root", "sheet", "call") == Self.presenting)
      ui.log.clear()
      ui.root.dismiss(animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls(of: "root", "sheet", "call") == Self.dismissing)
    }
  }

  @Test("[28] a full-screen dismissal sends its callbacks in UIKit's order, then completes")
  func dismissesFullScreen() {
    Driver.run { ui in
      ui.show(ui.controller("sheet", style: .fullScreen))
      ui.root.dismiss(animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls == Self.dismissing)
    }
  }

  @Test(
    "[31][32] completeTransition calls callbacks, the call's completion, the coordinator's, animationEnded (31a, 31b)",
    arguments: [true, false])
  func endsInOrder(presents: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      delegate.setUp = { $0.removesPresentersView = true }
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true) { ui.log.add("call.completion") }
      ui.turn()
      if !presents {
        delegate.dismissalAnimator = LoggingAnimator(ui.log, .waits)
        delegate.loggingAnimator?.context?.completeTransition(true)
        ui.root.dismiss(animated: true) { ui.log.add("call.completion") }
        ui.turn()
      }
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        ui.log.add("coordinator.completion")
      }
      ui.log.clear()
      let animator = presents ? delegate.loggingAnimator : delegate.loggingDismissalAnimator
      animator?.context?.completeTransition(true)
      let didCalls =
        presents
        ? ["sheet.viewDidAppear", "root.viewDidDisappear"]
        : ["root.viewDidAppear", "sheet.viewDidDisappear"]
      #expect(
        ui.log.calls(of: "root", "sheet", "call", "coordinator", "animator")
          == didCalls + [
            "call.completion", "coordinator.completion", "animator.animationEnded(true)",
          ])
    }
  }

  @Test(
    "[33] the presentation controller receives the argument of completeTransition (33a, 33b)",
    arguments: [true, false])
  func presentationReceivesCompletedArgument(completed: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.turn()
      delegate.loggingAnimator?.context?.completeTransition(completed)
      #expect(ui.log.count(of: "presentation.presentationTransitionDidEnd(\(completed))") == 1)
      #expect(ui.log.count(of: "presentation.presentationTransitionDidEnd(\(!completed))") == 0)
      guard completed else { return }
      ui.root.dismiss(animated: true)
      ui.turn()
      delegate.loggingDismissalAnimator?.context?.completeTransition(true)
      #expect(ui.log.count(of: "presentation.dismissalTransitionDidEnd(true)") == 1)
    }
  }

  @Test(
    "[34] the presentation controller ends inside completeTransition, before the did-callbacks",
    arguments: [true, false])
  func presentationControllerEndsFirst(presents: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .waits)
      delegate.setUp = { $0.removesPresentersView = true }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.turn()
      if !presents {
        delegate.loggingAnimator?.context?.completeTransition(true)
        ui.root.dismiss(animated: true)
        ui.turn()
      }
      ui.log.clear()
      let animator = presents ? delegate.loggingAnimator : delegate.loggingDismissalAnimator
      animator?.context?.completeTransition(true)
      #expect(
        ui.log.calls(of: "presentation", "root", "sheet")
          == (presents
            ? [
              "presentation.presentationTransitionDidEnd(true)", "sheet.viewDidAppear",
              "root.viewDidDisappear",
            ]
            : [
              "presentation.dismissalTransitionDidEnd(true)", "root.viewDidAppear",
              "sheet.viewDidDisappear",
            ]))
    }
  }

  @Test("[265] presentationTransitionWillBegin precedes the first appearance callbacks")
  func presentationControllerBeginsFirst() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.turn()
      #expect(
        ui.log.calls(of: "presentation", "sheet", "root").prefix(3) == [
          "presentation.presentationTransitionWillBegin", "root.viewWillDisappear",
          "sheet.viewWillAppear",
        ])
    }
  }

  @Test(
    "[44][F095] begin and end calls on managed controllers are reported and double the callbacks (44a, 44b)"
  )
  func reportsUnbalancedCalls() {
    Driver.run { ui in
      ui.root.beginAppearanceTransition(true, animated: false)
      let messages = ["Unbalanced calls to begin/end appearance transitions for root"]
      #expect(ui.diagnosticMessages == messages)
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.show(sheet)
      sheet.beginAppearanceTransition(false, animated: false)
      sheet.endAppearanceTransition()
      sheet.beginAppearanceTransition(true, animated: false)
      sheet.endAppearanceTransition()
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewDidDisappear") == 2)
      #expect(ui.diagnosticMessages == messages)
    }
  }

  @Test("[45] content exchanged after the transition appears once (45b)")
  func swapsContentAfterward() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      let old = ui.controller("old")
      sheet.addChild(old)
      sheet.view.addSubview(old.view)
      old.didMove(toParent: sheet)
      ui.root.present(sheet, animated: true) {
        let new = ui.controller("new")
        old.willMove(toParent: nil)
        sheet.addChild(new)
        old.view.removeFromSuperview()
        sheet.view.addSubview(new.view)
        old.removeFromParent()
        new.didMove(toParent: sheet)
      }
      ui.settle()
      for name in ["old", "new", "sheet"] {
        #expect(ui.log.count(of: "\(name).viewDidAppear") == 1)
      }
      #expect(ui.log.count(of: "old.viewDidDisappear") == 1)
      #expect(AppearanceGrammar.faults(of: "new", in: ui.log) == [])
    }
  }

  @Test(
    "[44][45] content exchanged by hand during its parent's transition appears twice, with a report (44a, 45a)",
    arguments: [0.1, 1])
  func midTransitionExchangeIsReported(seconds: Double) {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let new = ui.controller("new")
      sheet.addChild(new)
      new.beginAppearanceTransition(true, animated: true)
      sheet.view.addSubview(new.view)
      UIView.animate(withDuration: seconds) {
        new.view.alpha = 0.5
      } completion: { _ in
        new.endAppearanceTransition()
        new.didMove(toParent: sheet)
      }
      ui.settle()
      #expect(
        ui.log.calls(of: "new") == [
          "new.viewWillAppear", "new.viewIsAppearing", "new.viewDidAppear", "new.viewDidAppear",
        ])
      let messages = ["Unbalanced calls to begin/end appearance transitions for new"]
      #expect(ui.diagnosticMessages == messages)
      ui.log.clear()
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.log.calls(of: "new") == ["new.viewWillDisappear", "new.viewDidDisappear"])
      #expect(ui.diagnosticMessages == messages)
    }
  }

  @Test(
    "[269] a sheet in compact height acts as full screen, also for its presenter",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet,
    ])
  func actsAsFullScreen(style: UIModalPresentationStyle) {
    Driver.run(DeviceConfiguration(orientation: .landscapeLeft)) { ui in
      let sheet = ui.controller("sheet", style: style)
      ui.root.present(sheet, animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.log.calls == Self.presenting)
      ui.log.clear()
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(
        ui.log.calls(of: "root") == [
          "root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear",
        ])
    }
  }
}
