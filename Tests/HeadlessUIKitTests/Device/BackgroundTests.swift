import HeadlessUIKit
import Testing

/// The app goes to the background and comes back.
@Suite struct BackgroundTests {
  private func makeScene() -> (device: SimulatedDevice, view: UIView) {
    let device = SimulatedDevice()
    let view = device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.makeKeyAndVisible()
      return view
    }
    device.settle()
    return (device, view)
  }

  @Test("[F062] Animations are at their end at once, and are told in order, once each")
  func endsAnimations() {
    let (device, view) = makeScene()
    var told: [String] = []
    device.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        told.append("block \($0)")
      }
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.y = 50 }
      animator.addCompletion { told.append("animator \($0)") }
      animator.startAnimation()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: {
        told.append("repeating \($0)")
      }
    }
    device.advance(by: 0.25)
    device.goToBackgroundAndBack()
    #expect(device.now == 0.25)
    #expect(told == ["block false", "animator end", "repeating false"])
    device.perform {
      let shown = view.layer.presentation()
      #expect(shown?.position == CGPoint(x: 100, y: 50))
    }
    device.settle()
    #expect(told.count == 3)
    #expect(device.isAtRest)
  }

  @Test("An animator that runs backwards is at its start; one that is held stays")
  func animators() {
    let (device, view) = makeScene()
    var told: [String] = []
    let held = device.perform {
      let back = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      back.addCompletion { told.append("back \($0)") }
      back.startAnimation()
      back.isReversed = true
      let held = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 105 }
      held.fractionComplete = 0.5
      return held
    }
    device.goToBackgroundAndBack()
    #expect(told == ["back start"])
    #expect(view.center.x == 5)
    device.perform {
      #expect(held.fractionComplete == 0.5)
      #expect(view.layer.presentation()?.position.y == 55)
      held.stopAnimation(true)
    }
  }

  @Test("[292][F061] Fingers are taken away, before what moves is ended (292a)")
  func takesFingers() {
    let scene = GestureScene()
    _ = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.touchDown(at: inCard)
    scene.device.touchMove(to: CGPoint(x: 80, y: 50))
    scene.device.turn()
    scene.device.goToBackgroundAndBack()
    scene.device.touchUp()
    scene.device.settle()
    #expect(scene.lines.suffix(2) == ["pan began", "pan cancelled"])
  }

  @Test("Movement that never ends starting movement is cut, and said")
  func endless() {
    let (device, view) = makeScene()
    func again() {
      UIView.animate(withDuration: 1) {
        view.center.x += 1
      } completion: { _ in
        again()
      }
    }
    device.perform { again() }
    device.goToBackgroundAndBack()
    #expect(
      device.diagnostics.map(\.message) == [
        "movements kept starting movements while the app was in the background"
      ])
  }
}
