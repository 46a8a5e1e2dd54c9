import HeadlessUIKit
import Testing

/// Quick strokes.
@Suite struct SwipeTests {
  typealias Direction = UISwipeGestureRecognizer.Direction

  /// A stroke, what is waited for, and whether it is that.
  nonisolated struct Stroke: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var directions: Direction = .right
    var way: CGVector
    var seconds = 0.1
    var fingers = 1
    var fingersWanted = 1
    var isSwipe: Bool
  }

  private nonisolated static let ways: [(name: String, direction: Direction, way: CGVector)] = [
    ("right", .right, CGVector(dx: 60, dy: 20)), ("left", .left, CGVector(dx: -60, dy: -20)),
    ("up", .up, CGVector(dx: 20, dy: -60)), ("down", .down, CGVector(dx: -20, dy: 60)),
  ]

  /// Every way, where every way is waited for.
  nonisolated static let alone = ways.flatMap { gone in
    ways.map { wanted in
      Stroke(
        testDescription: "\(gone.name) for \(wanted.name)", directions: wanted.direction,
        way: gone.way, isSwipe: gone.name == wanted.name)
    }
  }

  nonisolated static let others = [
    Stroke(testDescription: "too short", way: CGVector(dx: 49, dy: 0), isSwipe: false),
    Stroke(testDescription: "long enough", way: CGVector(dx: 50, dy: 0), isSwipe: true),
    Stroke(testDescription: "too slow", way: CGVector(dx: 60, dy: 0), seconds: 0.7, isSwipe: false),
    Stroke(
      testDescription: "left, of two ways", directions: [.left, .right],
      way: CGVector(dx: -60, dy: 20), isSwipe: true),
    Stroke(
      testDescription: "right, of two ways", directions: [.left, .right],
      way: CGVector(dx: 60, dy: 20), isSwipe: true),
    Stroke(
      testDescription: "down, of two other ways", directions: [.left, .right],
      way: CGVector(dx: 20, dy: 60), isSwipe: false),
    Stroke(
      testDescription: "for no way", directions: [], way: CGVector(dx: 60, dy: 0), isSwipe: false),
    // Half way between two ways it is up or down.
    Stroke(
      testDescription: "aslant, for the right", way: CGVector(dx: 60, dy: 60), isSwipe: false),
    Stroke(
      testDescription: "aslant, for down", directions: .down, way: CGVector(dx: 60, dy: 60),
      isSwipe: true),
    Stroke(
      testDescription: "aslant, for up", directions: .up, way: CGVector(dx: -60, dy: -60),
      isSwipe: true),
    Stroke(
      testDescription: "two fingers", way: CGVector(dx: 60, dy: 0), fingers: 2, fingersWanted: 2,
      isSwipe: true),
    Stroke(
      testDescription: "two fingers up", directions: .up, way: CGVector(dx: 0, dy: -60), fingers: 2,
      fingersWanted: 2, isSwipe: true),
    Stroke(
      testDescription: "one finger of two", way: CGVector(dx: 60, dy: 0), fingersWanted: 2,
      isSwipe: false),
    Stroke(
      testDescription: "two fingers for one", way: CGVector(dx: 60, dy: 0), fingers: 2,
      isSwipe: false),
  ]

  @Test("A swipe is a quick stroke in its direction, by its fingers", arguments: alone + others)
  func swipes(_ stroke: Stroke) {
    let scene = GestureScene()
    let recognizer = scene.device.perform {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = stroke.directions
      recognizer.numberOfTouchesRequired = stroke.fingersWanted
      return scene.attach(recognizer, "swipe", to: scene.window)
    }
    let starts = (0..<stroke.fingers).map { CGPoint(x: 200 + 40 * CGFloat($0), y: 400) }
    for (finger, start) in starts.enumerated() { scene.device.touchDown(finger, at: start) }
    let begin = scene.device.now
    for report in 1...6 {
      let share = Double(report) / 6
      scene.device.advance(to: begin + share * stroke.seconds)
      scene.device.touchMove(
        starts.enumerated().map { finger, start in
          (
            finger,
            CGPoint(x: start.x + share * stroke.way.dx, y: start.y + share * stroke.way.dy)
          )
        })
    }
    for finger in starts.indices { scene.device.touchUp(finger) }
    #expect(recognizer.state == (stroke.isSwipe ? .ended : .failed))
    scene.device.settle()
    #expect(scene.lines == (stroke.isSwipe ? ["swipe ended"] : []))
    #expect(recognizer.state == .possible)
  }

  @Test("Two fingers that go apart are no swipe, as their middle stays")
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
