import HeadlessUIKit
import SegueCore
import SegueParts
import SwipeBackStyle
import TestSupport
import Testing

@Suite(.checkedDevices) struct SwipeBackTests {
  @Test("a programmatic pop takes 0.4 s, linear, and the lower page moves from half of the width")
  func popsByCode() {
    let stage = StackStage()
    stage.device.perform { _ = stage.stack.popViewController(animated: true) }
    let start = stage.device.now
    stage.device.advance(by: 0.1)
    #expect(isClose(stage.x(of: stage.detail), 100))
    #expect(isClose(stage.x(of: stage.home), -150))
    let edge = stage.detail.view.superview?.subviews.first { $0.layer.shadowOpacity > 0 }
    #expect(edge?.layer.shadowOpacity == 0.8)
    #expect(edge?.layer.shadowOffset.width == -4)
    let shown = stage.device.perform { edge?.layer.presentation() }
    #expect(shown?.frame.minX == 100)
    #expect(shown?.opacity == 0.75)
    stage.device.settle()
    #expect(isClose(CGFloat(stage.device.now - start), 0.4))
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.x(of: stage.home) == 0)
    #expect(edge?.superview == nil)
    #expect(stage.detail.view.frame.minX == 0)
  }

  @Test("the contents of the navigation bar fade across alongside the pop")
  func barFades() {
    let stage = StackStage()
    stage.device.perform { _ = stage.stack.popViewController(animated: true) }
    stage.device.advance(by: 0.1)
    let opacities = stage.device.perform {
      stage.stack.navigationBar.subviews.map { $0.layer.presentation()?.opacity }
    }
    // Its hairlines stay.
    #expect(opacities.suffix(2) == [0.75, 0.25])
  }

  @Test("popping a view controller with a current-context presentation shows the page below")
  func popsUnderAPresentation() {
    let stage = StackStage()
    let cover = UIViewController()
    stage.device.perform {
      stage.detail.definesPresentationContext = true
      cover.modalPresentationStyle = .currentContext
      stage.detail.present(cover, animated: false)
      stage.device.settle()
      _ = stage.stack.popViewController(animated: true)
    }
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.x(of: stage.home) == 0)
    #expect(stage.home.view.window === stage.window)
    #expect(cover.view.window == nil)
  }

  @Test("a drag moves the page point for point, and pops from 0.4 of the width on")
  func pops() {
    let stage = StackStage()
    stage.beginPan()
    #expect(stage.x(of: stage.detail) == 0)
    stage.move(to: 210)
    #expect(isClose(stage.x(of: stage.detail), 100))
    #expect(isClose(stage.x(of: stage.home), -150))
    stage.move(to: 270)
    #expect(isClose(stage.x(of: stage.detail), 160))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.x(of: stage.home) == 0)
  }

  @Test("a drag across the whole width ends the pop as soon as the touch ends")
  func wholeWidth() {
    let stage = StackStage()
    stage.beginPan(at: 0)
    stage.move(to: 420)
    #expect(stage.x(of: stage.detail) == 400)
    stage.endTouch()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.device.perform { stage.stack.transitionCoordinator } == nil)
    #expect(stage.detail.view.superview == nil)
  }

  @Test("a drag that ends before 0.4 of the width restores everything exactly")
  func cancels() {
    let stage = StackStage()
    let before = stage.tree
    stage.beginPan()
    stage.move(to: 269)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home, stage.detail])
    #expect(stage.tree == before)
    #expect(stage.home.view.superview == nil)
    #expect(stage.home.view.frame.minX == 0)
    stage.beginPan()
    stage.move(to: 350)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test(
    "a swipe pops after a short distance, and one back cancels after a long one",
    arguments: [([120.0, 150, 180], true), ([400.0, 370, 340], false)])
  func swipesByVelocity(_ places: [Double], _ pops: Bool) {
    let stage = StackStage()
    stage.beginPan()
    for place in places { stage.move(to: place, rest: 0.02) }
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers.count == (pops ? 1 : 2))
  }

  @Test("a swipe with a single change is handled by its velocity")
  func flick() {
    let stage = StackStage()
    stage.device.perform {
      stage.device.touchDown(at: CGPoint(x: 100, y: 300))
      stage.device.advance(by: 0.01)
      stage.device.touchMove(to: CGPoint(x: 140, y: 300))
      stage.device.touchUp()
      stage.device.settle()
    }
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("a style of two navigation controllers works for one after it is removed from the other")
  func twoStacks() {
    let stage = StackStage()
    let other = stage.device.perform {
      let other = UINavigationController(rootViewController: UIViewController())
      other.use(stage.stack.transitionStyle(for: .stack))
      return other
    }
    func swipe(from x: CGFloat) {
      stage.beginPan(at: x)
      stage.move(to: x + 250)
      stage.endTouch()
      stage.device.settle()
    }
    swipe(from: 100)
    #expect(stage.stack.viewControllers == [stage.home])
    stage.device.perform {
      other.use(nil)
      stage.stack.pushViewController(stage.detail, animated: false)
    }
    stage.device.settle()
    swipe(from: 100)
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("a style on a second navigation stack releases the gesture of a first that was released")
  func releasesGestures() throws {
    let stage = StackStage()
    let style = try #require(stage.stack.transitionStyle(for: .stack))
    weak var gesture: UIGestureRecognizer?
    stage.device.perform {
      let first = UINavigationController(rootViewController: UIViewController())
      first.use(style)
      gesture = first.view.gestureRecognizers?.last
      #expect(gesture != nil)
    }
    stage.device.perform {
      UINavigationController(rootViewController: UIViewController()).use(style)
    }
    #expect(gesture == nil)
  }

  @Test("after a drag the page continues at its velocity, without a jump")
  func continuesAtDragVelocity() {
    let stage = StackStage()
    stage.beginPan()
    for place in [130.0, 160, 190, 220] { stage.move(to: place, rest: 0.02) }
    let shown = stage.x(of: stage.detail)
    stage.endTouch()
    #expect(isClose(stage.x(of: stage.detail), shown))
    stage.device.advance(by: 0.0001)
    let speed = (stage.x(of: stage.detail) - shown) / 0.0001
    // The touch moved 30 pt in 20 ms.
    #expect(isClose(speed, 1500, within: 15), "\(speed)")
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test("a drag reverses a running push from its current position")
  func dragReversesPush() {
    let stage = StackStage(pages: 1)
    let before = stage.tree
    stage.device.perform { stage.stack.pushViewController(stage.detail, animated: true) }
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.x(of: stage.detail), 200))
    stage.device.perform {
      stage.device.touchDown(at: CGPoint(x: 250, y: 300))
      stage.device.touchMove(to: CGPoint(x: 261, y: 300))
      stage.device.turn()
    }
    let held = stage.x(of: stage.detail)
    #expect(isClose(held, 200, within: 0.5), "\(held)")
    stage.move(to: 311, rest: 0.3)
    #expect(isClose(stage.x(of: stage.detail), held + 50))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.tree == before)
  }

  @Test(
    "[F057][F059] the root and a leftward drag pop nothing; right-to-left mirrors the direction"
  )
  func refuses() {
    let root = StackStage(pages: 1)
    root.beginPan()
    root.move(to: 380)
    root.endTouch()
    #expect(root.stack.viewControllers == [root.home])
    for isMirrored in [false, true] {
      var configuration = DeviceConfiguration(size: CGSize(width: 400, height: 600))
      configuration.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      let stage = StackStage(configuration)
      stage.beginPan(at: 390, toward: -1)
      stage.move(to: 180)
      #expect(isClose(stage.x(of: stage.detail), isMirrored ? -200 : 0))
      stage.endTouch()
      stage.device.settle()
      #expect(stage.stack.viewControllers.count == (isMirrored ? 1 : 2))
    }
  }

  @Test("in the region edge a touch must begin there", arguments: [19.0, 21])
  func edge(x: Double) {
    let stage = StackStage { $0.pan.activationArea = .edge }
    stage.beginPan(at: x)
    stage.move(to: 300)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers.count == (x < 20 ? 1 : 2))
  }

  @Test("a canceled touch, and a rotation during a drag, leave nothing behind")
  func leavesNothingBehindIfCanceledOrRotated() {
    let stage = StackStage()
    let before = stage.tree
    stage.beginPan()
    stage.move(to: 350)
    stage.device.perform { stage.device.touchCancel() }
    stage.device.settle()
    #expect(stage.tree == before)
    #expect(stage.stack.viewControllers.count == 2)
    stage.beginPan()
    stage.move(to: 350)
    stage.device.perform { stage.device.rotate(to: .landscapeLeft) }
    stage.device.advance(by: 0.5)
    stage.endTouch()
    stage.device.settle()
    let top = stage.stack.topViewController
    #expect(top?.view.frame == stage.stack.view.bounds)
    #expect(stage.stack.transitionCoordinator == nil)
  }

  @Test("a programmatic pop and removing the style during a drag leave nothing behind")
  func leavesNothingBehindIfInterrupted() {
    let plain = StackStage()
    plain.device.perform { _ = plain.stack.popViewController(animated: true) }
    plain.device.settle()
    let stage = StackStage()
    stage.beginPan()
    stage.move(to: 250)
    stage.device.perform { _ = stage.stack.popViewController(animated: true) }
    stage.device.settle()
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
    #expect(stage.tree == plain.tree)
    #expect(stage.detail.view.frame.minX == 0)
    #expect(stage.detail.view.transform.isIdentity)

    let other = StackStage()
    let before = other.tree
    other.beginPan()
    other.move(to: 350)
    other.device.perform { other.stack.use(nil) }
    other.device.settle()
    other.endTouch()
    #expect(other.stack.viewControllers.count == 2)
    #expect(other.tree == before)
  }

  @Test("two touches pop nothing, and a second one does not disturb the first")
  func twoTouches() {
    let stage = StackStage()
    stage.device.perform {
      stage.device.touchDown(0, at: CGPoint(x: 100, y: 300))
      stage.device.touchDown(1, at: CGPoint(x: 100, y: 400))
      for x in [110.0, 200, 300] {
        stage.device.touchMove(0, to: CGPoint(x: x, y: 300))
        stage.device.touchMove(1, to: CGPoint(x: x, y: 400))
        stage.device.advance(by: 0.1)
      }
      stage.device.touchUp(0)
      stage.device.touchUp(1)
    }
    stage.device.settle()
    #expect(stage.stack.viewControllers.count == 2)
    #expect(stage.x(of: stage.detail) == 0)
    stage.beginPan()
    stage.move(to: 160)
    stage.device.perform {
      stage.device.touchDown(1, at: CGPoint(x: 300, y: 400))
      stage.device.touchMove(1, to: CGPoint(x: 50, y: 400))
      stage.device.advance(by: 0.1)
    }
    #expect(isClose(stage.x(of: stage.detail), 50))
    stage.device.perform { stage.device.touchUp(1) }
    stage.move(to: 310)
    #expect(isClose(stage.x(of: stage.detail), 200))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers == [stage.home])
  }

  @Test(
    "scrolled content scrolls, and content at its leading edge lets the page pop",
    arguments: [(50.0, false, false), (0, false, true), (750, true, false), (800, true, true)])
  func content(_ offset: Double, _ isMirrored: Bool, _ pops: Bool) {
    var configuration = DeviceConfiguration(size: CGSize(width: 400, height: 600))
    configuration.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let stage = StackStage(configuration)
    let content = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    stage.device.perform {
      content.contentSize = CGSize(width: 1200, height: 200)
      stage.detail.view.addSubview(content)
      content.contentOffset.x = offset
    }
    stage.device.settle()
    stage.beginPan(at: isMirrored ? 300 : 100, toward: isMirrored ? -1 : 1)
    stage.move(to: isMirrored ? 50 : 350)
    stage.endTouch()
    stage.device.settle()
    #expect(stage.stack.viewControllers.count == (pops ? 1 : 2))
    // It scrolls exactly if the page stays.
    #expect((content.contentOffset.x == offset) == pops)
  }

  /// Selects the other tab in `viewIsAppearing`.
  final class Leaving: UIViewController {
    override func viewIsAppearing(_ animated: Bool) { tabBarController?.selectedIndex = 1 }
  }

  @Test(
    "a callback of the appearing page that ends the pop leaves no page displaced or paused",
    arguments: [true, false])
  func endsWhileItBegins(isDriven: Bool) {
    let stage = StackStage()
    let (home, other, tabs) = (Leaving(), UIViewController(), UITabBarController())
    stage.device.perform {
      stage.stack.viewControllers = [home, stage.detail]
      tabs.viewControllers = [stage.stack, other]
      stage.window.rootViewController = tabs
    }
    stage.device.settle()
    if isDriven {
      stage.beginPan()
      stage.move(to: 350)
      stage.endTouch()
    } else {
      stage.device.perform { _ = stage.stack.popViewController(animated: true) }
    }
    stage.device.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(other.view.window != nil)
    #expect(stage.stack.viewControllers == (isDriven ? [home, stage.detail] : [home]))
    #expect(home.view.transform.isIdentity)
    #expect(stage.detail.view.transform.isIdentity)
    #expect(stage.stack.transitionCoordinator == nil)
  }
}
