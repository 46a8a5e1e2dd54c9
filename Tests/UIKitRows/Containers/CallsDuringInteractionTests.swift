import HeadlessUIKit
import Testing

/// Calls in code during an interactive transition of a container: the transition is canceled first,
/// and the call applies to the state before it.
@Suite struct CallsDuringInteractionTests {
  /// A call on a stack of home, detail and page, whose last is being popped interactively.
  struct StackCall: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var result: [String]
    var run: @MainActor @Sendable (StackScene, UIViewController) -> Void
    nonisolated static let all = [
      StackCall(testDescription: "push", result: ["home", "detail", "page", "new"]) {
        $0.stack.pushViewController($1, animated: true)
      },
      StackCall(
        testDescription: "push without animation", result: ["home", "detail", "page", "new"]
      ) {
        $0.stack.pushViewController($1, animated: false)
      },
      StackCall(testDescription: "pop", result: ["home", "detail"]) { scene, _ in
        scene.stack.popViewController(animated: true)
      },
      StackCall(testDescription: "pop to a view controller", result: ["home", "detail"]) {
        scene, _ in
        scene.stack.popToViewController(scene[1], animated: true)
      },
      StackCall(testDescription: "pop to the root", result: ["home"]) { scene, _ in
        scene.stack.popToRootViewController(animated: true)
      },
      StackCall(testDescription: "replace", result: ["home", "new"]) {
        $0.stack.setViewControllers([$0[0], $1], animated: true)
      },
      StackCall(testDescription: "remove the disappearing one", result: ["home", "detail"]) {
        scene, _ in scene[2].removeFromParent()
      },
      StackCall(testDescription: "remove the appearing one", result: ["home", "page"]) {
        scene, _ in scene[1].removeFromParent()
      },
      StackCall(testDescription: "remove the root", result: ["detail", "page"]) { scene, _ in
        scene[0].removeFromParent()
      },
    ]
  }

  @Test("[F015] a call on a stack cancels its interactive pop first", arguments: StackCall.all)
  func callCancelsInteractivePop(_ call: StackCall) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page")
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.5)
      let driven = scene.stack.transitionCoordinator
      var ends: [Bool] = []
      driven?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
      // The call runs UIKit's own transition, which is not interactive.
      scene.delegate.animator = nil
      scene.delegate.interactor = nil
      call.run(scene, ui.controller("new"))
      #expect(ends == [true])
      ui.settle()
      expect(scene, call.result)
    }
  }

  @Test(
    "[F016] a call on a stack while a pop is canceling applies to the restored stack",
    arguments: StackCall.all)
  func callAppliesToRestoredStack(_ call: StackCall) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page")
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.5)
      hand.cancel()
      ui.advance(by: 0.05)
      scene.delegate.animator = nil
      scene.delegate.interactor = nil
      call.run(scene, ui.controller("new"))
      ui.settle()
      expect(scene, call.result)
    }
  }

  private func expect(_ scene: StackScene, _ names: [String]) {
    #expect(scene.names == names)
    #expect(scene.stack.children.map(\.restorationIdentifier) == names)
    #expect(scene.stack.topViewController?.view.window === scene.ui.window)
    #expect(scene.stack.transitionCoordinator == nil)
    for controller in scene.controllers {
      #expect(AppearanceGrammar.faults(of: controller.name, in: scene.log) == [])
      let isTop = controller === scene.stack.topViewController
      #expect((controller.view.window != nil) == isTop, "\(controller.name)")
    }
  }

  @Test("[F018] canceling a replacement by a call sends the new controller no callbacks")
  func canceledReplacementSendsNoCallbacks() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let (hand, new) = (HandInteractor(ui.log), MovingController("new", ui.log))
      scene.delegate.animator = LoggingAnimator(ui.log)
      scene.delegate.interactor = hand
      scene.stack.setViewControllers([new, scene[0]], animated: true)
      ui.turn()
      hand.drag(to: 0.5)
      scene.delegate.animator = nil
      scene.delegate.interactor = nil
      let page = ui.controller("page")
      scene.stack.pushViewController(page, animated: true)
      ui.settle()
      #expect(scene.names == ["home", "detail", "page"])
      #expect(ui.log.calls(of: "new") == [])
      #expect(new.parent == nil)
    }
  }

  /// A call on a tab bar controller during an interactive change from the first tab to the second.
  struct TabCall: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var result: String
    var run: @MainActor @Sendable (TabScene) -> Void
    nonisolated static let all = [
      TabCall(testDescription: "the same tabs again", result: "one") {
        $0.tabs.viewControllers = $0.controllers
      },
      TabCall(testDescription: "other tabs", result: "one") {
        $0.tabs.viewControllers = Array($0.controllers.prefix(2))
      },
      TabCall(testDescription: "select", result: "three") { $0.tabs.selectedIndex = 2 },
      TabCall(testDescription: "select the appearing one", result: "two") {
        $0.tabs.selectedIndex = 1
      },
      TabCall(testDescription: "remove the appearing one", result: "one") {
        $0.controllers[1].removeFromParent()
      },
      TabCall(testDescription: "remove the disappearing one", result: "two") {
        $0.controllers[0].removeFromParent()
      },
      TabCall(testDescription: "remove another", result: "one") {
        $0.controllers[2].removeFromParent()
      },
    ]
  }

  @Test(
    "[F015] a call on a tab bar controller cancels its interactive change first",
    arguments: TabCall.all)
  func callCancelsInteractiveTabChange(_ call: TabCall) {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let names = ["one", "two", "three"]
      let scene = ui.tabs(names.map { ui.controller($0) }, delegate: delegate)
      scene.tabs.selectedIndex = 1
      ui.turn()
      hand.drag(to: 0.5)
      var ends: [Bool] = []
      scene.tabs.transitionCoordinator?.animate(alongsideTransition: nil) {
        ends.append($0.isCancelled)
      }
      delegate.interactor = nil
      call.run(scene)
      #expect(ends == [true])
      ui.settle()
      #expect(scene.tabs.selectedViewController?.restorationIdentifier == call.result)
      #expect(scene.tabs.transitionCoordinator == nil)
      for controller in scene.controllers {
        let isShown = controller.restorationIdentifier == call.result
        #expect((controller.viewIfLoaded?.window != nil) == isShown)
      }
      #expect(AppearanceGrammar.faults(of: names, in: ui.log) == [])
    }
  }

  @Test("[262] dismissing during a push of the presenter waits for the end of the push (262a)")
  func dismissesAfterAPush() {
    Driver.run { ui in
      let scene = ui.stack("home", conduct: .slides)
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.show(sheet, on: scene.stack)
      scene.stack.pushViewController(ui.controller("page"), animated: true)
      ui.turn()
      scene.stack.dismiss(animated: false) { ui.log.add("call.completion") }
      ui.turn()
      #expect(sheet.view.window != nil)
      ui.settle()
      #expect(sheet.view.window == nil)
      #expect(ui.log.count(of: "call.completion") == 1)
      #expect(scene.names == ["home", "page"])
    }
  }

  @Test("collapsing a split view during an interactive pop keeps the view controller being popped")
  func collapseDuringPopKeepsController() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let more = ui.controller("more")
      let (delegate, hand) = (LoggingStackDelegate(ui.log, .slides), HandInteractor(ui.log))
      scene.stack(1)?.pushViewController(more, animated: false)
      ui.settle()
      let stack = scene.stack(1)
      stack?.delegate = delegate
      delegate.interactor = hand
      stack?.popViewController(animated: true)
      ui.turn()
      hand.drag(to: 0.5)
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(scene.stack(0)?.viewControllers == [scene[0], scene[1], more])
      #expect(more.view.window === ui.window)
    }
  }

  @Test("expanding a split view during an interactive pop restores each column's stack")
  func expansionDuringPopRestoresStacks() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      let more = ui.controller("more")
      let (delegate, hand) = (LoggingStackDelegate(ui.log, .slides), HandInteractor(ui.log))
      let stack = scene.stack(0)
      stack?.pushViewController(more, animated: false)
      ui.settle()
      stack?.delegate = delegate
      delegate.interactor = hand
      stack?.popViewController(animated: true)
      ui.turn()
      hand.drag(to: 0.5)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(scene.stack(0)?.viewControllers == [scene[0]])
      #expect(scene.stack(1)?.viewControllers == [scene[1], more])
      #expect(more.view.window === ui.window)
    }
  }

  /// A call on a page view controller during an interactive change from the first page.
  struct PageCall: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var shown: Int
    var run: @MainActor @Sendable (PageScene) -> Void
    nonisolated static let all = [
      PageCall(testDescription: "set another", shown: 2) {
        $0.pages.setViewControllers([$0[2]], direction: .forward, animated: true)
      },
      PageCall(testDescription: "set without animation", shown: 2) {
        $0.pages.setViewControllers([$0[2]], direction: .forward, animated: false)
      },
      PageCall(testDescription: "set the appearing one", shown: 1) {
        $0.pages.setViewControllers([$0[1]], direction: .forward, animated: true)
      },
      PageCall(testDescription: "remove the appearing one", shown: 0) {
        $0[1].removeFromParent()
      },
    ]
  }

  @Test(
    "[F015] a call on a page view controller cancels its interactive change first",
    arguments: PageCall.all)
  func callCancelsInteractivePageChange(_ call: PageCall) {
    Driver.run { ui in
      let scene = ui.pages("one", "two", "three")
      scene.drag(by: -200)
      call.run(scene)
      #expect(ui.log.count(of: "delegate.didFinish one false") == 1)
      ui.settle()
      ui.touchUp()
      ui.settle()
      #expect(scene.shown == call.shown)
      #expect(scene.pages.transitionCoordinator == nil)
      #expect(scene.pages.children == [scene[call.shown]])
      for (index, controller) in scene.controllers.enumerated() {
        #expect((controller.viewIfLoaded?.window != nil) == (index == call.shown))
        #expect(AppearanceGrammar.faults(of: controller.name, in: ui.log) == [])
      }
    }
  }
}
