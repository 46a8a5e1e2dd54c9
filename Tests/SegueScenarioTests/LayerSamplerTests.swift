import HeadlessUIKit
import SegueRecording
import SegueScenario
import TestSupport
import Testing

/// What is read of layers while only animations move them.
@Suite struct LayerSamplerTests {
  @Test("a shake that returns exactly to its start is read at its place again")
  func shake() throws {
    let device = SimulatedDevice()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    device.perform {
      let window = makeWindow(UIViewController())
      window.addSubview(view)
    }
    device.settle()
    var sampler = LayerSampler()
    let place = try #require(sampler.sample(device).firstIndex { $0.state.bounds.width == 30 })
    device.perform {
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 8 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x -= 8 }
      }
      device.turn()
    }
    _ = sampler.sample(device)
    var seen: [Double] = []
    for _ in 1...5 {
      device.advance(by: 0.1)
      for change in sampler.sampleMoving(device) where change.place == place {
        seen.append(change.state.position.x)
      }
    }
    try #require(seen.count == 3)
    #expect(seen[1] == 33)
    #expect(seen[0] == seen[2])
    #expect(sampler.sample(device)[place].state.position.x == 25)
  }

  @Test("a transform in the plane is recorded by six numbers, one out of it by sixteen")
  func transforms() {
    let scaled = RecordedTransform(CATransform3DMakeScale(2, 3, 1))
    #expect(scaled == RecordedTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    #expect(scaled.matrix == nil)
    let turned = RecordedTransform(CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(turned.matrix == [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1])
  }
}
