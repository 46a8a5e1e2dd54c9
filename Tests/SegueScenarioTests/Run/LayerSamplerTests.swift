import HeadlessUIKit
import SegueRecording
import SegueScenario
import TestSupport
import Testing

/// Samples of layers that only animations change.
@Suite(.checkedDevices) struct LayerSamplerTests {
  @Test("a shake that returns exactly to its start is sampled there again")
  func shake() throws {
    let device = makeDevice()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    device.perform {
      let window = makeWindow(UIViewController())
      window.addSubview(view)
    }
    device.settle()
    var sampler = LayerSampler(roles: [])
    let index = try #require(sampler.sample(device).firstIndex { $0.state.bounds.width == 30 })
    device.perform {
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.calculationModeLinear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 8 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x -= 8 }
      }
      device.turn()
    }
    _ = sampler.sample(device)
    var positions: [Double] = []
    for _ in 1...5 {
      device.advance(by: 0.1)
      let changes = sampler.sampleMoving(device)
      for change in try #require(changes) where change.place == index {
        positions.append(change.state.position.x)
      }
    }
    // Since 0.4 s nothing animates: only the whole sample below has the view.
    try #require(positions.count == 3)
    #expect(positions[1] == 33)
    #expect(positions[0] == positions[2])
    #expect(sampler.sample(device)[index].state.position.x == 25)
  }
}
