import HeadlessUIKit
import Testing

/// Section 4 of the rules, second half: forwarded dismissals and rejected calls.
@Suite struct RoutingTests {
  /// Root presents a, a presents b, b presents c.
  struct Stack {
    let a: LoggingController
    let b: LoggingController
    let c: LoggingController

    init(_ ui: Driver, style: UIModalPresentationStyle = .overFullScreen) {
      a = ui.controller("a", style: style)
      b = ui.controller("b", style: style)
      c = ui.controller("c", style: style)
      ui.show(a)
      ui.show(b, on: a)
      ui.show(c, on: b)
    }
  }

  @Test("[72][F034] dismiss removes what is above the receiver, not the receiver (72a, 72b)")
  func dismissesWhatIsAbove() {
    Driver.run { ui in
      let stack = Stack(ui)
      stack.a.dismiss(animated: true) { ui.log.add("call.completion") }
      ui.settle()
      #expect(ui.root.presentedViewController === stack.a)
      #expect(stack.a.presentedViewController == nil)
      #expect(stack.b.presentingViewController == nil)
      #expect(stack.c.presentingViewController == nil)
      #expect(ui.log.count(of: "call.completion") == 1)
      #expect(ui.log.count(of: "b.viewDidDisappear") == 1)
      #expect(ui.log.count(of: "c.viewDidDisappear") == 1)
      #expect(ui.log.calls(of: "a") == [])
    }
  }

  @Test("[73] dismiss on the topmost controller is forwarded to its presenter (73a)")
  func forwardsToThePresenter() {
    Driver.run { ui in
      let stack = Stack(ui)
      stack.c.dismiss(animated: true)
      ui.settle()
      #expect(stack.b.presentedViewController == nil)
      #expect(stack.a.presentedViewController === stack.b)
    }
  }

  @Test("[73] two calls in a row on a presented receiver dismiss two levels (73b)")
  func closesTwoLevels() {
    Driver.run { ui in
      let stack = Stack(ui)
      stack.b.dismiss(animated: true) { ui.log.add("call.first") }
      stack.b.dismiss(animated: true) { ui.log.add("call.second") }
      ui.settle()
      #expect(ui.root.presentedViewController === stack.a)
      #expect(stack.a.presentedViewController == nil)
      #expect(ui.log.calls(of: "call") == ["call.first", "call.second"])
    }
  }

  @Test(
    "[73][75][77][F028] two calls in a row on the root dismiss one level; the second is ignored (73c, 77b, 77c)"
  )
  func closesOneLevel() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.show(sheet)
      var completions = 0
      for _ in 1...2 { ui.root.dismiss(animated: true) { completions += 1 } }
      sheet.dismiss(animated: true) { completions += 1 }
      ui.settle()
      #expect(completions == 1)
      let rejection =
        "Trying to dismiss the presentation controller while transitioning already. "
        + "(SystemPresentationController)"
      #expect(ui.diagnosticMessages == [rejection, rejection])
    }
  }

  @Test(
    "[77] of two dismissals in a turn the one from above is refused or, by the switch, withdraws the other (77b, 77c)",
    arguments: [false, true])
  func dismissesFromBelowAndAbove(withdraws: Bool) {
    Driver.run(choosing: { $0.dismissalWithdrawsOneFromBelow = withdraws }) { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      ui.show(sheet)
      let upper = ui.controller("upper", style: .overFullScreen)
      ui.show(upper, on: sheet)
      var completions: [String] = []
      ui.root.dismiss(animated: true) { completions.append("root") }
      sheet.dismiss(animated: false) { completions.append("sheet") }
      ui.settle()
      #expect(completions == [withdraws ? "sheet" : "root"])
      #expect(ui.root.presentedViewController === (withdraws ? sheet : nil))
      #expect(sheet.presentedViewController == nil)
      #expect(
        ui.diagnosticMessages == [
          "Trying to dismiss the presentation controller while transitioning already. "
            + "(SystemPresentationController)"
        ])
      guard withdraws else { return }
      ui.root.dismiss(animated: true) { completions.append("later") }
      ui.settle()
      #expect(completions == ["sheet", "later"])
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test(
    "[74] dismissing a stack animates the receiver's presented controller, or the topmost (74a, 74b)",
    arguments: [true, false])
  func movesOneOfAStack(movesChild: Bool) {
    Driver.run(choosing: { $0.dismissingAStackMovesTheImmediateChild = movesChild }) { ui in
      let lower = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", lower)
      ui.show(sheet)
      let upper = ui.controller("upper", style: .overFullScreen)
      ui.show(upper, on: sheet)
      ui.root.dismiss(animated: true) { ui.log.add("call.completion") }
      ui.turn()
      #expect(ui.log.count(of: "animator.animateTransition") == (movesChild ? 1 : 0))
      #expect((sheet.view.window != nil) == movesChild)
      #expect((upper.view.window != nil) == !movesChild)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.log.count(of: "presentation.dismissalTransitionWillBegin") == 1)
      #expect(ui.log.count(of: "presentation.dismissalTransitionDidEnd(true)") == 1)
      #expect(ui.log.count(of: "sheet.viewDidDisappear") == 1)
      #expect(ui.log.count(of: "upper.viewDidDisappear") == 1)
      #expect(ui.log.count(of: "call.completion") == 1)
      #expect(ui.window.subviews == [ui.root.view])
    }
  }

  @Test(
    "[74] dismissing a full-screen stack shows the receiver with both settings (74b)",
    arguments: [true, false])
  func returnsFromAFullScreenStack(movesChild: Bool) {
    Driver.run(choosing: { $0.dismissingAStackMovesTheImmediateChild = movesChild }) { ui in
      let stack = Stack(ui, style: .fullScreen)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.log.count(of: "root.viewDidAppear") == 1)
      #expect(AppearanceGrammar.faults(of: ["root", "a", "b", "c"], in: ui.log) == [])
      #expect(stack.c.view.window == nil)
    }
  }

  @Test("[76][F026] a controller that is already presenting cannot present another (76a, 76b, 76c)")
  func refusesASecond() {
    Driver.run { ui in
      ui.show(ui.controller("first", style: .overFullScreen))
      let second = ui.controller("second", style: .overFullScreen)
      var completions = 0
      ui.root.present(second, animated: true) { completions += 1 }
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "Attempt to present second on root (from root) which is already presenting first."
        ])
      #expect(completions == 0)
      #expect(second.presentingViewController == nil)
      #expect(ui.log.calls == [])
    }
  }

  @Test(
    "[77][F027] calls during a presentation are ignored, animated or not (77a, 77b, 77c, 77d)",
    arguments: [true, false])
  func refusesWhilePresenting(animated: Bool) {
    Driver.run { ui in
      ui.root.present(ui.controller("first", style: .overFullScreen), animated: true)
      ui.advance(by: 0.1)
      var completions = 0
      ui.root.present(ui.controller("second"), animated: animated) { completions += 1 }
      ui.root.dismiss(animated: animated) { completions += 1 }
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "Attempt to present second on root (from root) while a presentation is in progress.",
          "Trying to dismiss the presentation controller while transitioning already. "
            + "(SystemPresentationController)",
        ])
      #expect(completions == 0)
      #expect(ui.log.count(of: "first.viewDidAppear") == 1)
      #expect(ui.log.calls(of: "second") == [])
    }
  }

  @Test("[77] a presentation at the top rejects calls in the whole chain (77a, 77b, 77c)")
  func refusesInTheChain() {
    Driver.run { ui in
      let stack = Stack(ui)
      let chain = [ui.root, stack.a, stack.b, stack.c]
      let top = ui.controller("top", style: .overFullScreen)
      stack.c.present(top, animated: true)
      ui.advance(by: 0.1)
      var completions = 0
      for controller in chain + [top] {
        controller.present(UIViewController(), animated: true) { completions += 1 }
        controller.dismiss(animated: true) { completions += 1 }
      }
      ui.settle()
      let rejections = [("root", "a"), ("a", "b"), ("b", "c"), ("c", "top"), ("top", "top")]
      // Within the expectation, and without the types, it takes seconds to type-check.
      let expected = rejections.flatMap { (name: String, dismissed: String) -> [String] in
        [
          "Attempt to present UIViewController on \(name) (from \(name)) while a presentation is "
            + "in progress.",
          "Trying to dismiss the presentation controller while transitioning already. "
            + "(SystemPresentationController)",
        ]
      }
      #expect(ui.diagnosticMessages == expected)
      #expect(completions == 0)
      #expect(stack.c.presentedViewController === top)
      #expect(ui.root.presentedViewController === stack.a)
    }
  }

  @Test("[77][F027] a dismissal rejects present on every controller of its chain (77a, 77c)")
  func refusesWhileDismissing() {
    Driver.run { ui in
      let stack = Stack(ui)
      ui.root.dismiss(animated: true)
      var completions = 0
      for controller in [ui.root, stack.a, stack.b, stack.c] {
        controller.present(UIViewController(), animated: true) { completions += 1 }
      }
      ui.settle()
      #expect(completions == 0)
      #expect(
        ui.diagnosticMessages
          == ["root", "a", "b", "c"].map {
            "Attempt to present UIViewController on \($0) (from \($0)) while a presentation is in "
              + "progress."
          })
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test("[78][F036] a controller whose view is in no window cannot present (78a, 78b)")
  func refusesOutsideTheWindow() {
    Driver.run { ui in
      let loose = ui.controller("loose")
      var completions = 0
      loose.present(ui.controller("sheet"), animated: true) { completions += 1 }
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "Attempt to present sheet on loose (from loose) whose view is not in the window hierarchy."
        ])
      #expect(completions == 0)
    }
  }

  @Test("[76][78] before iOS 13 a refusal names no caller (76d, 78c)")
  func refusalOfOldSystemsNamesNoCaller() {
    Driver.run(DeviceConfiguration(systemVersion: 12)) { ui in
      let loose = ui.controller("loose")
      loose.present(ui.controller("sheet"), animated: true)
      ui.show(ui.controller("first", style: .overFullScreen))
      ui.root.present(ui.controller("second"), animated: true)
      ui.settle()
      #expect(
        ui.diagnosticMessages == [
          "Attempt to present sheet on loose whose view is not in the window hierarchy!",
          "Attempt to present second on root which is already presenting first",
        ])
    }
  }

  @Test(
    "[76][77][78] a refusal names the controller that would present, and the caller (76b, 77a, 78a)"
  )
  func namesPresenterAndCaller() {
    Driver.run { ui in
      let page = ui.controller("page")
      let stack = UINavigationController(rootViewController: page)
      stack.restorationIdentifier = "stack"
      page.present(ui.controller("early"), animated: true)
      ui.window.rootViewController = stack
      ui.settle()
      let first = ui.controller("first", style: .overFullScreen)
      page.present(first, animated: true)
      page.present(ui.controller("second"), animated: true)
      ui.settle()
      page.present(ui.controller("third"), animated: true)
      #expect(
        ui.diagnosticMessages == [
          "Attempt to present early on stack (from page) whose view is not in the window hierarchy.",
          "Attempt to present second on stack (from page) while a presentation is in progress.",
          "Attempt to present third on stack (from page) which is already presenting first.",
        ])
    }
  }

  @Test("[78] a controller below a full-screen presentation cannot present (78a)")
  func refusesUnderFullScreen() {
    Driver.run { ui in
      ui.show(ui.controller("cover", style: .fullScreen))
      ui.root.present(ui.controller("sheet"), animated: true)
      #expect(
        ui.diagnosticMessages == [
          "Attempt to present sheet on root (from root) whose view is not in the window hierarchy."
        ])
    }
  }

  @Test(
    "[1][79] present rejects a presented, a child and a root controller inside the call (1e, 79a, 79b)",
    arguments: [12, 13, 18])
  func refusesWhatIsActive(version: Int) {
    Driver.run(DeviceConfiguration(systemVersion: version)) { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      let child = ui.controller("child")
      ui.root.addChild(child)
      ui.root.view.addSubview(child.view)
      ui.show(sheet)
      for controller in [sheet, child, ui.root] { sheet.present(controller, animated: true) }
      let modally = "Application tried to present modally"
      let messages =
        version < 13
        ? ["sheet", "child", "root"].map { "\(modally) an active controller \($0)." }
        : [
          "\(modally) a view controller sheet that is already being presented by root.",
          "\(modally) a view controller child that has a parent view controller root.",
          "\(modally) a view controller root that is active already.",
        ]
      #expect(ui.diagnosticMessages == messages)
      ui.settle()
      #expect(ui.diagnosticMessages == messages)
      #expect(sheet.presentedViewController == nil)
    }
  }

  @Test(
    "[263] the calls of a custom dismissal, from the animator's request to its end, are in order (263a, 263b)"
  )
  func dismissesInOrder() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.logsLayout = true }
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      delegate.presentation?.logsView = true
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.125)
      // The layout does not reset the animating view to its presented frame.
      #expect(isClose(presentationFrame(of: sheet.view).minY, ui.window.bounds.height / 2))
      ui.settle()
      var known: Set<String> = []
      #expect(
        ui.log.calls(of: "delegate", "presentation", "animator")
          .filter { known.insert($0).inserted } == [
            "delegate.animationControllerForDismissed",
            "delegate.interactionControllerForDismissal", "animator.transitionDuration",
            "presentation.dismissalTransitionWillBegin", "presentation.presentedView",
            "presentation.containerViewWillLayoutSubviews",
            "presentation.containerViewDidLayoutSubviews", "animator.animateTransition",
            "presentation.dismissalTransitionDidEnd(true)", "animator.animationEnded(true)",
          ])
    }
  }
}
