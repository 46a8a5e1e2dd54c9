import HeadlessUIKit
import Testing

/// The screen turns while something comes, stands or goes.
@Suite struct TurningTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
    .formSheet,
  ]

  /// The frames of presenter and sheet in a layout that never knew another size.
  private func freshFrames(_ style: UIModalPresentationStyle) -> [CGRect] {
    Driver.run(DeviceConfiguration(orientation: .landscapeLeft)) { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 30 }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      ui.show(sheet)
      let frame = sheet.view.frame
      ui.root.dismiss(animated: true)
      ui.settle()
      return [frame, ui.root.view.frame]
    }
  }

  @Test("a rotation in mid-presentation leaves the frames of a fresh layout", arguments: styles)
  func turnsWhileComing(style: UIModalPresentationStyle) {
    let fresh = freshFrames(style)
    for moment in [0.0, 0.05, 0.125, 0.2] {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        delegate.setUp = { $0.inset = 30 }
        let sheet = ui.custom("sheet", delegate)
        sheet.modalPresentationStyle = style
        ui.root.present(sheet, animated: true)
        ui.advance(by: moment)
        ui.rotate(to: .landscapeLeft)
        ui.settle()
        #expect(sheet.view.frame == fresh[0])
        #expect(shownFrame(of: sheet.view) == fresh[0])
        ui.root.dismiss(animated: true)
        ui.settle()
        #expect(ui.root.view.frame == fresh[1])
        #expect(ui.window.subviews == [ui.root.view])
        #expect(ui.complaints == [])
      }
    }
  }

  @Test("the built-in presentation goes on from where it was when the screen turns")
  func goesOnFromWhereItWas() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let before = shownFrame(of: sheet.view)
      ui.rotate(to: .landscapeLeft)
      let after = shownFrame(of: sheet.view)
      #expect(abs(before.midY - after.midY) < 1 && abs(before.midX - after.midX) < 1)
    }
  }

  @Test(
    "a rotation in mid-dismissal leaves nothing and the presenter in the new size",
    arguments: styles)
  func turnsWhileGoing(style: UIModalPresentationStyle) {
    for moment in [0.0, 0.05, 0.125, 0.2] {
      Driver.run { ui in
        let delegate = LoggingDelegate(ui.log)
        delegate.setUp = { $0.removes = true }
        let sheet = ui.custom("sheet", delegate)
        sheet.modalPresentationStyle = style
        ui.show(sheet)
        ui.root.dismiss(animated: true)
        ui.advance(by: moment)
        ui.rotate(to: .landscapeLeft)
        ui.settle()
        #expect(ui.window.subviews == [ui.root.view])
        #expect(ui.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(AppearanceGrammar.faults(of: "sheet", in: ui.log) == [])
      }
    }
  }

  @Test(
    "a dismissal that is cancelled after a rotation leaves the frames of a fresh layout",
    arguments: styles)
  func turnsBeforeCancelling(style: UIModalPresentationStyle) {
    let fresh = freshFrames(style)
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 30 }
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      ui.show(sheet)
      let hand = HandInteractor(ui.log)
      delegate.dismissalInteractor = hand
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.rotate(to: .landscapeLeft)
      hand.cancel()
      ui.settle()
      #expect(sheet.view.frame == fresh[0])
      delegate.dismissalInteractor = nil
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == fresh[1])
    }
  }

  @Test("there is a strip without dimming after a rotation: not here")
  func dimsTheWholeScreen() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let dimming = UIView()
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      delegate.setUp = {
        $0.hooks["presentationTransitionWillBegin"] = {
          dimming.frame = $0.containerView?.bounds ?? .zero
          $0.containerView?.insertSubview(dimming, at: 0)
        }
      }
      ui.show(ui.custom("sheet", delegate))
      ui.rotate(to: .landscapeLeft)
      for _ in 0...20 {
        #expect(shownFrame(of: dimming) == dimming.superview?.layer.presentation()?.bounds)
        ui.advance(by: 1.0 / 60)
      }
    }
  }

  @Test("a hundred presentations with a shrunk presenter leave its frame to the bit")
  func keepsFramesToTheBit() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = {
        $0.hooks["presentationTransitionWillBegin"] = { _ in
          ui.root.view.transform = CGAffineTransform(scaleX: 0.93, y: 0.93).rotated(by: 0.01)
        }
        $0.hooks["dismissalTransitionDidEnd(true)"] = { _ in ui.root.view.transform = .identity }
      }
      let sheet = ui.custom("sheet", delegate)
      let state = [ui.root.view.bounds, ui.root.view.frame]
      for cycle in 1...100 {
        delegate.setUp = delegate.setUp
        ui.show(sheet)
        if cycle.isMultiple(of: 10) {
          ui.rotate(to: .landscapeLeft)
          ui.settle()
          ui.rotate(to: .portrait)
          ui.settle()
        }
        ui.root.dismiss(animated: true)
        ui.settle()
      }
      #expect([ui.root.view.bounds, ui.root.view.frame] == state)
    }
  }

  @Test(
    "the safe area is that of the place the view goes to, from the first frame on",
    arguments: styles)
  func keepsTheSafeArea(style: UIModalPresentationStyle) {
    Driver.run(
      DeviceConfiguration(
        portraitSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    ) { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      sheet.modalPresentationStyle = style
      ui.root.present(sheet, animated: true)
      ui.turn()
      let first = sheet.view.safeAreaInsets
      ui.settle()
      #expect(sheet.view.safeAreaInsets == first)
      #expect(first.bottom == 34)
    }
  }
}
