import DimmingStyle
import HeadlessUIKit
import SegueCore
import SegueParts
import StyleTestSupport
import TestSupport
import Testing

@Suite(.checkedDevices) struct DimmingDragTests {
  private func stage(_ tune: (inout DimmingTransitionParameters) -> Void) -> CoverStage {
    var parameters = DimmingTransitionParameters()
    parameters.width = .points(300)
    parameters.height = .points(200)
    tune(&parameters)
    let stage = CoverStage(.modal, style: StyleDescriptor.dimming.make(parameters))
    stage.forward(animated: false)
    return stage
  }

  @Test(
    "a drag toward its edge moves the view point for point, also over a longer travel",
    arguments: [0.1, 0.8])
  func slides(travel: Double) {
    let stage = stage { $0.travel = travel }
    stage.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 580))
    #expect(isClose(stage.frame(of: stage.upper).minY, 540))
    // 159 pt exceed 0.4 of the view's 200 pt, and are less than 0.4 of a travel of 480 pt.
    stage.device.perform { stage.device.touchMove(to: CGPoint(x: 200, y: 599)) }
    stage.release()
    #expect(stage.isUpperShown == (travel > 0.5))
  }

  @Test(
    "a drag down fades and shrinks a view without an edge",
    arguments: [DimmingTransitionParameters.Entrance.center, .fade])
  func fades(_ entrance: DimmingTransitionParameters.Entrance) {
    let stage = stage { $0.from = entrance }
    let frame = stage.frame(of: stage.upper)
    // The travel is from the view's top to the bottom of the screen.
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 460))
    let fraction = 140 / (600 - frame.minY)
    #expect(isClose(CGFloat(stage.opacity(of: stage.upper)), 1 - fraction, within: 1e-6))
    stage.device.perform { stage.device.touchMove(to: CGPoint(x: 200, y: 520)) }
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test("with dismissOnDrag false a drag has no effect")
  func disabled() {
    let stage = stage { $0.dismissOnDrag = false }
    stage.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 590))
    #expect(stage.frame(of: stage.upper).minY == 400)
    stage.release()
    #expect(stage.isUpperShown)
  }
}
