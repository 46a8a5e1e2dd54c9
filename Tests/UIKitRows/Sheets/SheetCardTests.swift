import HeadlessUIKit
import Testing

/// The presenter behind a sheet: a card that is set back.
@Suite struct SheetCardTests {
  private static let card = CGRect(x: 16, y: 20, width: 343, height: 667.0 * 343 / 375)

  private func isCard(_ view: UIView, at place: CGRect = SheetCardTests.card) -> Bool {
    let shown = presentationFrame(of: view)
    return isClose(shown.minX, place.minX, within: 0.01)
      && isClose(shown.minY, place.minY, within: 0.01)
      && isClose(shown.width, place.width, within: 0.01)
      && isClose(shown.height, place.height, within: 0.01)
  }

  @Test("a sheet as high as can be sets its presenter back, and brings it forward again")
  func setsBack() {
    Driver.run { ui in
      let before = treeLines(of: ui.window)
      let scene = SheetScene(ui)
      #expect(isCard(ui.root.view))
      #expect(ui.root.view.layer.cornerRadius == 10)
      #expect(ui.root.view.bounds.size == CGSize(width: 375, height: 667))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(!scene.isUp)
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("it goes back with the transition, and with a finger comes forward")
  func follows() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      ui.root.present(sheet, animated: true)
      ui.turn()
      ui.advance(by: 0.1)
      #expect(isClose(presentationFrame(of: ui.root.view).minX, 16 * 0.544778, within: 0.01))
      ui.settle()
      ui.touchDown(at: CGPoint(x: 180, y: 100))
      for place in [CGFloat(111), 211] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 180, y: place))
        ui.turn()
      }
      let share = 1 - (presentationFrame(of: sheet.view).minY - 30) / 637
      #expect(share < 0.9)
      #expect(isClose(presentationFrame(of: ui.root.view).minX, 16 * share, within: 0.01))
      ui.touchCancel()
      ui.settle()
      #expect(isCard(ui.root.view))
    }
  }

  @Test("it comes forward with the sheet that goes, by code or off the finger", arguments: [0, 1])
  func comesForward(byFinger: Int) {
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
      #expect(!scene.isUp)
      #expect(ui.root.view.transform.isIdentity)
    }
  }

  @Test("[F100] what a finger catches stands: the sheet, what is dark around it, and the presenter")
  func standsWhenCaught() {
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
      let share = (333.5 - scene.top) / 303.5
      #expect(share > 0)
      #expect(share < 1)
      #expect(isClose(scene.dimming, 0.2 * share))
      #expect(isClose(before.2, 16 * share, within: 0.01))
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

  @Test("only from the height below the highest on", arguments: Height.all)
  func staysForward(_ height: Height) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = height.selected
      }
      #expect(isCard(ui.root.view) == height.isBack)
      #expect(ui.root.view.transform.isIdentity != height.isBack)
      scene.controller?.animateChanges {
        scene.controller?.selectedDetentIdentifier = height.isBack ? .medium : .large
      }
      ui.settle()
      #expect(ui.root.view.transform.isIdentity == height.isBack)
    }
  }

  @Test("a sheet on a sheet sets that back to where the first presenter is")
  func stacks() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let other = ui.controller("other", style: .pageSheet)
      ui.show(other, on: scene.sheet)
      #expect(isCard(ui.root.view))
      #expect(
        isCard(
          scene.sheet.view, at: CGRect(x: 16, y: 20, width: 343, height: 637.0 * 343 / 375)))
      scene.sheet.dismiss(animated: true)
      ui.settle()
      #expect(scene.sheet.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
      #expect(ui.complaints == [])
    }
  }

  @Test("a sheet over a custom presentation leaves the frame to its presentation controller")
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

  @Test("a sheet that is a popover again behind another sheet fills its bubble")
  func comesForwardAsAPopover() {
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

  @Test("a popover that was set back behind a sheet points to its source again in a wide window")
  func comesForwardToItsSource() {
    var places: [CGRect] = []
    for isBehind in [false, true] {
      Driver.run(.tablet) { ui in
        ui.resize(to: CGSize(width: 320, height: 1024))
        let popover = ui.popover(source: CGRect(x: 100, y: 100, width: 80, height: 44))
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
        places.append(ui.bubble(of: popover))
      }
    }
    #expect(places[0] == places[1])
  }

  @Test("where the sheet floats or covers the screen nothing is set back")
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
      #expect(isCard(ui.root.view))
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.view.frame == ui.window.bounds)
      #expect(ui.complaints == [])
    }
  }

  @Test("what takes part in the transition is told where the presenter stands without that")
  func tellsThePlace() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.controller("sheet", style: .pageSheet)
      ui.show(sheet)
      sheet.transitioningDelegate = delegate
      let animator = FrameReader()
      delegate.dismissalAnimator = animator
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(animator.frames == [ui.window.bounds, ui.window.bounds])
      #expect(ui.root.view.frame == ui.window.bounds)
    }
  }

  /// Reads the presenter's frames and ends at once.
  private final class FrameReader: NSObject, UIViewControllerAnimatedTransitioning {
    var frames: [CGRect] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let presenter = context.viewController(forKey: .to) {
        frames = [context.initialFrame(for: presenter), context.finalFrame(for: presenter)]
      }
      context.completeTransition(true)
    }
  }
}
