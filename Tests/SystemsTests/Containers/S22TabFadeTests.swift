import HeadlessUIKit
import TestSupport
import Testing

/// S22: a tab change fades linearly over 0.4 s, as the tab bar controller's delegate specifies.
@Suite("S22: fading tab changes", .checkedDevices) struct S22TabFadeTests {
  struct Scene {
    let stage: Stage
    let tabs: FadingTabs
    let games: Page
    let news: Page

    /// The views of the tabs in the window, lowest first.
    var inWindow: [String] {
      let views = [games.view, news.view].compactMap(\.self).filter { $0.window != nil }
      let order = views.first?.superview?.subviews ?? []
      return order.filter { view in views.contains { $0 === view } }
        .compactMap(\.accessibilityIdentifier)
    }
  }

  private func run(_ body: (Scene) throws -> Void) rethrows {
    let tabs = FadingTabs(nibName: nil, bundle: nil)
    let (games, news) = (Page("games"), Page("news"))
    tabs.viewControllers = [games, news]
    try Stage.run(tabs) {
      try body(Scene(stage: $0, tabs: tabs, games: games, news: news))
    }
  }

  @Test("a tab selected programmatically fades in linearly above the previous tab")
  func fades() {
    run { scene in
      scene.tabs.selectedIndex = 1
      scene.stage.turn()
      #expect(scene.inWindow == ["games", "news"])
      let alphas = scene.stage.values(at: [0, 0.1, 0.2, 0.3, 0.399]) {
        roundedOpacity(of: scene.news.view)
      }
      #expect(alphas == [0, 0.25, 0.5, 0.75, 0.9975])
      #expect(roundedOpacity(of: scene.games.view) == 1)
      #expect(scene.tabs.transitionCoordinator?.transitionDuration == 0.4)
      scene.stage.advance(by: 0.001)
      #expect(scene.inWindow == ["news"])
      #expect(scene.tabs.transitionCoordinator == nil)
      #expect(scene.games.calls.suffix(2) == ["willDisappear", "didDisappear"])
      #expect(scene.news.calls == ["willAppear", "didAppear"])
    }
  }

  @Test("a tap on the tab bar fades to that tab, and another one back")
  func taps() {
    run { scene in
      for (x, selected) in [(300.0, 1), (100.0, 0)] {
        let start = scene.stage.now
        scene.stage.device.tap(at: CGPoint(x: x, y: 780))
        scene.stage.turn()
        let appearing: Page = selected == 1 ? scene.news : scene.games
        scene.stage.advance(by: 0.2)
        #expect(roundedOpacity(of: appearing.view) == 0.5)
        scene.stage.settle()
        #expect(rounded(scene.stage.now - start) == 0.4)
        #expect(scene.tabs.selectedIndex == selected)
        #expect(scene.inWindow == [appearing.name])
      }
    }
  }

  @Test("an interactive fade follows the pan, and finishes past four tenths")
  func finishes() {
    run { scene in
      scene.stage.drag(from: CGPoint(x: 390, y: 400), by: CGVector(dx: -100, dy: 0))
      #expect(roundedOpacity(of: scene.news.view) == 0.25)
      scene.stage.moveTouch(to: CGPoint(x: 190, y: 400))
      #expect(roundedOpacity(of: scene.news.view) == 0.5)
      scene.stage.endTouchAfterRest()
      // Half of the fraction and of the time remain: a tenth of a second is a quarter of the
      // duration.
      scene.stage.advance(by: 0.1)
      #expect(roundedOpacity(of: scene.news.view) == 0.75)
      scene.stage.settle()
      #expect(scene.tabs.selectedIndex == 1)
      #expect(scene.inWindow == ["news"])
    }
  }

  @Test("releasing an interactive fade too soon restores everything")
  func cancels() {
    run { scene in
      let before = scene.stage.tree
      scene.stage.drag(from: CGPoint(x: 390, y: 400), by: CGVector(dx: -120, dy: 0))
      #expect(roundedOpacity(of: scene.news.view) == 0.3)
      #expect(scene.tabs.selectedIndex == 1)
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.tabs.selectedIndex == 0)
      #expect(scene.tabs.tabBar.selectedItem === scene.games.tabBarItem)
      #expect(scene.news.calls == ["willAppear", "willDisappear", "didDisappear"])
      #expect(
        scene.games.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
      // The transition can be repeated, to its end.
      scene.tabs.selectedIndex = 1
      scene.stage.settle()
      #expect(scene.inWindow == ["news"])
      #expect(scene.news.view.alpha == 1)
    }
  }

  @Test(
    "an interrupted fade pauses, and continues or reverses when it is released",
    arguments: [true, false])
  func interrupted(finishes: Bool) {
    run { scene in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      driver.completionCurve = .linear
      scene.tabs.animator = InterruptibleFade()
      scene.tabs.noninteractiveDriver = driver
      scene.tabs.selectedIndex = 1
      scene.stage.turn()
      scene.stage.advance(by: 0.1)
      driver.pause()
      scene.stage.advance(by: 1)
      #expect(roundedOpacity(of: scene.news.view) == 0.25)
      driver.update(0.5)
      #expect(roundedOpacity(of: scene.news.view) == 0.5)
      finishes ? driver.finish() : driver.cancel()
      scene.stage.advance(by: 0.1)
      #expect(roundedOpacity(of: scene.news.view) == (finishes ? 0.75 : 0.25))
      scene.stage.settle()
      #expect(scene.tabs.selectedIndex == (finishes ? 1 : 0))
      #expect(scene.inWindow == [finishes ? "news" : "games"])
    }
  }

  @Test("selecting another tab during the fade ends with that tab")
  func choosesAgain() {
    run { scene in
      scene.tabs.selectedIndex = 1
      scene.stage.turn()
      scene.stage.advance(by: 0.2)
      scene.tabs.selectedIndex = 0
      scene.stage.settle()
      #expect(scene.tabs.selectedIndex == 0)
      #expect(scene.inWindow == ["games"])
      #expect(scene.games.view.alpha == 1)
      #expect(scene.games.calls.last == "didAppear")
      #expect(scene.news.calls.last == "didDisappear")
    }
  }

  @Test("without a delegate a tab changes immediately")
  func withoutDelegate() {
    run { scene in
      scene.tabs.delegate = nil
      scene.tabs.selectedIndex = 1
      scene.stage.turn()
      #expect(scene.inWindow == ["news"])
      #expect(roundedOpacity(of: scene.news.view) == 1)
      #expect(scene.tabs.transitionCoordinator == nil)
    }
  }
}
