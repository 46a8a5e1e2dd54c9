import HeadlessUIKit
import Testing

/// Section 5 of the rules: completing and canceling.
@Suite struct TransitionCompletionTests {
  @Test(
    "[84] a transition without completeTransition stays active, with touches off (84a, 84b)",
    arguments: [false, true])
  func transitionStaysActiveWithTouchesOff(isInterruptible: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let slide = InterruptibleSlide(ui.log)
      if isInterruptible { delegate.animator = slide }
      let sheet = ui.custom("sheet", delegate)
      var taps = 0
      sheet.view.addGestureRecognizer(Tap { taps += 1 })
      ui.root.present(sheet, animated: true)
      ui.turn()
      let context = isInterruptible ? slide.context : delegate.loggingAnimator?.context
      slide.stop()
      // The taps are inside the sheet, so only the disabled input keeps them from its recognizer.
      sheet.view.frame = sheet.presentationController?.frameOfPresentedViewInContainerView ?? .zero
      ui.advance(by: 600)
      for _ in 1...2 {
        ui.tap(at: CGPoint(x: 100, y: 100))
        ui.turn()
      }
      #expect(taps == 0)
      #expect(sheet.transitionCoordinator != nil)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 0)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was not called for the presentation of sheet within "
            + "\(isInterruptible ? 10 : 5) s; the app stays frozen; call "
            + "completeTransition(!context.transitionWasCancelled) when the animation ends"
        ])
      context?.completeTransition(true)
      ui.tap(at: CGPoint(x: 100, y: 100))
      ui.settle()
      #expect(taps == 1)
    }
  }

  @Test(
    "[85][F002] a second completeTransition has no effect, and a switch reports it (85a, 85b)",
    arguments: [true, false])
  func ignoresSecondCompletion(isReported: Bool) {
    Driver.run(choosing: { $0.completingTwiceIsReported = isReported }) { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.5)
      let context = delegate.loggingAnimator?.context
      context?.completeTransition(true)
      let calls = ui.log.calls
      ui.advance(by: 0.25)
      context?.completeTransition(false)
      context?.completeTransition(true)
      #expect(ui.log.calls == calls)
      #expect(sheet.presentingViewController === ui.root)
      #expect(
        ui.diagnosticMessages
          == (isReported
            ? [
              "completeTransition was called at 0.75 s for the presentation of sheet, which was "
                + "completed at 0.5 s; only the first call counts"
            ] : []))
    }
  }

  @Test(
    "[33][86][F003] a canceled presentation completed with true ends as presented, off screen (33a, 86a, 86b)"
  )
  func completesCanceledPresentation() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .completesAlways))
      ui.turn()
      scene.driver.update(0.5)
      var outcomes: [Bool] = []
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) {
        outcomes.append($0.isCancelled)
      }
      scene.driver.cancel()
      ui.settle()
      #expect(
        ui.log.calls(of: "presentation").last == "presentation.presentationTransitionDidEnd(true)")
      #expect(ui.root.presentedViewController === scene.sheet)
      #expect(scene.shownFraction == 0)
      #expect(scene.completionCalls == ["present"])
      #expect(ui.log.count(of: "animator.animationEnded(true)") == 1)
      #expect(outcomes == [true])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      #expect(ui.diagnosticMessages == [Self.completedAfterCancel("presentation")])
    }
  }

  @Test("[33][86][F003] a canceled dismissal completed with true removes the view (33b, 86a, 86b)")
  func completesCanceledDismissal() {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: false, by: LoggingAnimator(ui.log, .completesAlways))
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.cancel()
      ui.settle()
      #expect(ui.log.count(of: "presentation.dismissalTransitionDidEnd(true)") == 1)
      #expect(ui.log.count(of: "presentation.dismissalTransitionDidEnd(false)") == 0)
      #expect(ui.root.presentedViewController == nil)
      #expect(scene.sheet.view.window == nil)
      #expect(scene.completionCalls == ["dismiss"])
      #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      #expect(ui.diagnosticMessages == [Self.completedAfterCancel("dismissal")])
    }
  }

  private static func completedAfterCancel(_ noun: String) -> String {
    "completeTransition(true) was called although the \(noun) of sheet was canceled; it ends as "
      + "completed, with its views at their initial positions; pass !context.transitionWasCancelled"
  }

  @Test("[87] only an interactive transition can be canceled")
  func cancelsOnlyTheInteractive() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.turn()
      let context = delegate.loggingAnimator?.context
      context?.cancelInteractiveTransition()
      #expect(context?.transitionWasCancelled == false)
      #expect(ui.log.count(of: "sheet.viewWillDisappear") == 0)
      context?.completeTransition(true)
      #expect(ui.root.presentedViewController === sheet)
    }
  }

  @Test(
    "[88] a finished or canceled transition ends only with completeTransition (88a, 88b)",
    arguments: [true, false])
  func transitionEndsOnlyWhenCompleted(finishes: Bool) {
    Driver.run { ui in
      let scene = HandScene(ui)
      let (sheet, context) = (scene.sheet, scene.context)
      if finishes {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      ui.advance(by: 1)
      #expect(sheet.transitionCoordinator != nil)
      #expect(ui.log.calls(of: "sheet").allSatisfy { !$0.contains("Did") })
      context?.completeTransition(finishes)
      #expect(sheet.transitionCoordinator == nil)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == (finishes ? 1 : 0))
      #expect(ui.log.count(of: "sheet.viewDidDisappear") == (finishes ? 0 : 1))
    }
  }

  @Test(
    "[89] an interactive transition ends with a noninteractive phase", arguments: [true, false])
  func noninteractivePhaseEndsTransition(finishes: Bool) {
    Driver.run { ui in
      let scene = HandScene(ui)
      let (sheet, hand) = (scene.sheet, scene.hand)
      let coordinator = sheet.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      finishes ? hand.finish() : hand.cancel()
      #expect(coordinator?.isInteractive == false)
      #expect(sheet.transitionCoordinator === coordinator)
      ui.settle()
      #expect(sheet.transitionCoordinator == nil)
    }
  }

  @Test(
    "[43][90][91] canceling a presentation calls handlers; its end reverses the appearance callbacks (43c, 91a, 91b)"
  )
  func turnsAPresentationRound() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let sheet = ui.custom("sheet", delegate)
      sheet.hooks["viewWillAppear"] = {
        $0.transitionCoordinator?.notifyWhenInteractionChanges { context in
          ui.log.add("coordinator.changes \(context.isCancelled)")
        }
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      ui.log.clear()
      hand.cancel()
      #expect(ui.log.calls == ["coordinator.changes true"])
      ui.log.clear()
      ui.settle()
      #expect(
        ui.log.calls == [
          "presentation.presentationTransitionDidEnd(false)", "sheet.viewWillDisappear",
          "sheet.viewDidDisappear", "root.viewWillAppear", "root.viewIsAppearing",
          "root.viewDidAppear", "animator.animationEnded(false)",
        ])
    }
  }

  @Test(
    "[90][91] canceling a dismissal calls handlers; its end reverses the appearance callbacks (91a, 91b)"
  )
  func turnsADismissalRound() {
    Driver.run { ui in
      let scene = HandScene(ui, presents: false, removesPresentersView: true)
      let (sheet, hand) = (scene.sheet, scene.hand)
      sheet.transitionCoordinator?.notifyWhenInteractionEnds { context in
        ui.log.add("coordinator.ends \(context.isCancelled)")
      }
      ui.log.clear()
      hand.cancel()
      #expect(ui.log.calls == ["coordinator.ends true"])
      ui.log.clear()
      ui.settle()
      #expect(
        ui.log.calls == [
          "presentation.dismissalTransitionDidEnd(false)", "root.viewWillDisappear",
          "root.viewDidDisappear", "sheet.viewWillAppear", "sheet.viewIsAppearing",
          "sheet.viewDidAppear", "animator.animationEnded(false)",
        ])
      #expect(ui.root.view.window == nil)
      #expect(sheet.view.window === ui.window)
    }
  }

  @Test(
    "[91] cancel() of a percent-driven dismissal calls nothing; completeTransition(false) calls all four callbacks (91a, 91b)"
  )
  func canceledDismissalWaitsForItsCompletion() {
    Driver.run { ui in
      let animator = LoggingAnimator(ui.log, .waits)
      let scene = DrivenScene(ui, presents: false, by: animator, removesPresentersView: true)
      ui.turn()
      scene.driver.update(0.6)
      ui.log.clear()
      scene.driver.cancel()
      #expect(ui.log.calls == [])
      ui.advance(by: 1)
      #expect(ui.log.calls == [])
      animator.context?.completeTransition(false)
      #expect(
        ui.log.calls == [
          "presentation.dismissalTransitionDidEnd(false)", "root.viewWillDisappear",
          "root.viewDidDisappear", "sheet.viewWillAppear", "sheet.viewIsAppearing",
          "sheet.viewDidAppear", "animator.animationEnded(false)",
        ])
      #expect(scene.isPresented)
    }
  }

  @Test("[92][93] canceling a dismissal keeps the presentation, and runs the completion (93a)")
  func staysAfterACanceledDismissal() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      let hand = HandInteractor(ui.log)
      delegate.dismissalInteractor = hand
      let controller = sheet.presentationController
      var completions = 0
      ui.root.dismiss(animated: true) { completions += 1 }
      ui.turn()
      hand.drag(to: 0.4)
      hand.cancel()
      ui.settle()
      #expect(ui.log.count(of: "presentation.dismissalTransitionDidEnd(false)") == 1)
      #expect(sheet.presentingViewController === ui.root)
      #expect(sheet.presentationController === controller)
      #expect(controller?.containerView?.window === ui.window)
      #expect(sheet.view.frame == ui.window.bounds)
      #expect(completions == 1)
      delegate.dismissalInteractor = nil
      ui.root.dismiss(animated: true) { completions += 1 }
      ui.settle()
      #expect(completions == 2)
    }
  }

  @Test(
    "[93] a canceled dismissal's completion runs once, between the callbacks and animationEnded (93b)"
  )
  func canceledDismissalRunsCompletion() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      delegate.dismissalInteractor = HandInteractor(ui.log)
      ui.root.dismiss(animated: true) {
        ui.log.add("call.completion, presented: \(sheet.presentingViewController != nil)")
      }
      ui.turn()
      (delegate.dismissalInteractor as? HandInteractor)?.cancel()
      ui.log.clear()
      ui.settle()
      #expect(
        ui.log.calls(of: "sheet", "call", "animator") == [
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear",
          "call.completion, presented: true", "animator.animationEnded(false)",
        ])
      delegate.dismissalInteractor = nil
      ui.log.clear()
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.log.calls(of: "call") == [])
    }
  }

  @Test(
    "[55][94][F040] canceling a presentation removes its views and its container (55b, 94a, 94b)",
    arguments: [true, false])
  func cancelRemovesViewsAndContainer(removesPresentersView: Bool) {
    Driver.run { ui in
      let before = ui.window.subviews
      var completions = 0
      let scene = HandScene(ui, removesPresentersView: removesPresentersView) { completions += 1 }
      let (sheet, delegate) = (scene.sheet, scene.delegate)
      let container = delegate.presentation?.containerView
      scene.hand.cancel()
      ui.settle()
      #expect(container != nil)
      #expect(container?.superview == nil)
      #expect(sheet.view.superview == nil)
      #expect(sheet.presentingViewController == nil)
      #expect(ui.window.subviews == before)
      #expect(ui.root.view.frame == ui.window.bounds)
      #expect(ui.log.count(of: "presentation.presentationTransitionDidEnd(false)") == 1)
      #expect(ui.log.count(of: "animator.animationEnded(false)") == 1)
      #expect(completions == 1)
      delegate.interactor = nil
      ui.show(sheet)
      #expect(ui.root.presentedViewController === sheet)
    }
  }

  @Test(
    "[54][98][F038] a presenter's view that the animator does not add is missing and reported, until UIKit puts it back (54c, 98a, 98c)",
    arguments: [
      (UIModalPresentationStyle.custom, false), (.custom, true), (.currentContext, true),
      (.fullScreen, true),
    ])
  func missesThePresentersView(style: UIModalPresentationStyle, animated: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .forgetsView)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      let frame = ui.root.view.frame
      ui.show(sheet)
      ui.root.dismiss(animated: animated)
      ui.turn()
      #expect(ui.root.view.window == nil)
      #expect(
        ui.diagnosticMessages == [
          "the animator did not add the view of root to containerView, so the view is not visible "
            + "until the end; add context.view(forKey: .to) in animateTransition"
        ])
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.view.frame == frame)
    }
  }

  @Test("[98] a view removed during a dismissal is missing after its cancellation (98b)")
  func missesTheViewAfterACancellation() {
    Driver.run { ui in
      let scene = HandScene(ui, presents: false, removesPresentersView: true)
      let (sheet, hand) = (scene.sheet, scene.hand)
      sheet.view.removeFromSuperview()
      hand.cancel()
      ui.settle()
      #expect(ui.root.presentedViewController === sheet)
      #expect(sheet.view.window == nil)
      #expect(ui.root.view.window == nil)
    }
  }

  @Test(
    "[F038] an animator that completes immediately restores the presenter's view",
    arguments: [
      UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .custom,
    ])
  func showsThePresenterAgain(style: UIModalPresentationStyle) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .completesAtOnce)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      ui.show(sheet)
      ui.root.dismiss(animated: false)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test(
    "[270] an interrupted transition can be canceled, interrupted again and finished (270a, 270b)")
  func canceledTransitionCanBeFinished() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, nil)
      let animator = PausableAnimator(ui.log)
      delegate.animator = animator
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.5)
      animator.interrupt()
      #expect(animator.context?.isInteractive == true)
      animator.release(canceling: true)
      #expect(animator.context?.transitionWasCancelled == true)
      ui.advance(by: 0.1)
      animator.interrupt()
      animator.release(canceling: false)
      #expect(animator.context?.transitionWasCancelled == false)
      ui.settle()
      #expect(
        ui.log.calls(of: "sheet") == [
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear",
        ])
      #expect(ui.root.presentedViewController === sheet)
    }
  }
}
