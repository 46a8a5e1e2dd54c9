import HeadlessUIKit
import TestSupport
import Testing

/// S25 in a stack: pictures of both pages in place of the live ones.
@Suite("S25: pictures in place of two pages") struct S25StackPicturesTests {
  struct Scene {
    let journey: Journey
    let animator: PicturePush
    let leaving: HeadlinePage
    let coming: HeadlinePage
  }

  private func run(
    driver: UIPercentDrivenInteractiveTransition? = nil, _ body: (Scene) throws -> Void
  ) rethrows {
    let animator = PicturePush()
    let (leaving, coming) = (HeadlinePage("leaving"), HeadlinePage("coming"))
    try Journey.run(.push, by: animator, driver: driver, leaving: leaving, coming: coming) {
      try body(Scene(journey: $0, animator: animator, leaving: leaving, coming: coming))
    }
  }

  /// The words in a view with the frames that they are shown at, on the screen.
  private func words(in view: UIView, _ stage: Stage) -> [String] {
    var own: [String] = []
    if case .text(let text, _, _, _, _, _) = view.drawing {
      let frame = view.bounds.applying(view.presentedMapToRoot(at: stage.device.now))
      own = ["\(text) at \(rounded(frame.minX)), \(rounded(frame.minY)), \(rounded(frame.width))"]
    }
    return own + view.subviews.flatMap { words(in: $0, stage) }
  }

  @Test("both pages move as pictures, laid out, and shrink with all that is in them")
  func moves() throws {
    try run { scene in
      let stage = scene.journey.stage
      scene.journey.begin()
      let (leaving, coming) = (
        try #require(scene.animator.leaving), try #require(scene.animator.coming)
      )
      #expect(scene.leaving.view.isHidden)
      #expect(scene.coming.view.isHidden)
      #expect(words(in: leaving, stage) == ["leaving 400 at 20.0, 60.0, 360.0"])
      #expect(words(in: coming, stage) == ["coming 400 at 20.0, 860.0, 360.0"])
      stage.advance(by: 0.2)
      // Half way to half the size: three quarters of it, in the middle.
      #expect(roundedFrame(of: leaving) == CGRect(x: 50, y: 100, width: 300, height: 600))
      #expect(words(in: leaving, stage) == ["leaving 400 at 65.0, 145.0, 270.0"])
      #expect(words(in: coming, stage) == ["coming 400 at 20.0, 460.0, 360.0"])
      stage.settle()
      #expect(scene.journey.hasArrived)
      #expect(!scene.leaving.view.isHidden)
      #expect(!scene.coming.view.isHidden)
      #expect(scene.animator.leaving == nil || leaving.superview == nil)
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("under a finger the pictures follow, and taken back leave both pages as they were")
  func cancels() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    try run(driver: driver) { scene in
      let stage = scene.journey.stage
      let before = stage.tree
      scene.journey.begin()
      driver.update(0.5)
      let leaving = try #require(scene.animator.leaving)
      #expect(roundedFrame(of: leaving) == CGRect(x: 50, y: 100, width: 300, height: 600))
      driver.cancel()
      stage.advance(by: 0.1)
      #expect(roundedFrame(of: leaving) == CGRect(x: 25, y: 50, width: 350, height: 700))
      stage.settle()
      #expect(stage.tree == before)
      #expect(!scene.coming.view.isHidden)
      #expect(!scene.journey.hasArrived)
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("it cannot be caught on its way, says so, and arrives")
  func cannotBeCaught() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    run(driver: driver) { scene in
      scene.journey.begin()
      scene.journey.stage.advance(by: 0.1)
      driver.pause()
      scene.journey.stage.settle()
      #expect(scene.journey.hasArrived)
      #expect(
        scene.journey.stage.diagnosticMessages == [
          "pause() was called on the push of coming, which cannot be interrupted; nothing changed; "
            + "return a property animator from interruptibleAnimator(using:)"
        ])
    }
  }

  @Test("turned with the device on its way, the live page is laid out for the new screen")
  func rotated() {
    run { scene in
      scene.journey.begin()
      scene.journey.stage.advance(by: 0.2)
      scene.journey.stage.device.rotate(to: .landscapeLeft)
      scene.journey.stage.settle()
      #expect(scene.journey.hasArrived)
      #expect(scene.coming.label.text == "coming 800")
      #expect(!scene.coming.view.isHidden)
      #expect(
        roundedFrame(of: scene.coming.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
      #expect(scene.journey.stage.diagnosticMessages == [])
    }
  }
}
