import HeadlessUIKit
import Testing

/// The source of a zoom, and a zoomed sheet.
@Suite struct ZoomSourceTests {
  /// Two navigation stacks next to each other, whose pushed controllers zoom from one tile.
  private struct Neighbors {
    let ui: Driver
    let tile = UIView(frame: CGRect(x: 20, y: 300, width: 150, height: 100))
    let stacks: [UINavigationController]

    init(_ ui: Driver) {
      self.ui = ui
      let parent = UIViewController()
      stacks = ["left", "right"].map {
        UINavigationController(rootViewController: ui.controller($0))
      }
      for (index, stack) in stacks.enumerated() {
        parent.addChild(stack)
        stack.view.frame = CGRect(x: 188 * index, y: 0, width: 187, height: 667)
        parent.view.addSubview(stack.view)
        stack.didMove(toParent: parent)
      }
      parent.view.addSubview(tile)
      ui.mount(parent)
    }

    func push(onto index: Int) {
      let page = ui.controller("page \(index)")
      let tile = tile
      page.preferredTransition = .zoom { _ in tile }
      stacks[index].pushViewController(page, animated: true)
      ui.turn()
    }
  }

  @Test("two zooms that overlap leave their common source visible")
  func overlappingZoomsRestoreTheSource() {
    Driver.run { ui in
      let scene = Neighbors(ui)
      scene.push(onto: 0)
      ui.advance(by: 0.3)
      scene.push(onto: 1)
      ui.advance(by: 0.3)
      #expect(scene.stacks[0].transitionCoordinator == nil)
      #expect(scene.tile.isHidden)
      ui.settle()
      #expect(!scene.tile.isHidden)
      for stack in scene.stacks { stack.popViewController(animated: true) }
      ui.settle()
      #expect(!scene.tile.isHidden)
    }
  }

  @Test("a source that was hidden before two overlapping zooms stays hidden")
  func overlappingZoomsKeepAHiddenSource() {
    Driver.run { ui in
      let scene = Neighbors(ui)
      scene.tile.isHidden = true
      scene.push(onto: 0)
      ui.advance(by: 0.3)
      scene.push(onto: 1)
      ui.settle()
      #expect(scene.tile.isHidden)
    }
  }

  private func zoomedSheet(
    _ ui: Driver, prepare: (UISheetPresentationController) -> Void = { _ in }
  ) -> SheetScene {
    let tile = UIView(frame: CGRect(x: 20, y: 300, width: 150, height: 100))
    ui.root.view.addSubview(tile)
    return SheetScene(ui) { sheet in
      sheet.presentedViewController.preferredTransition = .zoom { _ in tile }
      prepare(sheet)
    }
  }

  @Test("a zoomed page sheet that is dragged by 14 pt and released at rest returns to its frame")
  func shortDragReturns() {
    Driver.run { ui in
      let scene = zoomedSheet(ui)
      scene.drag(10, 14)
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.top == 30)
      #expect(scene.calls.contains("judge.didDismiss") == false)
    }
  }

  @Test("a zoomed page sheet that is dragged far follows the pan and zooms into its source")
  func longDragDismisses() {
    Driver.run { ui in
      let scene = zoomedSheet(ui)
      scene.drag(20, 60, 320, lifts: false)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      ui.touchUp()
      ui.settle()
      #expect(!scene.isPresented)
      #expect(
        ui.log.calls(of: "judge")
          == ["judge.shouldDismiss", "judge.willDismiss", "judge.didDismiss"])
    }
  }

  @Test("a short drag moves a zoomed sheet to its smallest detent without dismissing it")
  func dragMovesBetweenDetents() {
    Driver.run { ui in
      let scene = zoomedSheet(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
      }
      scene.drag(20, 60, 250)
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.controller?.selectedDetentIdentifier == .medium)
      // Dragged below its smallest detent in the same gesture, it rubber-bands and returns.
      scene.drag(-20, -60, 60)
      ui.settle()
      #expect(scene.isPresented)
      #expect(scene.controller?.selectedDetentIdentifier == .medium)
      #expect(scene.top == 310.5)
    }
  }
}
