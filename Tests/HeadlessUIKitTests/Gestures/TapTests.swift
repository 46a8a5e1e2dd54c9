import HeadlessUIKit
import TestSupport
import Testing

/// Single and multiple taps, with one and more touches.
@Suite(.checkedDevices) struct TapTests {
  @Test("[195] a tap is recognized when its touch ends, at its location (195a)")
  func tap() {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    scene.listener.recordsLocation = true
    scene.device.touchDown(at: CGPoint(x: 30, y: 40))
    scene.device.advance(by: 0.2)
    #expect(tap.state == .possible)
    scene.device.touchUp()
    #expect(tap.state == .ended)
    scene.device.turn()
    #expect(scene.lines == ["card began", "card canceled", "tap ended 30.0 40.0 1"])
    #expect(tap.state == .possible)
  }

  @Test("a touch that moves too far fails the tap")
  func wandering() {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    scene.device.touchDown(at: inCard)
    // 42 pt, then 46 pt from the start; the limit is 45 pt.
    scene.device.touchMove(to: CGPoint(x: 80, y: 80))
    #expect(tap.state == .possible)
    scene.device.touchMove(to: CGPoint(x: 50, y: 96))
    #expect(tap.state == .failed)
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.lines == ["card began", "card moved", "card moved", "card ended"])
  }

  @Test(
    "two taps in quick succession are a double tap, two slow ones are not",
    arguments: [(0.2, true), (0.5, false)])
  func doubleTap(pause: Double, isRecognized: Bool) {
    let scene = GestureScene()
    _ = scene.addTap("double", taps: 2)
    scene.device.tap(at: inCard)
    scene.device.advance(by: pause)
    scene.device.tap(at: inCard)
    scene.device.settle()
    #expect(scene.lines.contains("double ended") == isRecognized)
  }

  @Test("two taps at different points are no double tap")
  func farApart() {
    let scene = GestureScene()
    _ = scene.addTap("double", taps: 2, to: scene.window)
    scene.device.tap(at: CGPoint(x: 10, y: 10))
    scene.device.tap(at: CGPoint(x: 10, y: 300))
    scene.device.settle()
    #expect(!scene.lines.contains("double ended"))
    // The next pair is a new attempt.
    scene.device.tap(at: CGPoint(x: 10, y: 300))
    scene.device.tap(at: CGPoint(x: 20, y: 310))
    scene.device.settle()
    #expect(scene.lines.filter { $0 == "double ended" }.count == 1)
  }

  @Test("[206] a tap does not block a tap with more taps")
  func tapThenDoubleTap() {
    let scene = GestureScene()
    _ = scene.addTap("single")
    _ = scene.addTap("double", taps: 2)
    scene.device.tap(at: inCard)
    scene.device.advance(by: 0.1)
    scene.device.tap(at: inCard)
    scene.device.settle()
    #expect(scene.lines.filter { $0.hasSuffix("ended") } == ["single ended", "double ended"])
  }

  @Test(
    "[200] a tap that requires a double tap to fail is recognized when the double tap has failed (200a)"
  )
  func tapWaitsForDoubleTapFailure() {
    let scene = GestureScene()
    let single = scene.addTap("single")
    single.require(toFail: scene.addTap("double", taps: 2))
    scene.listener.recordsLocation = true
    scene.device.tap(at: CGPoint(x: 30, y: 40))
    scene.device.advance(by: 0.3)
    #expect(single.state == .possible)
    scene.device.settle()
    #expect(scene.lines == ["card began", "card canceled", "single ended 30.0 40.0 1"])
    #expect(single.state == .possible)
  }

  @Test(
    "[200] a tap that requires a double tap to fail is not recognized after a double tap (200b)",
    arguments: [true, false])
  func failingTap(singleFirst: Bool) {
    let scene = GestureScene()
    let (single, double): (UITapGestureRecognizer, UITapGestureRecognizer)
    if singleFirst {
      single = scene.addTap("single")
      double = scene.addTap("double", taps: 2)
    } else {
      double = scene.addTap("double", taps: 2)
      single = scene.addTap("single")
    }
    single.require(toFail: double)
    scene.device.tap(at: inCard)
    scene.device.advance(by: 0.1)
    scene.device.tap(at: inCard)
    scene.device.settle()
    #expect(scene.lines.filter { $0.hasSuffix("ended") } == ["double ended"])
    // The next single tap is recognized again.
    scene.device.tap(at: inCard)
    scene.device.settle()
    #expect(scene.lines.last == "single ended")
  }

  @Test("two simultaneous touches are a two-finger tap; one, three, or successive touches are not")
  func twoFingerTap() {
    func recognizes(_ touch: (SimulatedDevice) -> Void) -> Bool {
      let scene = GestureScene()
      let tap = scene.addTap("tap")
      tap.numberOfTouchesRequired = 2
      scene.card.isMultipleTouchEnabled = true
      touch(scene.device)
      scene.device.settle()
      return scene.lines.contains("tap ended")
    }
    let (one, two, three) = (inCard, CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20))
    #expect(
      recognizes { device in
        device.touchDown(1, at: one)
        device.touchDown(2, at: two)
        device.touchUp(1)
        device.touchUp(2)
      })
    #expect(!recognizes { $0.tap(at: one) })
    #expect(
      !recognizes { device in
        device.touchDown(1, at: one)
        device.touchDown(2, at: two)
        device.touchDown(3, at: three)
        for finger in 1...3 { device.touchUp(finger) }
      })
    #expect(
      !recognizes { device in
        device.tap(at: one)
        device.tap(at: two)
      })
  }

  @Test("[292] a tap whose touch the system cancels fails, and the next tap is a new one (292b)")
  func canceled() {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    scene.device.touchDown(at: inCard)
    scene.device.touchCancel()
    #expect(tap.state == .failed)
    scene.device.turn()
    #expect(scene.lines == ["card began", "card canceled"])
    scene.device.tap(at: inCard)
    scene.device.turn()
    #expect(scene.lines.last == "tap ended")
  }

  @Test("[F071] of two tap recognizers on nested views the inner one recognizes")
  func nested() {
    let scene = GestureScene()
    _ = scene.addTap("outer", to: scene.window)
    _ = scene.addTap("inner")
    scene.device.tap(at: inCard)
    scene.device.turn()
    #expect(scene.lines.filter { $0.hasSuffix("ended") } == ["inner ended"])
    scene.device.tap(at: CGPoint(x: 300, y: 300))
    scene.device.turn()
    #expect(scene.lines.last == "outer ended")
  }
}
