import HeadlessUIKit
import Testing

/// Section 7 of the rules: percent-driven transitions of view animations.
@Suite struct PercentDrivenTests {
  @Test("[111][F022] update clamps its fraction to 0...1 (111a, 111b, 111c)")
  func updateClampsFraction() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      for (given, shown) in [(0.3, 0.3), (-2, 0), (0.75, 0.75), (7, 1)] as [(CGFloat, CGFloat)] {
        scene.driver.update(given)
        #expect(isClose(scene.shownFraction, shown))
        #expect(scene.driver.percentComplete == shown)
      }
      scene.driver.cancel()
      ui.settle()
    }
  }

  @Test("[111] percentComplete is the last update; a non-finite value is rejected (111c)")
  func percentCompleteIsLastUpdate() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      #expect(scene.driver.percentComplete == 0)
      scene.driver.update(0.42)
      scene.driver.update(.nan)
      #expect(scene.driver.percentComplete == 0.42)
      #expect(
        ui.diagnosticMessages == [
          "update(_:) of a percent-driven transition was called with nan, which is not finite; it "
            + "stays at 0.42"
        ])
      scene.driver.finish()
      ui.settle()
    }
  }

  @Test("[112] duration is the animator's duration at the start")
  func durationIsAnimatorDuration() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.4))
      ui.turn()
      #expect(scene.driver.duration == 0.4)
      scene.driver.finish()
      ui.settle()
    }
  }

  @Test(
    "[115] interactive progress is linear, whatever the animation's curve (115c)",
    arguments: [true, false])
  func followsInAStraightLine(isPresenting: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: isPresenting)
      ui.turn()
      for fraction in stride(from: 0.0, through: 1, by: 0.125) {
        scene.driver.update(fraction)
        ui.advance(by: 0.1)
        #expect(isClose(scene.shownFraction, fraction))
      }
      scene.driver.finish()
      ui.settle()
    }
  }

  struct ReleaseCase: CustomTestStringConvertible, Sendable {
    var fraction: Double
    var speed: Double
    var isCancelled = false
    /// The switch `cancelingTakesReverseDuration`.
    var isMirrored = true
    /// The remaining time of a transition of 0.5 s, s.
    var seconds: Double
    var testDescription: String {
      "\(isCancelled ? "cancel" : "finish") at \(fraction), speed \(speed), mirrored \(isMirrored)"
    }
  }

  nonisolated static let releases = [
    ReleaseCase(fraction: 0.6, speed: 2, seconds: 0.1),
    ReleaseCase(fraction: 0.6, speed: 1, seconds: 0.2),
    ReleaseCase(fraction: 0.6, speed: 0.01, seconds: 20),
    ReleaseCase(fraction: 0, speed: 1, seconds: 0.5),
    ReleaseCase(fraction: 1, speed: 1, seconds: 0),
    ReleaseCase(fraction: 0.6, speed: 1, isCancelled: true, seconds: 0.3),
    ReleaseCase(fraction: 0.6, speed: 0.5, isCancelled: true, seconds: 0.6),
    ReleaseCase(fraction: 0, speed: 1, isCancelled: true, seconds: 0),
    ReleaseCase(fraction: 0.6, speed: 1, isCancelled: true, isMirrored: false, seconds: 0.2),
    ReleaseCase(fraction: 0, speed: 1, isCancelled: true, isMirrored: false, seconds: 0),
    ReleaseCase(fraction: 1, speed: 1, isCancelled: true, isMirrored: false, seconds: 0),
  ]

  @Test("[113][114] the remaining duration depends on travel and speed (113b)", arguments: releases)
  func remainingDurationFollowsTravelAndSpeed(of release: ReleaseCase) {
    Driver.run(choosing: { $0.cancelingTakesReverseDuration = release.isMirrored }) { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.5))
      scene.driver.completionSpeed = release.speed
      ui.turn()
      scene.driver.update(release.fraction)
      let start = ui.now
      var end: Double?
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in end = ui.now }
      release.isCancelled ? scene.driver.cancel() : scene.driver.finish()
      #expect(end == nil)
      ui.settle()
      #expect(end.map { isClose($0 - start, release.seconds) } == true)
      #expect(scene.isPresented == !release.isCancelled)
    }
  }

  @Test(
    "[115] the completion curve, one without a name by default, times the remaining travel (115a, 115b)",
    // The curves after a quarter of the remaining duration; halfway, easeInOut equals linear.
    arguments: [
      (nil, 0.129162), (.easeInOut, 0.129162), (.linear, 0.25), (.easeIn, 0.093465),
      (.easeOut, 0.378138),
    ] as [(UIView.AnimationCurve?, CGFloat)], [true, false])
  func completionCurveTimesRemainingTravel(
    timing: (curve: UIView.AnimationCurve?, progress: CGFloat), isCancelled: Bool
  ) {
    let (curve, progress) = timing
    #expect(UIPercentDrivenInteractiveTransition().completionCurve.rawValue == 7)
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 1))
      if let curve { scene.driver.completionCurve = curve }
      ui.turn()
      scene.driver.update(0.4)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.advance(by: isCancelled ? 0.1 : 0.15)
      let expected = isCancelled ? 0.4 * (1 - progress) : 0.4 + 0.6 * progress
      #expect(isClose(scene.shownFraction, expected, within: 1e-5))
      ui.settle()
    }
  }

  @Test("[113] completionSpeed is 1 by default (113a)")
  func hasSpeedOne() {
    #expect(UIPercentDrivenInteractiveTransition().completionSpeed == 1)
    let bare: any UIViewControllerInteractiveTransitioning = BareInteractor()
    // Nil with UIKit, because it is not implemented.
    let speed: CGFloat? = bare.completionSpeed
    #expect(speed ?? 1 == 1)
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.5))
      ui.turn()
      scene.driver.update(0.6)
      let start = ui.now
      scene.driver.finish()
      ui.settle()
      #expect(isClose(ui.now - start, 0.2))
    }
  }

  @Test(
    "[113] an invalid completionSpeed is reported, and 1 is used (113c)",
    arguments: [0, -1, Double.nan])
  func refusesASpeed(speed: Double) {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      scene.driver.completionSpeed = speed
      ui.turn()
      scene.driver.finish()
      ui.settle()
      #expect(scene.isPresented)
      #expect(
        ui.diagnosticMessages == [
          "the completionSpeed of the presentation of sheet is \(CGFloat(speed)); 1 is used; set a "
            + "number above 0"
        ])
    }
  }

  @Test("[116] without an interruptible animator the timing curve is ignored (116b)")
  func ignoresTheTimingCurve() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 1))
      scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      ui.turn()
      scene.driver.update(0.4)
      scene.driver.finish()
      ui.advance(by: 0.3)
      #expect(isClose(scene.shownFraction, 0.7))
      ui.settle()
    }
  }

  @Test("[117] a percent-driven transition starts interactively by default (117a, 117b)")
  func startsInteractivelyByDefault() {
    #expect(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
    let bare: any UIViewControllerInteractiveTransitioning = BareInteractor()
    let startsInteractively: Bool? = bare.wantsInteractiveStart
    #expect(startsInteractively ?? true)
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      ui.advance(by: 1)
      #expect(scene.shownFraction == 0)
      #expect(scene.sheet.transitionCoordinator?.initiallyInteractive == true)
      scene.driver.cancel()
      ui.settle()
    }
  }

  @Test("[19] a percent-driven start calls animateTransition once (19a)")
  func startsTheAnimatorOnce() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      #expect(ui.log.count(of: "animator.animateTransition") == 1)
      scene.driver.finish()
      ui.settle()
      #expect(
        ui.transitionEvents == [
          "sheet startInteractiveTransition", "sheet animateTransition",
          "sheet finishInteractiveTransition at 0", "sheet completeTransition(true)",
        ])
    }
  }

  @Test("[120] overriding startInteractiveTransition without super starts nothing (120a)")
  func owesSuper() {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: UnstartedDriver())
      ui.turn()
      scene.driver.update(0.5)
      ui.advance(by: 4)
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
      #expect(scene.sheet.view.window == nil)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
    }
  }

  @Test("[120] super calls the context; a subclass that calls it as well overrides super (120b)")
  func subclassContextCallOverridesSuper() {
    Driver.run { ui in
      let driver = RepeatingDriver()
      let scene = DrivenScene(ui, driver: driver)
      ui.turn()
      let coordinator = scene.sheet.transitionCoordinator
      driver.update(0.25)
      #expect(coordinator?.percentComplete == 0.25)
      #expect(scene.shownFraction == 0.25)
      driver.contextFraction = 0.75
      driver.update(0.25)
      #expect(driver.percentComplete == 0.25)
      #expect(coordinator?.percentComplete == 0.75)
      #expect(scene.shownFraction == 0.75)
      driver.finish()
      ui.settle()
      #expect(ui.transitionEvents.filter { $0.contains("finishInteractive") }.count == 1)
      #expect(scene.isPresented)
      #expect(scene.completionCalls == ["present"])
    }
  }

  @Test(
    "[304] a subclass that calls the context instead of super works without diagnostics (304a, 304b)",
    arguments: [true, false])
  func drivesTheContextItself(isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: ContextDriver())
      ui.turn()
      scene.driver.update(0.25)
      #expect(scene.shownFraction == 0.25)
      #expect(scene.sheet.transitionCoordinator?.percentComplete == 0.25)
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      #expect(scene.isPresented != isCancelled)
      #expect(scene.completionCalls == ["present"])
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
      #expect(ui.diagnosticMessages == [])
    }
  }

  @Test(
    "[121] canceling reverses the animations without calling the animator again (121a, 121b)",
    arguments: [true, false])
  func playsBackwards(isPresenting: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, presents: isPresenting)
      ui.turn()
      scene.driver.update(0.5)
      let calls = ui.log.count(of: "animator.animateTransition")
      scene.driver.cancel()
      var last: CGFloat = 0.5
      for _ in 1...7 {
        ui.advance(by: 0.125 / 8)
        #expect(scene.shownFraction < last)
        last = scene.shownFraction
      }
      ui.settle()
      #expect(ui.log.count(of: "animator.animateTransition") == calls)
      #expect(scene.isPresented == !isPresenting)
    }
  }

  @Test(
    "[338] a property animator that is not returned runs by itself, which is reported",
    arguments: [true, false], [true, false])
  func leavesTheUnvended(isPresenting: Bool, isCancelled: Bool) {
    Driver.run { ui in
      let unvended = ClosureAnimator(lasting: 1) { context in
        let slide = Slide(context)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
          slide.move()
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      let scene = DrivenScene(ui, presents: isPresenting, by: unvended)
      ui.turn()
      scene.driver.update(0.1)
      ui.advance(by: 0.5)
      #expect(isClose(scene.shownFraction, 0.5))
      if isCancelled { scene.driver.cancel() }
      ui.advance(by: 0.25)
      // Row 167: easeInOut after three quarters.
      #expect(isClose(scene.shownFraction, 0.870_838, within: 1e-5))
      ui.settle()
      #expect(scene.isPresented == (isPresenting != isCancelled))
      #expect(
        ui.diagnosticMessages == [
          "a property animator runs in the interactive "
            + "\(isPresenting ? "presentation" : "dismissal") of sheet without following it; "
            + "return the animator from interruptibleAnimator(using:), or animate with "
            + "UIView.animate"
        ]
          + (isCancelled
            ? []
            : [
              "completeTransition was called during the interaction of the "
                + "\(isPresenting ? "presentation" : "dismissal") of sheet; call finish() or "
                + "cancel() first"
            ]))
    }
  }

  @Test("[122] a change outside an animation is neither scrubbed nor reversed (122a)")
  func leavesTheRest() {
    Driver.run { ui in
      let animator = LoggingAnimator(ui.log)
      animator.onStart = { _ in
        ui.root.view.tag = 1; ui.root.view.frame.origin.x = 40
      }
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      #expect(presentationFrame(of: ui.root.view).minX == 40)
      scene.driver.cancel()
      ui.settle()
      #expect(ui.root.view.frame.minX == 40)
    }
  }

  @Test("[104] alongside animations are scrubbed in the container or in a given view (104a, 104b)")
  func movesAlong() {
    Driver.run { ui in
      let bars = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      ui.window.addSubview(bars[1])
      ui.window.addSubview(bars[2])
      let scene = DrivenScene(ui) { sheet in
        sheet.hooks["viewWillAppear"] = {
          guard let coordinator = $0.transitionCoordinator else { return }
          coordinator.containerView.addSubview(bars[0])
          coordinator.animate(alongsideTransition: { _ in
            bars[0].frame.origin.x = 100
            bars[2].frame.origin.x = 100
          })
          coordinator.animateAlongsideTransition(in: bars[1]) { _ in
            bars[1].frame.origin.x = 100
          } completion: { _ in
          }
        }
      }
      ui.turn()
      scene.driver.update(0.25)
      ui.advance(by: 0.5)
      #expect(isClose(presentationFrame(of: bars[0]).minX, 25))
      #expect(isClose(presentationFrame(of: bars[1]).minX, 25))
      #expect(presentationFrame(of: bars[2]).minX == 100)
      scene.driver.cancel()
      ui.settle()
      #expect(bars.map(\.frame.minX) == [0, 0, 100])
    }
  }

  @Test("[105] an alongside animation with a longer duration outlives the release (105c)")
  func alongsideOutlivesRelease() {
    Driver.run { ui in
      let slow = UIView()
      ui.root.view.addSubview(slow)
      let scene = DrivenScene(ui) { sheet in
        sheet.hooks["viewWillAppear"] = {
          $0.transitionCoordinator?.animateAlongsideTransition(in: slow) { _ in
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
              slow.alpha = 0
            }
          } completion: { _ in
          }
        }
      }
      ui.turn()
      scene.driver.update(1)
      // At the end of the transition of 0.25 s, a quarter of the animation of 1 s.
      #expect(isClose(presentationOpacity(of: slow), 0.75))
      scene.driver.finish()
      ui.advance(by: 0.25)
      #expect(scene.sheet.transitionCoordinator == nil)
      #expect(isClose(presentationOpacity(of: slow), 0.5))
      ui.settle()
      #expect(slow.alpha == 0)
      #expect(presentationOpacity(of: slow) == 0)
    }
  }

  @Test("[107] the coordinator returns progress, completion velocity and completion curve")
  func coordinatorReturnsReleaseValues() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      scene.driver.completionSpeed = 0.5
      scene.driver.completionCurve = .easeOut
      ui.turn()
      var reports: [String] = []
      scene.sheet.transitionCoordinator?.notifyWhenInteractionEnds { context in
        let isOut = context.completionCurve == .easeOut
        reports.append(
          "\(context.percentComplete) \(context.completionVelocity) \(isOut) "
            + "\(context.isCancelled) \(context.isInteractive)")
      }
      scene.driver.update(0.25)
      scene.driver.cancel()
      ui.settle()
      #expect(reports == ["0.25 0.5 true true false"])
    }
  }
}

/// Overrides the start without calling `super`.
final class UnstartedDriver: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

/// Calls `super`, and the context as well, with `contextFraction` if it is set.
final class RepeatingDriver: UIPercentDrivenInteractiveTransition {
  var contextFraction: CGFloat?
  private var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    super.startInteractiveTransition(context)
  }
  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    if let contextFraction { context?.updateInteractiveTransition(contextFraction) }
  }
  override func finish() {
    super.finish()
    context?.finishInteractiveTransition()
  }
}

/// Moves the presented view and calls the context instead of `super`.
final class ContextDriver: UIPercentDrivenInteractiveTransition {
  private var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    move(to: 0)
  }
  override func update(_ percentComplete: CGFloat) {
    move(to: percentComplete)
    context?.updateInteractiveTransition(percentComplete)
  }
  override func finish() {
    context?.finishInteractiveTransition()
    end(at: 1)
  }
  override func cancel() {
    context?.cancelInteractiveTransition()
    end(at: 0)
  }

  private func move(to fraction: CGFloat) {
    guard let context, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: 0, dy: (1 - fraction) * frame.height)
  }

  private func end(at fraction: CGFloat) {
    UIView.animate(withDuration: 0.2) {
      self.move(to: fraction)
    } completion: { _ in
      self.context?.completeTransition(self.context?.transitionWasCancelled == false)
    }
  }
}

/// Implements only the required method.
final class BareInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}
