import HeadlessUIKit
import SheetStyle
import TestSupport
import Testing

/// Gestures of views inside a sheet of the style, next to the pan of the sheet.
@Suite(.checkedDevices) struct SheetInnerGestureTests {
  private let stage = SheetStage()
  private let picker = Picker(frame: CGRect(x: 50, y: 50, width: 300, height: 200))

  /// Presents a sheet that contains a view.
  private func show(_ view: UIView) {
    stage.show { $0.detents = [.points(300), .points(500)] }
    stage.device.perform { stage.panel.view.addSubview(view) }
    stage.device.turn()
  }

  @Test("a view that tracks touches in a sheet loses them to the pan of the sheet")
  func losesTouches() {
    show(picker)
    stage.stage.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 10, dy: 100))
    #expect(stage.top > 350)
    #expect(picker.cancellations == 1)
    stage.endTouch()
  }

  @Test("a view that refuses other recognizers keeps its touches in a sheet")
  func keepsTouches() {
    show(picker)
    picker.refusesOthers = true
    stage.stage.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 10, dy: 100))
    #expect(stage.top == 300)
    #expect(picker.cancellations == 0)
    stage.endTouch()
  }

  @Test("a pan inside a sheet that the pan of the sheet must wait for moves its own view")
  func precedes() {
    show(picker)
    let (pan, precedence) = stage.device.perform {
      let (pan, precedence) = (UIPanGestureRecognizer(), Precedence())
      pan.delegate = precedence
      picker.addGestureRecognizer(pan)
      return (pan, precedence)
    }
    stage.stage.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 10, dy: 100))
    #expect(stage.top == 300)
    #expect(pan.state == .changed)
    stage.endTouch()
    withExtendedLifetime(precedence) {}
  }

  @Test(
    "a scroll view whose content fits moves the sheet point by point",
    arguments: [true, false])
  func fittingScrollView(alwaysBounces: Bool) {
    let scroll = stage.device.perform { UIScrollView(frame: stage.root.view.bounds) }
    scroll.contentSize = CGSize(width: 400, height: 100)
    scroll.alwaysBounceVertical = alwaysBounces
    show(scroll)
    stage.stage.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -100))
    let top = stage.top
    #expect(top < 230)
    stage.stage.moveTouch(to: CGPoint(x: 200, y: 460))
    #expect(isClose(stage.top, top + 60, within: 0.5))
    #expect(isClose(scroll.contentOffset.y, 0, within: 0.5))
    stage.endTouch()
  }
}
