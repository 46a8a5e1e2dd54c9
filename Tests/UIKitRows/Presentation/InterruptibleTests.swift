import HeadlessUIKit
import Testing

/// Section 7 of the rules: transitions that can be taken hold of while they run.
@Suite struct InterruptibleTests {
  /// A driver that leaves the start to the animator.
  private func makeLateDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    return driver
  }

  @Test("[115][125] under the finger from the start: held at nothing, scrubbed, let go (115c)")
  func isDrivenFromTheStart() {
    for isPresenting in [true, false] {
      Driver.run { ui in
        let scene = DrivenScene(ui, presents: isPresenting, by: InterruptibleSlide(ui.log))
        ui.turn()
        ui.advance(by: 0.5)
        #expect(scene.shownShare == 0)
        scene.driver.update(0.5)
        #expect(isClose(scene.shownShare, 0.5))
        scene.driver.update(0.3)
        #expect(isClose(scene.shownShare, 0.3))
        scene.driver.finish()
        // A quarter of the .7 s that are left, by easeInOut.
        ui.advance(by: 0.175)
        let place: CGFloat = 0.3 + 0.7 * 0.129162
        #expect(isClose(scene.shownShare, place, within: 1e-5))
        ui.settle()
        #expect(scene.isUp == isPresenting)
        #expect(ui.complaints == [])
      }
    }
  }

  @Test("[125] noninteractively the animator is started first, and then asked")
  func startsBeforeItIsAsked() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.turn()
      #expect(
        ui.log.calls(of: "animator").prefix(3) == [
          "animator.animateTransition", "animator.interruptibleAnimator",
          "animator.interruptibleAnimator",
        ])
      ui.settle()
      #expect(scene.isUp)
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[302] a percent-driven start scrubs the interruptible animator or, by the switch, starts the other (302a, 302b)"
  )
  func scrubsWithoutStarting() {
    for asksFirst in [true, false] {
      Driver.run(choosing: { $0.percentDriverStartsInterruptibleAnimator = asksFirst }) { ui in
        let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
        ui.turn()
        #expect(
          ui.log.calls(of: "animator").first
            == (asksFirst ? "animator.interruptibleAnimator" : "animator.animateTransition"))
        #expect(ui.log.count(of: "animator.animateTransition") == (asksFirst ? 0 : 1))
        scene.driver.update(0.5)
        #expect(isClose(scene.shownShare, 0.5))
        scene.driver.finish()
        ui.settle()
        #expect(scene.isUp)
        #expect(ui.complaints == [])
      }
    }
  }

  @Test(
    "[300] an interaction controller that starts noninteractively makes the animation itself (300a, 300b, 300c)"
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
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[300] started noninteractively, the percent-driven class starts the animator itself (300a, 300d)"
  )
  func startsTheAnimator() {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: makeLateDriver())
      ui.settle()
      #expect(scene.isUp)
      #expect(
        ui.transitionEvents == [
          "sheet startInteractiveTransition", "sheet animateTransition",
          "sheet completeTransition(true)",
        ])
    }
  }

  @Test(
    "[113][114] what is left takes the rest of the way by the speed (113b)",
    arguments: [true, false])
  func takesTheRest(isCancelled: Bool) {
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
      #expect(scene.isUp != isCancelled)
    }
  }

  @Test(
    "[116] the timing curve takes what is left, with the speed's time or its own by choice (116a, 116c)"
  )
  func takesTheTimingCurve() {
    for bringsItsPace in [false, true] {
      Driver.run(choosing: { $0.timingCurveReplacesCompletionSpeed = bringsItsPace }) { ui in
        let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
        scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        scene.driver.completionCurve = .easeOut
        scene.driver.completionSpeed = 0.5
        ui.turn()
        scene.driver.update(0.5)
        scene.driver.finish()
        ui.advance(by: bringsItsPace ? 0.25 : 0.5)
        let place: CGFloat = 0.5 + 0.5 * 0.315357
        #expect(isClose(scene.shownShare, place, within: 1e-5))
        ui.settle()
        #expect(scene.isUp)
      }
    }
  }

  @Test("[116][183] a spring goes on with the velocity of the finger (116a, 183a)")
  func goesOnWithVelocity() {
    var places: [CGFloat] = []
    for velocity in [0.0, 5.0] {
      Driver.run { ui in
        let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
        scene.driver.timingCurve = UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
        ui.turn()
        scene.driver.update(0.4)
        scene.driver.finish()
        ui.advance(by: 0.001)
        places.append((scene.shownShare - 0.4) / (0.6 * 0.001))
        ui.settle()
        #expect(scene.isUp)
      }
    }
    #expect(abs(places[0]) < 0.3)
    #expect(isClose(places[1], 5, within: 0.3))
  }

  @Test(
    "[118][119] started by itself, it is paused where it is, and goes on (118a, 118b, 119b, 119c)")
  func isPausedLater() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.advance(by: 0.3)
      let coordinator = scene.sheet.transitionCoordinator
      #expect(isClose(scene.shownShare, 0.3))
      #expect(coordinator?.isInteractive == false)
      coordinator?.notifyWhenInteractionChanges { ui.log.add("change.\($0.isInteractive)") }
      scene.driver.pause()
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == false)
      #expect(isClose(scene.driver.percentComplete, 0.3))
      ui.advance(by: 1)
      #expect(isClose(scene.shownShare, 0.3))
      scene.driver.update(0.8)
      #expect(isClose(scene.shownShare, 0.8))
      scene.driver.cancel()
      #expect(ui.log.calls(of: "change") == ["change.true", "change.false"])
      ui.settle()
      #expect(!scene.isUp)
      #expect(
        ui.transitionEvents == [
          "sheet startInteractiveTransition", "sheet animateTransition",
          "sheet pauseInteractiveTransition at 0.3",
          "sheet cancelInteractiveTransition at 0.8", "sheet completeTransition(false)",
        ])
      #expect(ui.complaints == [])
    }
  }

  @Test("[118] paused under a finger, it waits for the finger as long as that takes (118b)")
  func waitsForTheFinger() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      ui.advance(by: 0.3)
      ui.touchDown(at: CGPoint(x: 100, y: 100))
      scene.driver.pause()
      ui.advance(by: 50)
      #expect(ui.complaints == [])
      #expect(isClose(scene.shownShare, 0.3))
      scene.driver.finish()
      ui.touchUp()
      ui.settle()
      #expect(scene.isUp)
      #expect(ui.complaints == [])
    }
  }

  @Test("[119][126] a transition without an interruptible animator cannot be grabbed (119a)")
  func isNotGrabbed() {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: makeLateDriver())
      ui.advance(by: 0.1)
      let before = scene.shownShare
      scene.driver.pause()
      #expect(scene.sheet.transitionCoordinator?.isInteractive == false)
      scene.driver.update(0.9)
      scene.driver.cancel()
      #expect(scene.shownShare == before)
      ui.settle()
      #expect(scene.isUp)
      #expect(
        ui.complaints == [
          "pause() was called on the presentation of sheet, which cannot be interrupted; nothing "
            + "changed; return a property animator from interruptibleAnimator(using:)"
        ])
    }
  }

  @Test("[123][F077] an animator that is another each time is said, and the first one used (123a)")
  func owesTheSameAnimator() {
    Driver.run { ui in
      let animator = InterruptibleSlide(ui.log)
      animator.makesAnotherEachTime = true
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.finish()
      ui.settle()
      #expect(scene.isUp)
      #expect(
        ui.complaints == [
          "interruptibleAnimator(using:) returned another animator than before in the presentation of "
            + "sheet; the first one is used; make it once and keep it until animationEnded(_:)"
        ])
    }
  }

  @Test(
    "[123] the animator is requested again at each step, and one property animator serves all (123b)"
  )
  func asksOften() {
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
      #expect(ui.complaints == [])
    }
  }

  @Test("[124] an animator that ends before its transition is said")
  func owesALivingAnimator() {
    Driver.run { ui in
      let animator = InterruptibleSlide(ui.log)
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      animator.breakOff()
      scene.driver.finish()
      #expect(
        ui.complaints == [
          "the interruptible animator of the presentation of sheet ended before the transition; it "
            + "cannot go on; complete the transition in the animator's completion"
        ])
      ui.settle()
      #expect(scene.isUp)
    }
  }

  @Test("[127] context and coordinator say that it can be interrupted", arguments: [true, false])
  func saysSo(isInterruptible: Bool) {
    Driver.run { ui in
      let animator: any UIViewControllerAnimatedTransitioning =
        isInterruptible ? InterruptibleSlide(ui.log) : LoggingAnimator(ui.log)
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      #expect(scene.sheet.transitionCoordinator?.isInterruptible == isInterruptible)
      var saysContext: Bool?
      scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges {
        saysContext = $0.isInterruptible
      }
      scene.driver.finish()
      #expect(saysContext == isInterruptible)
      #expect(scene.sheet.transitionCoordinator?.isInterruptible == isInterruptible)
      ui.settle()
    }
  }

  @Test("[128] the position says what transitionWasCancelled says")
  func endsAtThePosition() {
    for (isCancelled, text) in [(true, "start canceled true"), (false, "end canceled false")] {
      Driver.run { ui in
        let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
        ui.turn()
        scene.driver.update(0.5)
        isCancelled ? scene.driver.cancel() : scene.driver.finish()
        ui.settle()
        #expect(ui.log.count(of: "animator.completion at \(text)") == 1)
        #expect(ui.log.count(of: "animator.animationEnded(\(!isCancelled))") == 1)
        #expect(scene.isUp == !isCancelled)
        #expect(ui.complaints == [])
      }
    }
  }

  @Test("[128] grabbed on its way back and finished, it ends at its end all the same")
  func endsAfterAChangeOfMind() {
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
      #expect(scene.isUp)
      #expect(ui.complaints == [])
    }
  }

  @Test("[270][F023] grabbed, canceled, grabbed again and finished, without a jump (270a, 270b)")
  func changesItsMind() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log), driver: makeLateDriver())
      scene.driver.completionCurve = .linear
      ui.advance(by: 0.4)
      scene.driver.pause()
      scene.driver.update(0.8)
      scene.driver.cancel()
      ui.advance(by: 0.2)
      #expect(isClose(scene.shownShare, 0.6))
      scene.driver.pause()
      #expect(isClose(scene.driver.percentComplete, 0.6))
      #expect(isClose(scene.shownShare, 0.6))
      scene.driver.update(0.7)
      #expect(isClose(scene.shownShare, 0.7))
      scene.driver.finish()
      ui.advance(by: 0.1)
      #expect(isClose(scene.shownShare, 0.8))
      ui.settle()
      #expect(scene.isUp)
      #expect(
        ui.log.calls(of: "sheet") == [
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewWillDisappear",
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear",
        ])
      #expect(ui.complaints == [])
    }
  }

  @Test("[271] the driver uses nothing but the protocol")
  func usesTheProtocol() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: WrappingSlide(ui.log))
      ui.turn()
      scene.driver.update(0.25)
      scene.driver.cancel()
      ui.settle()
      #expect(!scene.isUp)
      #expect(
        ui.log.calls(of: "wrapped") == [
          "wrapped.pauseAnimation", "wrapped.fractionComplete = 0.0",
          "wrapped.fractionComplete = 0.25", "wrapped.isReversed = true",
          "wrapped.continueAnimation factor 0.25",
        ])
    }
  }

  @Test("[272] a hand that drives all by itself needs nothing of its animator")
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
      #expect(ui.complaints == [])
    }
  }

  @Test(
    "[101] what moves along is part of the interruptible animator: held, turned round, given back (101c)"
  )
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
      #expect(isClose(presentationOpacity(of: dimming), scene.shownShare))
      #expect(presentationOpacity(of: dimming) < 0.9)
      ui.settle()
      #expect(dimming.alpha == 0)
    }
  }

  @Test(
    "a dismissal that is canceled after a rotation leaves a view that resizes itself in its place",
    arguments: [0, 0.3])
  func turnsBeforeCanceling(share: CGFloat) {
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
      driver.update(share)
      ui.rotate(to: .landscapeLeft)
      driver.cancel()
      ui.settle()
      #expect(sheet.view.frame == ui.window.bounds)
      #expect(presentationFrame(of: sheet.view) == ui.window.bounds)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      #expect(ui.complaints == [])
    }
  }
}

/// Makes its property animator when it is started, as Apple's photo sample does, and vends that; an
/// empty `animateTransition`.
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
    if log.count(of: "maker.vends") == 0 { log.add("maker.vends") }
    return made
  }
}
