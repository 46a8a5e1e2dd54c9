import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@testable import SheetStyle

/// The release of a drag.
@Suite(.checkedDevices) struct SheetReleaseTests {
  /// Drags a sheet of 300 pt up beyond its height, and releases it while it moves at 600 pt/s.
  private func stretched() -> (stage: SheetStage, speed: CGFloat) {
    let stage = SheetStage()
    stage.show {
      $0.drag.settleMotion = .dampedSpring(ratio: 1, initialVelocity: 0)
    }
    stage.beginPan(at: 400, up: true)
    stage.move(to: 290)
    for step in 1...10 { stage.move(to: 290 - CGFloat(step) * 5, rest: 1.0 / 120) }
    let last = stage.top
    stage.move(to: 235, rest: 0)
    return (stage, (stage.top - last) * 120)
  }

  @Test("[333] a release from a rubber band continues at the velocity of the sheet")
  func rubberBandRelease() {
    let (stage, speed) = stretched()
    // The touch is at -600 pt/s; the band follows it at about a fifth.
    #expect(speed < -100)
    #expect(speed > -200)
    stage.endTouch()
    let released = stage.top
    stage.device.advance(by: 1e-4)
    #expect(isClose((stage.top - released) / 1e-4 / speed, 1, within: 0.1))
    stage.device.settle()
    #expect(stage.top == 300)
  }

  @Test("the host receives what decided at a release, before the sheet moves on")
  func hostReceivesRelease() {
    let stage = SheetStage()
    var released: [GestureRelease] = []
    stage.show(
      host: TransitionHost(didRelease: { [panel = stage.panel] controller, release in
        #expect(controller === panel)
        released.append(release)
      })
    ) { $0.detents = [.medium, .large] }
    stage.beginPan(at: 400, up: true)
    stage.move(to: 380)
    stage.endTouch()
    stage.device.settle()
    #expect(
      released == [
        GestureRelease(
          from: 300, translation: 10, velocity: 0, projection: 310,
          thresholds: [.init("medium", 300), .init("large", 600)],
          decision: "stays at medium, because that detent is nearest to the projection")
      ])
  }

  @Test("a sheet that is caught in its rubber band does not jump")
  func caughtInRubberBand() {
    let stage = SheetStage()
    stage.show()
    stage.beginPan(at: 400, up: true)
    stage.move(to: 230)
    let top = stage.top
    #expect(top < 250)
    stage.endTouch()
    stage.device.touchDown(at: CGPoint(x: 200, y: 400))
    stage.device.advance(by: 0.05)
    let caught = stage.top
    #expect(caught < 280)
    stage.move(to: 389, rest: 0)
    stage.move(to: 388, rest: 0)
    #expect(isClose(stage.top, caught, within: 1))
    stage.endTouch()
    stage.device.settle()
    #expect(stage.top == 300)
  }

  @Test("a sheet whose color changed while it was presented has it below, too, when it settles")
  func changedColor() {
    let stage = SheetStage()
    stage.show { $0.drag.settleMotion = .dampedSpring(ratio: 0.5, initialVelocity: 0) }
    stage.device.perform { stage.panel.view.backgroundColor = .systemTeal }
    stage.beginPan(at: 400, up: false)
    stage.move(to: 440)
    stage.endTouch()
    stage.device.advance(by: 0.05)
    #expect(
      stage.device.perform { stage.sheetView?.subviews.first?.backgroundColor } == .systemTeal)
    stage.device.settle()
  }
}
