import HeadlessUIKit
import Testing

/// Transitions that do not end correctly; the app remains usable.
@Suite struct IncompleteTransitionTests {
  /// Checks that the app presents, dismisses and receives touches, and that no views remain.
  private func checkUsable(
    _ ui: Driver, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = ui.diagnosticMessages
    let probe = ui.controller("probe", style: .fullScreen)
    var taps = 0
    probe.view.addGestureRecognizer(Tap { taps += 1 })
    ui.show(probe)
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.settle()
    #expect(taps == 1, sourceLocation: sourceLocation)
    ui.root.dismiss(animated: true)
    ui.settle()
    #expect(ui.window.subviews == [ui.root.view], sourceLocation: sourceLocation)
    #expect(ui.root.view.frame == ui.window.bounds, sourceLocation: sourceLocation)
    #expect(ui.diagnosticMessages == before, sourceLocation: sourceLocation)
    #expect(AppearanceGrammar.faults(of: "root", in: ui.log) == [], sourceLocation: sourceLocation)
    #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [], sourceLocation: sourceLocation)
  }

  @Test("[F001] a presentation that is never completed is reported")
  func incompletePresentationIsReported() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let sheet = ui.custom("sheet", delegate)
      var completions = 0
      ui.root.present(sheet, animated: true) { completions += 1 }
      ui.advance(by: 4.9)
      #expect(ui.diagnosticMessages == [])
      let late = delegate.loggingAnimator?.context
      ui.settle()
      let message =
        "completeTransition was not called for the presentation of sheet within 5 s; the app stays "
        + "frozen; call completeTransition(!context.transitionWasCancelled) when the animation ends"
      #expect(ui.diagnosticMessages == [message])
      #expect(completions == 0)
      late?.completeTransition(true)
      #expect(completions == 1)
      #expect(ui.diagnosticMessages == [message])
      delegate.dismissalAnimator = nil
      ui.root.dismiss(animated: true)
      ui.settle()
      checkUsable(ui)
    }
  }

  @Test("[F001] a dismissal that is never completed is reported and, by the switch, ended")
  func incompleteDismissalIsReported() {
    Driver.run(.endingAbandonedTransitions) { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.dismissalAnimator = LoggingAnimator(ui.log, .waits, lasting: 2)
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was not called for the dismissal of sheet within 20 s; the app "
            + "stays frozen; call completeTransition(!context.transitionWasCancelled) when the "
            + "animation ends"
        ])
      #expect(ui.root.presentedViewController == nil)
      checkUsable(ui)
    }
  }

  @Test("[F080] a transition with an undamped spring ends within 60 s")
  func endsTheUndamped() {
    Driver.run { ui in
      let timing = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero)
      let delegate = LoggingDelegate(ui.log)
      delegate.animator = InterruptibleSlide(ui.log, timing: timing)
      var completions = 0
      let start = ui.now
      ui.root.present(ui.custom("sheet", delegate), animated: true) { completions += 1 }
      ui.settle()
      #expect(ui.now - start <= 60)
      #expect(completions == 1)
      #expect(UIViewPropertyAnimator(duration: 1, timingParameters: timing).duration <= 60)
      ui.root.dismiss(animated: false)
      ui.settle()
      checkUsable(ui)
    }
  }

  @Test("the deadline of an interactive transition starts at the release")
  func deadlineStartsAtRelease() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      ui.root.present(ui.custom("sheet", delegate), animated: true)
      ui.touchDown(at: CGPoint(x: 100, y: 100))
      ui.advance(by: 50)
      #expect(ui.diagnosticMessages == [])
      hand.context?.finishInteractiveTransition()
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was not called for the presentation of sheet within 5 s; the app "
            + "stays frozen; call completeTransition(!context.transitionWasCancelled) when the "
            + "animation ends"
        ])
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 0)
    }
  }

  @Test(
    "[F010] an interaction that ends as it starts freezes nothing",
    arguments: [true, false])
  func isUpBeforeTheStart(finishes: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let interactor = ImmediateInteractor(finishes: finishes)
      delegate.interactor = interactor
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect((ui.root.presentedViewController === sheet) == finishes)
      delegate.interactor = nil
      if finishes { ui.root.dismiss(animated: true) }
      ui.settle()
      checkUsable(ui)
    }
  }

  @Test(
    "[F044] a transition whose animating view is removed completes and is reported",
    arguments: [true, false])
  func removedViewCompletesTransition(usesBlocks: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      if !usesBlocks { delegate.animator = InterruptibleSlide(ui.log) }
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      sheet.view.removeFromSuperview()
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
      #expect(ui.log.count(of: "animator.animationEnded(true)") == 1)
      #expect(
        ui.diagnosticMessages == [
          "the presentation of sheet was completed while the view of sheet was not in a window; "
            + "keep it in containerView after animateTransition has added it"
        ])
      ui.root.dismiss(animated: true)
      ui.settle()
      checkUsable(ui)
    }
  }

  @Test(
    "[F005] a transition whose animations are removed completes and is reported",
    arguments: [true, false])
  func removedAnimationsCompleteTransition(dismisses: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      if dismisses { ui.show(sheet) }
      dismisses ? ui.root.dismiss(animated: true) : ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      sheet.view.layer.removeAllAnimations()
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewDid\(dismisses ? "Disappear" : "Appear")") == 1)
      #expect(
        ui.diagnosticMessages == [
          "the animations of the \(dismisses ? "dismissal" : "presentation") of sheet were removed "
            + "0.15 s before their end, so that the transition completed early; keep its views in the "
            + "window, and the animations of their layers, until completeTransition"
        ])
      if !dismisses { ui.root.dismiss(animated: true) }
      ui.settle()
      checkUsable(ui)
    }
  }

  @Test(
    "[F005] a transition whose animation is removed and never completes is reported at the deadline",
    arguments: [true, false])
  func breaksOff(isStopped: Bool) {
    Driver.run(.endingAbandonedTransitions) { ui in
      let delegate = LoggingDelegate(ui.log, .completesIfFinished)
      let animator = InterruptibleSlide(ui.log)
      if isStopped { delegate.animator = animator }
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      isStopped ? animator.stop() : sheet.view.layer.removeAllAnimations()
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
      #expect(
        ui.diagnosticMessages == [
          "completeTransition was not called for the presentation of sheet within \(isStopped ? 10 : 5) s; the app "
            + "stays frozen; call completeTransition(!context.transitionWasCancelled) when the "
            + "animation ends"
        ])
      ui.root.dismiss(animated: false)
      ui.settle()
      checkUsable(ui)
    }
  }

  @Test(
    "[F006][F097] the completion does not run before the animation ends",
    arguments: [true, false])
  func completesAfterTheLastFrame(dismisses: Bool) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      if dismisses { ui.show(sheet) }
      let start = ui.now
      var end: Double?
      if dismisses {
        ui.root.dismiss(animated: true) { end = ui.now }
      } else {
        ui.root.present(sheet, animated: true) { end = ui.now }
      }
      ui.advance(by: 0.249)
      #expect(ui.log.calls(of: "sheet").allSatisfy { !$0.contains("Did") })
      ui.settle()
      #expect(end.map { isClose($0 - start, 0.25, within: 1e-9) } == true)
    }
  }

  @Test("[F004][F009] the app remains usable after a canceled interactive presentation")
  func worksAfterACanceledDrag() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.removesPresentersView = true }
      let neighbor = UIView()
      ui.window.addSubview(neighbor)
      let sheet = ui.custom("sheet", delegate)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      ui.root.view.isUserInteractionEnabled = true
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.cancel()
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view, neighbor])
      #expect(ui.root.view.isUserInteractionEnabled)
      #expect(ui.root.view.alpha == 1)
      #expect(ui.root.view.transform.isIdentity)
      #expect(ui.root.transitionCoordinator == nil)
      #expect(ui.log.count(of: "animator.animationEnded(false)") == 1)
      neighbor.removeFromSuperview()
      checkUsable(ui)
    }
  }
}

/// Ends the interaction when it starts.
final class ImmediateInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private let finishes: Bool

  init(finishes: Bool) {
    self.finishes = finishes
    super.init()
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    let slide = Slide(context)
    if finishes {
      slide.move()
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
