import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

/// Content that decelerates after a drag.
@Suite(.checkedDevices) struct DecelerationTests {
  /// A swipe of 100 pt in 0.1 s: 1000 pt/s from an offset of 90 pt.
  private func swiped(_ prepare: (UIScrollView) -> Void = { _ in }) -> ScrollScene {
    let scene = ScrollScene()
    prepare(scene.scroll)
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    return scene
  }

  @Test("[294] content decelerates to x + (v - 10) 0.499, and then stops (294a)")
  func landing() {
    let scene = swiped()
    #expect(scene.scroll.isDecelerating)
    scene.device.settle()
    #expect(isClose(scene.y, 90 + 990 * 0.499))
    #expect(!scene.scroll.isDecelerating)
  }

  @Test(
    "[294] in the opposite direction it decelerates to x + (v + 10) 0.499 (294a)",
    arguments: [true, false])
  func landingBack(_ isHorizontal: Bool) {
    let scene = ScrollScene(content: CGSize(width: 3000, height: 3000))
    scene.run { scene.scroll.contentOffset = CGPoint(x: 1500, y: 1500) }
    scene.swipe(
      from: CGPoint(x: 100, y: 300),
      by: CGVector(dx: isHorizontal ? 100 : 0, dy: isHorizontal ? 0 : 100),
      for: 0.1)
    scene.device.settle()
    let offset = scene.scroll.contentOffset
    let (moved, still) = isHorizontal ? (offset.x, offset.y) : (offset.y, offset.x)
    // Released 90 pt from the offset 1500.
    let target = 1410.0 - 990 * 0.499
    #expect(isClose(moved, target))
    #expect(still == 1500)
  }

  @Test(
    "[294] it stops when 10 pt/s are left: after ln(v/10) / (-1000 ln d) (294a)",
    arguments: [1, -1], [UIScrollView.DecelerationRate.normal, .fast])
  func stopsAtMinimumVelocity(_ sign: Double, rate: UIScrollView.DecelerationRate) {
    let scene = ScrollScene()
    scene.run { scene.scroll.contentOffset.y = 1000 }
    scene.scroll.decelerationRate = rate
    scene.swipe(by: CGVector(dx: 0, dy: -100 * sign), for: 0.1)
    let seconds = Foundation.log(100) / (-1000 * Foundation.log(rate.rawValue))
    scene.device.advance(by: seconds - 1e-6)
    #expect(scene.scroll.isDecelerating)
    scene.device.advance(by: 2e-6)
    #expect(!scene.scroll.isDecelerating)
    #expect(scene.listener.lines.last == "didEndDecelerating")
  }

  @Test("a velocity of 10 pt/s or less does not decelerate", arguments: [9.9, 10.1])
  func tooSlow(_ speed: Double) {
    let scene = ScrollScene()
    scene.swipe(by: CGVector(dx: 0, dy: -speed * 4), for: 4)
    #expect(scene.scroll.isDecelerating == (speed > 10))
    #expect(scene.listener.lines.contains("didEndDragging(\(speed > 10))"))
  }

  @Test("[188][294] the fast rate stops sooner (188a, 294a)")
  func fastRate() {
    let scene = swiped { $0.decelerationRate = .fast }
    scene.device.settle()
    #expect(isClose(scene.y, 90 + 990 * 0.099))
  }

  @Test(
    "[189] the offset while decelerating is an exact function of time",
    arguments: [0.01, 0.1, 0.5, 1])
  func offsetIsExactFunctionOfTime(_ seconds: Double) {
    let scene = swiped()
    scene.device.advance(by: seconds)
    let left = Deceleration.normal.velocity(at: seconds, initialVelocity: 1000)
    #expect(isClose(scene.y, 90 + (1000 - left) * 0.499))
  }

  @Test("[F084] the offset at a time does not depend on how the time is partitioned")
  func partitions() {
    let whole = swiped()
    whole.device.advance(by: 0.7)
    let parts = swiped()
    let end = parts.device.now + 0.7
    // The steps end just before the last one, which is shorter.
    for _ in 0..<97 { parts.device.advance(by: 0.7 / 97.3) }
    parts.device.advance(to: end)
    #expect(whole.y == parts.y)
    #expect(whole.scroll.layer.presentation()?.bounds.origin == whole.scroll.contentOffset)
  }

  @Test("[190] the delegate receives the velocity in pt per millisecond (190a)")
  func velocity() {
    #expect(isClose(swiped().listener.velocity.y, 1))
  }

  @Test(
    "[188][294] the target offered to the delegate is the exact integral of the velocity (188b, 294c)",
    arguments: [UIScrollView.DecelerationRate.normal, .fast], [1, -1])
  func offersExactTarget(_ rate: UIScrollView.DecelerationRate, _ sign: Double) {
    let scene = ScrollScene()
    scene.run { scene.scroll.contentOffset.y = 1000 }
    scene.scroll.decelerationRate = rate
    scene.swipe(by: CGVector(dx: 0, dy: -100 * sign), for: 0.1)
    let travel = 990 / (-1000 * Foundation.log(rate.rawValue))
    #expect(isClose(scene.listener.target.y, 1000 + sign * (90 + travel)))
    scene.device.settle()
    let factor = rate == .normal ? 0.499 : 0.099
    #expect(isClose(scene.y, 1000 + sign * (90 + 990 * factor)))
  }

  @Test("[294] the target offered to the delegate is at most the edge (294c)")
  func offersEdge() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    #expect(scene.listener.target.y == 240)
  }

  @Test("the delegate is notified of scrolling once a frame")
  func frames() {
    let scene = swiped()
    scene.listener.clear()
    scene.device.advance(by: 0.5)
    #expect(scene.listener.lines == Array(repeating: "didScroll", count: 30))
  }

  @Test("the delegate can change the target, which the content reaches without a jump")
  func retargets() {
    let scene = ScrollScene()
    scene.listener.targetOffset = CGPoint(x: 0, y: 700)
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    let before = scene.y
    scene.device.advance(by: 0.001)
    #expect(scene.y - before > 0.9)
    #expect(scene.y - before < 4.5)
    scene.device.settle()
    #expect(scene.y == 700)
  }

  @Test("content that decelerates past its edge returns to it, without a jump in velocity")
  func bounces() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    #expect(scene.listener.target.y == 240)
    var highest = 0.0
    var last = scene.y
    var step = 0.0
    for _ in 0..<2000 {
      scene.device.advance(by: 0.001)
      let new = scene.y - last
      if step != 0, scene.scroll.isDecelerating { #expect(isClose(new, step, within: 0.05)) }
      (step, last, highest) = (new, scene.y, max(highest, scene.y))
    }
    #expect(highest > 250)
    #expect(highest < 300)
    #expect(scene.y == 240)
  }

  @Test("without bouncing it stops at the edge")
  func stops() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.scroll.bounces = false
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    #expect(scene.y == 240)
    #expect(scene.listener.lines.last == "didEndDecelerating")
  }

  @Test("content dragged past its edge springs back on release")
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

  @Test("a swipe from beyond the edge into the content continues decelerating")
  func leavesTheBand() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 60), for: 0.1)
    scene.device.touchMove(to: CGPoint(x: 200, y: 540))
    scene.swipe(from: CGPoint(x: 200, y: 540), by: CGVector(dx: 0, dy: -40), for: 0.01)
    #expect(scene.y < 0)
    scene.device.settle()
    #expect(scene.y >= 0)
  }

  @Test("a touch stops bouncing content, and its end lets the content return to the edge")
  func touchStopsBouncingContent() {
    let scene = ScrollScene(content: CGSize(width: 400, height: 1200))
    scene.swipe(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 0.3)
    #expect(scene.y > 245)
    scene.device.touchDown(at: CGPoint(x: 200, y: 300))
    let interrupted = scene.y
    #expect(!scene.scroll.isDecelerating)
    #expect(scene.scroll.isTracking)
    scene.device.advance(by: 1)
    #expect(scene.y == interrupted)
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.y == 240)
  }

  @Test("[292][F061] touches canceled by the system end a drag without deceleration (292a)")
  func canceled() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.touchCancel()
    scene.device.settle()
    #expect(isClose(scene.y, 90, within: 1e-9))
    #expect(scene.listener.lines.last == "didEndDragging(false)")
  }

  @Test("paging stops at whole pages", arguments: [(-100.0, 960.0), (100, 0), (-20, 0)])
  func pagingStopsAtWholePages(_ distance: Double, _ y: Double) {
    let scene = ScrollScene()
    scene.scroll.isPagingEnabled = true
    scene.drag(by: CGVector(dx: 0, dy: distance), for: 0.1)
    // The short drag ends without velocity.
    if distance == -20 { scene.device.advance(by: 0.2) }
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.y == y)
  }

  @Test("removing a scroll view that is dragged past its edge restores its content")
  func removalPastEdgeRestoresContent() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 110), for: 0.1)
    scene.run { scene.scroll.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.y == 0)
    #expect(!scene.scroll.isDragging)
    #expect(!scene.scroll.isDecelerating)
  }

  @Test("[F093] a scroll view released while it animates leaves no timer")
  func isReleased() {
    let device = makeDevice()
    weak var released: UIScrollView?
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let scroll = UIScrollView(frame: window.bounds)
      released = scroll
      scroll.contentSize.height = 5000
      window.addSubview(scroll)
      window.isHidden = false
      scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      device.advance(by: 0.1)
      scroll.removeFromSuperview()
    }
    #expect(released == nil)
    device.settle()
    #expect(device.isAtRest)
  }

  @Test("[F094] removing a scroll view from the window stops it")
  func removalStopsDeceleration() {
    let scene = swiped()
    scene.device.advance(by: 0.1)
    let before = scene.y
    scene.run { scene.scroll.removeFromSuperview() }
    scene.device.settle()
    #expect(scene.y == before)
    #expect(scene.device.isAtRest)
  }

  @Test("[F062] in the background content jumps to its target, and the end is reported once")
  func background() {
    let scene = swiped()
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
