import FlipStyle
import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import StyleTestSupport
import TestSupport
import Testing

@Suite(.checkedDevices) struct FlipTests {
  @Test(
    "halfway the upper view has half its opacity and the mean scale, in both directions",
    arguments: CoverStage.Kind.allCases)
  func halfway(_ kind: CoverStage.Kind) {
    var parameters = FlipParameters()
    parameters.scale = 0.5
    parameters.timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
    let style = StyleDescriptor.flip.make(parameters)
    let stage = CoverStage(kind, style: style)
    stage.forward()
    stage.device.advance(by: 0.2)
    #expect(stage.opacity(of: stage.upper) == 0.5)
    #expect(isClose(stage.frame(of: stage.upper).width, 300))
    stage.device.settle()
    #expect(stage.upper.view.transform.isIdentity)
    #expect(stage.upper.view.alpha == 1)
    stage.reverse()
    stage.device.advance(by: 0.2)
    #expect(stage.opacity(of: stage.upper) == 0.5)
    #expect(isClose(stage.frame(of: stage.upper).width, 300))
    stage.device.settle()
    #expect(!stage.isUpperShown)
    #expect(stage.diagnosticMessages == [])
  }
}
