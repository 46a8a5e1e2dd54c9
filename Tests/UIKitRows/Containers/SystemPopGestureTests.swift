import HeadlessUIKit
import Testing

/// When the system's pop gestures begin: with scrolling content, and as the app configures them.
@Suite struct SystemPopGestureTests {
  @Test("[207] before iOS 26 only the edge gesture pops (207b)")
  func onlyEdgeGesturePops() {
    Driver.run(DeviceConfiguration(systemVersion: 25)) { ui in
      let scene = ui.stack("home", "detail")
      #expect(SystemTouch.onThePage.recognizer(of: scene.stack) == nil)
      SystemTouch.onThePage.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(scene.calls == [])
    }
  }

  /// A drag from the middle of the view, and its expected effect.
  nonisolated struct Drag: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var translation: CGVector
    var contentWidth: CGFloat = 0
    var isMirrored = false
    let pops: Bool
    let scrolls: Bool
  }

  @Test(
    "[207][F063] drags that scroll content do not pop; of the others only a drag back pops (207b)",
    arguments: [
      Drag(
        testDescription: "back", translation: CGVector(dx: 150, dy: 20), pops: true, scrolls: false),
      Drag(
        testDescription: "up", translation: CGVector(dx: 20, dy: -150), pops: false, scrolls: true),
      Drag(
        testDescription: "diagonal", translation: CGVector(dx: 140, dy: -150), pops: false,
        scrolls: true),
      Drag(
        testDescription: "forward", translation: CGVector(dx: -150, dy: 0), pops: false,
        scrolls: false),
      Drag(
        testDescription: "back over wide content", translation: CGVector(dx: 150, dy: 0),
        contentWidth: 2000,
        pops: false, scrolls: true),
      Drag(
        testDescription: "back, right to left", translation: CGVector(dx: -150, dy: 20),
        isMirrored: true, pops: true, scrolls: false),
      Drag(
        testDescription: "forward, right to left", translation: CGVector(dx: 150, dy: 0),
        isMirrored: true,
        pops: false, scrolls: false),
    ])
  func scrollingContentDoesNotPop(_ drag: Drag) {
    let device = DeviceConfiguration(
      layoutDirection: drag.isMirrored ? .rightToLeft : .leftToRight, systemVersion: 26)
    Driver.run(device) { ui in
      let scene = ui.stack("home", "detail")
      let list = UIScrollView(frame: scene[1].view.bounds)
      list.contentSize = CGSize(width: drag.contentWidth, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      scene[1].view.addSubview(list)
      list.contentOffset = CGPoint(x: drag.contentWidth / 2, y: 1000)
      let offset = list.contentOffset
      ui.touchDown(at: CGPoint(x: 180, y: 300))
      for fraction in [0.25, 0.5, 0.75, 1] {
        ui.advance(by: 0.01)
        ui.touchMove(
          to: CGPoint(
            x: 180 + fraction * drag.translation.dx, y: 300 + fraction * drag.translation.dy))
      }
      ui.turn()
      #expect((scene.stack.transitionCoordinator != nil) == drag.pops)
      #expect((list.contentOffset != offset) == drag.scrolls)
      ui.touchCancel()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
    }
  }

  @Test(
    "[F073] a push or pop keeps the app's delegate of the pop gesture",
    arguments: SystemTouch.allCases)
  func keepsTheDelegate(of gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail")
      let gestureDelegate = PopGestureDelegate()
      gesture.recognizer(of: scene.stack)?.delegate = gestureDelegate
      @MainActor func drags() {
        gesture.drag(ui, over: [22, 60, 250])
        ui.touchUp()
        ui.settle()
      }
      drags()
      #expect(scene.names == ["home", "detail"])
      #expect(gestureDelegate.callCount == 1)
      scene.stack.pushViewController(ui.controller("page"), animated: true)
      ui.settle()
      drags()
      #expect(scene.names == ["home", "detail", "page"])
      #expect(gestureDelegate.callCount == 2)
      gestureDelegate.allows = true
      drags()
      #expect(scene.names == ["home", "detail"])
      #expect(gestureDelegate.callCount == 3)
      gestureDelegate.allows = false
      drags()
      #expect(scene.names == ["home", "detail"])
      #expect(gestureDelegate.callCount == 4)
      #expect(gesture.recognizer(of: scene.stack)?.delegate === gestureDelegate)
    }
  }

  @Test(
    "a change after an interactive pop of a covered stack does not wait for the gesture",
    arguments: [false, true])
  func laterChangeDoesNotAwaitGesture(isDown: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let cover = ui.controller("cover", style: .fullScreen)
      scene.stack.present(cover, animated: true)
      SystemTouch.atTheEdge.drag(ui, over: [22, 60, 250])
      if !isDown { ui.touchUp() }
      ui.advance(by: 1)
      cover.dismiss(animated: true)
      ui.advance(by: 1)
      #expect(scene.names == ["home"])
      scene.stack.pushViewController(ui.controller("page"), animated: true)
      ui.advance(by: 1)
      #expect(scene.names == ["home", "page"])
      #expect(scene.stack.transitionCoordinator == nil)
      if isDown { ui.touchUp() }
      ui.settle()
      #expect(scene.names == ["home", "page"])
    }
  }

  @Test(
    "[F073] a pop gesture that the app disabled stays disabled after a push and a pop",
    arguments: SystemTouch.allCases)
  func staysOff(_ gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail")
      gesture.recognizer(of: scene.stack)?.isEnabled = false
      scene.stack.pushViewController(ui.controller("page"), animated: true)
      ui.settle()
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(gesture.recognizer(of: scene.stack)?.isEnabled == false)
      gesture.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      gesture.recognizer(of: scene.stack)?.isEnabled = true
      gesture.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
    }
  }

  /// An app's change to the back button or the bar.
  nonisolated enum Change: CaseIterable, Sendable {
    case itemOfItsOwn, withoutButton, withoutBar
  }

  @Test(
    "[306][F074] without a back button or bar the edge pops only with an app's delegate (306b, 306c, 306d, 306e)",
    arguments: Change.allCases, [true, false])
  func needsTheButton(_ change: Change, _ hasDelegate: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      change.apply(to: scene)
      ui.settle()
      let gestureDelegate = PopGestureDelegate()
      gestureDelegate.allows = true
      if hasDelegate { scene.stack.interactivePopGestureRecognizer?.delegate = gestureDelegate }
      SystemTouch.atTheEdge.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == (hasDelegate ? ["home"] : ["home", "detail"]))
    }
  }

  @Test("[306] a left item next to the back button does not disable the edge pop (306c)")
  func staysBesideTheButton() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      Change.itemOfItsOwn.apply(to: scene)
      scene[1].navigationItem.leftItemsSupplementBackButton = true
      ui.settle()
      SystemTouch.atTheEdge.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
    }
  }

  @Test(
    "[F074] without a back button or bar the content gesture still pops", arguments: Change.allCases
  )
  func contentGesturePopsWithoutBackButton(_ change: Change) {
    Driver.run(SystemTouch.onThePage.device) { ui in
      let scene = ui.stack("home", "detail")
      change.apply(to: scene)
      ui.settle()
      SystemTouch.onThePage.drag(ui, over: [22, 60, 250])
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["home"])
    }
  }

  @Test("a content swipe has no effect after its stack was reduced to one view controller")
  func beginsOnTheRoot() {
    Driver.run(SystemTouch.onThePage.device) { ui in
      let scene = ui.stack("home", "detail")
      ui.touchDown(at: CGPoint(x: 180, y: 300))
      ui.advance(by: 0.01)
      ui.touchMove(to: CGPoint(x: 260, y: 300))
      scene.stack.setViewControllers([ui.controller("new")], animated: false)
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(scene.names == ["new"])
      scene.stack.pushViewController(ui.controller("page"), animated: true)
      ui.settle()
      #expect(scene.names == ["new", "page"])
    }
  }

  @Test("a swipe that ends before its pop begins is not reported", arguments: SystemTouch.allCases)
  func endsBeforeThePop(_ gesture: SystemTouch) {
    Driver.run(gesture.device) { ui in
      let scene = ui.stack("home", "detail")
      ui.touchDown(at: CGPoint(x: gesture.start, y: 300))
      ui.touchMove(to: CGPoint(x: gesture.start + 57, y: 300))
      ui.touchUp()
      ui.settle()
      #expect(scene.stack.transitionCoordinator == nil)
      #expect(ui.diagnosticMessages == [])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}

extension SystemPopGestureTests.Change {
  fileprivate func apply(to scene: StackScene) {
    switch self {
    case .itemOfItsOwn:
      scene[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close", style: .plain, target: nil, action: nil)
    case .withoutButton: scene[1].navigationItem.hidesBackButton = true
    case .withoutBar: scene.stack.isNavigationBarHidden = true
    }
  }
}

/// An app's delegate of the pop gesture.
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var allows = false
  private(set) var callCount = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    callCount += 1
    return allows
  }
}
