import HeadlessUIKit
import TestSupport
import Testing

/// The touch events that a view receives.
@Suite(.checkedDevices) struct TouchDeliveryTests {
  @Test("[204] the default values (204a, 204b, 204c)")
  func defaults() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.isEnabled)
    #expect(recognizer.state == .possible)
    #expect(recognizer.numberOfTouches == 0)
  }

  @Test("a view receives its touch from began to ended, wherever it moves")
  func plain() {
    let scene = GestureScene()
    scene.device.touchDown(at: inCard)
    scene.device.touchMove(to: CGPoint(x: 300, y: 300))
    scene.device.touchUp()
    #expect(scene.lines == ["card began", "card moved", "card ended"])
  }

  @Test("[204] without cancelsTouchesInView the view keeps its touch (204a)")
  func notCanceling() {
    let scene = GestureScene()
    scene.addTap("tap").cancelsTouchesInView = false
    scene.device.tap(at: inCard)
    scene.device.turn()
    #expect(scene.lines == ["card began", "card ended", "tap ended"])
  }

  @Test(
    "[204] with delaysTouchesBegan the view receives the touch when the gesture has failed (204b)")
  func delayingBegan() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    recognizer.delaysTouchesBegan = true
    scene.device.touchDown(at: inCard)
    scene.device.touchMove(to: CGPoint(x: 51, y: 50))
    #expect(scene.lines == [])
    scene.run { recognizer.state = .failed }
    #expect(scene.lines == ["card began"])
    scene.device.touchUp()
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test(
    "[204] with delaysTouchesBegan the view receives nothing when the gesture is recognized (204b)")
  func neverBegan() {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    tap.delaysTouchesBegan = true
    scene.device.tap(at: inCard)
    scene.device.turn()
    #expect(scene.lines == ["tap ended"])
  }

  @Test("[204] the end of a touch reaches the view when a double tap has failed, or never (204c)")
  func delayingEnded() {
    let slow = GestureScene()
    _ = slow.addTap("double", taps: 2)
    slow.device.tap(at: inCard)
    slow.device.advance(by: 0.1)
    #expect(slow.lines == ["card began"])
    slow.device.settle()
    #expect(slow.lines == ["card began", "card ended"])

    let quick = GestureScene()
    _ = quick.addTap("double", taps: 2)
    quick.device.tap(at: inCard)
    quick.device.tap(at: inCard)
    quick.device.settle()
    #expect(
      quick.lines == [
        "card began", "card began", "card canceled", "card canceled", "double ended",
      ])
  }

  @Test("[204] without delaysTouchesEnded the end of a touch reaches the view at once (204c)")
  func notDelayingEnded() {
    let scene = GestureScene()
    scene.addTap("double", taps: 2).delaysTouchesEnded = false
    scene.device.tap(at: inCard)
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test("[F070] removing a view cancels its touch at once, and the view receives no end")
  func leaving() {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    scene.device.touchDown(at: inCard)
    scene.run { scene.card.removeFromSuperview() }
    #expect(scene.lines == ["card began", "card canceled"])
    #expect(tap.state == .failed)
    scene.device.touchMove(to: CGPoint(x: 51, y: 50))
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.lines.count == 2)
  }

  @Test(
    "[F066] a view receives one touch unless it enables multiple touches; others are ignored",
    arguments: [false, true])
  func extraTouchesAreIgnored(isMultiple: Bool) {
    let scene = GestureScene()
    scene.card.isMultipleTouchEnabled = isMultiple
    scene.device.touchDown(1, at: inCard)
    scene.device.touchDown(2, at: CGPoint(x: 20, y: 20))
    scene.device.touchMove(2, to: CGPoint(x: 25, y: 20))
    scene.device.touchUp(1)
    scene.device.touchUp(2)
    #expect(
      scene.lines
        == (isMultiple
          ? ["card began", "card began", "card moved", "card ended", "card ended"]
          : ["card began", "card ended"]))
  }

  @Test("a touch that is down does not begin again, and one that is up has no effect")
  func inconsistentTouchesHaveNoEffect() {
    let scene = GestureScene()
    scene.device.touchDown(at: inCard)
    scene.device.touchDown(at: CGPoint(x: 20, y: 20))
    scene.device.touchMove(7, to: CGPoint(x: 20, y: 20))
    scene.device.touchUp(7)
    scene.device.touchUp()
    scene.device.touchUp()
    scene.device.touchCancel()
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test("an exclusive-touch view and other views never receive touches at the same time")
  func exclusive() {
    let scene = GestureScene()
    let other = TouchedView(
      "other", scene.notes, frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.run {
      scene.window.addSubview(other)
      other.isExclusiveTouch = true
    }
    scene.device.touchDown(1, at: inCard)
    scene.device.touchDown(2, at: CGPoint(x: 250, y: 50))
    #expect(scene.lines == ["card began"])
    scene.device.touchUp(1)
    scene.device.touchUp(2)
    scene.device.touchDown(2, at: CGPoint(x: 250, y: 50))
    scene.device.touchDown(1, at: inCard)
    #expect(scene.lines == ["card began", "card ended", "other began"])
  }

  @Test("a touch has a phase, a location, a timestamp and a tap count")
  func touch() {
    final class Reader: UIView {
      var read: [String] = []
      private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches {
          let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
          read.append(
            "\(touch.phase) \(now.x) \(before.x) \(touch.timestamp) \(touch.tapCount) "
              + "\(event?.allTouches?.count ?? 0)")
        }
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
    }
    let scene = GestureScene()
    let reader = Reader(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.run { scene.window.addSubview(reader) }
    scene.device.touchDown(at: CGPoint(x: 210, y: 10))
    scene.device.advance(by: 0.25)
    scene.device.touchMove(to: CGPoint(x: 230, y: 10))
    scene.device.touchUp()
    scene.device.tap(at: CGPoint(x: 231, y: 11))
    #expect(
      reader.read == [
        "began 10.0 10.0 0.0 1 1", "moved 30.0 10.0 0.25 1 1", "ended 30.0 10.0 0.25 1 1",
        "began 31.0 31.0 0.25 2 1", "ended 31.0 31.0 0.25 2 1",
      ])
  }

  @Test("unhandled touches go up the responder chain")
  func chain() {
    let scene = GestureScene()
    let inner = UIView(frame: scene.card.bounds)
    scene.run { scene.card.addSubview(inner) }
    scene.device.tap(at: inCard)
    #expect(scene.lines == ["card began", "card ended"])
  }
}
