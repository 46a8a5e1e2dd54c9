import HeadlessUIKit
import TestSupport
import Testing

/// S27: an element inside a screen goes along with the transition by the coordinator, is scrubbed
/// and canceled with it.
@Suite("S27: an element moves along") struct S27CoordinatorTests {
  /// A driver that holds what is left to a straight line.
  private func makeDriver(late: Bool) -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = !late
    driver.completionCurve = .linear
    return driver
  }

  @Test("an element of the coming screen comes along", arguments: Journey.Kind.allCases)
  func comes(_ kind: Journey.Kind) {
    let page = MovingPage("coming")
    // A dismissal shows its presenter all the time: nothing of it appears, so nothing goes along.
    guard kind != .dismissal else { return }
    Journey.run(kind, by: Fade(), coming: page) { journey in
      journey.begin()
      let shown = journey.stage.values(at: [0, 0.1, 0.2, 0.3]) { page.shown }
      #expect(shown == [[100, 0], [75, 0.25], [50, 0.5], [25, 0.75]])
      journey.stage.settle()
      #expect(page.shown == [0, 1])
      #expect(page.reports.last == "over, completed")
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("an element of the leaving screen goes along", arguments: Journey.Kind.allCases)
  func leaves(_ kind: Journey.Kind) {
    let page = MovingPage("leaving")
    // A presentation over the screen leaves its presenter shown: nothing of it disappears.
    guard kind != .presentation else { return }
    Journey.run(kind, by: kind == .dismissal ? InterruptibleFade() : Fade(), leaving: page) {
      journey in
      journey.begin()
      let shown = journey.stage.values(at: [0, 0.1, 0.3]) { page.shown }
      #expect(shown == [[0, 1], [25, 0.75], [75, 0.25]])
      journey.stage.settle()
      #expect(journey.hasArrived)
      #expect(page.badge.transform == .identity)
      #expect(page.reports.last == "over, completed")
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("under a finger it is scrubbed, there and back")
  func scrubbed() {
    for kind in [Journey.Kind.presentation, .push, .pop, .selection] {
      let page = MovingPage("coming")
      let driver = makeDriver(late: false)
      Journey.run(kind, by: Fade(), driver: driver, coming: page) { journey in
        journey.begin()
        journey.stage.advance(by: 1)
        #expect(page.shown == [100, 0])
        for share in [0.25, 0.75, 0.5] {
          driver.update(share)
          #expect(page.shown == [rounded(100 * (1 - share)), share])
          #expect(journey.shownShare == share)
        }
        driver.finish()
        journey.stage.advance(by: 0.1)
        #expect(page.shown == [25, 0.75])
        journey.stage.settle()
        #expect(journey.hasArrived)
        #expect(page.shown == [0, 1])
        #expect(page.reports.suffix(2) == ["let go at 0.5", "over, completed"])
        #expect(journey.stage.diagnosticMessages == [])
      }
    }
  }

  @Test("canceled it goes back with the transition, and the tree is as it was")
  func cancelled() {
    for kind in [Journey.Kind.push, .pop, .selection] {
      let page = MovingPage("leaving")
      let driver = makeDriver(late: false)
      Journey.run(kind, by: Fade(), driver: driver, leaving: page) { journey in
        let before = journey.stage.tree
        journey.begin()
        driver.update(0.25)
        #expect(page.shown == [25, 0.75])
        driver.cancel()
        journey.stage.advance(by: 0.05)
        #expect(page.shown == [12.5, 0.875])
        journey.stage.settle()
        #expect(!journey.hasArrived)
        #expect(journey.stage.tree == before)
        #expect(page.reports.suffix(2) == ["let go at 0.25", "over, canceled"])
        #expect(journey.stage.diagnosticMessages == [])
      }
    }
  }

  @Test("a presentation that is canceled takes the element of its screen back")
  func canceledPresentation() {
    let page = MovingPage("coming")
    let driver = makeDriver(late: false)
    Journey.run(.presentation, by: Fade(), driver: driver, coming: page) { journey in
      let before = journey.stage.tree
      journey.begin()
      driver.update(0.5)
      driver.cancel()
      journey.stage.advance(by: 0.1)
      #expect(page.shown == [75, 0.25])
      journey.stage.settle()
      #expect(journey.stage.tree == before)
      #expect(page.reports.contains("over, canceled"))
      #expect(journey.stage.diagnosticMessages == [])
    }
  }

  @Test("caught in mid-flight it stands with the transition and goes on with it")
  func interrupted() {
    for finishes in [true, false] {
      let page = MovingPage("coming")
      let driver = makeDriver(late: true)
      Journey.run(.push, by: InterruptibleFade(), driver: driver, coming: page) { journey in
        journey.begin()
        journey.stage.advance(by: 0.1)
        driver.pause()
        journey.stage.advance(by: 1)
        #expect(page.shown == [75, 0.25])
        driver.update(0.5)
        #expect(page.shown == [50, 0.5])
        finishes ? driver.finish() : driver.cancel()
        journey.stage.advance(by: 0.1)
        #expect(page.shown == (finishes ? [25, 0.75] : [75, 0.25]))
        journey.stage.settle()
        #expect(journey.hasArrived == finishes)
        #expect(page.reports.prefix(2) == ["held at 0.25", "let go at 0.5"])
        #expect(page.reports.last == (finishes ? "over, completed" : "over, canceled"))
        #expect(journey.stage.diagnosticMessages == [])
      }
    }
  }

  @Test("caught again on its way back it turns with the transition, and its badge with it")
  func caughtAgain() {
    for kind in [Journey.Kind.presentation, .push, .selection] {
      let page = MovingPage("coming")
      let driver = makeDriver(late: true)
      Journey.run(kind, by: InterruptibleFade(), driver: driver, coming: page) { journey in
        journey.begin()
        journey.stage.advance(by: 0.2)
        driver.pause()
        driver.cancel()
        journey.stage.advance(by: 0.1)
        #expect(page.shown == [75, 0.25])
        driver.pause()
        driver.update(0.5)
        #expect(page.shown == [50, 0.5])
        driver.finish()
        journey.stage.advance(by: 0.1)
        #expect(page.shown == [25, 0.75])
        journey.stage.settle()
        #expect(page.shown == [0, 1])
        #expect(journey.hasArrived)
        #expect(page.calls.last == "didAppear")
        #expect(page.reports.last == "over, completed")
        #expect(journey.stage.diagnosticMessages == [])
      }
    }
  }

  @Test("an element of a page goes along with the presentation of the stack that it is in")
  func inside() {
    let page = MovingPage("page")
    let stack = FadingStack(rootViewController: page)
    let home = Page("home")
    let supplier = Supplier(FromRight())
    Stage.run(home) { stage in
      stack.modalPresentationStyle = .custom
      stack.transitioningDelegate = supplier
      home.present(stack, animated: true)
      stage.turn()
      let shown = stage.values(at: [0, 0.1, 0.3]) { page.shown }
      #expect(shown == [[100, 0], [75, 0.25], [25, 0.75]])
      stage.settle()
      supplier.animator = Downwards()
      let driver = makeDriver(late: false)
      supplier.driver = driver
      home.dismiss(animated: true)
      stage.turn()
      driver.update(0.75)
      #expect(page.shown == [75, 0.25])
      driver.cancel()
      stage.advance(by: 0.05)
      #expect(page.shown == [50, 0.5])
      stage.settle()
      #expect(page.shown == [0, 1])
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test(
    "a block with a duration of its own may outlive the transition, which its completion does not")
  func outlives() {
    let page = Page("coming")
    Journey.run(.push, by: Fade(), coming: page) { journey in
      let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      journey.stage.window.addSubview(lamp)
      journey.begin()
      let isQueued = page.transitionCoordinator?.animate(alongsideTransition: { _ in })
      #expect(isQueued == false)
      journey.stage.settle()
      var end: Double?
      let start = journey.stage.now
      (page.navigationController as? FadingStack)?.popViewController(animated: true)
      page.transitionCoordinator?.animate { _ in
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
        ) {
          lamp.alpha = 0
        }
      } completion: { _ in
        end = journey.stage.now
      }
      journey.stage.turn()
      journey.stage.advance(by: 0.5)
      #expect(end.map { rounded($0 - start) } == 0.4)
      #expect(roundedOpacity(of: lamp) == 0.5)
      journey.stage.settle()
      #expect(rounded(journey.stage.now - start) == 1)
      #expect(roundedOpacity(of: lamp) == 0)
    }
  }

  @Test("a view outside the container goes along by name, under a finger too")
  func outside() {
    for finishes in [true, false] {
      let page = MovingPage("coming")
      let driver = makeDriver(late: false)
      Journey.run(.push, by: Fade(), driver: driver, coming: page) { journey in
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4))
        journey.stage.window.addSubview(strip)
        page.strip = strip
        journey.begin()
        driver.update(0.25)
        #expect(roundedFrame(of: strip).minY == 10)
        driver.update(0.5)
        #expect(roundedFrame(of: strip).minY == 20)
        finishes ? driver.finish() : driver.cancel()
        journey.stage.settle()
        #expect(roundedFrame(of: strip).minY == (finishes ? 40 : 0))
        #expect(journey.stage.diagnosticMessages == [])
      }
    }
  }

  @Test("without animation the element is at its end at once")
  func withoutAnimation() {
    let page = MovingPage("coming")
    let stack = FadingStack(rootViewController: Page("first"))
    Stage.run(stack) { stage in
      stack.pushViewController(page, animated: false)
      stage.settle()
      #expect(page.shown == [0, 1])
      #expect(stage.now == 0)
      #expect(stage.diagnosticMessages == [])
    }
  }
}
