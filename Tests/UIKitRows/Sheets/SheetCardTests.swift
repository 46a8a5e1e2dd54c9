import HeadlessUIKit
import Testing

/// The presenter behind a sheet, scaled down as a card.
@Suite struct SheetCardTests {
  /// The visible frame of a presenter behind a sheet at its maximum height.
  private static let card = CGRect(x: 16, y: 20, width: 343, height: 667.0 * 343 / 375)

  @Test("a sheet at its maximum height scales its presenter down, and its dismissal restores it")
  func setsBack() {
    Driver.run { ui in
      let before = treeLines(of: ui.window)
      let scene = SheetScene(ui)
      #expect(isClose(presentationFrame(of: ui.root.view), Self.card, within: 0.01))
      #expect(ui.root.view.layer.cornerRadius == 10)
      #expect(ui.root.view.bounds.size == CGSize(width: 375, height: 667))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(!scene.isPresented)
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("the presenter scales with the transition, and back with the pan")
  func follows() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      ui.root.present(sheet, animated: true)
      ui.turn()
      ui.advance(by: 0.1)
      // Row 172: the system's spring is at .544778 after .1 s.
      #expect(isClose(presentationFrame(of: ui.root.view).minX, 16 * 0.544778, within: 0.01))
      ui.settle()
      ui.touchDown(at: CGPoint(x: 180, y: 100))
      for y in [CGFloat(111), 211] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: y))
        ui.turn()
      }
      let progress = 1 - (presentationFrame(of: sheet.view).minY - 30) / 637
      #expect(progress < 0.9)
      #expect(isClose(presentationFrame(of: ui.root.view).minX, 16 * progress, within: 0.01))
      ui.touchCancel()
      ui.settle()
      #expect(isClose(presentationFrame(of: ui.root.view), Self.card, within: 0.01))
    }
  }

  @Test(
    "the presenter scales back while the sheet is dismissed, in code or by a drag",
    arguments: [0, 1])
  func presenterScalesBackDuringDismissal(byFinger: Int) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      if byFinger == 1 {
        scene.drag(50, 100, 400)
      } else {
        ui.root.dismiss(animated: true)
        ui.turn()
      }
      for _ in 1...3 {
        let before = presentationFrame(of: ui.root.view).minX
        ui.advance(by: 0.05)
        let now = presentationFrame(of: ui.root.view).minX
        #expect(now > 0)
        #expect(now < before)
      }
      ui.settle()
      #expect(!scene.isPresented)
      #expect(ui.root.view.transform.isIdentity)
    }
  }

  @Test("[F100] interrupting a settling sheet pauses the sheet, the dimming and the presenter")
  func interruptionPausesSettlingSheet() {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
      }
      scene.drag(-50, -200)
      ui.advance(by: 0.05)
      scene.drag(11, 12, rests: false, lifts: false)
      let before = (scene.top, scene.dimming, presentationFrame(of: ui.root.view).minX)
      ui.advance(by: 0.2)
      #expect(scene.top == before.0)
      #expect(scene.dimming == before.1)
      #expect(presentationFrame(of: ui.root.view).minX == before.2)
      let progress = (310.5 - scene.top) / 280.5
      #expect(progress > 0)
      #expect(progress < 1)
      #expect(isClose(scene.dimming, 0.2 * progress))
      #expect(isClose(before.2, 16 * progress, within: 0.01))
      ui.touchUp()
      ui.settle()
    }
  }

  struct Height: CustomTestStringConvertible, Sendable {
    var selected: UISheetPresentationController.Detent.Identifier
    var isBack: Bool
    var testDescription: String { selected.rawValue }
    nonisolated static let all = [
      Height(selected: .medium, isBack: false), Height(selected: .large, isBack: true),
    ]
  }

  @Test(
    "a presenter is scaled only while its sheet is above the second largest detent",
    arguments: Height.all)
  func staysForward(_ height: Height) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = height.selected
      }
      #expect(
        isClose(presentationFrame(of: ui.root.view), Self.card, within: 0.01) == height.isBack)
      #expect(ui.root.view.transform.isIdentity != height.isBack)
      scene.controller?.animateChanges {
        scene.controller?.selectedDetentIdentifier = height.isBack ? .medium : .large
      }
      ui.settle()
      #expect(ui.root.view.transform.isIdentity == height.isBack)
    }
  }

  @Test("a sheet on a sheet scales that down to the position of the first presenter")
  func stacks() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let other = ui.controller("other", style: .pageSheet)
      ui.show(other, on: scene.sheet)
      #expect(isClose(presentationFrame(of: ui.root.view), Self.card, within: 0.01))
      #expect(
        isClose(
          presentationFrame(of: scene.sheet.view),
          CGRect(x: 16, y: 20, width: 343, height: 637.0 * 343 / 375), within: 0.01))
      scene.sheet.dismiss(animated: true)
      ui.settle()
      #expect(scene.sheet.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test("a sheet over a custom presentation does not change its frame")
  func leavesCustomPresentations() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 20 }
      let panel = ui.custom("panel", delegate)
      ui.show(panel)
      panel.present(ui.controller("sheet", style: .pageSheet), animated: true)
      ui.advance(by: 0.2)
      ui.resize(to: CGSize(width: 320, height: 568))
      ui.settle()
      #expect(panel.view.frame == CGRect(x: 20, y: 20, width: 280, height: 528))
      #expect(panel.view.transform.isIdentity)
    }
  }

  @Test("a popover that was a sheet behind another fills its bubble in a wide window")
  func formerSheetFillsPopoverBubble() {
    Driver.run(.tablet) { ui in
      ui.resize(to: CGSize(width: 320, height: 1024))
      let popover = ui.popover(source: CGRect(x: 100, y: 300, width: 80, height: 44))
      ui.show(popover)
      ui.show(ui.controller("sheet", style: .pageSheet), on: popover)
      #expect(!popover.view.transform.isIdentity)
      for size in [CGSize(width: 1024, height: 768), CGSize(width: 768, height: 1024)] {
        ui.resize(to: size)
        ui.settle()
        #expect(popover.view.transform.isIdentity)
        #expect(popover.view.bounds.size == CGSize(width: 240, height: 300))
        #expect(popover.view.frame == popover.view.superview?.bounds)
      }
    }
  }

  @Test("a popover that was a card behind a sheet points to its source again in a wide window")
  func popoverPointsToSourceAgain() {
    var bubbles: [CGRect] = []
    for isBehind in [false, true] {
      Driver.run(.tablet) { ui in
        ui.resize(to: CGSize(width: 320, height: 1024))
        let popover = ui.popover(source: CGRect(x: 100, y: 100, width: 80, height: 44))
        // The adapter keeps it a popover in compact width.
        let adapter = LoggingAdapter(ui.log)
        popover.presentationController?.delegate = adapter
        ui.show(popover)
        let before = ui.bubble(of: popover)
        if isBehind {
          ui.show(ui.controller("sheet", style: .pageSheet), on: popover)
          #expect(ui.bubble(of: popover).width < before.width)
        }
        ui.resize(to: CGSize(width: 1024, height: 768))
        ui.settle()
        bubbles.append(ui.bubble(of: popover))
      }
    }
    #expect(bubbles[0] == bubbles[1])
  }

  @Test("a sheet that floats or fills the screen does not scale its presenter")
  func needsAnEdge() {
    Driver.run(.tablet) { ui in
      _ = SheetScene(ui)
      #expect(ui.root.view.transform.isIdentity)
    }
    Driver.run { ui in
      let scene = SheetScene(ui)
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(ui.root.view.window == nil)
      #expect(scene.sheet.view.frame == ui.window.bounds)
      ui.rotate(to: .portrait)
      ui.settle()
      #expect(isClose(presentationFrame(of: ui.root.view), Self.card, within: 0.01))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  @Test("the context returns the presenter's final frame without the scale")
  func contextReturnsUnscaledFrames() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.controller("sheet", style: .pageSheet)
      ui.show(sheet)
      sheet.transitioningDelegate = delegate
      var frames: [CGRect] = []
      delegate.dismissalAnimator = ClosureAnimator(lasting: 0.2) { context in
        if let presenter = context.viewController(forKey: .to) {
          frames = [context.initialFrame(for: presenter), context.finalFrame(for: presenter)]
        }
        context.completeTransition(true)
      }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(frames == [.zero, ui.window.bounds])
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }
}
