import HeadlessUIKit
import TestSupport
import Testing

/// S25 in a navigation stack: snapshots of both pages in place of the live views.
@Suite("S25: snapshots in place of two pages", .checkedDevices) struct S25StackPicturesTests {
  struct Scene {
    let fixture: TransitionFixture
    let animator: PicturePush
    let disappearing: HeadlinePage
    let appearing: HeadlinePage
  }

  private func run(
    driver: UIPercentDrivenInteractiveTransition? = nil, _ body: (Scene) throws -> Void
  ) rethrows {
    let animator = PicturePush()
    let (disappearing, appearing) = (HeadlinePage("disappearing"), HeadlinePage("appearing"))
    try TransitionFixture.run(
      .push, by: animator, driver: driver, disappearing: disappearing, appearing: appearing
    ) {
      try body(
        Scene(fixture: $0, animator: animator, disappearing: disappearing, appearing: appearing))
    }
  }

  /// Returns the texts in a view, with their presented frames on the screen.
  private func texts(in view: UIView, _ stage: Stage) -> [String] {
    var lines: [String] = []
    if case .text(let text, _, _, _, _, _) = view.drawing {
      let frame = view.bounds.applying(view.presentedMapToRoot(at: stage.device.now))
      lines = ["\(text) at \(rounded(frame.minX)), \(rounded(frame.minY)), \(rounded(frame.width))"]
    }
    return lines + view.subviews.flatMap { texts(in: $0, stage) }
  }

  @Test("both pages move as snapshots after layout, and scale with all of their content")
  func moves() throws {
    try run { scene in
      let stage = scene.fixture.stage
      scene.fixture.begin()
      let (disappearing, appearing) = (
        try #require(scene.animator.disappearing), try #require(scene.animator.appearing)
      )
      #expect(scene.disappearing.view.isHidden)
      #expect(scene.appearing.view.isHidden)
      #expect(texts(in: disappearing, stage) == ["disappearing 400 at 20.0, 60.0, 360.0"])
      #expect(texts(in: appearing, stage) == ["appearing 400 at 20.0, 860.0, 360.0"])
      stage.advance(by: 0.2)
      // Halfway to half the size: three quarters of it, centered.
      #expect(roundedFrame(of: disappearing) == CGRect(x: 50, y: 100, width: 300, height: 600))
      #expect(texts(in: disappearing, stage) == ["disappearing 400 at 65.0, 145.0, 270.0"])
      #expect(texts(in: appearing, stage) == ["appearing 400 at 20.0, 460.0, 360.0"])
      stage.settle()
      #expect(scene.fixture.isCompleted)
      #expect(!scene.disappearing.view.isHidden)
      #expect(!scene.appearing.view.isHidden)
      #expect(scene.animator.disappearing == nil || disappearing.superview == nil)
    }
  }

  @Test("an interactive push scrubs the snapshots, and canceling it restores both pages")
  func cancels() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    try run(driver: driver) { scene in
      let stage = scene.fixture.stage
      let before = stage.tree
      scene.fixture.begin()
      driver.update(0.5)
      let disappearing = try #require(scene.animator.disappearing)
      #expect(roundedFrame(of: disappearing) == CGRect(x: 50, y: 100, width: 300, height: 600))
      driver.cancel()
      stage.advance(by: 0.1)
      #expect(roundedFrame(of: disappearing) == CGRect(x: 25, y: 50, width: 350, height: 700))
      stage.settle()
      #expect(stage.tree == before)
      #expect(!scene.appearing.view.isHidden)
      #expect(!scene.fixture.isCompleted)
    }
  }

  @Test("a view animation cannot be interrupted, which is reported, and completes")
  func viewAnimationIsNotInterruptible() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    run(driver: driver) { scene in
      scene.fixture.begin()
      scene.fixture.stage.advance(by: 0.1)
      driver.pause()
      scene.fixture.stage.settle()
      #expect(scene.fixture.isCompleted)
      #expect(
        scene.fixture.stage.diagnosticMessages == [
          "pause() was called on the push of appearing, which cannot be interrupted; nothing changed; "
            + "return a property animator from interruptibleAnimator(using:)"
        ])
    }
  }

  @Test("rotating the device during the push lays out the live page for the new screen")
  func rotated() {
    run { scene in
      scene.fixture.begin()
      scene.fixture.stage.advance(by: 0.2)
      scene.fixture.stage.device.rotate(to: .landscapeLeft)
      scene.fixture.stage.settle()
      #expect(scene.fixture.isCompleted)
      #expect(scene.appearing.label.text == "appearing 800")
      #expect(!scene.appearing.view.isHidden)
      #expect(
        roundedFrame(of: scene.appearing.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
    }
  }
}
