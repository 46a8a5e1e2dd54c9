import HeadlessUIKit
import Testing

/// How percent-driven transitions end: at fractions 0 and 1, without a duration, and by a spring.
@Suite struct InteractiveCompletionTests {
  struct End: CustomTestStringConvertible, Sendable {
    var fraction: Double
    var isCancelled: Bool
    /// The switch `cancelingTakesReverseDuration`.
    var isMirrored: Bool
    /// The remaining time of a transition of 1 s, s.
    var seconds: Double
    var testDescription: String {
      "\(isCancelled ? "cancel" : "finish") at \(fraction), mirrored \(isMirrored)"
    }
    nonisolated static let all = [true, false].flatMap { isMirrored in
      // The fraction, and the remaining times of finish and cancel.
      [(0.0, 1.0, 0.0), (0.6, 0.4, isMirrored ? 0.6 : 0.4), (1, 0, isMirrored ? 1 : 0)].flatMap {
        [
          End(fraction: $0.0, isCancelled: false, isMirrored: isMirrored, seconds: $0.1),
          End(fraction: $0.0, isCancelled: true, isMirrored: isMirrored, seconds: $0.2),
        ]
      }
    }
  }

  @Test(
    "[113][114] an interruptible animator and other animations end at the same, expected time (113b)",
    arguments: End.all)
  func endsTogether(_ end: End) {
    Driver.run {
      $0.cancelingTakesReverseDuration = end.isMirrored
      // The other animation is made by `animateTransition`.
      $0.percentDriverStartsInterruptibleAnimator = false
    } _: { ui in
      let sibling = UIView()
      let along = UIView()
      let animator = InterruptibleSlide(ui.log)
      var ends: [Double] = []
      animator.onStart = { context in
        context.containerView.addSubview(sibling)
        UIView.animate(withDuration: 1) {
          sibling.alpha = 0
        } completion: { _ in
          ends.append(ui.now)
        }
      }
      let scene = DrivenScene(ui, by: animator) { sheet in
        sheet.hooks["viewWillAppear"] = {
          $0.transitionCoordinator?.containerView.addSubview(along)
          $0.transitionCoordinator?.animate(
            alongsideTransition: { _ in along.alpha = 0 }, completion: { _ in ends.append(ui.now) })
        }
      }
      ui.turn()
      scene.driver.update(end.fraction)
      let start = ui.now
      end.isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      #expect(ends.count == 2)
      #expect(ends.allSatisfy { isClose($0 - start, end.seconds) })
      #expect([sibling, along].map(\.alpha) == (end.isCancelled ? [1, 1] : [0, 0]))
      #expect(scene.isPresented != end.isCancelled)
    }
  }

  @Test(
    "[116] canceling uses the timing curve for the speed's duration or its own (116a, 116c)",
    arguments: [false, true])
  func cancelsByTheTimingCurve(replacesSpeed: Bool) {
    Driver.run(choosing: { $0.timingCurveReplacesCompletionSpeed = replacesSpeed }) { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      scene.driver.completionSpeed = 0.5
      ui.turn()
      scene.driver.update(0.5)
      let start = ui.now
      var end: Double?
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in end = ui.now }
      scene.driver.cancel()
      ui.advance(by: replacesSpeed ? 0.25 : 0.5)
      // Row 167: easeIn halfway.
      let expected: CGFloat = 0.5 - 0.5 * 0.315357
      #expect(isClose(scene.shownFraction, expected, within: 1e-5))
      ui.settle()
      #expect(end.map { isClose($0 - start, replacesSpeed ? 0.5 : 1) } == true)
      #expect(!scene.isPresented)
    }
  }

  @Test("[107][F022] percentComplete does not exceed 1 while a spring overshoots")
  func reportsNoMoreThanAll() {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.timingCurve = UISpringTimingParameters(
        dampingRatio: 0.3, initialVelocity: CGVector(dx: 8, dy: 8))
      scene.driver.finish()
      let coordinator = scene.sheet.transitionCoordinator
      var maximum: CGFloat = 0
      for _ in 1...30 where maximum <= 1 {
        ui.advance(by: 1 / 60)
        maximum = max(maximum, scene.shownFraction)
        #expect(scene.driver.percentComplete == 0.5)
        #expect(coordinator?.percentComplete == 0.5)
      }
      #expect(maximum > 1.01)
      scene.driver.pause()
      #expect(scene.shownFraction == maximum)
      #expect(scene.driver.percentComplete == 1)
      #expect(coordinator?.percentComplete == 1)
      scene.driver.cancel()
      ui.settle()
      #expect(!scene.isPresented)
    }
  }

  @Test(
    "[F078] a percent-driven transition without a duration ends once, as interaction controller or animator decide",
    arguments: combinations(
      [true, false], [true, false], [true, false]))
  func hasNoDuration(isPresenting: Bool, isCancelled: Bool, waitsATurn: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(
        ui, presents: isPresenting, by: LoggingAnimator(ui.log, .slides, lasting: 0))
      ui.turn()
      scene.driver.update(0.5)
      #expect(scene.driver.duration == 0)
      #expect(scene.driver.percentComplete == 0.5)
      if waitsATurn { ui.turn() }
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      ui.settle()
      // An animation without a duration cannot be paused: it ends in the next run-loop turn.
      let isReversed = isCancelled && !waitsATurn
      #expect(scene.isPresented == (isPresenting != isReversed))
      #expect(scene.completionCalls.count == 1)
      #expect(ui.log.count(of: "animator.animationEnded(\(!isReversed))") == 1)
      #expect(ui.root.transitionCoordinator == nil)
      let kind = isPresenting ? "presentation" : "dismissal"
      #expect(
        ui.diagnosticMessages
          == (waitsATurn
            ? [
              "completeTransition was called during the interaction of the \(kind) of sheet; call "
                + "finish() or cancel() first"
            ] : []))
    }
  }

  @Test("a slow interactive pop that a push finishes immediately leaves no pending work")
  func finishedPopLeavesNoPendingWork() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = 0.01
      scene.delegate.interactor = driver
      scene.stack.popViewController(animated: true)
      ui.turn()
      driver.update(0.5)
      driver.finish()
      ui.advance(by: 0.1)
      #expect(scene.stack.transitionCoordinator != nil)
      scene.stack.pushViewController(ui.controller("page"), animated: false)
      let start = ui.now
      ui.settle()
      #expect(ui.now - start < 1)
      #expect(scene.names == ["home", "page"])
    }
  }

  @Test("[122][F082] timers and display links keep running while a transition is scrubbed (122b)")
  func leavesTheClock() {
    Driver.run { ui in
      let animator = LoggingAnimator(ui.log)
      let ticks = Ticks()
      animator.onStart = { _ in ticks.start() }
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.25)
      ui.advance(by: 0.51)
      #expect(ticks.ofTimer == 5)
      #expect(ticks.ofLink == 30)
      scene.driver.cancel()
      ui.advance(by: 0.1)
      #expect(ticks.ofTimer == 6)
      #expect(ticks.ofLink == 36)
      ticks.stop()
      ui.settle()
    }
  }

  @Test("every view is restored before the first completion of a canceled transition runs")
  func viewsAreRestoredBeforeCompletion() {
    Driver.run { ui in
      let (first, second) = (UIView(), UIView())
      let animator = LoggingAnimator(ui.log)
      var shown: [CGFloat] = []
      animator.onStart = { context in
        for view in [first, second] {
          context.containerView.addSubview(view)
          UIView.animate(withDuration: 0.25) {
            view.alpha = 0.2
          } completion: { _ in
            shown += [first, second].map(presentationOpacity)
          }
        }
      }
      let scene = DrivenScene(ui, by: animator)
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.cancel()
      ui.settle()
      #expect(shown == [1, 1, 1, 1])
    }
  }
}

/// Counts the callbacks of a timer and a display link.
private final class Ticks {
  private(set) var ofTimer = 0
  private(set) var ofLink = 0
  private var timer: Timer?
  private var link: CADisplayLink?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.ofTimer += 1 }
    }
    let link = ActionTarget.displayLink { [weak self] in self?.ofLink += 1 }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    timer?.invalidate()
    link?.invalidate()
  }
}
