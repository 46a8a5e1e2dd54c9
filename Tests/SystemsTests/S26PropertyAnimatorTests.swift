import HeadlessUIKit
import TestSupport
import Testing

/// S26: transitions by one `UIViewPropertyAnimator` each, which can be interrupted and goes on; a
/// fade, 0.4 s in a straight line.
@Suite("S26: transitions by UIViewPropertyAnimator") struct S26PropertyAnimatorTests {
  /// A driver that leaves the start to the animator.
  private func makeLateDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    driver.completionCurve = .linear
    return driver
  }

  @Test("by itself it fades in a straight line", arguments: Journey.Kind.allCases)
  func fades(_ kind: Journey.Kind) {
    let fade = InterruptibleFade()
    Journey.run(kind, by: fade) { journey in
      let start = journey.stage.now
      journey.begin()
      let shares = journey.stage.values(at: [0, 0.1, 0.2, 0.3]) { journey.shownShare }
      #expect(shares == [0, 0.25, 0.5, 0.75])
      journey.stage.settle()
      #expect(rounded(journey.stage.now - start) == 0.4)
      #expect(journey.hasArrived)
      #expect(fade.reports == ["completion at end", "animationEnded(true)"])
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("the same animator is handed out for the whole transition, a new one for the next")
  func handsOutOne() {
    let fade = InterruptibleFade()
    Journey.run(.push, by: fade) { journey in
      journey.begin()
      journey.stage.advance(by: 0.1)
      #expect(Set(fade.handedOut).count == 1)
      #expect(fade.handedOut.count > 1)
      let first = fade.handedOut.last
      journey.stage.settle()
      journey.coming.navigationController?.popViewController(animated: true)
      journey.stage.settle()
      #expect(!journey.hasArrived)
      #expect(fade.handedOut.last != first)
      #expect(fade.reports.filter { $0 == "completion at end" }.count == 2)
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test(
    "caught, it stands; let go, it takes what is left of its time", arguments: Journey.Kind.allCases
  )
  func resumes(_ kind: Journey.Kind) {
    let driver = makeLateDriver()
    let fade = InterruptibleFade()
    Journey.run(kind, by: fade, driver: driver) { journey in
      journey.begin()
      journey.stage.advance(by: 0.1)
      #expect(journey.coming.transitionCoordinator?.isInterruptible == true)
      #expect(fade.context?.isInteractive == false)
      driver.pause()
      #expect(fade.context?.isInteractive == true)
      #expect(rounded(driver.percentComplete) == 0.25)
      journey.stage.advance(by: 3)
      #expect(journey.shownShare == 0.25)
      driver.finish()
      #expect(fade.context?.isInteractive == false)
      let released = journey.stage.now
      let shares = journey.stage.values(at: [0.1, 0.2]) { journey.shownShare }
      #expect(shares == [0.5, 0.75])
      journey.stage.settle()
      #expect(rounded(journey.stage.now - released) == 0.3)
      #expect(journey.hasArrived)
      #expect(fade.reports == ["completion at end", "animationEnded(true)"])
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("caught and taken back, everything is as it was", arguments: Journey.Kind.allCases)
  func turnsBack(_ kind: Journey.Kind) {
    let driver = makeLateDriver()
    let fade = InterruptibleFade()
    Journey.run(kind, by: fade, driver: driver) { journey in
      let before = journey.stage.tree
      journey.begin()
      journey.stage.advance(by: 0.3)
      driver.pause()
      driver.update(0.5)
      #expect(journey.shownShare == 0.5)
      driver.cancel()
      journey.stage.advance(by: 0.1)
      #expect(journey.shownShare == 0.25)
      journey.stage.settle()
      #expect(!journey.hasArrived)
      #expect(journey.stage.tree == before)
      #expect(fade.reports == ["completion at start", "animationEnded(false)"])
      #expect(journey.leaving.calls.last == "didAppear")
      #expect(journey.coming.calls.last != "didAppear" || kind == .dismissal)
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("it can be caught as often as a finger likes, on its way back too")
  func again() {
    let driver = makeLateDriver()
    let fade = InterruptibleFade()
    Journey.run(.presentation, by: fade, driver: driver) { journey in
      journey.begin()
      journey.stage.advance(by: 0.2)
      driver.pause()
      driver.cancel()
      journey.stage.advance(by: 0.1)
      #expect(journey.shownShare == 0.25)
      #expect(fade.context?.transitionWasCancelled == true)
      driver.pause()
      #expect(rounded(driver.percentComplete) == 0.25)
      driver.update(0.75)
      #expect(journey.shownShare == 0.75)
      driver.finish()
      #expect(fade.context?.transitionWasCancelled == false)
      journey.stage.advance(by: 0.05)
      #expect(journey.shownShare == 0.875)
      journey.stage.settle()
      #expect(journey.hasArrived)
      #expect(fade.reports == ["completion at end", "animationEnded(true)"])
      #expect(journey.coming.calls.last == "didAppear")
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("under a finger from the start it is the same animator that follows")
  func driven() {
    for finishes in [true, false] {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .linear
      let fade = InterruptibleFade()
      Journey.run(.pop, by: fade, driver: driver) { journey in
        journey.begin()
        journey.stage.advance(by: 1)
        #expect(journey.shownShare == 0)
        for share in [0.3, 0.6, 0.5] {
          driver.update(share)
          #expect(journey.shownShare == share)
        }
        finishes ? driver.finish() : driver.cancel()
        journey.stage.settle()
        #expect(journey.hasArrived == finishes)
        #expect(Set(fade.handedOut).count == 1)
        #expect(fade.reports.last == "animationEnded(\(finishes))")
        #expect(journey.stage.diagnosticMessages == [])
      }
    }
  }

  @Test("turned with the device while it is caught, it ends where the new screen wants it")
  func rotated() {
    let driver = makeLateDriver()
    Journey.run(.presentation, by: InterruptibleFade(), driver: driver) { journey in
      journey.begin()
      journey.stage.advance(by: 0.1)
      driver.pause()
      journey.stage.device.rotate(to: .landscapeLeft)
      journey.stage.advance(by: 1)
      driver.finish()
      journey.stage.settle()
      #expect(journey.hasArrived)
      #expect(
        roundedFrame(of: journey.coming.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
      #expect(roundedOpacity(of: journey.coming.view) == 1)
      #expect(journey.stage.diagnosticMessages == [])
    }
  }
}
