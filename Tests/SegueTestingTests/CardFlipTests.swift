import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueTesting
import StyleTestSupport
import TestSupport
import Testing

/// A movement in two phases: a card that lifts first, then flips.
@Suite(.checkedDevices) struct CardFlipTests {
  nonisolated static let catalog = StyleCatalog([]).adding(.cardFlip)

  private func stage(
    _ kind: CoverStage.Kind, _ tune: (inout CardFlipParameters) -> Void = { _ in }
  ) -> CoverStage {
    var parameters = CardFlipParameters()
    tune(&parameters)
    return CoverStage(kind, style: StyleDescriptor.cardFlip.make(parameters))
  }

  /// The current scale and cosine of the angle of the card: its transform is `Ry(angle) * scale`.
  private func pose(_ stage: CoverStage) -> (scale: Double, cosine: Double) {
    let shown = stage.device.perform {
      stage.upper.view.layer.presentation()?.transform ?? CATransform3DIdentity
    }
    return (shown.m22, shown.m11 / shown.m22)
  }

  @Test(
    "a card lifts before it flips, and flips back before it is put down",
    arguments: CoverStage.Kind.allCases)
  func liftsFirst(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    let lying = CardFlip.lying
    stage.forward()
    #expect(isClose(pose(stage).scale, lying.scale))
    stage.device.advance(by: 0.08)
    #expect(isClose(pose(stage).scale, (1 + lying.scale) / 2))
    let cosine = cos(lying.angle)
    #expect(isClose(pose(stage).cosine, cosine))
    stage.device.advance(by: 0.08)
    #expect(isClose(pose(stage).scale, 1))
    #expect(isClose(pose(stage).cosine, cosine))
    stage.device.advance(by: 0.12)
    #expect(isClose(pose(stage).cosine, (1 + cosine) / 2))
    stage.device.settle()
    #expect(CATransform3DIsIdentity(stage.upper.view.transform3D))
    stage.reverse()
    stage.device.advance(by: 0.12)
    #expect(isClose(pose(stage).scale, 1))
    #expect(isClose(pose(stage).cosine, (1 + cosine) / 2))
    stage.device.advance(by: 0.2)
    #expect(isClose(pose(stage).scale, (1 + lying.scale) / 2))
    #expect(isClose(pose(stage).cosine, cosine))
    stage.device.settle()
    #expect(!stage.isUpperShown)
  }

  @Test(
    "a drag scrubs through the key frames, and canceling it restores the card to the bit",
    arguments: CoverStage.Kind.allCases)
  func scrubs(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    stage.forward()
    stage.device.settle()
    // The pan begins after 10 pt; 130 of 400 pt are 54 % of the key frame of the flip, and its
    // matrix is interpolated, so that the cosine is 0.46.
    stage.drag(from: CGPoint(x: 8, y: 300), to: CGPoint(x: 148, y: 300), steps: 28)
    #expect(pose(stage).scale == 1)
    #expect(isClose(pose(stage).cosine, cos(0.7 * CardFlip.lying.angle), within: 0.02))
    stage.release()
    #expect(stage.isUpperShown)
    #expect(CATransform3DEqualToTransform(stage.upper.view.transform3D, CATransform3DIdentity))
  }

  @Test("a drag that interrupts a flip and reverses it returns through the lift, without a jump")
  func reverses() {
    let stage = stage(.stack)
    stage.forward()
    stage.device.advance(by: 0.28)
    let before = pose(stage)
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 111, y: 300), steps: 1)
    #expect(isClose(pose(stage).cosine, before.cosine, within: 0.1))
    stage.device.perform {
      for x in stride(from: CGFloat(121), through: 291, by: 10) {
        stage.device.advance(by: 0.02)
        stage.device.touchMove(to: CGPoint(x: x, y: 300))
      }
    }
    // The drag has led back into the key frame of the lift.
    #expect(pose(stage).scale < 1)
    #expect(isClose(pose(stage).cosine, cos(CardFlip.lying.angle)))
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test("a style with key frames satisfies every invariant, with every motion and gesture")
  func contract() { StyleContract.check(Self.catalog) }

  @Test(
    "interruptions, rotations and releases at any frame of a key frame violate no invariant",
    arguments: SweepCase.all(of: catalog, on: [DeviceConfiguration()]))
  func sweep(_ style: SweepCase) {
    #expect(style.sweep(fraction: 0.1).violations.map(\.description) == [])
  }
}
