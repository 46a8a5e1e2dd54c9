import HeadlessUIKit
import TestSupport
import Testing

/// Long-press gestures.
@Suite(.checkedDevices) struct PressTests {
  private func addPress(
    to scene: GestureScene, _ prepare: (UILongPressGestureRecognizer) -> Void = { _ in }
  ) -> UILongPressGestureRecognizer {
    scene.device.perform {
      let press = UILongPressGestureRecognizer()
      prepare(press)
      return scene.attach(press, "press", to: nil)
    }
  }

  @Test("a long press begins after its minimum duration, and ends with the touch")
  func begins() {
    let scene = GestureScene()
    let press = addPress(to: scene)
    scene.device.touchDown(at: inCard)
    scene.device.advance(by: 0.4999)
    #expect(press.state == .possible)
    scene.device.advance(by: 0.0001)
    #expect(press.state == .began)
    scene.device.touchMove(to: CGPoint(x: 90, y: 90))
    scene.device.turn()
    scene.device.touchUp()
    scene.device.turn()
    #expect(
      scene.lines == [
        "card began", "card canceled", "press began", "press changed", "press ended",
      ]
    )
  }

  /// The raw values 1 and 5 are the states began and failed.
  @Test("a touch may move 10 pt before a long press", arguments: [(10.0, 1), (10.1, 5)])
  func wanders(_ distance: Double, _ rawState: Int) {
    let scene = GestureScene()
    let press = addPress(to: scene)
    scene.device.touchDown(at: inCard)
    scene.device.touchMove(to: CGPoint(x: 50 + distance, y: 50))
    #expect(press.state.rawValue == (rawState == 5 ? 5 : 0))
    scene.device.advance(by: 1)
    #expect(press.state.rawValue == rawState)
  }

  @Test("a touch that ends too early fails the long press")
  func early() {
    let scene = GestureScene()
    let press = addPress(to: scene) { $0.minimumPressDuration = 0.2 }
    scene.device.touchDown(at: inCard)
    scene.device.advance(by: 0.19)
    scene.device.touchUp()
    #expect(press.state == .failed)
    scene.device.settle()
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test("a long press can require a tap shortly before it", arguments: [(0.3, true), (0.4, false)])
  func afterTap(_ pause: Double, _ begins: Bool) {
    let scene = GestureScene()
    let press = addPress(to: scene) { $0.numberOfTapsRequired = 1 }
    scene.device.tap(at: inCard)
    scene.device.advance(by: pause)
    scene.device.touchDown(at: inCard)
    scene.device.advance(by: 0.6)
    #expect((press.state == .began) == begins)
  }

  @Test("a long press with two touches waits for both")
  func longPressWaitsForBothTouches() {
    let scene = GestureScene()
    let press = addPress(to: scene) { $0.numberOfTouchesRequired = 2 }
    scene.device.touchDown(0, at: inCard)
    scene.device.advance(by: 1)
    #expect(press.state == .possible)
    scene.device.touchDown(1, at: CGPoint(x: 20, y: 20))
    scene.device.advance(by: 0.5)
    #expect(press.state == .began)
    scene.device.touchUp(0)
    #expect(press.state == .began)
    scene.device.touchUp(1)
    #expect(press.state == .ended)
  }
}
