import HeadlessUIKit
import TestSupport
import Testing

/// S27: an element of a screen animates alongside the transition through the coordinator, and is
/// scrubbed and canceled with it.
@Suite("S27: an element animates alongside", .checkedDevices) struct S27CoordinatorTests {
  /// Returns a driver with a linear completion curve.
  private func makeDriver(noninteractive: Bool) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = !noninteractive
    driver.completionCurve = .linear
    return driver
  }

  @Test(
    "an element of the appearing screen animates alongside",
    arguments: TransitionFixture.Kind.allCases)
  func animatesAppearingElement(_ kind: TransitionFixture.Kind) {
    let page = MovingPage("appearing")
    // A dismissal keeps its presenter visible: none of its views appears, so nothing animates
    // alongside.
    guard kind != .dismissal else { return }
    TransitionFixture.run(kind, by: Fade(), appearing: page) { fixture in
      fixture.begin()
      let shown = fixture.stage.values(at: [0, 0.1, 0.2, 0.3]) { page.shown }
      #expect(shown == [[100, 0], [75, 0.25], [50, 0.5], [25, 0.75]])
      fixture.stage.settle()
      #expect(page.shown == [0, 1])
      #expect(page.reports.last == "ended, completed")
    }
  }

  @Test(
    "an element of the disappearing screen animates alongside",
    arguments: TransitionFixture.Kind.allCases)
  func animatesDisappearingElement(_ kind: TransitionFixture.Kind) {
    let page = MovingPage("disappearing")
    // A presentation over the screen keeps its presenter visible: none of its views disappears.
    guard kind != .presentation else { return }
    TransitionFixture.run(
      kind, by: kind == .dismissal ? InterruptibleFade() : Fade(), disappearing: page
    ) {
      fixture in
      fixture.begin()
      let shown = fixture.stage.values(at: [0, 0.1, 0.3]) { page.shown }
      #expect(shown == [[0, 1], [25, 0.75], [75, 0.25]])
      fixture.stage.settle()
      #expect(fixture.isCompleted)
      #expect(page.badge.transform == .identity)
      #expect(page.reports.last == "ended, completed")
    }
  }

  @Test(
    "an interactive transition scrubs the element, forward and back",
    arguments: [TransitionFixture.Kind.presentation, .push, .pop, .selection])
  func scrubbed(kind: TransitionFixture.Kind) {
    let page = MovingPage("appearing")
    let driver = makeDriver(noninteractive: false)
    TransitionFixture.run(kind, by: Fade(), driver: driver, appearing: page) { fixture in
      fixture.begin()
      fixture.stage.advance(by: 1)
      #expect(page.shown == [100, 0])
      for fraction in [0.25, 0.75, 0.5] {
        driver.update(fraction)
        #expect(page.shown == [rounded(100 * (1 - fraction)), fraction])
        #expect(fixture.presentedFraction == fraction)
      }
      driver.finish()
      fixture.stage.advance(by: 0.1)
      #expect(page.shown == [25, 0.75])
      fixture.stage.settle()
      #expect(fixture.isCompleted)
      #expect(page.shown == [0, 1])
      #expect(page.reports.suffix(2) == ["released at 0.5", "ended, completed"])
    }
  }

  @Test(
    "canceling reverses the element with the transition, and restores the view hierarchy",
    arguments: [TransitionFixture.Kind.push, .pop, .selection])
  func canceled(kind: TransitionFixture.Kind) {
    let page = MovingPage("disappearing")
    let driver = makeDriver(noninteractive: false)
    TransitionFixture.run(kind, by: Fade(), driver: driver, disappearing: page) { fixture in
      let before = fixture.stage.tree
      fixture.begin()
      driver.update(0.25)
      #expect(page.shown == [25, 0.75])
      driver.cancel()
      fixture.stage.advance(by: 0.05)
      #expect(page.shown == [12.5, 0.875])
      fixture.stage.settle()
      #expect(!fixture.isCompleted)
      #expect(fixture.stage.tree == before)
      #expect(page.reports.suffix(2) == ["released at 0.25", "ended, canceled"])
    }
  }

  @Test("canceling a presentation reverses the element of its screen")
  func canceledPresentation() {
    let page = MovingPage("appearing")
    let driver = makeDriver(noninteractive: false)
    TransitionFixture.run(.presentation, by: Fade(), driver: driver, appearing: page) { fixture in
      let before = fixture.stage.tree
      fixture.begin()
      driver.update(0.5)
      driver.cancel()
      fixture.stage.advance(by: 0.1)
      #expect(page.shown == [75, 0.25])
      fixture.stage.settle()
      #expect(fixture.stage.tree == before)
      #expect(page.reports.contains("ended, canceled"))
    }
  }

  @Test(
    "an interruption pauses the element with the transition, and it continues with it",
    arguments: [true, false])
  func interrupted(finishes: Bool) {
    let page = MovingPage("appearing")
    let driver = makeDriver(noninteractive: true)
    TransitionFixture.run(.push, by: InterruptibleFade(), driver: driver, appearing: page) {
      fixture in
      fixture.begin()
      fixture.stage.advance(by: 0.1)
      driver.pause()
      fixture.stage.advance(by: 1)
      #expect(page.shown == [75, 0.25])
      driver.update(0.5)
      #expect(page.shown == [50, 0.5])
      finishes ? driver.finish() : driver.cancel()
      fixture.stage.advance(by: 0.1)
      #expect(page.shown == (finishes ? [25, 0.75] : [75, 0.25]))
      fixture.stage.settle()
      #expect(fixture.isCompleted == finishes)
      #expect(page.reports.prefix(2) == ["interactive at 0.25", "released at 0.5"])
      #expect(page.reports.last == (finishes ? "ended, completed" : "ended, canceled"))
    }
  }

  @Test(
    "interrupted again while it is canceled, the element reverses with the transition",
    arguments: [TransitionFixture.Kind.presentation, .push, .selection])
  func interruptedWhileCanceling(kind: TransitionFixture.Kind) {
    let page = MovingPage("appearing")
    let driver = makeDriver(noninteractive: true)
    TransitionFixture.run(kind, by: InterruptibleFade(), driver: driver, appearing: page) {
      fixture in
      fixture.begin()
      fixture.stage.advance(by: 0.2)
      driver.pause()
      driver.cancel()
      fixture.stage.advance(by: 0.1)
      #expect(page.shown == [75, 0.25])
      driver.pause()
      driver.update(0.5)
      #expect(page.shown == [50, 0.5])
      driver.finish()
      fixture.stage.advance(by: 0.1)
      #expect(page.shown == [25, 0.75])
      fixture.stage.settle()
      #expect(page.shown == [0, 1])
      #expect(fixture.isCompleted)
      #expect(page.calls.last == "didAppear")
      #expect(page.reports.last == "ended, completed")
    }
  }

  @Test("an element of a page animates alongside the presentation of its navigation controller")
  func inside() {
    let page = MovingPage("page")
    let stack = FadingStack(rootViewController: page)
    let home = Page("home")
    let delegate = TransitionDelegate(FromRight())
    Stage.run(home) { stage in
      stack.modalPresentationStyle = .custom
      stack.transitioningDelegate = delegate
      home.present(stack, animated: true)
      stage.turn()
      let shown = stage.values(at: [0, 0.1, 0.3]) { page.shown }
      #expect(shown == [[100, 0], [75, 0.25], [25, 0.75]])
      stage.settle()
      delegate.animator = Downwards()
      let driver = makeDriver(noninteractive: false)
      delegate.driver = driver
      home.dismiss(animated: true)
      stage.turn()
      driver.update(0.75)
      #expect(page.shown == [75, 0.25])
      driver.cancel()
      stage.advance(by: 0.05)
      #expect(page.shown == [50, 0.5])
      stage.settle()
      #expect(page.shown == [0, 1])
    }
  }

  @Test("an animation with its own duration can outlast the transition; its completion does not")
  func animationOutlastsTransition() {
    let page = Page("appearing")
    TransitionFixture.run(.push, by: Fade(), appearing: page) { fixture in
      let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.stage.window.addSubview(lamp)
      fixture.begin()
      // The transition is already running.
      let isQueued = page.transitionCoordinator?.animate(alongsideTransition: { _ in })
      #expect(isQueued == false)
      fixture.stage.settle()
      var end: Double?
      let start = fixture.stage.now
      (page.navigationController as? FadingStack)?.popViewController(animated: true)
      page.transitionCoordinator?.animate { _ in
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
        ) {
          lamp.alpha = 0
        }
      } completion: { _ in
        end = fixture.stage.now
      }
      fixture.stage.turn()
      fixture.stage.advance(by: 0.5)
      #expect(end.map { rounded($0 - start) } == 0.4)
      #expect(roundedOpacity(of: lamp) == 0.5)
      fixture.stage.settle()
      #expect(rounded(fixture.stage.now - start) == 1)
      #expect(roundedOpacity(of: lamp) == 0)
    }
  }

  @Test(
    "animateAlongsideTransition(in:) animates a view outside the container, interactively too",
    arguments: [true, false])
  func outside(finishes: Bool) {
    let page = MovingPage("appearing")
    let driver = makeDriver(noninteractive: false)
    TransitionFixture.run(.push, by: Fade(), driver: driver, appearing: page) { fixture in
      let strip = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4))
      fixture.stage.window.addSubview(strip)
      page.strip = strip
      fixture.begin()
      driver.update(0.25)
      #expect(roundedFrame(of: strip).minY == 10)
      driver.update(0.5)
      #expect(roundedFrame(of: strip).minY == 20)
      finishes ? driver.finish() : driver.cancel()
      fixture.stage.settle()
      #expect(roundedFrame(of: strip).minY == (finishes ? 40 : 0))
    }
  }

  @Test("without animation the element has its final values immediately")
  func withoutAnimation() {
    let page = MovingPage("appearing")
    let stack = FadingStack(rootViewController: Page("first"))
    Stage.run(stack) { stage in
      stack.pushViewController(page, animated: false)
      stage.settle()
      #expect(page.shown == [0, 1])
      #expect(stage.now == 0)
    }
  }
}
