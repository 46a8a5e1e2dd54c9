import HeadlessUIKit
import TestSupport
import Testing

/// S23: a presentation and a dismissal by animators of one's own, each from the transitioning
/// delegate.
@Suite("S23: present and dismiss by one's own animators") struct S23PresentAndDismissTests {
  struct Scene {
    let stage: Stage
    let home: Page
    let panel: Panel

    /// Presents the panel and waits until it stands.
    func show() {
      home.present(panel, animated: true)
      stage.settle()
    }
    var isUp: Bool { home.presentedViewController === panel && panel.view.window != nil }
  }

  private func run(_ body: (Scene) throws -> Void) rethrows {
    let home = Page("home")
    try Stage.run(home) { try body(Scene(stage: $0, home: home, panel: Panel("panel"))) }
  }

  @Test("the presentation takes its animator's way and time, the presenter stands where it was")
  func presents() {
    run { scene in
      var end: Double?
      scene.home.present(scene.panel, animated: true) { end = scene.stage.now }
      scene.stage.turn()
      let places = scene.stage.values(at: [0, 0.1, 0.2, 0.3]) { roundedFrame(of: scene.panel.view) }
      #expect(places.map(\.minX) == [400, 300, 200, 100])
      #expect(places.allSatisfy { $0.minY == 0 })
      #expect(places.allSatisfy { $0.size == CGSize(width: 400, height: 800) })
      #expect(roundedFrame(of: scene.home.view) == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(end == nil)
      scene.stage.settle()
      #expect(end == 0.4)
      #expect(roundedFrame(of: scene.panel.view).minX == 0)
      #expect(scene.isUp)
      #expect(scene.home.view.window != nil)
      #expect(scene.home.calls == ["willAppear", "didAppear"])
      #expect(scene.panel.questions == ["presents", "drives FromRight"])
      #expect(scene.stage.diagnosticMessages == [])
    }
  }

  @Test("the dismissal takes another animator's way and time")
  func dismisses() {
    run { scene in
      scene.show()
      let start = scene.stage.now
      var end: Double?
      scene.panel.dismiss(animated: true) { end = scene.stage.now }
      scene.stage.turn()
      let places = scene.stage.values(at: [0, 0.05, 0.1]) {
        roundedFrame(of: scene.panel.view).minY
      }
      #expect(places == [0, 200, 400])
      scene.stage.settle()
      #expect(end.map { rounded($0 - start) } == 0.2)
      #expect(!scene.isUp)
      #expect(scene.panel.view.window == nil)
      #expect(scene.stage.window.subviews == [scene.home.view])
      #expect(scene.panel.questions.suffix(2) == ["dismisses", "drives Downwards"])
      #expect(scene.stage.diagnosticMessages == [])
    }
  }

  @Test("nil for either one leaves that way to the system, and nobody is asked to drive it")
  func defaults() {
    run { scene in
      scene.panel.dismissAnimator = nil
      scene.show()
      #expect(scene.panel.questions == ["presents", "drives FromRight"])
      scene.panel.dismiss(animated: true)
      scene.stage.turn()
      scene.stage.advance(by: 0.1)
      // The system's own spring, 0.5 s: more than half of the way in a tenth of a second.
      #expect(isClose(roundedFrame(of: scene.panel.view).minY, 0.544778 * 800, within: 0.01))
      scene.stage.settle()
      #expect(!scene.isUp)
      #expect(scene.panel.questions == ["presents", "drives FromRight", "dismisses"])
    }
  }

  @Test("under a finger the dismissal follows, and past four tenths it goes on")
  func finishes() {
    run { scene in
      scene.show()
      scene.stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200))
      #expect(roundedFrame(of: scene.panel.view).minY == 200)
      scene.stage.moveTouch(to: CGPoint(x: 200, y: 500))
      #expect(roundedFrame(of: scene.panel.view).minY == 400)
      scene.stage.endTouch()
      scene.stage.advance(by: 0.05)
      #expect(roundedFrame(of: scene.panel.view).minY == 600)
      scene.stage.settle()
      #expect(!scene.isUp)
      #expect(scene.panel.dismissals == 1)
      #expect(scene.stage.diagnosticMessages == [])
    }
  }

  @Test("a finger that lets go too soon leaves everything as it was")
  func cancels() {
    run { scene in
      scene.show()
      let before = scene.stage.tree
      let frames = scene.stage.window.subviews.count
      scene.stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200))
      #expect(scene.panel.isBeingDismissed)
      scene.stage.endTouch()
      scene.stage.advance(by: 0.025)
      #expect(roundedFrame(of: scene.panel.view).minY == 100)
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.stage.window.subviews.count == frames)
      #expect(scene.isUp)
      #expect(!scene.panel.isBeingDismissed)
      #expect(
        scene.panel.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
      #expect(scene.stage.diagnosticMessages == [])
    }
  }

  @Test("a presentation that its driver cancels leaves nothing behind, and can be repeated")
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
      #expect(scene.isUp)
      #expect(roundedFrame(of: scene.panel.view).minX == 0)
      #expect(scene.stage.diagnosticMessages == [])
    }
  }

  @Test("dismissed by code on its way in it is refused, and arrives")
  func refused() {
    run { scene in
      scene.home.present(scene.panel, animated: true)
      scene.stage.turn()
      scene.stage.advance(by: 0.2)
      scene.panel.dismiss(animated: true)
      scene.stage.settle()
      #expect(scene.isUp)
      #expect(scene.stage.diagnosticCodes == [.transitionInProgress])
      scene.panel.dismiss(animated: true)
      scene.stage.settle()
      #expect(!scene.isUp)
    }
  }

  @Test("turned with the device on its way in it ends over the whole new screen")
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
      #expect(!scene.isUp)
      #expect(roundedFrame(of: scene.home.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
      #expect(scene.stage.diagnosticMessages == [])
    }
  }

  @Test("without animation the animator is still asked, is told so, and is done at once")
  func withoutAnimation() throws {
    try run { scene in
      scene.home.present(scene.panel, animated: false)
      scene.stage.turn()
      #expect(roundedFrame(of: scene.panel.view).minX == 0)
      let animator = try #require(scene.panel.presentAnimator as? FromRight)
      #expect(animator.saysAnimated == false)
      scene.stage.settle()
      #expect(scene.stage.now == 0)
      #expect(scene.isUp)
      #expect(scene.stage.diagnosticMessages == [])
    }
  }
}
