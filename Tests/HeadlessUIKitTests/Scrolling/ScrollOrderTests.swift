import HeadlessUIKit
import TestSupport
import Testing

/// The order of the delegate callbacks of a scroll view.
@Suite(.checkedDevices) struct ScrollOrderTests {
  /// A drag, and whether the content decelerates after it.
  nonisolated struct DragCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var decelerates: Bool
    var act: @MainActor @Sendable (ScrollScene) -> Void

    init(
      _ name: String, decelerates: Bool, _ act: @escaping @MainActor @Sendable (ScrollScene) -> Void
    ) {
      (testDescription, self.decelerates, self.act) = (name, decelerates, act)
    }

    static let all: [DragCase] = [
      DragCase("a swipe", decelerates: true) { $0.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1) },
      DragCase("a slow drag", decelerates: false) { scene in
        scene.dragAndPause(-100)
        scene.device.touchUp()
      },
      DragCase("a drag past the edge", decelerates: true) { scene in
        scene.dragAndPause(110)
        scene.device.touchUp()
      },
      DragCase("a swipe with a new target", decelerates: true) { scene in
        scene.listener.targetOffset = CGPoint(x: 0, y: 700)
        scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
      },
      DragCase("a slow drag with a new target", decelerates: true) { scene in
        scene.listener.targetOffset = CGPoint(x: 0, y: 300)
        scene.dragAndPause(-100)
        scene.device.touchUp()
      },
      DragCase("a drag past the edge with its own offset as target", decelerates: true) { scene in
        scene.dragAndPause(110)
        scene.listener.targetOffset = scene.scroll.contentOffset
        scene.device.touchUp()
      },
      DragCase("paging", decelerates: true) { scene in
        scene.scroll.isPagingEnabled = true
        scene.dragAndPause(-100)
        scene.device.touchUp()
      },
      DragCase("canceled touches", decelerates: false) { scene in
        scene.dragAndPause(-100)
        scene.device.touchCancel()
      },
      DragCase("canceled touches past the edge", decelerates: true) { scene in
        scene.dragAndPause(110)
        scene.device.touchCancel()
      },
      DragCase("scrolling disabled", decelerates: false) { scene in
        scene.dragAndPause(-100)
        scene.run { scene.scroll.isScrollEnabled = false }
      },
      DragCase("a view removed while it is dragged past its edge", decelerates: true) { scene in
        scene.dragAndPause(110)
        scene.run { scene.scroll.removeFromSuperview() }
      },
    ]
  }

  @Test(
    "the delegate receives the callbacks of a drag, and of the deceleration after it, in order",
    arguments: DragCase.all)
  func order(example: DragCase) {
    let scene = ScrollScene()
    example.act(scene)
    scene.device.settle()
    let deceleration = ["willBeginDecelerating", "didScroll", "didEndDecelerating"]
    #expect(
      scene.listener.distinctLines == [
        "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging(\(example.decelerates))",
      ] + (example.decelerates ? deceleration : []))
  }

  @Test("a touch ends the deceleration, and dragging it begins a new sequence")
  func touchEndsDeceleration() {
    let scene = ScrollScene()
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    scene.listener.clear()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    #expect(scene.listener.distinctLines == ["didEndDecelerating"])
    let offset = scene.y
    scene.listener.clear()
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.listener.distinctLines == [])
    #expect(scene.y == offset)

    let again = ScrollScene()
    again.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    again.device.advance(by: 0.3)
    again.listener.clear()
    again.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    again.device.settle()
    #expect(
      again.listener.distinctLines == [
        "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging(true)", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("a tap on bouncing content ends the bounce, and its release starts another")
  func touchEndsBounce() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    scene.listener.clear()
    scene.device.tap(at: CGPoint(x: 200, y: 300))
    scene.device.settle()
    #expect(
      scene.listener.distinctLines == [
        "didEndDecelerating", "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(scene.y == 240)
  }

  /// An interruption of an animation from offset 0 to 300 pt, at 150 pt.
  nonisolated struct Interruption: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The callbacks after the end of the animation.
    var rest: [String] = []
    /// The final offset.
    var y: Double
    var act: @MainActor @Sendable (ScrollScene) -> Void

    static let all: [Interruption] = [
      .init(testDescription: "a touch", y: 150) { $0.device.tap(at: CGPoint(x: 200, y: 300)) },
      .init(
        testDescription: "another animated offset",
        rest: ["didScroll", "didEndScrollingAnimation"],
        y: 600
      ) { scene in
        scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
      },
      .init(testDescription: "the current offset, animated", y: 150) { scene in
        scene.run { scene.scroll.setContentOffset(scene.scroll.contentOffset, animated: true) }
      },
      .init(testDescription: "another offset", rest: ["didScroll"], y: 600) { scene in
        scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: false) }
      },
      .init(testDescription: "the property contentOffset", rest: ["didScroll"], y: 600) { scene in
        scene.run { scene.scroll.contentOffset.y = 600 }
      },
      .init(testDescription: "removal from the window", y: 150) { scene in
        scene.run { scene.scroll.removeFromSuperview() }
      },
    ]
  }

  @Test("an animated offset ends once, however it is interrupted", arguments: Interruption.all)
  func interrupted(by interruption: Interruption) {
    let scene = ScrollScene()
    scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scene.device.advance(by: 0.15)
    interruption.act(scene)
    scene.device.settle()
    #expect(
      scene.listener.distinctLines == ["didScroll", "didEndScrollingAnimation"] + interruption.rest)
    #expect(isClose(scene.y, interruption.y))
  }

  @Test("an animated offset ends a deceleration")
  func endsDeceleration() {
    let scene = ScrollScene()
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.1)
    scene.listener.clear()
    scene.run { scene.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    scene.device.settle()
    #expect(
      scene.listener.distinctLines == [
        "didEndDecelerating", "didScroll", "didEndScrollingAnimation",
      ])
    #expect(scene.y == 1000)
  }
}

extension ScrollScene {
  /// Drags up or down, and keeps the touch stationary afterward.
  fileprivate func dragAndPause(_ distance: CGFloat) {
    drag(by: CGVector(dx: 0, dy: distance), for: 0.1)
    device.advance(by: 0.2)
  }
}
