import HeadlessUIKit
import TestSupport
import Testing

/// Two fingers that go apart and turn around each other.
@Suite struct PinchTests {
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

  /// The places of two fingers around (200, 400), so far apart, at an angle in degrees.
  private func places(_ distance: Double, _ degrees: Double = 0) -> [(finger: Int, point: CGPoint)]
  {
    let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return [(0, -distance / 2), (1, distance / 2)].map { finger, way in
      (finger, CGPoint(x: 200 + way * x, y: 400 + way * y))
    }
  }

  private func land(_ distance: Double, _ degrees: Double = 0) {
    for (finger, point) in places(distance, degrees) { scene.device.touchDown(finger, at: point) }
  }

  private func move(_ distance: Double, _ degrees: Double = 0) {
    scene.device.touchMove(places(distance, degrees))
    scene.device.turn()
  }

  private func lift() {
    scene.device.touchUp(0)
    scene.device.touchUp(1)
    scene.device.turn()
  }

  private var actions: [String] { scene.lines.filter { !$0.hasPrefix("card") } }

  @Test(
    "[195] A pinch begins when the fingers have gone 8 pt apart or together (195b)",
    arguments: [(107.9, 0), (108, 1), (92.1, 0), (92, 1)])
  func startsAfterEightPoints(_ distance: Double, _ state: Int) {
    land(100)
    move(distance)
    #expect(pinch.state.rawValue == state)
    #expect(rotation.state == (state == 1 ? .failed : .possible))
  }

  @Test("A pinch tells how many times as far apart the fingers are, and how fast that grows")
  func scales() {
    land(100)
    let begin = scene.device.now
    for frame in 1...12 {
      scene.device.advance(to: begin + Double(frame) / 60)
      move(100 + 10 * Double(frame))
      #expect(isClose(pinch.scale, 1 + 0.1 * Double(frame), within: 1e-12))
    }
    #expect(isClose(pinch.velocity, 6, within: 1e-9))
    #expect(pinch.location(in: scene.card) == CGPoint(x: 200, y: 400))
    #expect(pinch.numberOfTouches == 2)
    lift()
    #expect(isClose(pinch.scale, 2.2, within: 1e-12))
    #expect(isClose(pinch.velocity, 6, within: 1e-9))
    #expect(actions.first == "pinch began")
    #expect(actions.last == "pinch ended")
    #expect(actions.count == 13)
  }

  @Test(
    "[195] A rotation begins when the fingers have gone 8 pt around each other (195b)",
    arguments: [(4.58, 0), (4.59, 1), (-4.58, 0), (-4.59, 1)])
  func startsToTurn(_ degrees: Double, _ state: Int) {
    land(100)
    move(100, degrees)
    #expect(rotation.state.rawValue == state)
  }

  @Test("A rotation is in radians, clockwise above zero, and goes on past a full turn")
  func turns() {
    land(100, 170)
    let begin = scene.device.now
    for step in 1...45 {
      scene.device.advance(to: begin + Double(step) / 100)
      move(100, 170 + 10 * Double(step))
      #expect(isClose(rotation.rotation, Double(step) * .pi / 18, within: 1e-9))
    }
    #expect(isClose(rotation.velocity, 100 * .pi / 18))
    for _ in 0..<2 {
      scene.device.advance(by: 0.01)
      move(100, 170)
      move(100, 80)
    }
    #expect(isClose(rotation.rotation, CGFloat(1.5 * .pi), within: 1e-9))
  }

  @Test("[203] Of a pinch and a rotation the first to begin wins (203a)")
  func firstWins() {
    land(100)
    move(100, 10)
    move(150, 10)
    #expect(pinch.state == .failed)
    #expect(rotation.state == .changed)
  }

  @Test("[201] A pinch and a rotation go on together where one side consents (201b)")
  func together() {
    let referee = Referee()
    referee.isTogether = true
    pinch.delegate = referee
    land(100)
    move(150, 20)
    move(200, 40)
    #expect(isClose(pinch.scale, 2))
    #expect(isClose(rotation.rotation, 40 * .pi / 180))
    lift()
    #expect(actions.filter { $0.hasSuffix("ended") } == ["pinch ended", "rotation ended"])
  }

  @Test("[F066] A third finger does not count, and one that takes another's place makes no jump")
  func fingersComeAndGo() {
    land(100)
    move(200)
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

  @Test("A scale or rotation that is set counts from there, and forgets the velocity")
  func setting() {
    let referee = Referee()
    referee.isTogether = true
    pinch.delegate = referee
    land(100)
    scene.device.advance(by: 0.1)
    move(200, 20)
    #expect(isClose(pinch.velocity, 10))
    #expect(rotation.velocity > 3)
    scene.run {
      pinch.scale = 1
      rotation.rotation = 0
    }
    #expect(pinch.velocity == 0)
    #expect(rotation.velocity == 0)
    move(300, 50)
    #expect(isClose(pinch.scale, 1.5))
    #expect(isClose(rotation.rotation, .pi / 6))
    scene.run { pinch.scale = 0 }
    move(400, 50)
    #expect(pinch.scale == 0)
  }

  @Test("[F067] A scale that is no number is left as it was, and said")
  func notFinite() {
    land(100)
    move(200)
    scene.run {
      pinch.scale = .nan
      rotation.rotation = .infinity
    }
    #expect(pinch.scale == 2)
    #expect(rotation.rotation == 0)
    #expect(
      scene.messages == [
        "the scale of UIPinchGestureRecognizer was set to nan; it was left as it was",
        "the rotation of UIRotationGestureRecognizer was set to inf; it was left as it was",
      ])
  }

  @Test("[F067] Fingers that land in one place, and reports of one instant, make nothing infinite")
  func onePlace() {
    land(0)
    move(500, 30)
    #expect(isClose(pinch.scale, 500))
    #expect(pinch.velocity == 0)
    move(0)
    scene.device.advance(by: 1e-9)
    move(300)
    #expect(pinch.scale.isFinite)
    #expect(pinch.velocity.isFinite)
    #expect(rotation.rotation.isFinite)
  }

  @Test("[F068] Fingers that pause before they lift have no velocity")
  func pausing() {
    land(100)
    scene.device.advance(by: 0.05)
    move(200)
    scene.device.advance(by: 0.05)
    lift()
    #expect(scene.device.perform { pinch.velocity } == 0)
  }

  @Test("[292][F061] A system that takes one of the fingers cancels the pinch (292a)")
  func cancelled() {
    land(100)
    move(200)
    scene.device.touchCancel(1)
    #expect(pinch.state == .cancelled)
    scene.device.touchMove(0, to: .zero)
    scene.device.touchUp(0)
    scene.device.turn()
    #expect(actions == ["pinch began", "pinch cancelled"])
  }

  @Test("A single finger makes neither, and the next two may")
  func oneFinger() {
    scene.device.touchDown(at: CGPoint(x: 200, y: 400))
    scene.device.touchMove(to: CGPoint(x: 300, y: 400))
    scene.device.touchUp()
    #expect(pinch.state == .failed)
    #expect(rotation.state == .failed)
    scene.device.turn()
    land(100)
    move(200)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 2)
  }
}
