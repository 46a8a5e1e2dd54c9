import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

/// Content beyond its edge after a drag, and the grid of its offsets.
@Suite(.checkedDevices) struct BounceTests {
  @Test(
    "[310] content that decelerates past its edge at v is v t exp(-10.93 t) beyond it (310a)",
    arguments: [0.02, 0.05, 0.1, 0.2, 0.4])
  func crossesEdge(_ seconds: Double) throws {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    // From the offset 90 at the release to the edge at 240.
    let velocity = 1000 - Deceleration.normal.velocity(projecting: 150)
    let crossing = try #require(
      Deceleration.normal.duration(untilSpeed: velocity, initialVelocity: 1000))
    scene.device.advance(by: crossing + seconds)
    let beyond = velocity * seconds * Foundation.exp(-10.93 * seconds)
    #expect(isClose(scene.y, 240 + beyond, within: 1e-3))
  }

  @Test(
    "[310] content released at rest beyond its edge starts inward at once (310b)",
    arguments: [0.01, 0.05, 0.1, 0.2, 0.4])
  func returnsFromRest(_ seconds: Double) {
    let scene = ScrollScene()
    scene.releaseBeyondEdge()
    let distance = scene.y
    scene.device.advance(by: seconds)
    let left = (1 + 3.44 * seconds) * Foundation.exp(-10.8 * seconds)
    #expect(isClose(scene.y, distance * left, within: 0.005 * abs(distance)))
  }

  @Test("[310] a bounce that is interrupted returns like content released at rest (310b)")
  func returnsAfterInterruption() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    scene.device.touchDown(at: CGPoint(x: 200, y: 300))
    scene.device.advance(by: 0.2)
    let distance = scene.y - 240
    scene.device.touchUp()
    scene.device.turn()
    scene.device.advance(by: 0.1)
    // As from rest, after 0.1 s.
    let left = 1.344 * Foundation.exp(-1.08)
    #expect(isClose(scene.y - 240, distance * left, within: 0.005 * distance))
  }

  @Test("[310] a bounce ends when 0.45 pt are left (310c)")
  func endsBounce() {
    let scene = ScrollScene()
    scene.releaseBeyondEdge()
    var last = scene.y
    while scene.scroll.isDecelerating {
      last = scene.y
      scene.device.advance(by: 0.0001)
    }
    #expect(isClose(last, -0.45, within: 0.001))
    #expect(scene.y == 0)
  }

  @Test("[310] content released less than 0.45 pt beyond its edge is there at once (310c)")
  func returnsAtOnce() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 10.5), for: 0.1)
    scene.device.advance(by: 0.2)
    #expect(scene.y < 0)
    #expect(scene.y > -0.45)
    scene.device.touchUp()
    scene.device.turn()
    scene.device.turn()
    #expect(scene.y == 0)
    #expect(scene.listener.lines.last == "didEndDecelerating")
  }

  @Test(
    "content that the delegate or paging sends elsewhere starts at the velocity of the drag",
    arguments: [true, false])
  func keepsVelocity(_ isPaging: Bool) {
    let scene = ScrollScene()
    scene.scroll.isPagingEnabled = isPaging
    if !isPaging { scene.listener.targetOffset = CGPoint(x: 0, y: 700) }
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    let start = scene.y
    scene.device.advance(by: 1e-5)
    #expect(isClose((scene.y - start) / 1e-5, 1000, within: 1))
  }

  @Test(
    "[333] content released in the rubber band has the touch's velocity times the band's derivative",
    arguments: [1.0, -1])
  func continuesAtVisibleVelocity(_ sign: Double) {
    // Content released at rest starts inward (row 310), which does not depend on the drag.
    let difference = velocityInBand(sign) - velocityInBand(sign, after: 0.2)
    let expected = sign * Self.visibleVelocity
    #expect(isClose(difference, expected, within: 1))
  }

  @Test("[333] the velocity in the rubber band is continuous when the delegate sets the target")
  func continuesToTarget() {
    let moving = velocityInBand(1, target: CGPoint(x: 0, y: 700))
    #expect(isClose(moving, Self.visibleVelocity, within: 1))
  }

  /// The velocity of the offset in a drag of 2300 pt/s down, 220 pt after the pan has begun: the
  /// touch's, by the derivative of the band.
  private static let visibleVelocity: Double = {
    let ease = 1 / (1 + 220 * 0.55 / 960)
    return -2300 * 0.55 * ease * ease
  }()

  /// Drags content beyond its upper edge, or its lower one if the sign is negative, and returns the
  /// velocity of the offset after the end of the touch.
  private func velocityInBand(
    _ sign: Double, after rest: Double = 0, target: CGPoint? = nil
  ) -> Double {
    let scene = ScrollScene()
    if sign < 0 { scene.run { scene.scroll.contentOffset.y = 2040 } }
    scene.listener.targetOffset = target
    scene.drag(by: CGVector(dx: 0, dy: 230 * sign), for: 0.1)
    scene.device.advance(by: rest)
    let start = scene.y
    scene.device.touchUp()
    scene.device.turn()
    #expect(isClose(scene.y, start))
    scene.device.advance(by: 1e-5)
    return (scene.y - start) / 1e-5
  }

  @Test(
    "[311] offsets are whole device pixels, while content is dragged and decelerates (311a, 311b)",
    arguments: [-100.1, 300.1])
  func roundsToPixels(_ translation: Double) {
    let scene = ScrollScene(scale: 3)
    var offsets: [Double] = []
    scene.listener.onScroll = { offsets.append($0.contentOffset.y) }
    scene.swipe(by: CGVector(dx: 0, dy: translation), for: 0.1)
    scene.device.settle()
    scene.run {
      scene.scroll.contentOffset.y = 200.4
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 100.1), animated: true)
    }
    scene.device.settle()
    #expect(offsets.count > 30)
    #expect(offsets.filter { !isClose($0 * 3, ($0 * 3).rounded()) } == [])
    #expect(scene.y == 100)
  }

  @Test("[311] the offset between two frames is a whole device pixel as well (311b)")
  func roundsBetweenFrames() {
    let scene = ScrollScene(scale: 3)
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    for _ in 0..<100 {
      scene.device.advance(by: 0.0017)
      #expect(isClose(scene.y * 3, (scene.y * 3).rounded()))
    }
  }

  @Test("content rests at an edge between two pixels, and not again at the next touch")
  func keepsEdge() {
    let scene = ScrollScene(scale: 3)
    scene.run { scene.scroll.contentInset.top = 20.2 }
    scene.swipe(by: CGVector(dx: 0, dy: 100), for: 0.1)
    scene.device.settle()
    #expect(scene.y == -20.2)
    scene.listener.clear()
    scene.device.tap(at: CGPoint(x: 200, y: 300))
    scene.device.settle()
    #expect(scene.listener.lines == [])
  }
}

extension ScrollScene {
  /// Drags the content 52 pt beyond its edge, and ends the touch after a rest.
  fileprivate func releaseBeyondEdge() {
    drag(by: CGVector(dx: 0, dy: 110), for: 0.1)
    device.advance(by: 0.2)
    device.touchUp()
    device.turn()
  }
}
