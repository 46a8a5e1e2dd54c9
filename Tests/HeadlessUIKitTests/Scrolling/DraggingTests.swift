import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

/// Dragging the content of a scroll view.
@Suite(.checkedDevices) struct DraggingTests {
  @Test("[205][F065] content follows the pan, less the 10 pt before the pan begins (205c)")
  func follows() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -180), for: 0.2)
    #expect(isClose(scene.y, 170, within: 1e-9))
    #expect(scene.scroll.contentOffset.x == 0)
    #expect(scene.scroll.isTracking)
    #expect(scene.scroll.isDragging)
    #expect(!scene.scroll.isDecelerating)
  }

  @Test(
    "[191] beyond its edge content follows a rubber-band curve (191b)",
    arguments: [(100.0, 52.02), (400, 178.98), (5, 2.74)])
  func rubberBand(_ pull: Double, _ shown: Double) {
    let top = ScrollScene()
    top.drag(by: CGVector(dx: 0, dy: pull + 10), for: 0.2)
    #expect(isClose(top.y, -shown, within: 0.005))
    let bottom = ScrollScene()
    bottom.run { bottom.scroll.contentOffset.y = 2040 }
    bottom.drag(by: CGVector(dx: 0, dy: -pull - 10), for: 0.2)
    #expect(isClose(bottom.y - 2040, shown, within: 0.005))
  }

  @Test("content that does not bounce stops at its edge")
  func withoutBounce() {
    let scene = ScrollScene()
    scene.scroll.bounces = false
    scene.drag(by: CGVector(dx: 0, dy: 200), for: 0.2)
    #expect(scene.y == 0)
  }

  @Test(
    "content that fits scrolls only where it always bounces",
    arguments: [(false, 0.0), (true, -52.02)])
  func fits(_ always: Bool, _ y: Double) {
    let scene = ScrollScene(content: CGSize(width: 400, height: 500))
    scene.run { scene.scroll.alwaysBounceVertical = always }
    scene.drag(by: CGVector(dx: 0, dy: 110), for: 0.2)
    #expect(isClose(scene.y, y, within: 0.005))
    #expect(scene.scroll.isDragging == always)
  }

  @Test("[F064] a pan along an axis that does not scroll is left to other recognizers")
  func leavesOtherAxis() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 100, dy: 20), for: 0.2)
    #expect(scene.scroll.panGestureRecognizer.state == .failed)
    #expect(!scene.scroll.isDragging)
    #expect(!scene.scroll.isTracking)
  }

  @Test("a drag with directional lock stays on the axis on which it began")
  func directionalLock() {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 3000))
    scene.scroll.isDirectionalLockEnabled = true
    scene.drag(by: CGVector(dx: -30, dy: -60), for: 0.1)
    #expect(scene.scroll.contentOffset.x == 0)
    #expect(scene.y > 45)
  }

  @Test("disabling scrolling ends the drag")
  func disabled() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 110), for: 0.2)
    scene.run { scene.scroll.isScrollEnabled = false }
    #expect(!scene.scroll.panGestureRecognizer.isEnabled)
    scene.device.settle()
    #expect(scene.y == 0)
    scene.listener.clear()
    scene.device.touchUp()
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    #expect(scene.listener.lines == [])
  }

  @Test("a drag continues from an offset that code sets in between")
  func rebases() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -110), for: 0.1)
    scene.run { scene.scroll.contentOffset.y = 1000 }
    // 30 pt up, from 480 - 110.
    scene.device.touchMove(to: CGPoint(x: 200, y: 340))
    scene.device.turn()
    #expect(isClose(scene.y, 1030, within: 1e-9))
  }

  @Test("[F063] content that the delegate clamps to its edge in every report never moves")
  func clampedContentNeverMoves() {
    let scene = ScrollScene()
    scene.listener.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    scene.drag(by: CGVector(dx: 0, dy: 300), for: 0.3)
    #expect(scene.y == 0)
    // 30 pt up, from 480 + 300.
    scene.device.touchMove(to: CGPoint(x: 200, y: 750))
    scene.device.turn()
    #expect(isClose(scene.y, 30, within: 1e-9))
  }

  @Test("[F055] a nonfinite offset is rejected and reported")
  func notFinite() {
    let scene = ScrollScene()
    scene.run { scene.scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
    #expect(scene.y == 0)
    #expect(scene.device.diagnostics.map(\.code) == [.notFinite])
  }
}
