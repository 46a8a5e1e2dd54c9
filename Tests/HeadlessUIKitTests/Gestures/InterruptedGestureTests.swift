import HeadlessUIKit
import TestSupport
import Testing

/// Gestures that the app or the system interrupts.
@Suite(.checkedDevices) struct InterruptedGestureTests {
  nonisolated enum Interruption: String, CaseIterable, Sendable {
    case disabled, recognizerRemoved, viewRemoved, parentRemoved, background, touchesCanceled
  }

  @Test(
    "[198] an interrupted gesture is canceled at once, reported once, and possible afterward",
    arguments: Interruption.allCases)
  func cancels(_ interruption: Interruption) {
    let scene = GestureScene()
    let parent = scene.device.perform {
      let parent = UIView(frame: scene.window.bounds)
      scene.window.addSubview(parent)
      parent.addSubview(scene.card)
      return parent
    }
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: inCard)
    scene.drag(from: inCard, by: CGVector(dx: 30, dy: 0), for: 0.05)
    #expect(pan.state == .changed)
    scene.run {
      switch interruption {
      case .disabled: pan.isEnabled = false
      case .recognizerRemoved: scene.card.removeGestureRecognizer(pan)
      case .viewRemoved: scene.card.removeFromSuperview()
      case .parentRemoved: parent.removeFromSuperview()
      case .background: scene.device.goToBackgroundAndBack()
      case .touchesCanceled: scene.device.touchCancel()
      }
      // The run-loop turns in the background have already reset it.
      #expect(interruption == .background || pan.state == .cancelled)
    }
    scene.device.turn()
    scene.device.touchMove(to: CGPoint(x: 99, y: 99))
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.lines.filter { $0.hasPrefix("pan") }.last == "pan cancelled")
    #expect(scene.lines.filter { $0 == "pan cancelled" }.count == 1)
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 0)
  }

  @Test(
    "[198] an interrupted gesture that had not begun fails without an action",
    arguments: Interruption.allCases)
  func fails(_ interruption: Interruption) {
    let scene = GestureScene()
    let tap = scene.addTap("tap")
    scene.device.touchDown(at: inCard)
    scene.run {
      switch interruption {
      case .disabled: tap.isEnabled = false
      case .recognizerRemoved: scene.card.removeGestureRecognizer(tap)
      case .viewRemoved, .parentRemoved: scene.card.removeFromSuperview()
      case .background: scene.device.goToBackgroundAndBack()
      case .touchesCanceled: scene.device.touchCancel()
      }
    }
    scene.device.touchUp()
    scene.device.settle()
    #expect(!scene.lines.contains { $0.hasPrefix("tap") })
    #expect(tap.state == .possible)
  }

  @Test("a removed view loses its touch, and a recognizer of its superview continues")
  func superviewRecognizerContinues() {
    let scene = GestureScene()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan", to: scene.window)
    scene.device.touchDown(at: inCard)
    scene.device.touchMove(to: CGPoint(x: 80, y: 50))
    scene.run { scene.card.removeFromSuperview() }
    scene.device.touchMove(to: CGPoint(x: 90, y: 50))
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil).x == 40)
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.lines.last == "pan ended")
  }

  @Test("a recognizer removed by its own action sends its cancellation, and nothing more")
  func recognizerRemovedByItsActionCancels() {
    final class Once {
      var count = 0
      func act(_ pan: UIGestureRecognizer) {
        count += 1
        pan.view?.removeGestureRecognizer(pan)
      }
    }
    let scene = GestureScene()
    let once = Once()
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.run {
      pan.removeTarget(nil, action: nil)
      pan.addTarget(once, action: Selector(Once.act(_:)))
    }
    scene.device.touchDown(at: inCard)
    scene.drag(from: inCard, by: CGVector(dx: 40, dy: 0), for: 0.1)
    scene.device.touchUp()
    scene.device.settle()
    // Began, then canceled.
    #expect(once.count == 2)
    #expect(pan.view == nil)
    #expect(pan.state == .possible)
  }

  @Test("the number and the locations of touches are those of the gesture")
  func touches() {
    let scene = GestureScene()
    scene.run { scene.card.isMultipleTouchEnabled = true }
    let pan = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(0, at: CGPoint(x: 10, y: 10))
    scene.device.touchDown(1, at: CGPoint(x: 30, y: 10))
    scene.device.touchDown(2, at: CGPoint(x: 20, y: 40))
    #expect(pan.numberOfTouches == 3)
    #expect(pan.location(in: nil) == CGPoint(x: 20, y: 20))
    #expect(pan.location(ofTouch: 2, in: nil) == CGPoint(x: 20, y: 40))
    #expect(pan.location(ofTouch: 3, in: nil) == .zero)
    #expect(pan.location(ofTouch: -1, in: nil) == .zero)
    scene.device.touchUp(0)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 30, y: 10))
  }

  @Test("taps are counted while they are close in time and position, and restart after that")
  func tapCounts() {
    final class Counting: UIGestureRecognizer {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        counts += touches.map(\.tapCount)
      }
    }
    let scene = GestureScene()
    let counting = scene.device.perform { scene.attach(Counting(), "counting", to: nil) }
    // The fourth tap is too late, and the fifth too far away.
    for (pause, x) in [(0.0, 50.0), (0.3, 60), (0.3, 70), (0.4, 70), (0.1, 20), (0.1, 20)] {
      scene.device.advance(by: pause)
      scene.device.tap(at: CGPoint(x: x, y: 50))
      scene.device.turn()
    }
    #expect(counting.counts == [1, 2, 3, 1, 1, 2])
  }
}
