import HeadlessUIKit
import TestSupport
import Testing

/// What a layer presents when it changes while animations run.
@Suite(.checkedDevices) struct FrameTests {
  /// Two views that one block animates from 0 to 100 in a second, after half of that time.
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

    /// The presented positions of the views, and the presented opacity of the first one.
    var shown: [CGFloat] {
      [one, two].map { $0.layer.presentationState(at: device.now).position.x }
        + [one.layer.presentationState(at: device.now).opacity]
    }
  }

  private func run(_ body: (Scene) -> Void) {
    let device = makeDevice()
    device.perform { body(Scene(device)) }
  }

  @Test("a change without animation is presented immediately next to a running animation")
  func showsWhatIsSet() {
    run { scene in
      #expect(scene.shown == [50, 50, 1])
      scene.one.alpha = 0.25
      #expect(scene.shown == [50, 50, 0.25])
    }
  }

  @Test("an animation that starts later adds to the running one, from the next frame on")
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

  @Test("removing the animations of one view leaves those of the others running")
  func showsWhatEnds() {
    run { scene in
      #expect(scene.shown == [50, 50, 1])
      scene.one.layer.removeAllAnimations()
      #expect(scene.shown == [100, 50, 1])
      scene.device.advance(by: 0.25)
      #expect(scene.shown == [100, 75, 1])
    }
  }

  @Test("removing a view during its animation ends it without affecting others, and releases it")
  func removedViewEndsItsAnimation() {
    let device = makeDevice()
    weak var group: AnimationGroup?
    device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let kept = UIView(frame: .zero)
      window.addSubview(kept)
      // A block, so that no local retains the removed view.
      do {
        let removed = UIView(frame: .zero)
        window.addSubview(removed)
        device.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          kept.center.x = 100
          removed.center.x = 100
        }
        group = device.recorder.running.first
        device.advance(by: 0.25)
        #expect(removed.layer.presentationState(at: device.now).position.x == 25)
        removed.removeFromSuperview()
      }
      #expect(group != nil)
      device.advance(by: 0.25)
      #expect(kept.layer.presentationState(at: device.now).position.x == 50)
      device.settle()
      device.advance(by: 1)
      #expect(kept.layer.presentationState(at: device.now).position.x == 100)
    }
    #expect(group == nil)
  }
}
