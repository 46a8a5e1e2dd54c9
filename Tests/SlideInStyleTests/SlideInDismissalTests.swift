import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueParts
import SlideInStyle
import TestSupport
import Testing

/// The notifications of a panel's host, and the opacity of the dimming.
@Suite(.checkedDevices) struct SlideInDismissalTests {
  @Test(
    "[F008] a tap and code notify the host, a refused tap is an attempt", arguments: [true, false])
  func notifies(animated: Bool) {
    let (stage, notes) = (SlideInStage(), HostRecorder())
    stage.present(StyleDescriptor.slideIn.make(), host: notes.host)
    stage.device.settle()
    notes.allows = false
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    notes.allows = true
    stage.device.tap(at: CGPoint(x: 300, y: 300))
    stage.device.settle()
    #expect(notes.lines == ["attempt tap", "will tap", "did tap"])
    notes.lines = []
    stage.present(StyleDescriptor.slideIn.make(), host: notes.host)
    stage.device.settle()
    stage.device.perform { stage.panel.dismiss(animated: animated) }
    stage.device.settle()
    #expect(notes.lines == ["will code", "did code"])
  }

  @Test("dismissing a panel together with its presenter notifies the host too")
  func dismissedWithItsPresenter() {
    let (stage, notes) = (SlideInStage(), HostRecorder())
    let below = UIViewController()
    below.modalPresentationStyle = .fullScreen
    stage.device.perform {
      stage.root.present(below, animated: false)
      stage.device.settle()
      stage.panel.use(.slideIn, host: notes.host)
      below.present(stage.panel, animated: false)
      stage.device.settle()
      stage.root.dismiss(animated: true)
    }
    stage.device.settle()
    #expect(notes.lines == ["will code", "did code"])
  }

  @Test("a panel that overshoots keeps the dimming at its opacity")
  func dimmingDoesNotOvershoot() {
    let stage = SlideInStage()
    let spring = MotionChoice.spring(SpringDescription(.durationAndBounce(0.4, 0.5)))
    stage.present(StyleDescriptor.slideIn.make(makeParameters { $0.timing.motion = spring }))
    var (darkest, farthest) = (0.0, -1000.0)
    for _ in 0..<120 {
      stage.device.advance(by: 1 / 120)
      darkest = max(darkest, stage.dimming ?? 0)
      farthest = max(farthest, stage.shown(stage.panel.view).minX)
    }
    #expect(farthest > 5)
    #expect(darkest == 0.5)
    stage.device.settle()
    stage.device.perform { stage.panel.dismiss(animated: true) }
    var lightest = 1.0
    for _ in 0..<60 {
      stage.device.advance(by: 1 / 120)
      lightest = min(lightest, stage.dimming ?? 1)
    }
    #expect(lightest == 0)
    stage.device.settle()
  }
}
