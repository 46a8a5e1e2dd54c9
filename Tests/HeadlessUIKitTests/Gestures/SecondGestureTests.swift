import HeadlessUIKit
import TestSupport
import Testing

/// Recognizers that are used again after a gesture has ended or was interrupted.
@Suite(.checkedDevices) struct SecondGestureTests {
  private let start = CGPoint(x: 50, y: 50)

  @Test("the second drag counts from its own start")
  func dragsAgain() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    for distance in [100.0, 40] {
      scene.device.touchDown(at: start)
      scene.drag(from: start, by: CGVector(dx: distance, dy: 0), for: 0.1)
      scene.run { #expect(isClose(pan.translation(in: nil).x, distance, within: 1e-9)) }
      scene.device.touchUp()
      scene.device.turn()
    }
  }

  @Test("two touches that begin one after the other pan together")
  func landsLater() {
    let scene = GestureScene()
    scene.card.isMultipleTouchEnabled = true
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.run { pan.minimumNumberOfTouches = 2 }
    scene.device.touchDown(0, at: start)
    scene.device.touchMove(0, to: CGPoint(x: 70, y: 50))
    scene.device.touchDown(1, at: CGPoint(x: 90, y: 50))
    scene.device.touchMove([(0, CGPoint(x: 80, y: 50)), (1, CGPoint(x: 100, y: 50))])
    scene.run { #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0)) }
    #expect(pan.state == .began)
  }

  @Test("strokes that are too short do not add up; two touches make one swipe together")
  func swipesAgain() {
    let scene = GestureScene()
    scene.card.isMultipleTouchEnabled = true
    let swipe = scene.device.perform {
      scene.attach(UISwipeGestureRecognizer(), "swipe", to: nil)
    }
    for _ in 0..<3 {
      scene.device.touchDown(at: start)
      scene.drag(from: start, by: CGVector(dx: 30, dy: 0), for: 0.05)
      scene.device.touchUp()
      scene.device.turn()
    }
    #expect(scene.lines.filter { $0.hasPrefix("swipe") } == [])
    scene.run { swipe.numberOfTouchesRequired = 2 }
    scene.device.touchDown(0, at: start)
    scene.device.touchDown(1, at: CGPoint(x: 90, y: 90))
    scene.device.touchMove([(0, CGPoint(x: 90, y: 50)), (1, CGPoint(x: 130, y: 90))])
    #expect(swipe.state == .possible)
    scene.device.touchMove([(0, CGPoint(x: 105, y: 50)), (1, CGPoint(x: 145, y: 90))])
    scene.device.turn()
    #expect(scene.lines.filter { $0.hasPrefix("swipe") } == ["swipe ended"])
  }

  @Test("a long press that requires a tap fails when the first touch lasts too long")
  func staysTooLong() {
    let scene = GestureScene()
    let press = scene.device.perform {
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = 1
      return scene.attach(press, "press", to: nil)
    }
    scene.device.touchDown(at: start)
    scene.device.advance(by: 0.3)
    #expect(press.state == .possible)
    scene.device.advance(by: 0.1)
    #expect(press.state == .failed)
    scene.device.touchUp()
    scene.device.settle()
    // A tap, and a touch that stays: the second and the third touch of the card.
    for _ in 0..<2 {
      scene.device.touchDown(at: start)
      scene.device.advance(by: 0.1)
      if press.state == .possible, scene.lines.filter({ $0 == "card began" }).count < 3 {
        scene.device.touchUp()
      }
    }
    scene.device.advance(by: 0.6)
    #expect(press.state == .began)
  }

  @Test("a recognizer disabled during a gesture ignores its touch, and recognizes the next")
  func turnedOff() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 50, dy: 0), for: 0.1)
    scene.run { pan.isEnabled = false }
    #expect(pan.state == .cancelled)
    scene.run { pan.isEnabled = true }
    scene.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 50, dy: 0), for: 0.1)
    #expect(scene.lines.filter { $0.hasPrefix("pan") }.last == "pan cancelled")
    scene.device.touchUp()
    scene.device.turn()
    #expect(pan.state == .possible)
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 50, dy: 0), for: 0.1)
    #expect(pan.state == .changed)
  }

  @Test("a recognizer in .possible requests its failure requirements again for every gesture")
  func requirementsAreRequestedPerAttempt() {
    let scene = GestureScene()
    let (first, second) = (scene.addScripted("first"), scene.addScripted("second"))
    let delegate = StubDelegate()
    second.delegate = delegate
    second.onMoved = .began
    second.onEnded = .ended
    first.onEnded = .failed
    for attempt in 1...2 {
      scene.device.touchDown(at: start)
      scene.device.touchMove(to: CGPoint(x: 60, y: 50))
      scene.device.touchUp()
      scene.device.turn()
      #expect(delegate.calls.filter { $0 == "requires failure of first" }.count == attempt)
    }
  }

  @Test("a recognizer added to another view is removed from the previous one")
  func moves() {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    scene.run {
      scene.card.addGestureRecognizer(tap)
      #expect(scene.card.gestureRecognizers == [tap])
      scene.window.addGestureRecognizer(tap)
      #expect(scene.card.gestureRecognizers == nil)
      #expect(scene.window.gestureRecognizers == [tap])
      #expect(tap.view === scene.window)
    }
  }

  @Test("selectors name methods without arguments, with the sender, and with the event")
  func selectors() {
    final class Target {
      let notes = Notes()
      func plain() { notes.note("plain") }
      func sender(_ sender: UIControl) { notes.note("sender") }
      func event(_ sender: UIControl, _ event: UIEvent?) { notes.note("event \(event == nil)") }
    }
    let target = Target()
    makeDevice().perform {
      let control = UIControl(frame: .zero)
      for action in [
        Selector(Target.plain), Selector(Target.sender(_:)), Selector(Target.event(_:_:)),
      ] {
        control.addTarget(target, action: action, for: .touchDown)
      }
      control.sendActions(for: .touchDown)
    }
    #expect(target.notes.lines == ["plain", "sender", "event true"])
  }
}
