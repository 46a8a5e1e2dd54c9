import HeadlessUIKit
import TestSupport
import Testing

/// How a scroll view delivers touches to its content.
@Suite(.checkedDevices) struct ContentTouchTests {
  /// A scroll view whose content has a view that records its touches.
  private func makeScene() -> (scene: ScrollScene, notes: Notes) {
    let scene = ScrollScene()
    let notes = Notes()
    scene.run {
      scene.scroll.addSubview(
        TouchedView("row", notes, frame: CGRect(x: 0, y: 400, width: 400, height: 200)))
    }
    return (scene, notes)
  }

  @Test("content receives a stationary touch after 0.15 s")
  func stays() {
    let (scene, notes) = makeScene()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.advance(by: 0.1499)
    #expect(notes.lines == [])
    scene.device.advance(by: 0.0002)
    #expect(notes.lines == ["row began"])
    scene.device.touchUp()
    #expect(notes.lines == ["row began", "row ended"])
  }

  /// A scroll view that withholds touches from a view in its content.
  private final class FilteringScrollView: UIScrollView {
    /// The view that receives no touches.
    var kept: UIView?
    var calls = 0
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      calls += 1
      return view !== kept
    }
  }

  @Test("a view that touchesShouldBegin refuses receives no touches, and the content scrolls")
  func touchesShouldBegin() {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    let notes = Notes()
    let scroll = FilteringScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let kept = TouchedView("kept", notes, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let other = TouchedView("other", notes, frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    let window = device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(scroll)
      window.makeKeyAndVisible()
      scroll.contentSize = CGSize(width: 400, height: 2000)
      for view in [kept, other] { scroll.addSubview(view) }
      scroll.kept = kept
      return window
    }
    device.settle()
    for y in [100.0, 400] {
      device.touchDown(at: CGPoint(x: 200, y: y))
      device.advance(by: 0.3)
      device.touchUp()
      device.settle()
    }
    #expect(notes.lines == ["other began", "other ended"])
    #expect(scroll.calls == 2)
    device.touchDown(at: CGPoint(x: 200, y: 200))
    device.advance(by: 0.3)
    device.touchMove(to: CGPoint(x: 200, y: 100))
    device.advance(by: 0.1)
    #expect(scroll.contentOffset.y > 0)
    device.touchUp()
    device.settle()
    #expect(notes.lines == ["other began", "other ended"])
    withExtendedLifetime(window) {}
  }

  @Test("a touch that ends earlier is delivered to the content at its end, and leaves no timer")
  func earlyTouchEndIsDelivered() {
    let (scene, notes) = makeScene()
    let begin = scene.device.now
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.advance(by: 0.05)
    scene.device.touchUp()
    #expect(notes.lines == ["row began", "row ended"])
    scene.device.settle()
    #expect(scene.device.now == begin + 0.05)
  }

  @Test("content receives no touches of a drag that scrolls immediately")
  func scrolls() {
    let (scene, notes) = makeScene()
    scene.drag(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 1)
    scene.device.touchUp()
    scene.device.settle()
    #expect(notes.lines == [])
    #expect(scene.y > 0)
  }

  @Test("content receives immediately a touch that moves along an axis without scrolling")
  func crossAxisTouchReachesContentImmediately() {
    let (scene, notes) = makeScene()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.touchMove(to: CGPoint(x: 230, y: 480))
    #expect(notes.lines.first == "row began")
    #expect(scene.scroll.panGestureRecognizer.state == .failed)
  }

  @Test(
    "without the delay content receives touches immediately, and they are canceled when it scrolls")
  func withoutDelay() {
    let (scene, notes) = makeScene()
    scene.scroll.delaysContentTouches = false
    scene.drag(by: CGVector(dx: 0, dy: -100), for: 0.1)
    #expect(notes.lines.first == "row began")
    #expect(notes.lines.last == "row canceled")
    #expect(scene.y == 90)
  }

  @Test(
    "the scroll view itself, and content with scrolling disabled, receive touches without delay")
  func disabledScrollingDoesNotDelayTouches() {
    let (scene, notes) = makeScene()
    scene.run {
      scene.scroll.isScrollEnabled = false
    }
    scene.device.tap(at: CGPoint(x: 200, y: 480))
    #expect(notes.lines == ["row began", "row ended"])

    final class CountingScrollView: UIScrollView {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scene.run { scene.window.addSubview(view) }
    scene.device.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(view.began == 1)
  }

  /// A view that tracks a touch, and whether a drag can still scroll.
  nonisolated struct CancellationCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isControl = false
    var cancels = true
    /// The time that the touch is stationary before it moves, s.
    var pause = 0.2
    let scrolls: Bool
  }

  @Test(
    "a drag over content scrolls if the content's touches can be canceled",
    arguments: [
      CancellationCase(testDescription: "a view", scrolls: true),
      CancellationCase(
        testDescription: "a view whose touches cannot be canceled", cancels: false, scrolls: false),
      CancellationCase(
        testDescription: "a view that has not received the touch", cancels: false, pause: 0,
        scrolls: true),
      CancellationCase(testDescription: "a control", isControl: true, scrolls: false),
      CancellationCase(
        testDescription: "a control that has not received the touch", isControl: true, pause: 0,
        scrolls: true),
    ])
  func dragScrollsWhenTouchesAreCancelable(_ example: CancellationCase) {
    let (scene, notes) = makeScene()
    scene.scroll.canCancelContentTouches = example.cancels
    let control = UIControl(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
    if example.isControl { scene.run { scene.scroll.addSubview(control) } }
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.advance(by: example.pause)
    #expect(control.isTracking == (example.isControl && example.pause > 0))
    for distance in [20.0, 60, 110] {
      scene.device.advance(by: 0.01)
      scene.device.touchMove(to: CGPoint(x: 200, y: 480 - distance))
    }
    scene.device.turn()
    #expect(scene.scroll.isDragging == example.scrolls)
    #expect((scene.y > 0) == example.scrolls)
    if example.pause > 0, !example.isControl {
      #expect(notes.lines.last == (example.scrolls ? "row canceled" : "row moved"))
    }
    scene.device.touchUp()
    scene.device.settle()
  }
}
