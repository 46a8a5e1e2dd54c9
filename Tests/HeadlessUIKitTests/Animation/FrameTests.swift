import HeadlessUIKit
import Testing

/// What layers show in the frames of an animation when something else happens to them too.
@Suite struct FrameTests {
  /// Two views that one block moves from 0 to 100 in a second, looked at half way.
  private struct Scene {
    let window: UIWindow
    let one = UIView(frame: .zero)
    let two = UIView(frame: .zero)
    let device: SimulatedDevice

    init(_ device: SimulatedDevice) {
      self.device = device
      window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      window.addSubview(one)
      window.addSubview(two)
      device.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [one, two] in
        one.center.x = 100
        two.center.x = 100
      }
      device.advance(by: 0.5)
    }

    /// Where the views are to be seen, and how opaque the first one is.
    var shown: [CGFloat] {
      [one, two].map { $0.layer.presentationState(at: device.now).position.x }
        + [one.layer.presentationState(at: device.now).opacity]
    }
  }

  private func run(_ body: (Scene) -> Void) {
    let device = SimulatedDevice()
    device.perform { body(Scene(device)) }
  }

  @Test("what is set without animation is shown at once, beside what moves")
  func showsWhatIsSet() {
    run { scene in
      #expect(scene.shown == [50, 50, 1])
      scene.one.alpha = 0.25
      #expect(scene.shown == [50, 50, 0.25])
    }
  }

  @Test("what begins in mid-air is added to what moves, from the next frame on")
  func addsWhatBegins() {
    run { scene in
      #expect(scene.shown == [50, 50, 1])
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.one.center.x = 200
        scene.one.alpha = 0
      }
      #expect(scene.shown == [50, 50, 1])
      scene.device.advance(by: 0.25)
      #expect(scene.shown == [100, 75, 0.75])
    }
  }

  @Test("what ends stands at its end while the others move on")
  func showsWhatEnds() {
    run { scene in
      #expect(scene.shown == [50, 50, 1])
      scene.one.layer.removeAllAnimations()
      #expect(scene.shown == [100, 50, 1])
      scene.device.advance(by: 0.25)
      #expect(scene.shown == [100, 75, 1])
    }
  }

  @Test("a view that goes in mid-air is missed by nobody, and nothing of its animation stays")
  func forgetsWhatGoes() {
    let device = SimulatedDevice()
    weak var group: AnimationGroup?
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let stays = UIView(frame: .zero)
      window.addSubview(stays)
      do {
        let goes = UIView(frame: .zero)
        window.addSubview(goes)
        device.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          stays.center.x = 100
          goes.center.x = 100
        }
        group = device.recorder.running.first
        device.advance(by: 0.25)
        #expect(goes.layer.presentationState(at: device.now).position.x == 25)
        goes.removeFromSuperview()
      }
      #expect(group != nil)
      device.advance(by: 0.25)
      #expect(stays.layer.presentationState(at: device.now).position.x == 50)
      device.settle()
      device.advance(by: 1)
      #expect(stays.layer.presentationState(at: device.now).position.x == 100)
    }
    #expect(group == nil)
  }
}
