import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SegueTesting
import StyleTestSupport
import TestSupport
import Testing

/// The movement in the guide to writing a style.
@Suite(.checkedDevices) struct UnfoldTests {
  private func makeStyle() -> any TransitionStyle {
    CoverTransition(
      TimingParameters(duration: 1, motion: .curve(.linear)),
      pan: { _ in PanParameters(activationArea: .none) },
      presentation: { _ in .init(shouldRemovePresentersView: false) }
    ) { timing, direction, _ in UnfoldMovement(timing: timing.timing(for: direction)) }
  }

  @Test("the movement of the guide satisfies every invariant")
  func contract() { StyleContract(makeStyle).check(on: [DeviceConfiguration()]) }

  @Test(
    "the movement of the guide scales the width before the height, and back in the opposite order")
  func order() {
    let stage = CoverStage(.modal, style: makeStyle())
    func scale() -> [CGFloat] {
      let shown = stage.device.perform {
        stage.upper.view.layer.presentation()?.transform ?? CATransform3DIdentity
      }
      return [shown.m11, shown.m22].map { ($0 * 100).rounded() / 100 }
    }
    stage.forward()
    stage.device.advance(by: 0.4)
    #expect(scale() == [1, 0])
    stage.device.advance(by: 0.3)
    #expect(scale() == [1, 0.5])
    stage.device.settle()
    #expect(scale() == [1, 1])
    stage.reverse()
    stage.device.advance(by: 0.3)
    #expect(scale() == [1, 0.5])
    stage.device.advance(by: 0.5)
    #expect(scale() == [0.5, 0])
    stage.device.settle()
  }
}
