import DimmingStyle
import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import TestSupport
import Testing

/// The notifications of the host, and interactive presentations.
@Suite(.checkedDevices) struct DimmingDismissalTests {
  private final class Content: UIViewController, TransitionContent {
    var mayDismissByTap = false
  }

  @Test("a tap that the content refuses is an attempt, one that it allows dismisses")
  func notifies() {
    let (content, notes) = (Content(), HostRecorder())
    let stage = DimmingStage(panel: content)
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }), host: notes.host)
    stage.device.settle()
    stage.device.tap(at: CGPoint(x: 20, y: 20))
    stage.device.settle()
    #expect(notes.lines == ["attempt tap"])
    content.mayDismissByTap = true
    stage.device.tap(at: CGPoint(x: 20, y: 20))
    stage.device.settle()
    #expect(notes.lines == ["attempt tap", "will tap", "did tap"])
    stage.present(StyleDescriptor.dimming.make(makeParameters { _ in }), host: notes.host)
    stage.device.settle()
    stage.dismiss()
    stage.device.settle()
    #expect(notes.lines == ["attempt tap", "will tap", "did tap", "will code", "did code"])
  }

  @Test(
    "an interactively presented view stays under the touch, whatever its travel",
    arguments: [0.2, 0.8, 2])
  func staysUnderTheTouch(travel: Double) {
    let stage = DimmingStage()
    let bar = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
    stage.device.perform {
      let panel = stage.panel
      stage.root.view.addSubview(bar)
      InteractivePresentationGesture(on: bar, DragParameters(), from: stage.root) {
        panel.use(.dimming, makeParameters { $0.travel = travel })
        return panel
      }
      stage.device.touchDown(at: CGPoint(x: 150, y: 550))
      stage.device.advance(by: 0.02)
      stage.device.touchMove(to: CGPoint(x: 150, y: 540))
      stage.device.advance(by: 0.1)
      for distance in [40.0, 200, 90] {
        stage.device.touchMove(to: CGPoint(x: 150, y: 540 - distance))
        stage.device.advance(by: 0.1)
        #expect(isClose(stage.shown.minY, 600 - distance))
      }
      stage.device.touchMove(to: CGPoint(x: 150, y: 340))
      stage.device.advance(by: 0.2)
      stage.device.touchUp()
    }
    stage.device.settle()
    #expect(stage.shown == CGRect(x: 50, y: 360, width: 200, height: 240))
  }
}
