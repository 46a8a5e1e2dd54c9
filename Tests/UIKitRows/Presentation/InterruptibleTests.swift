import HeadlessUIKit
import Testing

/// Section 7 of the rules: interruptible transitions.
@Suite struct InterruptibleTests {
  /// Makes a driver whose transition starts noninteractively.
  private func makeLateDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    return driver
  }

  @Test(
    "[115][125] an interactive start pauses at 0, follows updates, and finishes (115c)",
    arguments: [true, false])
  func isDrivenFromTheStart(isPresenting: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: isPresenting, by: InterruptibleSlide(ui.log))
      ui.turn()
      ui.advance(by: 0.5)
      #expect(scene.shownFraction == 0)
      scene.driver.update(0.5)
      #expect(isClose(scene.shownFraction, 0.5))
      scene.driver.update(0.3)
      #expect(isClose(scene.shownFraction, 0.3))
      scene.driver.finish()
      // A quarter of the remaining 0.7 s, by easeInOut.
      ui.advance(by: 0.175)
      let expected: CGFloat = 0.3 + 0.7 * 0.129162
      #expect(isClose(scene.shownFraction, expected, within: 1e-5))
      ui.settle()
      #expect(scene.isPresented == isPresenting)
    }
  }

  @Test("[125] a noninteractive start calls animateTransition before interruptibleAnimator")
  func animateTransitionIsCalledFirst() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.turn()
      #expect(
        ui.log.calls(of: "animator").prefix(3) == [
          "animator.animateTransition", "animator.interruptibleAnimator",
          "animator.interruptibleAnimator",
        ])
      ui.settle()
      #expect(scene.isPresented)
    }
  }

  @Test(
    "[302] a percent-driven start uses interruptibleAnimator or, by the switch, animateTransition (302a, 302b)",
    arguments: [true, false])
  func scrubsWithoutStarting(scrubsFirst: Bool) {
    Driver.run(choosing: { $0.percentDriverStartsInterruptibleAnimator = scrubsFirst }) { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      ui.turn()
      #expect(
        ui.log.calls(of: "animator").first
          == (scrubsFirst ? "animator.interruptibleAnimator" : "animator.animateTransition"))
      #expect(ui.log.count(of: "animator.animateTransition") == (scrubsFirst ? 0 : 1))
      scene.driver.update(0.5)
      #expect(isClose(scene.shownFraction, 0.5))
      scene.driver.finish()
      ui.settle()
      #expect(scene.isPresented)
    }
  }

  @Test(
    "[300] an interaction controller that starts noninteractively starts the animation itself (300a, 300b, 300c)"
  )
  func startsTheAnimationItself() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let starter = AnimatorMaker(ui.log)
      delegate.animator = starter
      delegate.interactor = starter
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.5)
      #expect(sheet.transitionCoordinator?.isInteractive == false)
      #expect(isClose(presentationFrame(of: sheet.view).minY, ui.window.bounds.height / 2))
      #expect(
        ui.log.calls(of: "maker") == ["maker.startInteractiveTransition false", "maker.vends"])
      sheet.transitionCoordinator.map { _ in starter.context?.pauseInteractiveTransition() }
      #expect(sheet.transitionCoordinator?.isInteractive == true)
      starter.context?.finishInteractiveTransition()
      starter.animator.startAnimation()
      ui.settle()
      #expect(ui.root.presentedViewController === sheet)
      #expect(ui.log.count(of: "sheet.viewDidAppear") == 1)
    }
  }

  @Test("[300] a noninteractive percent-driven transition starts the animator itself (300a, 300d)")
  func startsTheAnimator() {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: makeLateDriver())
      ui.settle()
      #expect(scene.isPresented)
      #expect(
        ui.transitionEvents == [
          "sheet startInteractiveTransition", "sheet animateTransition",
          "sheet completeTransition(true)",
        ])
    }
  }

  @Test(
    "[113][114] the remaining duration is proportional to the travel and inverse to the speed (113b)",
    arguments: [true, false])
  func remainingDurationFollowsTravelAndSpeed(isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      scene.driver.completionSpeed = 2
      ui.turn()
      scene.driver.update(0.6)
      let start = ui.now
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      var end: Double?
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in end = ui.now }
      ui.settle()
      #expect(end.map { isClose($0 - start, isCancelled ? 0.3 : 0.2) } == true)
      #expect(scene.isPresented != isCancelled)
    }
  }

  @Test(
    "[116] finishing uses the timing curve for the speed's duration or, by the switch, its own (116a, 116c)",
    arguments: [false, true])
  func finishUsesTimingCurve(replacesSpeed: Bool) {
    Driver.run(choosing: { $0.timingCurveReplacesCompletionSpeed = replacesSpeed }) { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      scene.driver.completionCurve = .easeOut
      scene.driver.completionSpeed = 0.5
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.finish()
      ui.advance(by: replacesSpeed ? 0.25 : 0.5)
      // Row 167: easeIn halfway.
      let expected: CGFloat = 0.5 + 0.5 * 0.315357
      #expect(isClose(scene.shownFraction, expected, within: 1e-5))
      ui.settle()
      #expect(scene.isPresented)
    }
  }

  @Test("[116][183] a spring continues at its initial velocity (116a, 183a)")
  func springContinuesAtInitialVelocity() {
    var velocities: [CGFloat] = []
    for velocity in [0.0, 5.0] {
      Driver.run { ui in
        let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
        scene.driver.timingCurve = UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
        ui.turn()
        scene.driver.update(0.4)
        scene.driver.finish()
        ui.advance(by: 0.001)
        // Relative to the remaining travel, as the initial velocity is.
        velocities.append((scene.shownFraction - 0.4) / (0.6 * 0.001))
        ui.settle()
        #expect(scene.isPresented)
      }
    }
    #expect(abs(velocities[0]) < 0.3)
    #expect(isClose(velocities[1], 5, within: 0.3))
  }

  @Test(
    "[118][119] pausing a noninteractive transition makes it interactive (118a, 118b, 119b, 119c)")
  func isPausedLater() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.advance(by: 0.3)
      let coordinator = scene.sheet.transitionCoordinator
      #expect(isClose(scene.shownFraction, 0.3))
      #expect(coordinator?.isInteractive == false)
      coordinator?.notifyWhenInteractionChanges { ui.log.add("change.\($0.isInteractive)") }
      scene.driver.pause()
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == false)
      #expect(isClose(scene.driver.percentComplete, 0.3))
      ui.advance(by: 1)
      #expect(isClose(scene.shownFraction, 0.3))
      scene.driver.update(0.8)
      #expect(isClose(scene.shownFraction, 0.8))
      scene.driver.cancel()
      #expect(ui.log.calls(of: "change") == ["change.true", "change.false"])
      ui.settle()
      #expect(!scene.isPresented)
      #expect(
        ui.transitionEvents == [
          "sheet startInteractiveTransition", "sheet animateTransition",
          "sheet pauseInteractiveTransition at 0.3",
          "sheet cancelInteractiveTransition at 0.8", "sheet completeTransition(false)",
        ])
    }
  }

  @Test("[118] a transition that is paused during a touch waits without a deadline (118b)")
  func pausedTransitionHasNoDeadline() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.advance(by: 0.3)
      ui.touchDown(at: CGPoint(x: 100, y: 100))
      scene.driver.pause()
      ui.advance(by: 50)
      #expect(isClose(scene.shownFraction, 0.3))
      scene.driver.finish()
      ui.touchUp()
      ui.settle()
      #expect(scene.isPresented)
    }
  }

  @Test("[119][126] a transition without an interruptible animator cannot be interrupted (119a)")
  func isNotGrabbed() {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: makeLateDriver())
      ui.advance(by: 0.1)
      let before = scene.shownFraction
      scene.driver.pause()
      #expect(scene.sheet.transitionCoordinator?.isInteractive == false)
      scene.driver.update(0.9)
      scene.driver.cancel()
      #expect(scene.shownFraction == before)
      ui.settle()
      #expect(scene.isPresented)
      #expect(
        ui.diagnosticMessages == [
          "pause() was called on the presentation of sheet, which cannot be interrupted; nothing "
            + "changed; return a property animator from interruptibleAnimator(using:)"
        ])
    }
  }

  @Test("[123][F077] a second property animator is reported, and the first one is used (123a)")
  func secondAnimatorIsReported() {
    Driver.run { ui in
      let animator = InterruptibleSlide(ui.log)
      animator.makesAnotherEachTime = true
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.finish()
      ui.settle()
      #expect(scene.isPresented)
      #expect(
        ui.diagnosticMessages == [
          "interruptibleAnimator(using:) returned a different animator than before in the "
            + "presentation of sheet; the first one is used; create it once and keep it until animationEnded(_:)"
        ])
    }
  }

  @Test(
    "[123] interruptibleAnimator is requested at each step and returns one property animator (123b)"
  )
  func animatorIsRequestedAtEachStep() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.advance(by: 0.2)
      var counts = [ui.log.count(of: "animator.interruptibleAnimator")]
      scene.driver.pause()
      counts.append(ui.log.count(of: "animator.interruptibleAnimator"))
      scene.driver.update(0.5)
      scene.driver.finish()
      counts.append(ui.log.count(of: "animator.interruptibleAnimator"))
      #expect(counts[0] > 0)
      #expect(counts[1] > counts[0])
      #expect(counts[2] > counts[1])
      ui.settle()
      #expect(ui.log.count(of: "animator.completion at end canceled false") == 1)
    }
  }

  @Test("[124] a property animator that ends before its transition is reported")
  func owesALivingAnimator() {
    Driver.run { ui in
      let animator = InterruptibleSlide(ui.log)
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      animator.stop()
      scene.driver.finish()
      let ended =
        "the interruptible animator of the presentation of sheet ended before the transition, which "
        + "cannot continue; complete the transition in the animator's completion"
      #expect(ui.diagnosticMessages == [ended])
      ui.settle()
      #expect(scene.isPresented)
      #expect(
        ui.diagnosticMessages == [
          ended,
          "completeTransition was not called for the presentation of sheet within 10 s; the app stays "
            + "frozen; call completeTransition(!context.transitionWasCancelled) when the animation "
            + "ends",
        ])
    }
  }

  @Test("[127] context and coordinator agree on isInterruptible", arguments: [true, false])
  func contextAndCoordinatorAgree(isInterruptible: Bool) {
    Driver.run { ui in
      let animator: any UIViewControllerAnimatedTransitioning =
        isInterruptible ? InterruptibleSlide(ui.log) : LoggingAnimator(ui.log)
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      #expect(scene.sheet.transitionCoordinator?.isInterruptible == isInterruptible)
      var contextValue: Bool?
      scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges {
        contextValue = $0.isInterruptible
      }
      scene.driver.finish()
      #expect(contextValue == isInterruptible)
      #expect(scene.sheet.transitionCoordinator?.isInterruptible == isInterruptible)
      ui.settle()
    }
  }

  @Test(
    "[128] the completion's position agrees with transitionWasCancelled",
    arguments: [(true, "start canceled true"), (false, "end canceled false")])
  func endsAtThePosition(isCancelled: Bool, text: String) {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      ui.turn()
      scene.driver.update(0.5)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      #expect(ui.log.count(of: "animator.completion at \(text)") == 1)
      #expect(ui.log.count(of: "animator.animationEnded(\(!isCancelled))") == 1)
      #expect(scene.isPresented == !isCancelled)
    }
  }

  @Test("[128] a canceled transition that is interrupted and finished completes at its end")
  func finishAfterCancelCompletesAtEnd() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.cancel()
      ui.advance(by: 0.1)
      scene.driver.pause()
      scene.driver.finish()
      ui.settle()
      #expect(ui.log.count(of: "animator.completion at end canceled false") == 1)
      #expect(scene.isPresented)
    }
  }

  @Test("[270][F023] canceling, interrupting again and finishing does not jump (270a, 270b)")
  func finishAfterCancelDoesNotJump() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      scene.driver.completionCurve = .linear
      ui.advance(by: 0.4)
      scene.driver.pause()
      scene.driver.update(0.8)
      scene.driver.cancel()
      ui.advance(by: 0.2)
      #expect(isClose(scene.shownFraction, 0.6))
      scene.driver.pause()
      #expect(isClose(scene.driver.percentComplete, 0.6))
      #expect(isClose(scene.shownFraction, 0.6))
      scene.driver.update(0.7)
      #expect(isClose(scene.shownFraction, 0.7))
      scene.driver.finish()
      ui.advance(by: 0.1)
      #expect(isClose(scene.shownFraction, 0.8))
      ui.settle()
      #expect(scene.isPresented)
      #expect(
        ui.log.calls(of: "sheet") == [
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear",
        ])
    }
  }

  @Test("[271] the driver uses only UIViewImplicitlyAnimating")
  func usesTheProtocol() {
    Driver.run { ui in
      let wrapping = InterruptibleAnimator(lasting: 1) { context in
        let slide = Slide(context)
        let inner = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: slide.move)
        inner.addCompletion { _ in slide.end() }
        return WrappedAnimator(inner, ui.log)
      }
      let scene = DrivenScene(ui, by: wrapping)
      ui.turn()
      scene.driver.update(0.25)
      scene.driver.cancel()
      ui.settle()
      #expect(!scene.isPresented)
      #expect(
        ui.log.calls(of: "wrapped") == [
          "wrapped.pauseAnimation", "wrapped.fractionComplete = 0.0",
          "wrapped.fractionComplete = 0.25", "wrapped.isReversed = true",
          "wrapped.continueAnimation factor 0.25",
        ])
    }
  }

  @Test("[272] a custom interaction controller does not need the animator")
  func needsNoAnimator() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log, .waits)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let sheet = ui.custom("sheet", delegate)
      ui.root.present(sheet, animated: true)
      ui.turn()
      hand.drag(to: 0.5)
      hand.finish()
      ui.settle()
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
      #expect(ui.root.presentedViewController === sheet)
    }
  }

  @Test("[101] alongside animations pause and reverse with the interruptible animator (101c)")
  func movesAlong() {
    Driver.run { ui in
      let dimming = UIView(frame: UIScreen.main.bounds)
      dimming.alpha = 0
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver()) {
        $0.hooks["viewWillAppear"] = {
          $0.transitionCoordinator?.containerView.addSubview(dimming)
          $0.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
        }
      }
      ui.advance(by: 0.4)
      #expect(isClose(presentationOpacity(of: dimming), 0.4))
      scene.driver.pause()
      scene.driver.update(0.9)
      #expect(isClose(presentationOpacity(of: dimming), 0.9))
      scene.driver.cancel()
      ui.advance(by: 0.45)
      #expect(isClose(presentationOpacity(of: dimming), scene.shownFraction))
      #expect(presentationOpacity(of: dimming) < 0.9)
      ui.settle()
      #expect(dimming.alpha == 0)
    }
  }

  @Test(
    "canceling a dismissal after a rotation leaves an autoresizing view with the correct frame",
    arguments: [0, 0.3])
  func turnsBeforeCanceling(fraction: CGFloat) {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.suppliesPresentation = false
      let driver = UIPercentDrivenInteractiveTransition()
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      (delegate.dismissalAnimator, delegate.dismissalInteractor) = (
        InterruptibleSlide(ui.log), driver
      )
      ui.root.dismiss(animated: true)
      ui.turn()
      driver.update(fraction)
      ui.rotate(to: .landscapeLeft)
      driver.cancel()
      ui.settle()
      #expect(sheet.view.frame == ui.window.bounds)
      #expect(presentationFrame(of: sheet.view) == ui.window.bounds)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}

/// An interaction controller that makes its property animator when it starts, as Apple's photo
/// sample does. Its `animateTransition` is empty.
final class AnimatorMaker: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let log: CallLog
  private var made: UIViewPropertyAnimator!
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var animator: UIViewPropertyAnimator { made }

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  var wantsInteractiveStart: Bool { false }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    log.add("maker.startInteractiveTransition \(context.isInteractive)")
    self.context = context
    let slide = Slide(context)
    made = UIViewPropertyAnimator(duration: 1, curve: .linear) { slide.move() }
    made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    made.startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    // Logged once: how often UIKit requests the animator does not matter here.
    if log.count(of: "maker.vends") == 0 { log.add("maker.vends") }
    return made
  }
}
