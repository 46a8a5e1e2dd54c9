import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

/// Content that moves on when the finger has let go.
@Suite struct DecelerationTests {
  /// A fling of 100 pt in 0.1 s: 1000 pt/s from an offset of 90 pt.
  private func flung(_ prepare: (UIScrollView) -> Void = { _ in }) -> ScrollScene {
    let scene = ScrollScene()
    prepare(scene.scroll)
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    return scene
  }

  @Test("[294] Content coasts to x + (v - 10) 0.499, and then stands (294a)")
  func landing() {
    let scene = flung()
    #expect(scene.scroll.isDecelerating)
    scene.device.settle()
    #expect(isClose(scene.y, 90 + 990 * 0.499))
    #expect(!scene.scroll.isDecelerating)
  }

  @Test("[294] The other way it coasts to x + (v + 10) 0.499 (294a)", arguments: [true, false])
  func landingBack(_ isAcross: Bool) {
    let scene = ScrollScene(content: CGSize(width: 3000, height: 3000))
    scene.run { scene.scroll.contentOffset = CGPoint(x: 1500, y: 1500) }
    scene.fling(
      from: CGPoint(x: 100, y: 300), by: CGVector(dx: isAcross ? 100 : 0, dy: isAcross ? 0 : 100),
      for: 0.1)
    scene.device.settle()
    let offset = scene.scroll.contentOffset
    let (moved, still) = isAcross ? (offset.x, offset.y) : (offset.y, offset.x)
    let target = 1410.0 - 990 * 0.499
    #expect(isClose(moved, target))
    #expect(still == 1500)
  }

  @Test(
    "[294] It stands when 10 pt/s are left: after ln(v/10) / (-1000 ln d) (294a)",
    arguments: [1, -1])
  func standstill(_ sign: Double) {
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      let scene = ScrollScene()
      scene.run { scene.scroll.contentOffset.y = 1000 }
      scene.scroll.decelerationRate = rate
      scene.fling(by: CGVector(dx: 0, dy: -100 * sign), for: 0.1)
      let seconds = Foundation.log(100) / (-1000 * Foundation.log(rate.rawValue))
      scene.device.advance(by: seconds - 1e-6)
      #expect(scene.scroll.isDecelerating)
      scene.device.advance(by: 2e-6)
      #expect(!scene.scroll.isDecelerating)
      #expect(scene.listener.lines.last == "didEndDecelerating")
    }
  }

  @Test("A push of 10 pt/s or less does not coast", arguments: [9.9, 10.1])
  func tooSlow(_ speed: Double) {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: -speed * 4), for: 4)
    #expect(scene.scroll.isDecelerating == (speed > 10))
    #expect(scene.listener.lines.contains("didEndDragging(\(speed > 10))"))
  }

  @Test("[188][294] The fast rate lands sooner (188a, 294a)")
  func fastRate() {
    let scene = flung { $0.decelerationRate = .fast }
    scene.device.settle()
    #expect(isClose(scene.y, 90 + 990 * 0.099))
  }

  @Test("[189] The offset on the way is an exact function of time", arguments: [0.01, 0.1, 0.5, 1])
  func onTheWay(_ seconds: Double) {
    let scene = flung()
    scene.device.advance(by: seconds)
    let left = Deceleration.normal.velocity(at: seconds, initialVelocity: 1000)
    #expect(isClose(scene.y, 90 + (1000 - left) * 0.499))
  }

  @Test("[F084] However time is cut, the offset at a moment is the same")
  func partitions() {
    let whole = flung()
    whole.device.advance(by: 0.7)
    let pieces = flung()
    let end = pieces.device.now + 0.7
    for _ in 0..<97 { pieces.device.advance(by: 0.7 / 97.3) }
    pieces.device.advance(to: end)
    #expect(whole.y == pieces.y)
    #expect(whole.scroll.layer.presentation()?.bounds.origin == whole.scroll.contentOffset)
  }

  @Test("[190] The delegate hears the velocity in pt per millisecond, and the target (190a)")
  func velocity() {
    let scene = flung()
    #expect(isClose(scene.listener.velocity.y, 1))
    #expect(isClose(scene.listener.target.y, 90 + 990 * 0.499, within: 1e-3))
  }

  @Test("The delegate hears of the movement once a frame")
  func frames() {
    let scene = flung()
    scene.listener.clear()
    scene.device.advance(by: 0.5)
    #expect(scene.listener.lines == Array(repeating: "didScroll", count: 30))
  }

  @Test("The delegate may send the content elsewhere, which it reaches without a jump")
  func retargets() {
    let scene = ScrollScene()
    scene.listener.wanted = CGPoint(x: 0, y: 700)
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    let before = scene.y
    scene.device.advance(by: 0.001)
    #expect(scene.y - before > 0.9)
    #expect(scene.y - before < 4.5)
    scene.device.settle()
    #expect(scene.y == 700)
  }

  @Test("Content that coasts beyond its edge comes back to it, without a jump in speed")
  func bounces() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    #expect(scene.listener.target.y == 240)
    var highest = 0.0
    var last = scene.y
    var step = 0.0
    for _ in 0..<2000 {
      scene.device.advance(by: 0.001)
      let new = scene.y - last
      if step != 0 { #expect(isClose(new, step, within: 0.05)) }
      (step, last, highest) = (new, scene.y, max(highest, scene.y))
    }
    #expect(highest > 250)
    #expect(highest < 300)
    #expect(scene.y == 240)
  }

  @Test("Without bounce it stops at the edge")
  func stops() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.scroll.bounces = false
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    #expect(scene.y == 240)
    #expect(scene.listener.lines.last == "didEndDecelerating")
  }

  @Test("Content pulled beyond its edge springs back when it is let go")
  func springsBack() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 110), for: 0.1)
    scene.device.advance(by: 0.2)
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.scroll.isDecelerating)
    let start = scene.y
    #expect(isClose(start, -52.02, within: 0.005))
    scene.device.advance(by: 0.1)
    #expect(scene.y > start)
    #expect(scene.y < 0)
    scene.device.settle()
    #expect(scene.y == 0)
  }

  @Test("A push from beyond the edge well into the content coasts on")
  func leavesTheBand() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 60), for: 0.1)
    scene.device.touchMove(to: CGPoint(x: 200, y: 540))
    scene.fling(from: CGPoint(x: 200, y: 540), by: CGVector(dx: 0, dy: -40), for: 0.01)
    #expect(scene.y < 0)
    scene.device.settle()
    #expect(scene.y >= 0)
  }

  @Test("A finger that lands stops what moves, and lets it go on home when it lifts")
  func catches() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.fling(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    #expect(scene.y > 245)
    scene.device.touchDown(at: CGPoint(x: 200, y: 300))
    let caught = scene.y
    #expect(!scene.scroll.isDecelerating)
    #expect(scene.scroll.isTracking)
    scene.device.advance(by: 1)
    #expect(scene.y == caught)
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.y == 240)
  }

  @Test("[292][F061] Touches taken by the system end a drag without a push (292a)")
  func cancelled() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.touchCancel()
    scene.device.settle()
    #expect(isClose(scene.y, 90, within: 1e-9))
    #expect(scene.listener.lines.last == "didEndDragging(false)")
  }

  @Test("Pages come to rest at whole pages", arguments: [(-100.0, 960.0), (100, 0), (-20, 0)])
  func pages(_ way: Double, _ y: Double) {
    let scene = ScrollScene()
    scene.scroll.isPagingEnabled = true
    scene.drag(by: CGVector(dx: 0, dy: way), for: 0.1)
    if way == -20 { scene.device.advance(by: 0.2) }
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.y == y)
  }

  @Test("Content pulled beyond its edge is back when its view has left the window")
  func leavesPulled() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 110), for: 0.1)
    scene.run { scene.scroll.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.y == 0)
    #expect(!scene.scroll.isDragging)
    #expect(!scene.scroll.isDecelerating)
  }

  @Test("[F093] A view that is let go of while it moves leaves nothing to wait for")
  func isReleased() {
    let device = SimulatedDevice()
    weak var gone: UIScrollView?
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let scroll = UIScrollView(frame: window.bounds)
      gone = scroll
      scroll.contentSize.height = 5000
      window.addSubview(scroll)
      window.isHidden = false
      scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      device.advance(by: 0.1)
      scroll.removeFromSuperview()
    }
    #expect(gone == nil)
    device.settle()
    #expect(device.isAtRest)
  }

  @Test("[F094] A view that leaves the window stops")
  func leaves() {
    let scene = flung()
    scene.device.advance(by: 0.1)
    let before = scene.y
    scene.run { scene.scroll.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.y == before)
    #expect(scene.device.isAtRest)
  }

  @Test("[F062] In the background content goes where it was going, and the end is told once")
  func background() {
    let scene = flung()
    scene.listener.clear()
    let now = scene.device.now
    scene.device.goToBackgroundAndBack()
    #expect(scene.device.now == now)
    #expect(isClose(scene.y, 90 + 990 * 0.499))
    #expect(scene.listener.lines == ["didScroll", "didEndDecelerating"])
    scene.device.settle()
    #expect(scene.listener.lines.count == 2)
  }
}
