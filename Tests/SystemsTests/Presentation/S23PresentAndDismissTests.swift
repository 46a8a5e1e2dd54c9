import HeadlessUIKit
import TestSupport
import Testing

/// S23: a presentation and a dismissal by custom animators from the transitioning delegate.
@Suite("S23: present and dismiss by custom animators", .checkedDevices)
struct S23PresentAndDismissTests {
  struct Scene {
    let stage: Stage
    let home: Page
    let panel: Panel

    /// Presents the panel and waits for the end of the presentation.
    func show() {
      home.present(panel, animated: true)
      stage.settle()
    }
    var isPresented: Bool { home.presentedViewController === panel && panel.view.window != nil }
  }

  private func run(_ body: (Scene) throws -> Void) rethrows {
    let home = Page("home")
    try Stage.run(home) { try body(Scene(stage: $0, home: home, panel: Panel("panel"))) }
  }

  @Test(
    "the presentation uses its animator's motion and duration, and the presenting view stays in place"
  )
  func presents() {
    run { scene in
      var end: Double?
      scene.home.present(scene.panel, animated: true) { end = scene.stage.now }
      scene.stage.turn()
      let frames = scene.stage.values(at: [0, 0.1, 0.2, 0.3]) { roundedFrame(of: scene.panel.view) }
      #expect(frames.map(\.minX) == [400, 300, 200, 100])
      #expect(frames.allSatisfy { $0.minY == 0 })
      #expect(frames.allSatisfy { $0.size == CGSize(width: 400, height: 800) })
      #expect(roundedFrame(of: scene.home.view) == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(end == nil)
      scene.stage.settle()
      #expect(end == 0.4)
      #expect(roundedFrame(of: scene.panel.view).minX == 0)
      #expect(scene.isPresented)
      #expect(scene.home.view.window != nil)
      #expect(scene.home.calls == ["willAppear", "didAppear"])
      #expect(scene.panel.delegateCalls == ["presents", "interaction for FromRight"])
    }
  }

  @Test("the dismissal uses the motion and the duration of another animator")
  func dismisses() {
    run { scene in
      scene.show()
      let start = scene.stage.now
      var end: Double?
      scene.panel.dismiss(animated: true) { end = scene.stage.now }
      scene.stage.turn()
      let frames = scene.stage.values(at: [0, 0.05, 0.1]) {
        roundedFrame(of: scene.panel.view).minY
      }
      #expect(frames == [0, 200, 400])
      scene.stage.settle()
      #expect(end.map { rounded($0 - start) } == 0.2)
      #expect(!scene.isPresented)
      #expect(scene.panel.view.window == nil)
      #expect(scene.stage.window.subviews == [scene.home.view])
      #expect(scene.panel.delegateCalls.suffix(2) == ["dismisses", "interaction for Downwards"])
    }
  }

  @Test("a nil animator leaves that direction to the system, without an interaction controller")
  func defaults() {
    run { scene in
      scene.panel.dismissAnimator = nil
      scene.show()
      #expect(scene.panel.delegateCalls == ["presents", "interaction for FromRight"])
      scene.panel.dismiss(animated: true)
      scene.stage.turn()
      scene.stage.advance(by: 0.1)
      // The system's spring, 0.5 s: more than half of the distance in a tenth of a second.
      #expect(isClose(roundedFrame(of: scene.panel.view).minY, 0.544778 * 800, within: 0.01))
      scene.stage.settle()
      #expect(!scene.isPresented)
      #expect(scene.panel.delegateCalls == ["presents", "interaction for FromRight", "dismisses"])
    }
  }

  @Test("an interactive dismissal follows the pan, and finishes past four tenths")
  func finishes() {
    run { scene in
      scene.show()
      scene.stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200))
      #expect(roundedFrame(of: scene.panel.view).minY == 200)
      scene.stage.moveTouch(to: CGPoint(x: 200, y: 500))
      #expect(roundedFrame(of: scene.panel.view).minY == 400)
      scene.stage.endTouchAfterRest()
      scene.stage.advance(by: 0.05)
      #expect(roundedFrame(of: scene.panel.view).minY == 600)
      scene.stage.settle()
      #expect(!scene.isPresented)
      #expect(scene.panel.dismissals == 1)
    }
  }

  @Test("releasing an interactive dismissal too soon restores everything")
  func cancels() {
    run { scene in
      scene.show()
      let before = scene.stage.tree
      let subviewCount = scene.stage.window.subviews.count
      scene.stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200))
      #expect(scene.panel.isBeingDismissed)
      scene.stage.endTouchAfterRest()
      scene.stage.advance(by: 0.025)
      #expect(roundedFrame(of: scene.panel.view).minY == 100)
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.stage.window.subviews.count == subviewCount)
      #expect(scene.isPresented)
      #expect(!scene.panel.isBeingDismissed)
      #expect(
        scene.panel.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
    }
  }

  @Test("a canceled interactive presentation leaves nothing behind, and can be repeated")
  func canceledPresentation() {
    run { scene in
      let before = scene.stage.tree
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .linear
      scene.panel.presentationDriver = driver
      scene.home.present(scene.panel, animated: true)
      scene.stage.turn()
      driver.update(0.25)
      #expect(roundedFrame(of: scene.panel.view).minX == 300)
      driver.cancel()
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.home.presentedViewController == nil)
      #expect(scene.panel.presentingViewController == nil)
      #expect(scene.panel.calls == ["willAppear", "willDisappear", "didDisappear"])
      scene.panel.presentationDriver = nil
      scene.show()
      #expect(scene.isPresented)
      #expect(roundedFrame(of: scene.panel.view).minX == 0)
    }
  }

  @Test(
    "a programmatic dismissal during the presentation is refused, and the presentation completes")
  func refused() {
    run { scene in
      scene.home.present(scene.panel, animated: true)
      scene.stage.turn()
      scene.stage.advance(by: 0.2)
      scene.panel.dismiss(animated: true)
      scene.stage.settle()
      #expect(scene.isPresented)
      #expect(scene.stage.diagnosticCodes == [.transitionInProgress])
      scene.panel.dismiss(animated: true)
      scene.stage.settle()
      #expect(!scene.isPresented)
    }
  }

  @Test("rotating the device during the presentation ends it at the size of the new screen")
  func rotated() {
    run { scene in
      scene.home.present(scene.panel, animated: true)
      scene.stage.turn()
      scene.stage.advance(by: 0.2)
      scene.stage.device.rotate(to: .landscapeLeft)
      scene.stage.settle()
      #expect(roundedFrame(of: scene.panel.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
      scene.panel.dismiss(animated: true)
      scene.stage.settle()
      #expect(!scene.isPresented)
      #expect(roundedFrame(of: scene.home.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
    }
  }

  @Test("without animation the animator is called with isAnimated false, and completes immediately")
  func withoutAnimation() throws {
    try run { scene in
      scene.home.present(scene.panel, animated: false)
      scene.stage.turn()
      #expect(roundedFrame(of: scene.panel.view).minX == 0)
      let animator = try #require(scene.panel.presentAnimator as? FromRight)
      #expect(animator.isAnimated == false)
      scene.stage.settle()
      #expect(scene.stage.now == 0)
      #expect(scene.isPresented)
    }
  }
}
