import HeadlessUIKit
import TestSupport
import Testing

/// S24: pushes and pops by custom animators from the navigation controller's delegate, each with an
/// interaction controller; the pages move side by side.
@Suite("S24: push and pop by custom animators", .checkedDevices) struct S24PushAndPopTests {
  struct Scene {
    let stage: Stage
    let stack: SideStack
    let first: Page
    let second: Page

    var names: [String] { stack.viewControllers.compactMap(\.title) }
    /// The presented left edges of both pages; `nil` for a page that is not in the window.
    var edges: [Double?] {
      [first, second].map { page in
        page.viewIfLoaded?.window == nil ? nil : roundedFrame(of: page.view).minX
      }
    }
    /// Pans in the lower half, which pushes.
    func panToPush(by distance: CGFloat) {
      stage.drag(from: CGPoint(x: 390, y: 600), by: CGVector(dx: -distance, dy: 0))
    }
    /// Pans in the upper half, which pops.
    func panToPop(by distance: CGFloat) {
      stage.drag(from: CGPoint(x: 10, y: 200), by: CGVector(dx: distance, dy: 0))
    }
  }

  private func run(pushed: Bool = false, _ body: (Scene) throws -> Void) rethrows {
    let (first, second) = (Page("first"), Page("second"))
    let stack = SideStack(rootViewController: first)
    stack.nextPage = { second }
    try Stage.run(stack) { stage in
      if pushed {
        stack.pushViewController(second, animated: false)
        stage.settle()
      }
      try body(Scene(stage: stage, stack: stack, first: first, second: second))
    }
  }

  @Test("a push moves both pages to the left, edge to edge at any time")
  func pushes() {
    run { scene in
      scene.stack.pushViewController(scene.second, animated: true)
      scene.stage.turn()
      let edges = scene.stage.values(at: [0, 0.1, 0.2, 0.3, 0.39]) { scene.edges }
      #expect(edges == [[0, 400], [-100, 300], [-200, 200], [-300, 100], [-390, 10]])
      scene.stage.settle()
      #expect(scene.stage.now == 0.4)
      #expect(scene.edges == [nil, 0])
      #expect(scene.names == ["first", "second"])
      #expect(scene.stack.delegateCalls == ["push to second", "interaction for SidePush"])
    }
  }

  @Test("a pop moves both pages back to the right")
  func pops() {
    run(pushed: true) { scene in
      scene.stack.popViewController(animated: true)
      scene.stage.turn()
      let edges = scene.stage.values(at: [0, 0.1, 0.2, 0.3]) { scene.edges }
      #expect(edges == [[-400, 0], [-300, 100], [-200, 200], [-100, 300]])
      scene.stage.settle()
      #expect(scene.edges == [0, nil])
      #expect(scene.names == ["first"])
      #expect(scene.stack.delegateCalls == ["pop to first", "interaction for SidePop"])
    }
  }

  @Test("an interactive push follows the pan, and finishes past four tenths")
  func pushFinishes() {
    run { scene in
      scene.panToPush(by: 100)
      #expect(scene.edges == [-100, 300])
      scene.stage.moveTouch(to: CGPoint(x: 190, y: 600))
      #expect(scene.edges == [-200, 200])
      scene.stage.endTouchAfterRest()
      scene.stage.advance(by: 0.1)
      #expect(scene.edges == [-300, 100])
      scene.stage.settle()
      #expect(scene.names == ["first", "second"])
      #expect(scene.edges == [nil, 0])
    }
  }

  @Test("an interactive pop follows the pan, and finishes past four tenths")
  func popFinishes() {
    run(pushed: true) { scene in
      scene.panToPop(by: 200)
      #expect(scene.edges == [-200, 200])
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      #expect(scene.names == ["first"])
      #expect(scene.edges == [0, nil])
    }
  }

  @Test("canceling an interactive push restores everything")
  func pushCancels() {
    run { scene in
      let before = scene.stage.tree
      scene.panToPush(by: 120)
      #expect(scene.names == ["first", "second"])
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.names == ["first"])
      #expect(scene.second.parent == nil)
      #expect(scene.second.calls == ["willAppear", "willDisappear", "didDisappear"])
      #expect(scene.first.calls.last == "didAppear")
      scene.panToPush(by: 200)
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      #expect(scene.names == ["first", "second"])
    }
  }

  @Test("canceling an interactive pop restores everything")
  func popCancels() {
    run(pushed: true) { scene in
      let before = scene.stage.tree
      scene.panToPop(by: 120)
      #expect(scene.edges == [-280, 120])
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.names == ["first", "second"])
      #expect(scene.stack.navigationBar.topItem === scene.second.navigationItem)
      #expect(scene.second.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
    }
  }

  @Test("a programmatic pop during an interactive push ends with the first page")
  func popsDuringPush() {
    run { scene in
      scene.panToPush(by: 100)
      scene.stack.popViewController(animated: true)
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      #expect(scene.names == ["first"])
      #expect(scene.edges == [0, nil])
      #expect(scene.first.calls.last == "didAppear")
      #expect(scene.stack.transitionCoordinator == nil)
    }
  }

  @Test("rotating the device during an interactive pop ends with a top page that fills the screen")
  func rotated() {
    run(pushed: true) { scene in
      scene.panToPop(by: 200)
      scene.stage.device.rotate(to: .landscapeLeft)
      scene.stage.endTouchAfterRest()
      scene.stage.settle()
      let top: Page = scene.names.count == 1 ? scene.first : scene.second
      #expect(roundedFrame(of: top.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
      #expect(top.view.window != nil)
      #expect(scene.stack.transitionCoordinator == nil)
    }
  }
}
