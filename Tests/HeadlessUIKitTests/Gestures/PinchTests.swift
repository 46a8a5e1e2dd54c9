import HeadlessUIKit
import TestSupport
import Testing

/// Pinch and rotation gestures.
@Suite(.checkedDevices) struct PinchTests {
  private let scene: GestureScene
  private let pinch: UIPinchGestureRecognizer
  private let rotation: UIRotationGestureRecognizer

  init() {
    let scene = GestureScene()
    scene.run {
      scene.card.isMultipleTouchEnabled = true
      scene.card.frame = scene.window.bounds
    }
    self.scene = scene
    pinch = scene.device.perform { scene.attach(UIPinchGestureRecognizer(), "pinch", to: nil) }
    rotation = scene.device.perform {
      scene.attach(UIRotationGestureRecognizer(), "rotation", to: nil)
    }
  }

  /// Returns the locations of two touches around (200, 400), by distance and by angle in degrees.
  private func locations(_ distance: Double, _ degrees: Double = 0) -> [(
    identifier: Int, point: CGPoint
  )] {
    let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return [(0, -distance / 2), (1, distance / 2)].map { finger, offset in
      (finger, CGPoint(x: 200 + offset * x, y: 400 + offset * y))
    }
  }

  private func beginTouches(_ distance: Double, _ degrees: Double = 0) {
    for (finger, point) in locations(distance, degrees) {
      scene.device.touchDown(finger, at: point)
    }
  }

  private func moveTouches(_ distance: Double, _ degrees: Double = 0) {
    scene.device.touchMove(locations(distance, degrees))
    scene.device.turn()
  }

  private func endTouches() {
    scene.device.touchUp(0)
    scene.device.touchUp(1)
    scene.device.turn()
  }

  private var actions: [String] { scene.lines.filter { !$0.hasPrefix("card") } }

  @Test(
    "[195] a pinch begins when the distance between the touches has changed by 8 pt (195b)",
    arguments: [(107.9, 0), (108, 1), (92.1, 0), (92, 1)])
  func startsAfterEightPoints(_ distance: Double, _ rawState: Int) {
    beginTouches(100)
    moveTouches(distance)
    #expect(pinch.state.rawValue == rawState)
    #expect(rotation.state == (pinch.state == .began ? .failed : .possible))
  }

  @Test("a pinch reports the ratio of the distances, and its rate of change")
  func scales() {
    beginTouches(100)
    let begin = scene.device.now
    for frame in 1...12 {
      scene.device.advance(to: begin + Double(frame) / 60)
      moveTouches(100 + 10 * Double(frame))
      #expect(isClose(pinch.scale, 1 + 0.1 * Double(frame), within: 1e-12))
    }
    #expect(isClose(pinch.velocity, 6, within: 1e-9))
    #expect(pinch.location(in: scene.card) == CGPoint(x: 200, y: 400))
    #expect(pinch.numberOfTouches == 2)
    endTouches()
    #expect(isClose(pinch.scale, 2.2, within: 1e-12))
    #expect(isClose(pinch.velocity, 6, within: 1e-9))
    #expect(actions.first == "pinch began")
    #expect(actions.last == "pinch ended")
    #expect(actions.count == 13)
  }

  /// At a distance of 100 pt, 8 pt are 0.08 rad or 4.584 degrees.
  @Test(
    "[195] a rotation begins when the touches have moved 8 pt around each other (195b)",
    arguments: [(4.58, 0), (4.59, 1), (-4.58, 0), (-4.59, 1)])
  func startsToTurn(_ degrees: Double, _ rawState: Int) {
    beginTouches(100)
    moveTouches(100, degrees)
    #expect(rotation.state.rawValue == rawState)
  }

  @Test("a rotation is in radians, clockwise above zero, and continues past a full turn")
  func turns() {
    beginTouches(100, 170)
    let begin = scene.device.now
    for step in 1...45 {
      scene.device.advance(to: begin + Double(step) / 100)
      moveTouches(100, 170 + 10 * Double(step))
      #expect(isClose(rotation.rotation, Double(step) * .pi / 18, within: 1e-9))
    }
    #expect(isClose(rotation.velocity, 100 * .pi / 18))
    // From 620 degrees, which is the angle 260, by -90, -90, +90 and -90.
    for _ in 0..<2 {
      scene.device.advance(by: 0.01)
      moveTouches(100, 170)
      moveTouches(100, 80)
    }
    #expect(isClose(rotation.rotation, CGFloat(1.5 * .pi), within: 1e-9))
  }

  @Test("[203] of a pinch and a rotation only the first to begin is recognized (203a)")
  func firstWins() {
    beginTouches(100)
    moveTouches(100, 10)
    moveTouches(150, 10)
    #expect(pinch.state == .failed)
    #expect(rotation.state == .changed)
  }

  @Test("[201] a pinch and a rotation recognize simultaneously if one delegate consents (201b)")
  func together() {
    let delegate = StubDelegate()
    delegate.allowsSimultaneous = true
    pinch.delegate = delegate
    beginTouches(100)
    moveTouches(150, 20)
    moveTouches(200, 40)
    #expect(isClose(pinch.scale, 2))
    #expect(isClose(rotation.rotation, 40 * .pi / 180))
    endTouches()
    #expect(actions.filter { $0.hasSuffix("ended") } == ["pinch ended", "rotation ended"])
  }

  @Test("[F066] a third touch does not count, and a touch that replaces another causes no jump")
  func replacedTouchDoesNotJump() {
    beginTouches(100)
    moveTouches(200)
    scene.device.touchDown(2, at: CGPoint(x: 200, y: 700))
    scene.device.touchMove(2, to: CGPoint(x: 10, y: 10))
    #expect(pinch.scale == 2)
    #expect(pinch.numberOfTouches == 2)
    scene.device.touchUp(1)
    scene.device.touchMove(0, to: CGPoint(x: 100, y: 300))
    #expect(pinch.scale == 2)
    #expect(pinch.state == .began)
    #expect(pinch.numberOfTouches == 1)
    scene.device.touchDown(3, at: CGPoint(x: 100, y: 350))
    #expect(pinch.scale == 2)
    scene.device.touchMove(3, to: CGPoint(x: 100, y: 375))
    #expect(pinch.scale == 3)
    for finger in [0, 2, 3] { scene.device.touchUp(finger) }
    scene.device.turn()
    #expect(actions.filter { $0 == "pinch ended" }.count == 1)
    #expect(pinch.state == .possible)
  }

  @Test("a scale or rotation that is set counts from there, and resets the velocity")
  func setting() {
    let delegate = StubDelegate()
    delegate.allowsSimultaneous = true
    pinch.delegate = delegate
    beginTouches(100)
    scene.device.advance(by: 0.1)
    moveTouches(200, 20)
    #expect(isClose(pinch.velocity, 10))
    #expect(rotation.velocity > 3)
    scene.run {
      pinch.scale = 1
      rotation.rotation = 0
    }
    #expect(pinch.velocity == 0)
    #expect(rotation.velocity == 0)
    moveTouches(300, 50)
    #expect(isClose(pinch.scale, 1.5))
    #expect(isClose(rotation.rotation, .pi / 6))
    scene.run { pinch.scale = 0 }
    moveTouches(400, 50)
    #expect(pinch.scale == 0)
  }

  @Test("[F067] a nonfinite scale or rotation is ignored and reported")
  func notFinite() {
    beginTouches(100)
    moveTouches(200)
    scene.run {
      pinch.scale = .nan
      rotation.rotation = .infinity
    }
    #expect(pinch.scale == 2)
    #expect(rotation.rotation == 0)
    #expect(
      scene.diagnosticMessages == [
        "the scale of UIPinchGestureRecognizer was set to nan; it is unchanged",
        "the rotation of UIRotationGestureRecognizer was set to inf; it is unchanged",
      ])
  }

  @Test("[F067] touches that begin at one point, and simultaneous reports, give finite values")
  func coincidentTouchesGiveFiniteValues() {
    beginTouches(0)
    // The distance counts as 1 pt at least.
    moveTouches(500, 30)
    #expect(isClose(pinch.scale, 500))
    #expect(pinch.velocity == 0)
    moveTouches(0)
    scene.device.advance(by: 1e-9)
    moveTouches(300)
    #expect(pinch.scale.isFinite)
    #expect(pinch.velocity.isFinite)
    #expect(rotation.rotation.isFinite)
  }

  @Test("[F068] touches that pause before they end have no velocity")
  func pausing() {
    beginTouches(100)
    scene.device.advance(by: 0.05)
    moveTouches(200)
    scene.device.advance(by: 0.05)
    endTouches()
    #expect(scene.device.perform { pinch.velocity } == 0)
  }

  @Test("[292][F061] canceling one of the touches cancels the pinch (292a)")
  func canceled() {
    beginTouches(100)
    moveTouches(200)
    scene.device.touchCancel(1)
    #expect(pinch.state == .cancelled)
    scene.device.touchMove(0, to: .zero)
    scene.device.touchUp(0)
    scene.device.turn()
    #expect(actions == ["pinch began", "pinch cancelled"])
  }

  @Test("a single touch recognizes neither, and the next two touches can")
  func singleTouchIsNotRecognized() {
    scene.device.touchDown(at: CGPoint(x: 200, y: 400))
    scene.device.touchMove(to: CGPoint(x: 300, y: 400))
    scene.device.touchUp()
    #expect(pinch.state == .failed)
    #expect(rotation.state == .failed)
    scene.device.turn()
    beginTouches(100)
    moveTouches(200)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 2)
  }
}
