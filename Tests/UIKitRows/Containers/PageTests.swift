import HeadlessUIKit
import Testing

/// Page view controllers: children, appearance callbacks, gestures.
@Suite struct PageTests {
  @Test("[42] a page that code turns by scrolling appears before the other one disappears (42c)")
  func turns() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true) {
        ui.log.add("call.completion \($0)")
      }
      ui.advance(by: 0.15)
      let width = ui.window.bounds.width
      #expect(isClose(presentationFrame(of: scene[1].view).minX, width / 2, within: 0.01))
      #expect(isClose(presentationFrame(of: scene[0].view).maxX, width / 2, within: 0.01))
      ui.settle()
      #expect(
        ui.log.calls == [
          "two.viewWillAppear", "one.viewWillDisappear", "two.viewIsAppearing",
          "two.viewDidAppear", "one.viewDidDisappear", "call.completion true",
        ])
      #expect(scene.shown == 1)
      #expect(scene[0].parent == nil)
      #expect(scene[0].view.window == nil)
      #expect(scene[1].view.frame == ui.window.bounds)
    }
  }

  @Test("a reverse change of page enters from the other side, with the spacing between the pages")
  func reverseChangeEntersFromOtherSide() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", options: [.interPageSpacing: 20.0])
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: false)
      ui.settle()
      scene.pages.setViewControllers([scene[0]], direction: .reverse, animated: true)
      ui.turn()
      #expect(presentationFrame(of: scene[0].view).maxX == -20)
      ui.settle()
      #expect(scene.shown == 0)
    }
  }

  @Test(
    "[42] a pan moves the page point for point; its callbacks are those of a turn by code, and the delegate is notified (42c)"
  )
  func panMovesPage() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      // The first 10 pt begin the pan.
      scene.drag(by: -210)
      #expect(isClose(presentationFrame(of: scene[0].view).minX, -200, within: 0.01))
      #expect(scene.pages.transitionCoordinator?.isInteractive == true)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 1)
      #expect(
        ui.log.calls(of: "one", "two") == [
          "two.viewWillAppear", "one.viewWillDisappear", "two.viewIsAppearing",
          "two.viewDidAppear", "one.viewDidDisappear",
        ])
      #expect(
        ui.log.calls(of: "delegate") == [
          "delegate.willTransitionTo two", "delegate.didFinish one true",
        ])
    }
  }

  @Test(
    "[42] a page that scrolls back sends its callbacks in UIKit's order, and restores the tree (42d)"
  )
  func cancels() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      let before = treeLines(of: ui.window)
      scene.drag(by: -110)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 0)
      #expect(scene[1].parent == nil)
      #expect(
        ui.log.calls == [
          "delegate.willTransitionTo two", "two.viewWillAppear", "one.viewWillDisappear",
          "two.viewIsAppearing", "one.viewWillAppear", "one.viewIsAppearing", "one.viewDidAppear",
          "two.viewWillDisappear", "two.viewDidDisappear", "delegate.didFinish one false",
        ])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("a pan without a page in its direction or across the pages begins no transition")
  func panWithoutPageBeginsNothing() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      scene.drag(by: 150)
      #expect(scene.pages.transitionCoordinator == nil)
      ui.touchUp()
      // Begins across the pages and continues along them.
      ui.touchDown(at: CGPoint(x: 200, y: 400))
      ui.touchMove(to: CGPoint(x: 190, y: 300))
      ui.touchMove(to: CGPoint(x: 20, y: 300))
      #expect(scene.pages.transitionCoordinator == nil)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 0)
      #expect(ui.log.calls == [])
    }
  }

  /// A data source with one more page; as a gesture delegate it begins no gesture.
  private final class RefusingDataSource: NSObject, UIPageViewControllerDataSource,
    UIGestureRecognizerDelegate
  {
    var next: UIViewController?

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { next }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test("the page that a refused pan would have shown is not retained")
  func refusedPanReleasesPage() {
    Driver.run { ui in
      let scene = ui.pages("one")
      let dataSource = RefusingDataSource()
      weak var next: UIViewController?
      // A block, so that no local retains the page.
      do {
        let page = UIViewController()
        (dataSource.next, next) = (page, page)
      }
      scene.pages.dataSource = dataSource
      for recognizer in scene.pages.view.gestureRecognizers ?? [] {
        recognizer.delegate = dataSource
      }
      scene.drag(by: -210)
      #expect(scene.pages.transitionCoordinator == nil)
      #expect(next != nil)
      ui.touchUp()
      ui.settle()
      dataSource.next = nil
      #expect(next == nil)
    }
  }

  @Test("a vertical scroll view in a page leaves horizontal pans to the page view controller")
  func turnsOverAList() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      let list = UIScrollView(frame: ui.window.bounds)
      list.contentSize = CGSize(width: list.bounds.width, height: 3000)
      scene[0].view.addSubview(list)
      ui.settle()
      // The content begins below the status bar of 20 pt.
      #expect(list.contentOffset == CGPoint(x: 0, y: -20))
      scene.drag(by: -300)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 1)
      #expect(list.contentOffset == CGPoint(x: 0, y: -20))
    }
  }

  @Test("[42] changes faster than the animation end at the last page, with legal callbacks (42b)")
  func turnsFast() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", "three")
      for index in [1, 2, 0, 2, 1] {
        scene.pages.setViewControllers([scene[index]], direction: .forward, animated: true)
        ui.advance(by: 0.1)
      }
      ui.settle()
      #expect(scene.shown == 1)
      #expect(scene.controllers.map { $0.viewIfLoaded?.window != nil } == [false, true, false])
      #expect(AppearanceGrammar.faults(of: ["one", "two", "three"], in: ui.log) == [])
    }
  }

  @Test("with the page-curl style the next page is below the one that curls away")
  func curls() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", style: .pageCurl)
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.advance(by: 0.4)
      #expect(scene[0].view.window != nil)
      #expect(scene[1].view.window != nil)
      ui.settle()
      #expect(scene.shown == 1)
      #expect(scene[0].view.window == nil)
      #expect(scene[1].view.frame == ui.window.bounds)
    }
  }

  @Test(
    "[42] a canceled page curl sends its callbacks in UIKit's order, and restores the tree (42a)")
  func cancelsACurl() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", style: .pageCurl)
      let before = treeLines(of: ui.window)
      scene.drag(by: -110)
      #expect(scene.pages.transitionCoordinator?.isInteractive == true)
      #expect(scene[0].view.window != nil)
      #expect(scene[1].view.window != nil)
      ui.touchUp()
      ui.settle()
      #expect(
        ui.log.calls(of: "one", "two") == [
          "two.viewWillAppear", "one.viewWillDisappear", "two.viewIsAppearing",
          "two.viewWillDisappear", "one.viewWillAppear", "two.viewDidDisappear",
          "one.viewIsAppearing", "one.viewDidAppear",
        ])
      #expect(scene.shown == 0)
      #expect(scene[1].parent == nil)
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("a page curl follows the pan, and ends with the next page")
  func pageCurlFollowsPan() {
    Driver.run { ui in
      let scene = ui.pages("one", "two", style: .pageCurl)
      var frames: [[String]] = []
      for distance in [60.0, 120, 300] {
        scene.drag(by: -CGFloat(distance))
        frames.append(treeLines(of: scene.pages.view))
        if distance < 300 { ui.touchCancel() }
        ui.turn()
        if distance < 300 { ui.settle() }
      }
      #expect(Set(frames).count == 3)
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == 1)
      #expect(scene[0].view.window == nil)
      #expect(scene[1].view.frame == ui.window.bounds)
      #expect(scene[1].view.alpha == 1)
    }
  }

  @Test(
    "removing the page from its parent leaves none, and the next one is set without a transition")
  func leavesByItself() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      scene[0].removeFromParent()
      #expect(scene.shown == nil)
      #expect(scene[0].view.window == nil)
      scene.pages.setViewControllers([scene[1]], direction: .forward, animated: true)
      ui.turn()
      #expect(scene.pages.transitionCoordinator == nil)
      #expect(scene.shown == 1)
      #expect(presentationFrame(of: scene[1].view) == ui.window.bounds)
      #expect(
        ui.log.calls == [
          "one.viewWillDisappear", "one.viewDidDisappear", "two.viewWillAppear",
          "two.viewIsAppearing", "two.viewDidAppear",
        ])
    }
  }

  @Test("a page view controller shows exactly one page, and refuses any other number")
  func refuses() {
    Driver.run { ui in
      let scene = ui.pages("one", "two")
      scene.pages.setViewControllers([], direction: .forward, animated: true)
      scene.pages.setViewControllers(scene.controllers, direction: .forward, animated: true)
      #expect(scene.shown == 0)
      #expect(
        ui.diagnosticMessages
          == [0, 2].map {
            "The number of view controllers provided (\($0)) doesn't match the number required (1) "
              + "for the requested transition"
          })
    }
  }
}
