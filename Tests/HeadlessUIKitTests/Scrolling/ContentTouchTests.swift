import HeadlessUIKit
import Testing

/// What a scroll view lets its content know of a finger.
@Suite struct ContentTouchTests {
  /// A scroll view with a view in its content that notes its touches.
  private func makeScene() -> (scene: ScrollScene, notes: Notes) {
    let scene = ScrollScene()
    let notes = Notes()
    scene.run {
      scene.scroll.addSubview(
        TouchedView("row", notes, frame: CGRect(x: 0, y: 400, width: 400, height: 200)))
    }
    return (scene, notes)
  }

  @Test("Content hears of a finger that stays after 0.15 s")
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

  /// A scroll view that keeps touches from a view in its content.
  private final class Guard: UIScrollView {
    var kept: UIView?
    var asked = 0
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked += 1
      return view !== kept
    }
  }

  @Test("A view that touchesShouldBegin refuses receives no touches, and the content scrolls")
  func touchesShouldBegin() {
    let device = SimulatedDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    let notes = Notes()
    let scroll = Guard(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
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
    #expect(scroll.asked == 2)
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

  @Test("Content hears of a finger that lifts before that then, and nothing is left to wait for")
  func lifts() {
    let (scene, notes) = makeScene()
    let begin = scene.device.now
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.advance(by: 0.05)
    scene.device.touchUp()
    #expect(notes.lines == ["row began", "row ended"])
    scene.device.settle()
    #expect(scene.device.now == begin + 0.05)
  }

  @Test("Content hears nothing of a finger that scrolls at once")
  func scrolls() {
    let (scene, notes) = makeScene()
    scene.drag(by: CGVector(dx: 0, dy: -100), for: 0.1)
    scene.device.advance(by: 1)
    scene.device.touchUp()
    scene.device.settle()
    #expect(notes.lines == [])
    #expect(scene.y > 0)
  }

  @Test("Content hears at once of a finger that goes where nothing scrolls")
  func goesAcross() {
    let (scene, notes) = makeScene()
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.touchMove(to: CGPoint(x: 230, y: 480))
    #expect(notes.lines.first == "row began")
    #expect(scene.scroll.panGestureRecognizer.state == .failed)
  }

  @Test("Without the delay content hears at once, and the finger that scrolls is taken from it")
  func withoutDelay() {
    let (scene, notes) = makeScene()
    scene.scroll.delaysContentTouches = false
    scene.drag(by: CGVector(dx: 0, dy: -100), for: 0.1)
    #expect(notes.lines.first == "row began")
    #expect(notes.lines.last == "row canceled")
    #expect(scene.y == 90)
  }

  @Test("The scroll view itself, and content where scrolling is off, hear at once")
  func nothingToWaitFor() {
    let (scene, notes) = makeScene()
    scene.run {
      scene.scroll.isScrollEnabled = false
    }
    scene.device.tap(at: CGPoint(x: 200, y: 480))
    #expect(notes.lines == ["row began", "row ended"])

    final class Heard: UIScrollView {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let own = Heard(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scene.run { scene.window.addSubview(own) }
    scene.device.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(own.began == 1)
  }

  /// Who follows the finger, and whether it may still scroll.
  nonisolated struct Taking: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isControl = false
    var cancels = true
    /// How long the finger stays before it goes, s.
    var pause = 0.2
    let scrolls: Bool
  }

  @Test(
    "A finger that content follows scrolls where it may be taken from that",
    arguments: [
      Taking(testDescription: "a view", scrolls: true),
      Taking(testDescription: "a view that keeps it", cancels: false, scrolls: false),
      Taking(
        testDescription: "a view that has not heard of it", cancels: false, pause: 0, scrolls: true),
      Taking(testDescription: "a control", isControl: true, scrolls: false),
      Taking(
        testDescription: "a control that has not heard of it", isControl: true, pause: 0,
        scrolls: true),
    ])
  func takes(_ taking: Taking) {
    let (scene, notes) = makeScene()
    scene.scroll.canCancelContentTouches = taking.cancels
    let control = UIControl(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
    if taking.isControl { scene.run { scene.scroll.addSubview(control) } }
    scene.device.touchDown(at: CGPoint(x: 200, y: 480))
    scene.device.advance(by: taking.pause)
    #expect(control.isTracking == (taking.isControl && taking.pause > 0))
    for way in [20.0, 60, 110] {
      scene.device.advance(by: 0.01)
      scene.device.touchMove(to: CGPoint(x: 200, y: 480 - way))
    }
    scene.device.turn()
    #expect(scene.scroll.isDragging == taking.scrolls)
    #expect((scene.y > 0) == taking.scrolls)
    if taking.pause > 0, !taking.isControl {
      #expect(notes.lines.last == (taking.scrolls ? "row canceled" : "row moved"))
    }
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.device.diagnostics.isEmpty)
  }
}
