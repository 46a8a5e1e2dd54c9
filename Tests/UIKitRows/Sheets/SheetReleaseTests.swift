import HeadlessUIKit
import Testing

/// The end of a sheet's gesture.
@Suite struct SheetReleaseTests {
  @Test("[293] a sheet that is flicked up to its largest detent never rises beyond it (293b)")
  func flickUpStaysBelowTheLargestDetent() {
    Driver.run { ui in
      let scene = SheetScene(ui) { $0.detents = [.medium(), .large()] }
      let begin = CGPoint(x: 180, y: scene.top + 60)
      ui.touchDown(at: begin)
      for distance in [-100.0, -200, -290] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + distance))
      }
      ui.touchUp()
      ui.turn()
      var highest = scene.top
      for _ in 0..<120 {
        ui.advance(by: 1 / 120)
        highest = min(highest, scene.top)
      }
      #expect(highest >= 30 - 1e-9)
      #expect(scene.top == 30)
      #expect(scene.controller?.selectedDetentIdentifier == .large)
    }
  }

  @Test("[293] a sheet that settles at its largest detent and is flicked up stays there (293b)")
  func flickUpAtTheLargestDetent() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      scene.drag(20, 60, lifts: false)
      ui.touchUp()
      ui.turn()
      ui.advance(by: 0.05)
      scene.drag(-12, -60, -140, rests: false)
      var highest = scene.top
      for _ in 0..<120 {
        ui.advance(by: 1 / 120)
        highest = min(highest, scene.top)
      }
      #expect(highest >= 30 - 1e-9)
      #expect(scene.isPresented)
      #expect(scene.top == 30)
    }
  }

  @Test("a sheet that is dragged off the screen is dismissed as soon as the touch ends")
  func offscreenSheetIsDismissedImmediately() {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.custom(identifier: .init("low")) { _ in 200 }]
      }
      let distance = ui.window.bounds.maxY - scene.top
      scene.drag(50, distance + 10, from: 5)
      ui.turn()
      #expect(!scene.isPresented)
      #expect(scene.sheet.transitionCoordinator == nil)
    }
  }

  @Test("a pop that is dragged across the whole width ends as soon as the touch ends")
  func fullWidthPopEndsImmediately() {
    Driver.run { ui in
      let scene = ui.stack("list", "detail")
      SystemTouch.atTheEdge.drag(ui, over: [20, 100, 200, 374, 430])
      ui.touchUp()
      ui.turn()
      ui.turn()
      #expect(scene.names == ["list"])
      #expect(scene.stack.transitionCoordinator == nil)
    }
  }

  /// When a dragged page sheet is rotated.
  nonisolated enum Moment: CaseIterable, Sendable {
    case beforeTheDismissalBegins, afterItsCall, underWay
  }

  @Test(
    "[216] a page sheet that is dragged and rotated at the same time causes no diagnostic",
    arguments: Moment.allCases, [true, false])
  func dragAndRotate(_ moment: Moment, lifts: Bool) {
    Driver.run(DeviceConfiguration(size: CGSize(width: 390, height: 844))) { ui in
      let scene = SheetScene(ui)
      let begin = CGPoint(x: 180, y: scene.top + 60)
      ui.touchDown(at: begin)
      ui.advance(by: 0.02)
      ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + 40))
      if moment != .beforeTheDismissalBegins {
        ui.turn()
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + 90))
        if moment == .underWay { ui.turn() }
      }
      ui.rotate(to: .landscapeLeft)
      if lifts { ui.touchUp() }
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(ui.diagnosticMessages == [])
      #expect(scene.isPresented)
      #expect(scene.sheet.view.frame == ui.window.bounds)
      scene.sheet.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.window != nil)
      #expect(AppearanceGrammar.faults(of: "root", in: ui.log) == [])
      #expect(ui.diagnosticMessages == [])
    }
  }

  @Test(
    "a popover and its context modal are dismissed 17 ms apart in a narrowed window, or the second call is refused",
    arguments: [true, false], [true, false])
  func dismissedShortlyAfterOneAnother(modalFirst: Bool, isOver: Bool) {
    Driver.run(.tablet) { ui in
      let popover = ui.popover()
      popover.definesPresentationContext = true
      ui.show(popover)
      let modal = ui.controller("modal", style: isOver ? .overCurrentContext : .currentContext)
      ui.show(modal, on: popover)
      ui.resize(to: CGSize(width: 320, height: 1024))
      ui.settle()
      #expect(modal.view.window != nil)
      #expect(modal.view.frame.width == 320)
      (modalFirst ? popover : ui.root).dismiss(animated: true)
      ui.advance(by: 0.017)
      (modalFirst ? ui.root : popover).dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      // The root has already dismissed both.
      #expect(
        ui.diagnosticMessages
          == (modalFirst
            ? []
            : [
              "Trying to dismiss the presentation controller while transitioning already. "
                + "(UISheetPresentationController)"
            ]))
    }
  }
}
