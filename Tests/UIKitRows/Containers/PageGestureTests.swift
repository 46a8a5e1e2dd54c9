import HeadlessUIKit
import Testing

/// Gestures that turn pages: taps on curling pages, touches on pages that are scrolling.
@Suite struct PageGestureTests {
  @Test("a page view controller without a page has no view controllers, but an array")
  func hasNoPage() {
    Driver.run { _ in
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      #expect(pages.viewControllers == [])
    }
  }

  @Test("curling pages have the recognizers of a pan and of a tap, scrolling ones have none")
  func recognizers() {
    Driver.run { ui in
      let curling = ui.pages("one", style: .pageCurl).pages
      #expect(curling.gestureRecognizers.count == 2)
      #expect(curling.gestureRecognizers.first is UIPanGestureRecognizer)
      #expect(curling.gestureRecognizers.last is UITapGestureRecognizer)
      #expect(curling.gestureRecognizers.allSatisfy { $0.view === curling.view })
      #expect(ui.pages("one", style: .scroll).pages.gestureRecognizers == [])
    }
  }

  @Test(
    "a tap near an edge of a curling page turns to the page there, and one inside turns none",
    arguments: [(370.0, 2), (5, 0), (187, 1)])
  func tapTurnsPage(_ x: CGFloat, _ page: Int) {
    Driver.run { ui in
      let scene = ui.pages("one", "two", "three", style: .pageCurl)
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: false)
      ui.settle()
      ui.log.clear()
      ui.tap(at: CGPoint(x: x, y: 300))
      ui.settle()
      #expect(scene.shown == page)
      let name = scene[page].restorationIdentifier ?? ""
      #expect(
        ui.log.calls(of: "delegate")
          == (page == 1
            ? [] : ["delegate.willTransitionTo \(name)", "delegate.didFinish two true"]))
    }
  }

  @Test("a tap at the edge of the last curling page turns none")
  func tapAtLastPage() {
    Driver.run { ui in
      let scene = ui.pages("one", style: .pageCurl)
      ui.tap(at: CGPoint(x: 370, y: 300))
      ui.settle()
      #expect(scene.shown == 0)
      #expect(ui.log.calls == [])
    }
  }

  // MARK: Scrolling pages

  /// Pages of which the second is turning, begun by code or by a swipe.
  private func turning(_ ui: Driver, byCode: Bool) -> PageScene {
    let scene = ui.pages("one", "two", "three")
    if byCode {
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.advance(by: 0.15)
    } else {
      scene.swipe(by: -150)
      ui.advance(by: 0.05)
    }
    return scene
  }

  private func left(_ scene: PageScene, _ index: Int) -> CGFloat {
    presentationFrame(of: scene[index].view).minX
  }

  @Test(
    "[330] a touch stops a turning page, and a pan continues from its position (330a)",
    arguments: [true, false])
  func continues(_ byCode: Bool) {
    Driver.run { ui in
      let scene = turning(ui, byCode: byCode)
      let position = left(scene, 1)
      #expect(position > 20)
      #expect(position < 360)
      ui.touchDown(at: CGPoint(x: 200, y: 400))
      ui.advance(by: 0.2)
      #expect(isClose(left(scene, 1), position))
      #expect(scene.pages.transitionCoordinator?.isInteractive == true)
      // A pan begins after 10 pt (UIKit row 194).
      ui.touchMove(to: CGPoint(x: 215, y: 400))
      ui.advance(by: 0.1)
      ui.touchMove(to: CGPoint(x: 220, y: 400))
      ui.advance(by: 0.2)
      #expect(isClose(left(scene, 1), position + 10))
      #expect(isClose(left(scene, 0), position + 10 - 375))
      ui.touchUp()
      ui.settle()
    }
  }

  @Test(
    "[330] an interrupted page that is released at rest ends at the nearest page (330a)",
    arguments: [0, 1], [true, false])
  func endsAtNearestPage(_ page: Int, _ byCode: Bool) {
    Driver.run { ui in
      let scene = turning(ui, byCode: byCode)
      let position = left(scene, 1)
      // Both drags stop 20 pt before the page's end position; their first 10 pt begin the pan.
      if page == 1 {
        scene.drag(by: 10 - position)
        #expect(isClose(left(scene, 1), 20))
      } else {
        scene.drag(by: 365 - position, from: CGPoint(x: 5, y: 400))
        #expect(isClose(left(scene, 1), 355))
      }
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == page)
      for index in 0...2 {
        #expect((scene[index].viewIfLoaded?.window != nil) == (index == page))
      }
      #expect(AppearanceGrammar.faults(of: ["one", "two", "three"], in: ui.log) == [])
    }
  }

  @Test(
    "[330] a touch that does not pan lets the page continue to where it was going (330a)",
    arguments: [true, false])
  func tapContinues(_ byCode: Bool) {
    Driver.run { ui in
      let scene = turning(ui, byCode: byCode)
      ui.tap(at: CGPoint(x: 200, y: 400))
      ui.settle()
      #expect(scene.shown == 1)
      #expect(
        ui.log.calls(of: "one", "two").sorted() == [
          "one.viewDidDisappear", "one.viewWillDisappear", "two.viewDidAppear",
          "two.viewIsAppearing", "two.viewWillAppear",
        ])
    }
  }

  @Test("[330] a pan from a turning page passes through the next page without a jump (330a)")
  func passesPage() {
    Driver.run { ui in
      let scene = turning(ui, byCode: true)
      let position = left(scene, 1)
      // The first 10 pt of the distance begin the pan.
      ui.touchDown(at: CGPoint(x: 370, y: 400))
      for distance in stride(from: 20.0, through: 340, by: 20) {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 370 - distance, y: 400))
        ui.advance(by: 0.02)
        #expect(isClose(left(scene, 1), position - distance + 10))
      }
      #expect(isClose(left(scene, 2), position - 330 + 375))
      ui.advance(by: 0.2)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 1)
      scene.drag(by: 340, from: CGPoint(x: 20, y: 400))
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 0)
      #expect(AppearanceGrammar.faults(of: ["one", "two", "three"], in: ui.log) == [])
    }
  }

  @Test(
    "[330] two quick swipes turn two pages, in either direction (330b)",
    arguments: [-150.0, 150], [0.02, 0.05, 0.1])
  func swipesTwice(_ distance: CGFloat, _ pause: Double) {
    Driver.run { ui in
      let scene = ui.pages("one", "two", "three")
      let (first, last) = distance < 0 ? (0, 2) : (2, 0)
      scene.pages.setViewControllers([scene[first]], direction: .forward, animated: false)
      ui.settle()
      ui.log.clear()
      scene.swipe(by: distance)
      ui.advance(by: pause)
      #expect(scene.pages.transitionCoordinator != nil)
      scene.swipe(by: distance)
      ui.settle()
      #expect(scene.shown == last)
      let names = [first, 1, last].map { scene[$0].restorationIdentifier ?? "" }
      #expect(
        ui.log.calls(of: "delegate") == [
          "delegate.willTransitionTo \(names[1])", "delegate.didFinish \(names[0]) true",
          "delegate.willTransitionTo \(names[2])", "delegate.didFinish \(names[1]) true",
        ])
      #expect(AppearanceGrammar.faults(of: names, in: ui.log) == [])
    }
  }

  @Test("[330] a quick swipe back turns a page back (330a)")
  func swipesBack() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", "three")
      scene.swipe(by: -150)
      ui.advance(by: 0.05)
      scene.swipe(by: 150)
      ui.settle()
      #expect(scene.shown == 0)
    }
  }

  @Test("[330] a quick swipe on the last page, which is turning, ends there (330b)")
  func swipesPastTheLast() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      for _ in 0..<3 {
        scene.swipe(by: -150)
        ui.advance(by: 0.05)
      }
      ui.settle()
      #expect(scene.shown == 1)
    }
  }

  @Test("[330] a call while a touch holds a turning page ends at the page of the call (330a)")
  func callDuringInterruption() {
    Driver.run { ui in
      let scene = turning(ui, byCode: true)
      ui.touchDown(at: CGPoint(x: 200, y: 400))
      ui.advance(by: 0.1)
      scene.pages.setViewControllers([scene[2]], direction: .forward, animated: true)
      ui.advance(by: 0.1)
      ui.touchMove(to: CGPoint(x: 100, y: 400))
      ui.advance(by: 0.1)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 2)
      #expect(AppearanceGrammar.faults(of: ["one", "two", "three"], in: ui.log) == [])
    }
  }

  @Test("a curling page that is turning is not interrupted")
  func curlIsNotInterrupted() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", style: .pageCurl)
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.advance(by: 0.2)
      ui.touchDown(at: CGPoint(x: 200, y: 400))
      ui.turn()
      #expect(scene.pages.transitionCoordinator?.isInteractive == false)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 1)
    }
  }
}

extension PageScene {
  /// Swipes horizontally by a distance in 60 ms, pt.
  fileprivate func swipe(by distance: CGFloat, from start: CGPoint = CGPoint(x: 187, y: 400)) {
    ui.touchDown(at: start)
    for step in 1...6 {
      ui.advance(by: 0.01)
      ui.touchMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 6, y: start.y))
      ui.turn()
    }
    ui.touchUp()
    ui.turn()
  }
}
