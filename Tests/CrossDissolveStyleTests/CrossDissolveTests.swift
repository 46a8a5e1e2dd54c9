import CrossDissolveStyle
import HeadlessUIKit
import SegueCore
import SegueParts
import StyleTestSupport
import TestSupport
import Testing

@Suite(.checkedDevices) struct CrossDissolveTests {
  private func stage(
    _ kind: CoverStage.Kind, _ tune: (inout CrossDissolveParameters) -> Void = { _ in }
  ) -> CoverStage {
    var parameters = CrossDissolveParameters()
    tune(&parameters)
    return CoverStage(kind, style: StyleDescriptor.crossDissolve.make(parameters))
  }

  @Test(
    "the upper view fades in linearly over 0.4 s, and out again, above an unchanged lower view",
    arguments: CoverStage.Kind.allCases)
  func fades(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    stage.forward()
    #expect(stage.opacity(of: stage.upper) == 0)
    stage.device.advance(by: 0.1)
    #expect(stage.opacity(of: stage.upper) == 0.25)
    #expect(stage.opacity(of: stage.lower) == 1)
    stage.device.advance(by: 0.299)
    #expect(stage.opacity(of: stage.upper) < 1)
    stage.device.settle()
    #expect(stage.opacity(of: stage.upper) == 1)
    #expect(stage.lower.view.window == nil)
    stage.reverse()
    stage.device.advance(by: 0.1)
    #expect(stage.opacity(of: stage.upper) == 0.75)
    #expect(stage.lower.view.window != nil)
    stage.device.settle()
    #expect(!stage.isUpperShown)
    #expect(stage.upper.view.alpha == 1)
  }

  @Test("with a scale the upper view grows or shrinks while it fades", arguments: [0.8, 1.2])
  func scales(_ scale: Double) {
    let stage = stage(.tabs) { $0.scale = scale }
    stage.forward()
    #expect(isClose(stage.frame(of: stage.upper).width, 400 * scale))
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.frame(of: stage.upper).width, 400 * (1 + scale) / 2))
    stage.device.settle()
    #expect(stage.upper.view.transform.isIdentity)
  }

  @Test("without shouldRemovePresentersView the presenting view stays in the window")
  func keepsPresenter() {
    let stage = stage(.modal) { $0.shouldRemovePresentersView = false }
    stage.forward()
    stage.device.settle()
    #expect(stage.lower.view.window != nil)
  }

  @Test(
    "a swipe from the leading edge drives the reverse transition by its distance",
    arguments: CoverStage.Kind.allCases)
  func swipes(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    stage.forward(animated: false)
    stage.device.settle()
    stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 260, y: 300))
    // The pan counts from its recognition, which here is the first of eight steps.
    #expect(isClose(CGFloat(stage.opacity(of: stage.upper)), 1 - 250 * 7 / 8 / 400))
    stage.release()
    #expect(!stage.isUpperShown)
  }

  @Test(
    "a swipe that ends before 0.4 of the width cancels the transition",
    arguments: CoverStage.Kind.allCases)
  func cancels(_ kind: CoverStage.Kind) {
    let stage = stage(kind)
    stage.forward(animated: false)
    stage.device.settle()
    stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 110, y: 300))
    stage.release()
    #expect(stage.isUpperShown)
    #expect(stage.opacity(of: stage.upper) == 1)
    #expect(stage.lower.view.window == nil)
  }

  @Test(
    "a swipe from the middle has no effect unless the area is the full view",
    arguments: [
      (PanParameters.ActivationArea.none, true), (.edge, true), (.points(150), false),
      (.full, false),
    ])
  func area(_ area: PanParameters.ActivationArea, _ isShown: Bool) {
    let stage = stage(.stack) { $0.pan.activationArea = area }
    stage.forward(animated: false)
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 390, y: 300))
    stage.release()
    #expect(stage.isUpperShown == isShown)
  }

  @Test(
    "a pan interrupts a running transition, which then reverses or continues",
    arguments: CoverStage.Kind.allCases, [(300.0, false), (30.0, true)])
  func interrupts(_ kind: CoverStage.Kind, _ end: (distance: Double, isShown: Bool)) {
    let stage = stage(kind) { $0.pan.activationArea = .full }
    stage.forward()
    stage.device.advance(by: 0.3)
    stage.drag(
      from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60 + end.distance, y: 300), steps: 4)
    let paused = stage.opacity(of: stage.upper)
    stage.device.advance(by: 1)
    #expect(stage.opacity(of: stage.upper) == paused)
    stage.release()
    #expect(stage.isUpperShown == end.isShown)
  }
}
