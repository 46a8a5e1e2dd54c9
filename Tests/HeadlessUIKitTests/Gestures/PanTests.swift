import HeadlessUIKit
import TestSupport
import Testing

/// Pan gestures.
@Suite(.checkedDevices) struct PanTests {
  private let start = CGPoint(x: 50, y: 50)

  /// The raw values 0 and 1 are the states possible and began.
  @Test("[194] a pan begins after a translation of 10 pt (194a)", arguments: [(9.9, 0), (10.0, 1)])
  func startsAfterTenPoints(_ distance: Double, _ rawState: Int) {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.device.touchMove(to: CGPoint(x: 50 - distance, y: 50))
    #expect(pan.state.rawValue == rawState)
  }

  @Test(
    "[194] the translation includes the 10 pt before the pan begins: unless it is reset, the view jumps (194b)",
    arguments: [false, true])
  func countsBeforeItsStart(resets: Bool) {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    var translations: [CGFloat] = []
    scene.device.touchDown(at: start)
    for distance in [4.0, 8, 10, 12, 20] {
      scene.device.touchMove(to: CGPoint(x: 50, y: 50 + distance))
      if resets, pan.state == .began {
        scene.run { pan.setTranslation(.zero, in: scene.card) }
      }
      translations.append(pan.state == .possible ? 0 : pan.translation(in: scene.card).y)
    }
    #expect(translations == (resets ? [0, 0, 0, 2, 10] : [0, 0, 10, 12, 20]))
  }

  @Test(
    "[205] the translation counts from where the touch began or, by option, from where the pan began (205a, 205d)",
    arguments: [(false, 180.0), (true, 170.0)])
  func counts(_ fromBeginning: Bool, _ distance: Double) {
    var configuration = DeviceConfiguration(size: CGSize(width: 400, height: 800))
    configuration.choices.panCountsFromItsBeginning = fromBeginning
    let scene = GestureScene(configuration)
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 0, dy: 180), for: 0.2)
    scene.run {
      #expect(isClose(pan.translation(in: scene.card).y, distance, within: 1e-9))
      #expect(pan.translation(in: scene.card).x == 0)
    }
  }

  @Test(
    "[205] after setTranslation the translation counts from the set value, and it resets the velocity (205b)"
  )
  func setsTranslation() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 60, dy: 0), for: 0.1)
    #expect(isClose(pan.velocity(in: nil).x, 600, within: 1))
    scene.run { pan.setTranslation(CGPoint(x: 5, y: 0), in: scene.card) }
    #expect(pan.translation(in: scene.card) == CGPoint(x: 5, y: 0))
    #expect(scene.device.perform { pan.velocity(in: nil) } == .zero)
    scene.device.touchMove(to: CGPoint(x: 130, y: 50))
    #expect(pan.translation(in: scene.card) == CGPoint(x: 25, y: 0))
  }

  @Test("[205] the translation is in the coordinates of the given view (205a)")
  func convertsTranslation() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.run { scene.card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    scene.device.touchDown(at: start)
    scene.device.touchMove(to: CGPoint(x: 70, y: 50))
    #expect(pan.translation(in: scene.card) == CGPoint(x: 40, y: 0))
    #expect(pan.translation(in: scene.window) == CGPoint(x: 20, y: 0))
    scene.run { pan.setTranslation(CGPoint(x: 10, y: 0), in: scene.card) }
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
  }

  @Test("the actions are began, changed and ended")
  func sendsActions() {
    let scene = GestureScene()
    _ = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 30, dy: 0), for: 0.05)
    scene.device.touchUp()
    scene.device.turn()
    #expect(
      scene.lines == [
        "card began", "card canceled", "pan began", "pan changed", "pan changed", "pan ended",
      ])
  }

  @Test("[203] a pan takes precedence over a swipe (203b)")
  func beatsSwipe() {
    let scene = GestureScene()
    let swipe: UISwipeGestureRecognizer = scene.device.perform {
      scene.attach(UISwipeGestureRecognizer(), "swipe", to: nil)
    }
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 100, dy: 0), for: 0.1)
    #expect(swipe.state == .failed)
    #expect(pan.state == .changed)
    #expect(!scene.lines.contains("swipe ended"))
    // Without the pan, the swipe recognizes the same drag.
    scene.device.touchUp()
    scene.device.turn()
    scene.run { scene.card.removeGestureRecognizer(pan) }
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 100, dy: 0), for: 0.1)
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.lines.contains("swipe ended"))
  }

  @Test("[190][294] the velocity is that of the last tenth of a second (190b, 294b)")
  func measuresVelocity() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 0, dy: 20), for: 0.2)
    scene.drag(from: CGPoint(x: 50, y: 70), by: CGVector(dx: 0, dy: 120), for: 0.1)
    scene.device.touchUp()
    scene.device.advance(by: 1)
    #expect(isClose(pan.velocity(in: scene.card).y, 1200, within: 0.001))
  }

  @Test("[F067] simultaneous reports, or a single one, give no velocity")
  func velocityIsFinite() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.device.touchMove(to: CGPoint(x: 90, y: 50))
    #expect(scene.device.perform { pan.velocity(in: nil) } == .zero)
    // Moves 1 pt in what counts as the shortest time, 1 ms.
    scene.device.advance(by: 1e-9)
    scene.device.touchMove(to: CGPoint(x: 91, y: 50))
    #expect(scene.device.perform { pan.velocity(in: nil) } == CGPoint(x: 1000, y: 0))
  }

  @Test("[F068] a touch that pauses before it ends has no velocity")
  func pausing() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.drag(from: start, by: CGVector(dx: 0, dy: 120), for: 0.1)
    scene.device.advance(by: 0.05)
    scene.device.touchUp()
    #expect(scene.device.perform { pan.velocity(in: nil) } == .zero)
  }

  @Test("[F066] a second touch does not make the translation jump, and the pan ends once")
  func secondTouchDoesNotJump() {
    let scene = GestureScene()
    scene.run { scene.card.isMultipleTouchEnabled = true }
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(0, at: start)
    scene.device.touchMove(0, to: CGPoint(x: 50, y: 80))
    #expect(pan.translation(in: nil).y == 30)
    scene.device.touchDown(1, at: CGPoint(x: 10, y: 10))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    // One of two touches moves their center half as far.
    scene.device.touchMove(1, to: CGPoint(x: 10, y: 20))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 35))
    scene.device.touchUp(0)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 35))
    #expect(pan.state == .changed)
    scene.device.touchMove(1, to: CGPoint(x: 10, y: 21))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 36))
    scene.device.touchUp(1)
    scene.device.turn()
    #expect(scene.lines.filter { $0 == "pan ended" }.count == 1)
  }

  @Test("a pan needs its minimum number of touches, and at most its maximum when it begins")
  func numberOfTouchesIsLimited() {
    let scene = GestureScene()
    let two = scene.addPan(UIPanGestureRecognizer(), "two")
    two.minimumNumberOfTouches = 2
    let one = scene.addPan(UIPanGestureRecognizer(), "one", to: scene.window)
    one.maximumNumberOfTouches = 1
    scene.device.touchDown(0, at: start)
    scene.device.touchDown(1, at: CGPoint(x: 20, y: 20))
    #expect(one.state == .failed)
    scene.device.touchMove(0, to: CGPoint(x: 90, y: 50))
    #expect(two.state == .began)
    #expect(two.translation(in: nil) == CGPoint(x: 20, y: 0))
  }

  @Test("a pan with at most one touch ignores later touches")
  func laterTouchesAreIgnored() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    scene.device.touchDown(0, at: start)
    scene.device.touchMove(0, to: CGPoint(x: 70, y: 50))
    scene.device.touchDown(1, at: CGPoint(x: 20, y: 20))
    scene.device.touchMove(1, to: CGPoint(x: 20, y: 90))
    #expect(pan.numberOfTouches == 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
  }

  @Test("[292][F061] touches canceled by the system cancel the pan (292a)")
  func canceled() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: start)
    scene.device.touchMove(to: CGPoint(x: 70, y: 50))
    scene.device.touchCancel()
    #expect(pan.state == .cancelled)
    scene.device.turn()
    #expect(scene.lines.last == "pan cancelled")
  }

  @Test("[207] a screen-edge pan takes one touch at most (207c)")
  func edgePanTakesOneTouch() {
    #expect(UIScreenEdgePanGestureRecognizer().maximumNumberOfTouches == 1)
    #expect(UIScreenEdgePanGestureRecognizer(target: nil, action: nil).maximumNumberOfTouches == 1)
  }

  /// The start and the translation of a touch, and whether the screen-edge pan begins.
  nonisolated struct EdgeCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var edges: UIRectEdge
    var start: CGPoint
    var translation: CGVector
    var begins: Bool
  }

  @Test(
    "[207][F064] a screen-edge pan begins at its edge, and inward only (207a)",
    arguments: [
      EdgeCase(
        testDescription: "from the left edge", edges: .left, start: CGPoint(x: 5, y: 400),
        translation: CGVector(dx: 12, dy: 3), begins: true),
      EdgeCase(
        testDescription: "from too far inside", edges: .left, start: CGPoint(x: 20, y: 400),
        translation: CGVector(dx: 12, dy: 3), begins: false),
      EdgeCase(
        testDescription: "along the edge", edges: .left, start: CGPoint(x: 5, y: 400),
        translation: CGVector(dx: 6, dy: 9), begins: false),
      EdgeCase(
        testDescription: "diagonally", edges: .left, start: CGPoint(x: 5, y: 400),
        translation: CGVector(dx: 9, dy: 9), begins: false),
      EdgeCase(
        testDescription: "from another edge", edges: .left, start: CGPoint(x: 395, y: 400),
        translation: CGVector(dx: -12, dy: 0), begins: false),
      EdgeCase(
        testDescription: "from the right edge", edges: .right, start: CGPoint(x: 395, y: 400),
        translation: CGVector(dx: -12, dy: 0), begins: true),
      EdgeCase(
        testDescription: "from the bottom", edges: [.bottom, .left], start: CGPoint(x: 200, y: 799),
        translation: CGVector(dx: 0, dy: -12), begins: true),
      EdgeCase(
        testDescription: "from the top", edges: .top, start: CGPoint(x: 200, y: 3),
        translation: CGVector(dx: 0, dy: 12), begins: true),
      EdgeCase(
        testDescription: "without edges", edges: [], start: CGPoint(x: 5, y: 3),
        translation: CGVector(dx: 12, dy: 0), begins: false),
    ])
  func edges(_ edge: EdgeCase) {
    let scene = GestureScene()
    let pan = scene.addPan(UIScreenEdgePanGestureRecognizer(), "pan", to: scene.window)
    pan.edges = edge.edges
    scene.device.touchDown(at: edge.start)
    scene.device.touchMove(
      to: CGPoint(x: edge.start.x + edge.translation.dx, y: edge.start.y + edge.translation.dy))
    #expect(pan.state == (edge.begins ? .began : .failed))
  }
}
