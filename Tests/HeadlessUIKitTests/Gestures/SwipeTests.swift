import HeadlessUIKit
import TestSupport
import Testing

/// Swipe gestures.
@Suite(.checkedDevices) struct SwipeTests {
  typealias Direction = UISwipeGestureRecognizer.Direction

  /// A stroke, the swipe that is required, and whether it is recognized.
  nonisolated struct Stroke: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var directions: Direction = .right
    var translation: CGVector
    var seconds = 0.1
    var touches = 1
    var requiredTouches = 1
    var isSwipe: Bool
  }

  private nonisolated static let strokes:
    [(name: String, direction: Direction, translation: CGVector)] = [
      ("right", .right, CGVector(dx: 60, dy: 20)), ("left", .left, CGVector(dx: -60, dy: -20)),
      ("up", .up, CGVector(dx: 20, dy: -60)), ("down", .down, CGVector(dx: -20, dy: 60)),
    ]

  /// A stroke in every direction, for every required direction.
  nonisolated static let alone = strokes.flatMap { made in
    strokes.map { required in
      Stroke(
        testDescription: "\(made.name) for \(required.name)", directions: required.direction,
        translation: made.translation, isSwipe: made.name == required.name)
    }
  }

  nonisolated static let others = [
    Stroke(testDescription: "too short", translation: CGVector(dx: 49, dy: 0), isSwipe: false),
    Stroke(testDescription: "long enough", translation: CGVector(dx: 50, dy: 0), isSwipe: true),
    Stroke(
      testDescription: "too slow", translation: CGVector(dx: 60, dy: 0), seconds: 0.7,
      isSwipe: false),
    Stroke(
      testDescription: "left, of two directions", directions: [.left, .right],
      translation: CGVector(dx: -60, dy: 20), isSwipe: true),
    Stroke(
      testDescription: "right, of two directions", directions: [.left, .right],
      translation: CGVector(dx: 60, dy: 20), isSwipe: true),
    Stroke(
      testDescription: "down, of two other directions", directions: [.left, .right],
      translation: CGVector(dx: 20, dy: 60), isSwipe: false),
    Stroke(
      testDescription: "for no direction", directions: [], translation: CGVector(dx: 60, dy: 0),
      isSwipe: false),
    // Halfway between two directions a swipe counts as vertical.
    Stroke(
      testDescription: "diagonal, for right", translation: CGVector(dx: 60, dy: 60), isSwipe: false),
    Stroke(
      testDescription: "diagonal, for down", directions: .down,
      translation: CGVector(dx: 60, dy: 60), isSwipe: true),
    Stroke(
      testDescription: "diagonal, for up", directions: .up, translation: CGVector(dx: -60, dy: -60),
      isSwipe: true),
    Stroke(
      testDescription: "two touches", translation: CGVector(dx: 60, dy: 0), touches: 2,
      requiredTouches: 2, isSwipe: true),
    Stroke(
      testDescription: "two touches up", directions: .up, translation: CGVector(dx: 0, dy: -60),
      touches: 2, requiredTouches: 2, isSwipe: true),
    Stroke(
      testDescription: "one touch of two", translation: CGVector(dx: 60, dy: 0), requiredTouches: 2,
      isSwipe: false),
    Stroke(
      testDescription: "two touches for one", translation: CGVector(dx: 60, dy: 0), touches: 2,
      isSwipe: false),
  ]

  @Test(
    "a swipe is a quick stroke in its direction, with its number of touches",
    arguments: alone + others)
  func swipes(_ stroke: Stroke) {
    let scene = GestureScene()
    let recognizer = scene.device.perform {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = stroke.directions
      recognizer.numberOfTouchesRequired = stroke.requiredTouches
      return scene.attach(recognizer, "swipe", to: scene.window)
    }
    let starts = (0..<stroke.touches).map { CGPoint(x: 200 + 40 * CGFloat($0), y: 400) }
    for (finger, start) in starts.enumerated() { scene.device.touchDown(finger, at: start) }
    let begin = scene.device.now
    for report in 1...6 {
      let fraction = Double(report) / 6
      scene.device.advance(to: begin + fraction * stroke.seconds)
      scene.device.touchMove(
        starts.enumerated().map { finger, start in
          (
            finger,
            CGPoint(
              x: start.x + fraction * stroke.translation.dx,
              y: start.y + fraction * stroke.translation.dy)
          )
        })
    }
    for finger in starts.indices { scene.device.touchUp(finger) }
    #expect(recognizer.state == (stroke.isSwipe ? .ended : .failed))
    scene.device.settle()
    #expect(scene.lines == (stroke.isSwipe ? ["swipe ended"] : []))
    #expect(recognizer.state == .possible)
  }

  @Test("two touches that move apart are no swipe, as their center stays")
  func apart() {
    let scene = GestureScene()
    let recognizer = scene.device.perform {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.numberOfTouchesRequired = 2
      return scene.attach(recognizer, "swipe", to: scene.window)
    }
    scene.device.touchDown(0, at: CGPoint(x: 150, y: 400))
    scene.device.touchDown(1, at: CGPoint(x: 250, y: 400))
    scene.device.advance(by: 0.05)
    scene.device.touchMove([(0, CGPoint(x: 80, y: 400)), (1, CGPoint(x: 320, y: 400))])
    #expect(recognizer.state == .possible)
    scene.device.touchUp(0)
    scene.device.touchUp(1)
    scene.device.settle()
    #expect(scene.lines == [])
  }
}
