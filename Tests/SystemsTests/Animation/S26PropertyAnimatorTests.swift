import HeadlessUIKit
import TestSupport
import Testing

/// S26: transitions by one `UIViewPropertyAnimator` each, which can be interrupted and continued; a
/// linear fade over 0.4 s.
@Suite("S26: transitions by UIViewPropertyAnimator", .checkedDevices)
struct S26PropertyAnimatorTests {
  /// Returns a driver whose transition starts noninteractively.
  private func makeNoninteractiveDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    driver.completionCurve = .linear
    return driver
  }

  @Test("uninterrupted, it fades linearly", arguments: TransitionFixture.Kind.allCases)
  func fades(_ kind: TransitionFixture.Kind) {
    let fade = InterruptibleFade()
    TransitionFixture.run(kind, by: fade) { fixture in
      let start = fixture.stage.now
      fixture.begin()
      let fractions = fixture.stage.values(at: [0, 0.1, 0.2, 0.3]) { fixture.presentedFraction }
      #expect(fractions == [0, 0.25, 0.5, 0.75])
      fixture.stage.settle()
      #expect(rounded(fixture.stage.now - start) == 0.4)
      #expect(fixture.isCompleted)
      #expect(fade.reports == ["completion at end", "animationEnded(true)"])
    }
  }

  @Test("the same animator is returned for the whole transition, a new one for the next")
  func returnsSameAnimator() {
    let fade = InterruptibleFade()
    TransitionFixture.run(.push, by: fade) { fixture in
      fixture.begin()
      fixture.stage.advance(by: 0.1)
      #expect(Set(fade.animators.map(ObjectIdentifier.init)).count == 1)
      #expect(fade.animators.count > 1)
      let first = fade.animators.last
      fixture.stage.settle()
      fixture.appearing.navigationController?.popViewController(animated: true)
      fixture.stage.settle()
      #expect(!fixture.isCompleted)
      #expect(fade.animators.last !== first)
      #expect(fade.reports.filter { $0 == "completion at end" }.count == 2)
    }
  }

  @Test(
    "an interrupted transition pauses; released, it takes the remaining time",
    arguments: TransitionFixture.Kind.allCases
  )
  func resumes(_ kind: TransitionFixture.Kind) {
    let driver = makeNoninteractiveDriver()
    let fade = InterruptibleFade()
    TransitionFixture.run(kind, by: fade, driver: driver) { fixture in
      fixture.begin()
      fixture.stage.advance(by: 0.1)
      #expect(fixture.appearing.transitionCoordinator?.isInterruptible == true)
      #expect(fade.context?.isInteractive == false)
      driver.pause()
      #expect(fade.context?.isInteractive == true)
      #expect(rounded(driver.percentComplete) == 0.25)
      fixture.stage.advance(by: 3)
      #expect(fixture.presentedFraction == 0.25)
      driver.finish()
      #expect(fade.context?.isInteractive == false)
      let released = fixture.stage.now
      let fractions = fixture.stage.values(at: [0.1, 0.2]) { fixture.presentedFraction }
      #expect(fractions == [0.5, 0.75])
      fixture.stage.settle()
      #expect(rounded(fixture.stage.now - released) == 0.3)
      #expect(fixture.isCompleted)
      #expect(fade.reports == ["completion at end", "animationEnded(true)"])
    }
  }

  @Test(
    "canceling an interrupted transition restores everything",
    arguments: TransitionFixture.Kind.allCases)
  func reverses(_ kind: TransitionFixture.Kind) {
    let driver = makeNoninteractiveDriver()
    let fade = InterruptibleFade()
    TransitionFixture.run(kind, by: fade, driver: driver) { fixture in
      let before = fixture.stage.tree
      fixture.begin()
      fixture.stage.advance(by: 0.3)
      driver.pause()
      driver.update(0.5)
      #expect(fixture.presentedFraction == 0.5)
      driver.cancel()
      fixture.stage.advance(by: 0.1)
      #expect(fixture.presentedFraction == 0.25)
      fixture.stage.settle()
      #expect(!fixture.isCompleted)
      #expect(fixture.stage.tree == before)
      #expect(fade.reports == ["completion at start", "animationEnded(false)"])
      #expect(fixture.disappearing.calls.last == "didAppear")
      #expect(fixture.appearing.calls.last != "didAppear" || kind == .dismissal)
    }
  }

  @Test("a transition can be interrupted repeatedly, also while it reverses")
  func again() {
    let driver = makeNoninteractiveDriver()
    let fade = InterruptibleFade()
    TransitionFixture.run(.presentation, by: fade, driver: driver) { fixture in
      fixture.begin()
      fixture.stage.advance(by: 0.2)
      driver.pause()
      driver.cancel()
      fixture.stage.advance(by: 0.1)
      #expect(fixture.presentedFraction == 0.25)
      #expect(fade.context?.transitionWasCancelled == true)
      driver.pause()
      #expect(rounded(driver.percentComplete) == 0.25)
      driver.update(0.75)
      #expect(fixture.presentedFraction == 0.75)
      driver.finish()
      #expect(fade.context?.transitionWasCancelled == false)
      fixture.stage.advance(by: 0.05)
      #expect(fixture.presentedFraction == 0.875)
      fixture.stage.settle()
      #expect(fixture.isCompleted)
      #expect(fade.reports == ["completion at end", "animationEnded(true)"])
      #expect(fixture.appearing.calls.last == "didAppear")
    }
  }

  @Test("an interactive transition scrubs the same animator", arguments: [true, false])
  func driven(finishes: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    let fade = InterruptibleFade()
    TransitionFixture.run(.pop, by: fade, driver: driver) { fixture in
      fixture.begin()
      fixture.stage.advance(by: 1)
      #expect(fixture.presentedFraction == 0)
      for fraction in [0.3, 0.6, 0.5] {
        driver.update(fraction)
        #expect(fixture.presentedFraction == fraction)
      }
      finishes ? driver.finish() : driver.cancel()
      fixture.stage.settle()
      #expect(fixture.isCompleted == finishes)
      #expect(Set(fade.animators).count == 1)
      #expect(fade.reports.last == "animationEnded(\(finishes))")
    }
  }

  @Test(
    "rotating the device during an interruption ends the transition in the frame of the new screen")
  func rotated() {
    let driver = makeNoninteractiveDriver()
    TransitionFixture.run(.presentation, by: InterruptibleFade(), driver: driver) { fixture in
      fixture.begin()
      fixture.stage.advance(by: 0.1)
      driver.pause()
      fixture.stage.device.rotate(to: .landscapeLeft)
      fixture.stage.advance(by: 1)
      driver.finish()
      fixture.stage.settle()
      #expect(fixture.isCompleted)
      #expect(
        roundedFrame(of: fixture.appearing.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
      #expect(roundedOpacity(of: fixture.appearing.view) == 1)
    }
  }
}
