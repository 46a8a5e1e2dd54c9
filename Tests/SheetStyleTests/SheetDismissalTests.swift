import HeadlessUIKit
import SegueCore
import SegueParts
import SheetStyle
import TestSupport
import Testing

/// The notifications of a sheet's host, and drags after which nothing remains to animate.
@Suite(.checkedDevices) struct SheetDismissalTests {
  /// Returns a recorder that checks the state in which the host is notified.
  private func makeRecorder() -> HostRecorder {
    let recorder = HostRecorder()
    recorder.willDismiss = { #expect($0.transitionCoordinator != nil) }
    recorder.didDismiss = { #expect($0.viewIfLoaded?.window == nil) }
    return recorder
  }

  private func drag(_ stage: SheetStage, to y: CGFloat) {
    stage.beginPan(at: 310)
    stage.move(to: y)
    stage.endTouch()
    stage.device.settle()
  }

  @Test("[223][F008] a drag that dismisses notifies the host before and after (223a)")
  func byDrag() {
    let (stage, notes) = (SheetStage(), makeRecorder())
    stage.show(host: notes.host)
    stage.beginPan(at: 310)
    stage.move(to: 400)
    #expect(notes.lines == ["will drag"])
    stage.move(to: 590)
    stage.endTouch()
    stage.device.settle()
    #expect(notes.lines == ["will drag", "did drag"])
  }

  @Test("[228] a canceled drag notifies the host of the start only (228b)")
  func byCanceledDrag() {
    let (stage, notes) = (SheetStage(), makeRecorder())
    stage.show(host: notes.host)
    drag(stage, to: 380)
    #expect(stage.isPresented)
    #expect(notes.lines == ["will drag"])
    stage.dismiss()
    stage.device.settle()
    #expect(notes.lines == ["will drag", "will code", "did code"])
  }

  @Test("[F008] a tap on the dimming, code and escape are reported as different causes")
  func byOthers() {
    let notes = makeRecorder()
    let tapped = SheetStage()
    tapped.show(host: notes.host)
    tapped.device.tap(at: CGPoint(x: 200, y: 100))
    tapped.device.settle()
    let coded = SheetStage()
    coded.show(host: notes.host)
    coded.dismiss()
    coded.device.settle()
    let escaped = SheetStage()
    escaped.show(host: notes.host)
    escaped.device.perform {
      let presentation = escaped.panel.presentationController as? DimmedPresentationController
      #expect(presentation?.dismiss(by: .escape) == true)
    }
    escaped.device.settle()
    #expect(
      notes.lines == ["will tap", "did tap", "will code", "did code", "will escape", "did escape"])
  }

  @Test("the escape gesture during a drag that would cancel completes the dismissal")
  func escapeDuringDrag() {
    let (stage, notes) = (SheetStage(), makeRecorder())
    stage.show(host: notes.host)
    stage.beginPan(at: 350)
    stage.move(to: 400)
    stage.device.perform {
      let presentation = stage.panel.presentationController as? DimmedPresentationController
      #expect(presentation?.dismiss(by: .escape) == true)
      #expect(presentation?.dismiss(by: .escape) == false)
    }
    stage.device.advance(by: 0.05)
    stage.move(to: 360)
    stage.endTouch()
    stage.device.settle()
    #expect(!stage.isPresented)
    #expect(notes.lines == ["will drag", "did drag"])
  }

  @Test("[225] a host that refuses is notified of every attempt, once per gesture")
  func attempts() {
    let (stage, notes) = (SheetStage(), makeRecorder())
    notes.allows = false
    stage.show(host: notes.host)
    drag(stage, to: 590)
    #expect(notes.lines == ["attempt drag"])
    stage.device.tap(at: CGPoint(x: 200, y: 100))
    stage.device.settle()
    stage.device.perform {
      let presentation = stage.panel.presentationController as? DimmedPresentationController
      #expect(presentation?.dismiss(by: .escape) == false)
    }
    #expect(notes.lines == ["attempt drag", "attempt tap", "attempt escape"])
    #expect(stage.isPresented)
  }

  @Test("an upward drag, and one that the style disables, is no attempt")
  func noAttempts() {
    let (stage, notes) = (SheetStage(), makeRecorder())
    notes.allows = false
    stage.show(host: notes.host) { $0.detents = [.medium, .fraction(0.75)] }
    stage.beginPan(at: 310, up: true)
    stage.move(to: 200)
    stage.endTouch()
    stage.device.settle()
    let fixed = SheetStage()
    fixed.show(host: notes.host) { $0.dismissOnDrag = false }
    drag(fixed, to: 590)
    #expect(notes.lines == [])
    #expect(fixed.isPresented)
  }

  @Test("the host can present again when it is notified of the dismissal")
  func presentsAgainAfterDismissal() {
    let (stage, notes) = (SheetStage(), makeRecorder())
    let next = UIViewController()
    notes.didDismiss = { _ in stage.root.present(next, animated: true) }
    stage.show(host: notes.host)
    drag(stage, to: 590)
    #expect(stage.root.presentedViewController === next)
  }

  @Test("a drag that moves the sheet offscreen dismisses it as soon as the touch ends")
  func offscreenDragDismissesImmediately() {
    let stage = SheetStage()
    stage.show()
    stage.beginPan(at: 305)
    stage.move(to: 630)
    stage.endTouch()
    #expect(!stage.isPresented)
    #expect(stage.panel.view.window == nil)
  }

  @Test("a drag that ends at a detent leaves the sheet at rest immediately")
  func restsImmediatelyAtDetent() {
    let stage = SheetStage()
    stage.show { $0.detents = [.medium, .fraction(0.75)] }
    stage.beginPan(at: 310, up: true)
    stage.move(to: 150)
    stage.endTouch()
    let time = stage.device.now
    stage.device.settle()
    #expect(isClose(stage.top, 150))
    #expect(stage.device.now == time)
  }

  @Test("a second card leaves the first visible above it, and restores its position")
  func secondCard() {
    let stage = SheetStage()
    stage.show { $0 = SheetParameters.card }
    let first = stage.sheetView
    let (second, style) = (UIViewController(), StyleDescriptor.sheet.make(SheetParameters.card))
    stage.device.perform {
      second.use(style)
      stage.panel.present(second, animated: true)
    }
    stage.device.settle()
    let front = second.view.superview?.superview
    #expect(front?.frame == CGRect(x: 0, y: 50, width: 400, height: 550))
    #expect(first.map { isClose($0.frame.minY, 40) } == true)
    #expect(first.map { isClose($0.frame.width, 360) } == true)
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    #expect(front?.frame == CGRect(x: 0, y: 50, width: 600, height: 350))
    #expect(first.map { isClose($0.frame.minY, 40) } == true)
    #expect(first.map { isClose($0.frame.width, 540) } == true)
    stage.device.rotate(to: .portrait)
    stage.device.settle()
    stage.device.perform { second.dismiss(animated: true) }
    stage.device.settle()
    #expect(first?.transform.isIdentity == true)
    #expect(first?.frame == CGRect(x: 0, y: 50, width: 400, height: 550))
  }

  /// Presents a card that removes the view of the card below it.
  private func presentSecondCard() -> (stage: SheetStage, second: UIViewController) {
    let stage = SheetStage()
    var card = SheetParameters.card
    card.shouldRemovePresentersView = true
    stage.show { $0 = card }
    let second = UIViewController()
    stage.device.perform {
      second.use(StyleDescriptor.sheet.make(card))
      stage.panel.present(second, animated: true)
    }
    return (stage, second)
  }

  @Test("a second card that removes the first one's view scales it, and restores it without a jump")
  func secondCardRemovesTheFirst() {
    let (stage, second) = presentSecondCard()
    stage.device.turn()
    stage.device.advance(by: 0.399)
    #expect(
      isClose(stage.panelFrame, CGRect(x: 20, y: 40, width: 360, height: 495), within: 0.001))
    stage.device.settle()
    stage.device.perform {
      second.dismiss(animated: true)
      stage.device.turn()
    }
    #expect(isClose(stage.panelFrame, CGRect(x: 20, y: 40, width: 360, height: 495)))
    stage.device.advance(by: 0.2)
    #expect(isClose(stage.panelFrame, CGRect(x: 10, y: 45, width: 380, height: 522.5)))
    stage.device.advance(by: 0.1999)
    let last = CGRect(x: 0, y: 50, width: 400, height: 550)
    #expect(isClose(stage.panelFrame, last, within: 0.02))
    stage.device.settle()
    // In the sheet again.
    #expect(stage.panelFrame == CGRect(x: 0, y: 0, width: 400, height: 550))
    #expect(stage.sheetView?.frame == last)
    #expect(stage.panel.view.superview === stage.sheetView?.subviews.last)
  }

  @Test("a second card that removes the first one's view follows a rotation in between")
  func secondCardRotates() {
    let (stage, second) = presentSecondCard()
    stage.device.settle()
    stage.device.rotate(to: .landscapeLeft)
    stage.device.settle()
    stage.device.perform {
      second.dismiss(animated: true)
      stage.device.turn()
    }
    #expect(isClose(stage.panelFrame, CGRect(x: 30, y: 40, width: 540, height: 315)))
    stage.device.settle()
    #expect(stage.panelFrame == CGRect(x: 0, y: 0, width: 600, height: 350))
  }

  @Test("a dimming covers a presenter whose view is removed")
  func dimsRemovedPresenter() {
    let stage = SheetStage()
    stage.begin { $0.shouldRemovePresentersView = true }
    let order = stage.root.view.superview?.subviews.map { $0.accessibilityIdentifier ?? "-" }
    #expect(order == ["-", "dimming", "-"])
    #expect(stage.root.view.superview?.subviews.first === stage.root.view)
  }

  @Test("a low sheet behind a higher one keeps its center, because it is hidden")
  func lowSheet() {
    let stage = SheetStage()
    stage.show { $0.detents = [.fraction(0.25)] }
    let first = stage.sheetView
    var parameters = SheetParameters()
    parameters.detents = [.fraction(0.75)]
    parameters.presenter.scale = 0.9
    let second = UIViewController()
    let style = StyleDescriptor.sheet.make(parameters)
    stage.device.perform {
      second.use(style)
      stage.panel.present(second, animated: true)
    }
    stage.device.settle()
    #expect(first.map { isClose($0.frame.midY, 525) } == true)
    #expect(first.map { isClose($0.frame.height, 135) } == true)
  }
}
