import HeadlessUIKit
import TestSupport
import Testing

/// Sending the app to the background and back.
@Suite(.checkedDevices) struct BackgroundTests {
  private func makeScene() -> (device: SimulatedDevice, view: UIView) {
    let device = makeDevice()
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

  @Test("[F062] animations end at once, and are reported in order, once each")
  func endsAnimations() {
    let (device, view) = makeScene()
    var completions: [String] = []
    device.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        completions.append("block \($0)")
      }
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.y = 50 }
      animator.addCompletion { completions.append("animator \($0)") }
      animator.startAnimation()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: {
        completions.append("repeating \($0)")
      }
    }
    device.advance(by: 0.25)
    device.goToBackgroundAndBack()
    #expect(device.now == 0.25)
    #expect(completions == ["block false", "animator end", "repeating false"])
    device.perform {
      let shown = view.layer.presentation()
      #expect(shown?.position == CGPoint(x: 100, y: 50))
    }
    device.settle()
    #expect(completions.count == 3)
    #expect(device.isAtRest)
  }

  @Test("a reversed animator ends at its start; a paused one stays paused")
  func animators() {
    let (device, view) = makeScene()
    var completions: [String] = []
    let paused = device.perform {
      let reversed = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      reversed.addCompletion { completions.append("reversed \($0)") }
      reversed.startAnimation()
      reversed.isReversed = true
      let paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 105 }
      paused.fractionComplete = 0.5
      return paused
    }
    device.goToBackgroundAndBack()
    #expect(completions == ["reversed start"])
    #expect(view.center.x == 5)
    device.perform {
      #expect(paused.fractionComplete == 0.5)
      #expect(view.layer.presentation()?.position.y == 55)
      paused.stopAnimation(true)
    }
  }

  @Test("[292][F061] touches are canceled before animations end (292a)")
  func touchesAreCanceledBeforeAnimationsEnd() {
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

  @Test("animations that keep starting animations are stopped and reported")
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
        "completion handlers kept starting animations in the background; wait until it ends"
      ])
  }
}
