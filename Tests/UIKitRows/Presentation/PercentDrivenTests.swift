import HeadlessUIKit
import Testing

/// Section 7 of the rules: the percent driver over animations of views.
@Suite struct PercentDrivenTests {
  @Test(
    "[111][F022] less than nothing acts as nothing, more than everything shows the end (111a, 111b, 111c)"
  )
  func staysOnTheWay() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      for (given, shown) in [(0.3, 0.3), (-2, 0), (0.75, 0.75), (7, 1)] as [(CGFloat, CGFloat)] {
        scene.driver.update(given)
        #expect(isClose(scene.shownShare, shown))
        #expect(scene.driver.percentComplete == shown)
      }
      scene.driver.cancel()
      ui.settle()
    }
  }

  @Test("[111] percentComplete is what was given last; a number that is none is refused (111c)")
  func keepsTheLastShare() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      #expect(scene.driver.percentComplete == 0)
      scene.driver.update(0.42)
      scene.driver.update(.nan)
      #expect(scene.driver.percentComplete == 0.42)
      #expect(
        ui.complaints == [
          "update(_:) of a percent-driven transition was given nan, which is no finite number; it "
            + "stays at 0.42"
        ])
      scene.driver.finish()
      ui.settle()
    }
  }

  @Test("[112] duration is what the animator said at the start")
  func knowsTheDuration() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.4))
      ui.turn()
      #expect(scene.driver.duration == 0.4)
      #expect(ui.log.count(of: "animator.transitionDuration") == 1)
      scene.driver.finish()
      ui.settle()
    }
  }

  @Test("[115] under the finger progress is a straight line, whatever the animation's curve (115c)")
  func followsInAStraightLine() {
    for isPresenting in [true, false] {
      Driver.run { ui in
        let scene = DrivenScene(ui, presents: isPresenting)
        ui.turn()
        for share in stride(from: 0.0, through: 1, by: 0.125) {
          scene.driver.update(share)
          ui.advance(by: 0.1)
          #expect(isClose(scene.shownShare, share))
        }
        scene.driver.finish()
        ui.settle()
      }
    }
  }

  struct ReleaseCase: CustomTestStringConvertible, Sendable {
    var share: Double
    var speed: Double
    var isCancelled = false
    var isMirrored = true
    var seconds: Double
    var testDescription: String {
      "\(isCancelled ? "cancel" : "finish") at \(share), speed \(speed), mirrored \(isMirrored)"
    }
  }

  nonisolated static let releases = [
    ReleaseCase(share: 0.6, speed: 2, seconds: 0.1),
    ReleaseCase(share: 0.6, speed: 1, seconds: 0.2),
    ReleaseCase(share: 0.6, speed: 0.01, seconds: 20),
    ReleaseCase(share: 0, speed: 1, seconds: 0.5), ReleaseCase(share: 1, speed: 1, seconds: 0),
    ReleaseCase(share: 0.6, speed: 1, isCancelled: true, seconds: 0.3),
    ReleaseCase(share: 0.6, speed: 0.5, isCancelled: true, seconds: 0.6),
    ReleaseCase(share: 0, speed: 1, isCancelled: true, seconds: 0),
    ReleaseCase(share: 0.6, speed: 1, isCancelled: true, isMirrored: false, seconds: 0.2),
    ReleaseCase(share: 0, speed: 1, isCancelled: true, isMirrored: false, seconds: 0),
    ReleaseCase(share: 1, speed: 1, isCancelled: true, isMirrored: false, seconds: 0),
  ]

  @Test(
    "[113][114] what is left takes the rest of the way by the speed (113b)", arguments: releases)
  func takesTheRest(of release: ReleaseCase) {
    Driver.run(choosing: { $0.cancelingtakesTheTimeOfTheWayBack = release.isMirrored }) { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.5))
      scene.driver.completionSpeed = release.speed
      ui.turn()
      scene.driver.update(release.share)
      let start = ui.now
      var end: Double?
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in end = ui.now }
      release.isCancelled ? scene.driver.cancel() : scene.driver.finish()
      #expect(end == nil)
      ui.settle()
      #expect(end.map { isClose($0 - start, release.seconds) } == true)
      #expect(ui.complaints == [])
      #expect(scene.isUp == !release.isCancelled)
    }
  }

  @Test(
    "[115] the completion curve, easeInOut by default, takes what is left to its end (115a, 115b)")
  func endsByTheCompletionCurve() {
    // A quarter of the time that is left, on each curve: half way easeInOut is as far as linear.
    let curves: [(UIView.AnimationCurve?, CGFloat)] = [
      (nil, 0.129162), (.easeInOut, 0.129162), (.linear, 0.25), (.easeIn, 0.093465),
      (.easeOut, 0.378138),
    ]
    for (curve, part) in curves {
      for isCancelled in [true, false] {
        Driver.run { ui in
          let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 1))
          if let curve { scene.driver.completionCurve = curve }
          ui.turn()
          scene.driver.update(0.4)
          isCancelled ? scene.driver.cancel() : scene.driver.finish()
          ui.advance(by: isCancelled ? 0.1 : 0.15)
          let place = isCancelled ? 0.4 * (1 - part) : 0.4 + 0.6 * part
          #expect(isClose(scene.shownShare, place, within: 1e-5))
          ui.settle()
        }
      }
    }
  }

  @Test("[113] the speed is 1 by default (113a)")
  func hasSpeedOne() {
    #expect(UIPercentDrivenInteractiveTransition().completionSpeed == 1)
    #expect(BareInteractor().completionSpeed == 1)
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
    "[113] a speed that is none counts as 1, and is said (113c)", arguments: [0, -1, Double.nan])
  func refusesASpeed(speed: Double) {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      scene.driver.completionSpeed = speed
      ui.turn()
      scene.driver.finish()
      ui.settle()
      #expect(scene.isUp)
      #expect(
        ui.complaints == [
          "the completionSpeed of the presentation of sheet is \(CGFloat(speed)); 1 is used; give a "
            + "number above 0"
        ])
    }
  }

  @Test("[116] without an interruptible animator the timing curve does not count (116b)")
  func ignoresTheTimingCurve() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 1))
      scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      ui.turn()
      scene.driver.update(0.4)
      scene.driver.finish()
      ui.advance(by: 0.3)
      #expect(isClose(scene.shownShare, 0.7))
      ui.settle()
    }
  }

  @Test("[117] it starts under the finger by default, as a driver that does not say (117a, 117b)")
  func startsUnderTheFinger() {
    #expect(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
    #expect(BareInteractor().wantsInteractiveStart)
    Driver.run { ui in
      let scene = DrivenScene(ui)
      ui.turn()
      ui.advance(by: 1)
      #expect(scene.shownShare == 0)
      #expect(scene.sheet.transitionCoordinator?.initiallyInteractive == true)
      scene.driver.cancel()
      ui.settle()
    }
  }

  @Test("[19] started by super alone: the animator is called once, by the driver (19a)")
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

  @Test("[120] a driver that does not call super starts nothing, and waits (120a)")
  func owesSuper() {
    Driver.run { ui in
      let scene = DrivenScene(ui, driver: SilentDriver())
      ui.turn()
      scene.driver.update(0.5)
      ui.advance(by: 4)
      #expect(ui.log.count(of: "animator.animateTransition") == 0)
      #expect(scene.sheet.view.window == nil)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
    }
  }

  @Test("[120] super calls the context; a driver that calls it as well contradicts itself (120b)")
  func contradictsItself() {
    Driver.run { ui in
      let driver = TwofoldDriver()
      let scene = DrivenScene(ui, driver: driver)
      ui.turn()
      let coordinator = scene.sheet.transitionCoordinator
      driver.update(0.25)
      #expect(coordinator?.percentComplete == 0.25)
      #expect(scene.shownShare == 0.25)
      driver.contextShare = 0.75
      driver.update(0.25)
      #expect(driver.percentComplete == 0.25)
      #expect(coordinator?.percentComplete == 0.75)
      #expect(scene.shownShare == 0.75)
      driver.finish()
      ui.settle()
      #expect(ui.transitionEvents.filter { $0.contains("finishInteractive") }.count == 1)
      #expect(scene.isUp)
      #expect(scene.completionCalls == ["present"])
    }
  }

  @Test(
    "[304] a driver that overrides all without super and uses the context works silently (304a, 304b)"
  )
  func drivesTheContextItself() {
    for isCancelled in [true, false] {
      Driver.run { ui in
        let scene = DrivenScene(ui, driver: SelfMadeDriver())
        ui.turn()
        scene.driver.update(0.25)
        #expect(scene.shownShare == 0.25)
        #expect(scene.sheet.transitionCoordinator?.percentComplete == 0.25)
        isCancelled ? scene.driver.cancel() : scene.driver.finish()
        ui.settle()
        #expect(scene.isUp != isCancelled)
        #expect(scene.completionCalls == (isCancelled ? [] : ["present"]))
        #expect(ui.log.count(of: "animator.animateTransition") == 0)
        #expect(ui.complaints == [])
      }
    }
  }

  @Test(
    "[121] canceling plays the animations backwards; their code is not asked again (121a, 121b)")
  func playsBackwards() {
    for isPresenting in [true, false] {
      Driver.run { ui in
        let scene = DrivenScene(ui, presents: isPresenting)
        ui.turn()
        scene.driver.update(0.5)
        let calls = ui.log.count(of: "animator.animateTransition")
        scene.driver.cancel()
        var last: CGFloat = 0.5
        for _ in 1...7 {
          ui.advance(by: 0.125 / 8)
          #expect(scene.shownShare < last)
          last = scene.shownShare
        }
        ui.settle()
        #expect(ui.log.count(of: "animator.animateTransition") == calls)
        #expect(scene.isUp == !isPresenting)
        #expect(ui.complaints == [])
      }
    }
  }

  @Test(
    "[122] a property animator that is not vended follows as well, as its views are in the container (122a)"
  )
  func drivesTheUnvended() {
    for isPresenting in [true, false] {
      for isCancelled in [true, false] {
        Driver.run { ui in
          let scene = DrivenScene(ui, presents: isPresenting, by: UnvendedSlide())
          ui.turn()
          ui.advance(by: 2)
          #expect(scene.shownShare == 0)
          scene.driver.update(0.4)
          #expect(isClose(scene.shownShare, 0.4))
          #expect(scene.sheet.transitionCoordinator?.isInterruptible == false)
          isCancelled ? scene.driver.cancel() : scene.driver.finish()
          #expect(isClose(scene.shownShare, 0.4))
          ui.settle()
          #expect(scene.isUp == (isPresenting != isCancelled))
          #expect(ui.complaints == [])
        }
      }
    }
  }

  @Test("[122] a change outside of an animation neither follows the finger nor goes back (122a)")
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

  @Test(
    "[104] what moves along follows the finger, in the container or in a view that is named (104a, 104b)"
  )
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

  @Test("[105] a block that lasts longer than the transition outlives its release (105c)")
  func outlivesTheRelease() {
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

  @Test("[107] the coordinator tells how far, how fast and by which curve it goes on")
  func tellsTheRelease() {
    Driver.run { ui in
      let scene = DrivenScene(ui)
      scene.driver.completionSpeed = 0.5
      scene.driver.completionCurve = .easeOut
      ui.turn()
      var facts: [String] = []
      scene.sheet.transitionCoordinator?.notifyWhenInteractionEnds { context in
        let isOut = context.completionCurve == .easeOut
        facts.append(
          "\(context.percentComplete) \(context.completionVelocity) \(isOut) "
            + "\(context.isCancelled) \(context.isInteractive)")
      }
      scene.driver.update(0.25)
      scene.driver.cancel()
      ui.settle()
      #expect(facts == ["0.25 0.5 true true false"])
    }
  }
}

/// Starts nothing.
final class SilentDriver: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}

/// Calls super, and the context as well where it has a fraction for that.
final class TwofoldDriver: UIPercentDrivenInteractiveTransition {
  var contextShare: CGFloat?
  private var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    super.startInteractiveTransition(context)
  }
  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    if let contextShare { context?.updateInteractiveTransition(contextShare) }
  }
  override func finish() {
    super.finish()
    context?.finishInteractiveTransition()
  }
}

/// Moves the presented view by itself and calls the context, never super.
final class SelfMadeDriver: UIPercentDrivenInteractiveTransition {
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

  private func move(to share: CGFloat) {
    guard let context, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: 0, dy: (1 - share) * frame.height)
  }

  private func end(at share: CGFloat) {
    UIView.animate(withDuration: 0.2) {
      self.move(to: share)
    } completion: { _ in
      self.context?.completeTransition(self.context?.transitionWasCancelled == false)
    }
  }
}

/// Says nothing that it need not.
final class BareInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}
