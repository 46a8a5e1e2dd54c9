import HeadlessUIKit
import Testing

/// Section 1 of the rules: the order of events in a call to `present`.
@Suite struct StartTests {
  @Test(
    "[1][4][261] present requests the presentation controller and starts in the next run-loop turn (1a, 1b, 1c, 1d, 1f, 1g, 261a, 261b)"
  )
  func startsInTheNextTurn() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      #expect(ui.log.calls == ["delegate.presentationController"])
      #expect(ui.root.presentedViewController === sheet)
      #expect(sheet.presentingViewController === ui.root)
      ui.turn()
      #expect(ui.log.position(of: "presentation.presentationTransitionWillBegin") != nil)
      #expect(ui.log.position(of: "sheet.viewWillAppear") != nil)
      #expect(ui.log.position(of: "animator.animateTransition") != nil)
      ui.advance(by: 2)
      #expect(ui.log.position(of: "sheet.viewDidAppear") == nil)
      delegate.loggingAnimator?.context?.completeTransition(true)
      #expect(ui.log.position(of: "sheet.viewDidAppear") != nil)
    }
  }

  @Test("[2] layout that is requested with the call runs before the transition begins (2a)")
  func startsAfterTheCommit() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      ui.root.logsLayout = true
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.root.view.setNeedsLayout()
      ui.turn()
      let layout = ui.log.position(of: "root.viewDidLayoutSubviews")
      let start = ui.log.position(of: "presentation.presentationTransitionWillBegin")
      #expect((layout ?? .max) < (start ?? .min))
    }
  }

  @Test("[2] layout that is pending at a dismissal precedes its first callback (2b)")
  func dismissesAfterTheCommit() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.show(sheet)
      ui.root.logsLayout = true
      ui.root.dismiss(animated: true)
      ui.root.view.setNeedsLayout()
      ui.turn()
      let layout = ui.log.position(of: "root.viewDidLayoutSubviews")
      let start = ui.log.position(of: "sheet.viewWillDisappear")
      #expect((layout ?? .max) < (start ?? .min))
    }
  }

  @Test("[3] calls without animation also take effect in a later run-loop turn (3a, 3b, 3c)")
  func startsLaterWithoutAnimation() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.root.present(sheet, animated: false)
      #expect(ui.log.calls == [])
      ui.settle()
      #expect(sheet.view.window === ui.window)
      ui.root.dismiss(animated: false)
      #expect(ui.root.presentedViewController === sheet)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.now == 0)
    }
  }

  @Test(
    "[3] presentedViewController stays set in the run-loop turn after an unanimated dismissal (3d)")
  func staysLinkedInTheNextTurn() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.show(sheet)
      // Scheduled before the dismissal, so that it runs first in the next turn. A turn of the
      // driver is two turns of UIKit's run loop.
      DispatchQueue.main.async {
        ui.log.add("next turn \(ui.root.presentedViewController === sheet)")
      }
      ui.root.dismiss(animated: false)
      ui.turn()
      #expect(ui.log.position(of: "next turn true") != nil)
      ui.turn()
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test("[9] without an animator the built-in transition runs, never interactively (9a, 9b)")
  func runsTheBuiltInTransition() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, nil)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(presentationFrame(of: sheet.view).minY == ui.window.bounds.maxY)
      ui.advance(by: 0.1)
      let shown = presentationFrame(of: sheet.view)
      #expect(shown.minY > 0)
      #expect(shown.minY < ui.window.bounds.maxY)
      ui.settle()
      #expect(presentationFrame(of: sheet.view) == ui.window.bounds)
      #expect(
        ui.log.calls(of: "delegate") == [
          "delegate.presentationController", "delegate.animationControllerForPresented",
        ])
    }
  }

  @Test("[9] the built-in transition follows modalTransitionStyle and restores the view (9a)")
  func fadesByTransitionStyle() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      sheet.modalTransitionStyle = .crossDissolve
      sheet.view.alpha = 0.8
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      #expect(presentationFrame(of: sheet.view) == ui.window.bounds)
      let opacity = sheet.view.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0)
      #expect(opacity < 0.8)
      ui.settle()
      #expect(sheet.view.alpha == 0.8)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(sheet.view.alpha == 0.8)
    }
  }

  @Test("[261] a delegate that only its presentation controller retains lives as long (261c)")
  func keepsADelegateByItsController() {
    Driver.run { ui in
      weak var retained: LoggingDelegate?
      do {
        let delegate = LoggingDelegate(ui.log)
        delegate.setUp = { [unowned delegate] presentation in
          // Traps if the delegate was deallocated.
          presentation.hooks["presentationTransitionDidEnd(true)"] = { _ in _ = delegate.log }
          objc_setAssociatedObject(
            presentation, Self.key, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        retained = delegate
        let sheet = ui.custom("sheet", delegate)
        ui.root.present(sheet, animated: true)
      }
      #expect(retained != nil)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.log.count(of: "animator.animateTransition") == 2)
      #expect(retained == nil)
    }
  }

  /// The key of the associated object: an address that nothing else has.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  @Test(
    "[15] a custom animator is also called without animation, and must complete (15a, 15b, 15c)")
  func callsACustomAnimatorWithoutAnimation() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      var isAnimated: Bool?
      delegate.loggingAnimator?.onStart = { isAnimated = $0.isAnimated }
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: false)
      ui.advance(by: 1)
      #expect(isAnimated == false)
      #expect(ui.log.position(of: "sheet.viewDidAppear") == nil)
      delegate.loggingAnimator?.context?.completeTransition(true)
      #expect(ui.log.position(of: "sheet.viewDidAppear") != nil)
      var isDismissalAnimated: Bool?
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .waits)
      delegate.loggingDismissalAnimator?.onStart = { isDismissalAnimated = $0.isAnimated }
      ui.root.dismiss(animated: false)
      ui.advance(by: 1)
      #expect(isDismissalAnimated == false)
      #expect(ui.root.presentedViewController === sheet)
      delegate.loggingDismissalAnimator?.context?.completeTransition(true)
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test("[15] a custom animator of zero duration completes immediately without animation (15e)")
  func zeroDurationCompletesImmediately() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.animator = LoggingAnimator(ui.log, .slides, lasting: 0)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: false)
      ui.settle()
      #expect(ui.log.count(of: "animator.animationEnded(true)") == 1)
      #expect(ui.now == 0)
      #expect(sheet.view.frame == ui.window.bounds)
    }
  }

  @Test(
    "[15] in other styles only animated calls use the animator, with isAnimated true (15d)",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .pageSheet, .formSheet, .popover,
    ])
  func callsOtherAnimatorsAnimated(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      var isAnimated: [Bool] = []
      delegate.loggingAnimator?.onStart = { isAnimated.append($0.isAnimated) }
      delegate.loggingDismissalAnimator?.onStart = { isAnimated.append($0.isAnimated) }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      for animated in [false, true] {
        sheet.popoverPresentationController?.sourceView = ui.root.view
        ui.root.present(sheet, animated: animated)
        ui.settle()
        #expect(sheet.view.window != nil)
        ui.root.dismiss(animated: animated)
        ui.settle()
        #expect(sheet.view.window == nil)
        #expect(isAnimated == (animated ? [true, true] : []))
      }
    }
  }

  @Test(
    "[16][17] the calls of a custom presentation, from its controller to its end, are in order (16a, 16b)"
  )
  func presentsInOrder() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = {
        $0.logsLayout = true
        $0.logsView = true
      }
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.settle()
      var known: Set<String> = []
      let firsts = ui.log.calls(of: "delegate", "presentation", "animator")
        .filter { known.insert($0).inserted }
      #expect(
        firsts == [
          "delegate.presentationController", "presentation.preferredContentSizeDidChange",
          "delegate.animationControllerForPresented",
          "delegate.interactionControllerForPresentation", "animator.transitionDuration",
          "presentation.presentationTransitionWillBegin", "presentation.presentedView",
          "animator.animateTransition", "presentation.containerViewWillLayoutSubviews",
          "presentation.containerViewDidLayoutSubviews",
          "presentation.presentationTransitionDidEnd(true)", "animator.animationEnded(true)",
        ])
    }
  }

  @Test("[18] the calls of a transition, from the animator's request to its end, are in order")
  func runsInOrder() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = .overFullScreen
      ui.root.present(sheet, animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(
        ui.log.calls(of: "delegate", "animator", "call") == [
          "delegate.animationControllerForPresented",
          "delegate.interactionControllerForPresentation", "animator.transitionDuration",
          "animator.transitionDuration", "animator.animateTransition", "call.completion",
          "animator.animationEnded(true)",
        ])
    }
  }

  @Test("[19] with an interaction controller animateTransition is not called (19a, 19b)")
  func startsTheInteraction() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.turn()
      #expect(
        ui.log.calls(of: "animator", "interactor") == [
          "animator.transitionDuration", "animator.transitionDuration",
          "interactor.startInteractiveTransition",
        ])
      hand.finish()
      ui.settle()
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
    }
  }

  @Test(
    "[20] a transition without a gesture waits unless wantsInteractiveStart is false (20a, 20b, 20c)",
    arguments: [true, false])
  func transitionWithoutGestureWaits(wantsStart: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      hand.wantsInteractiveStart = wantsStart
      delegate.interactor = hand
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.advance(by: 4)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == (wantsStart ? 0 : 1))
      #expect(ui.log.count(of: "interactor.startInteractiveTransition") == 1)
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
      hand.cancel()
      ui.settle()
    }
  }

  struct DefaultStyle: CustomTestStringConvertible, Sendable {
    var version: Int
    var style: UIModalPresentationStyle
    var testDescription: String { "iOS \(version)" }
    nonisolated static let all = [
      DefaultStyle(version: 12, style: .fullScreen), DefaultStyle(version: 13, style: .pageSheet),
      DefaultStyle(version: 17, style: .pageSheet), DefaultStyle(version: 18, style: .formSheet),
    ]
  }

  @Test(
    "[21] the default style never returns automatic (21a, 21b, 21c)", arguments: DefaultStyle.all)
  func readsTheConcreteStyle(expected: DefaultStyle) {
    Driver.run(DeviceConfiguration(systemVersion: expected.version)) { _ in
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == expected.style)
      controller.modalPresentationStyle = .overFullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == expected.style)
    }
  }

  @Test("[22] the default transition style is coverVertical")
  func coversUpwardsByDefault() {
    #expect(UIViewController().modalTransitionStyle == .coverVertical)
  }

  @Test(
    "[298] dismiss without a presentation changes nothing (298a, 298b)", arguments: [true, false])
  func dismissWithoutPresentationHasNoEffect(runs: Bool) {
    Driver.run(choosing: { $0.dismissingNothingRunsCompletion = runs }) { ui in
      var count = 0
      ui.root.dismiss(animated: true) { count += 1 }
      ui.settle()
      #expect(count == (runs ? 1 : 0))
      #expect(ui.log.calls == [])
    }
  }
}
