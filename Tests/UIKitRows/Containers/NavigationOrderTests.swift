import HeadlessUIKit
import Testing

/// The order of the callbacks of a push or pop.
@Suite struct NavigationOrderTests {
  @Test(
    "[39][339] a push calls will-disappear, will-appear, willShow, did-disappear, did-appear, didShow (39a, 39c, 339a, 339b)",
    arguments: [true, false]
  )
  func pushes(animated: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home")
      scene.stack.pushViewController(ui.controller("detail"), animated: animated)
      ui.settle()
      #expect(
        scene.calls.filter { !$0.contains("Controller ") } == [
          "home.viewWillDisappear", "detail.viewWillAppear", "delegate.willShow detail \(animated)",
          "detail.viewIsAppearing", "home.viewDidDisappear", "detail.viewDidAppear",
          "delegate.didShow detail \(animated)",
        ])
      #expect(scene.names == ["home", "detail"])
    }
  }

  @Test(
    "[39][339] a pop calls will-disappear, will-appear, willShow, did-disappear, did-appear, didShow (39a, 39c, 339a, 339b)",
    arguments: [true, false])
  func pops(animated: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      scene.stack.popViewController(animated: animated)
      ui.settle()
      #expect(
        scene.calls.filter { !$0.contains("Controller ") } == [
          "detail.viewWillDisappear", "home.viewWillAppear", "delegate.willShow home \(animated)",
          "home.viewIsAppearing", "detail.viewDidDisappear", "home.viewDidAppear",
          "delegate.didShow home \(animated)",
        ])
    }
  }

  @Test(
    "[339] the first controller's viewWillAppear precedes willShow, and viewDidAppear didShow (339a, 339b)"
  )
  func first() {
    Driver.run { ui in
      let stack = UINavigationController(rootViewController: ui.controller("home"))
      let delegate = LoggingStackDelegate(ui.log)
      stack.delegate = delegate
      ui.root.present(stack, animated: false)
      ui.settle()
      #expect(
        ui.log.calls.filter { $0.hasPrefix("home.") || $0.hasPrefix("delegate.") } == [
          "home.viewWillAppear", "delegate.willShow home false", "home.viewIsAppearing",
          "home.viewDidAppear", "delegate.didShow home false",
        ])
    }
  }

  @Test("[39][255] an interactive pop that finishes keeps the order (39b, 255b)")
  func finishesAPop() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.6)
      hand.finish()
      ui.settle()
      #expect(
        scene.log.calls(of: "home", "detail") == [
          "detail.viewWillDisappear", "home.viewWillAppear", "home.viewIsAppearing",
          "detail.viewDidDisappear", "home.viewDidAppear",
        ])
      #expect(scene.log.count(of: "delegate.didShow home true") == 1)
      #expect(scene.names == ["home"])
    }
  }

  @Test("[41][96][F096] a canceled pop reverses the callbacks, and didShow is not called (96b)")
  func cancelsAPop() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.6)
      hand.cancel()
      ui.log.add("-.cancel")
      ui.settle()
      #expect(
        scene.log.calls(of: "home", "detail", "-") == [
          "detail.viewWillDisappear", "home.viewWillAppear", "home.viewIsAppearing", "-.cancel",
          "home.viewWillDisappear", "home.viewDidDisappear", "detail.viewWillAppear",
          "detail.viewIsAppearing", "detail.viewDidAppear",
        ])
      #expect(
        scene.log.calls(of: "delegate").filter { $0.contains("Show") } == [
          "delegate.willShow home true"
        ])
      #expect(scene.names == ["home", "detail"])
    }
  }

  @Test(
    "[42] each controller's callbacks form a legal sequence, however a pop ends (42b)",
    arguments: [true, false])
  func keepsTheGrammar(finishes: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", "page")
      let hand = scene.beginInteractivePop()
      hand.drag(to: 0.3)
      finishes ? hand.finish() : hand.cancel()
      ui.settle()
      scene.delegate.interactor = nil
      scene.stack.popToRootViewController(animated: true)
      ui.settle()
      #expect(AppearanceGrammar.faults(of: ["home", "detail", "page"], in: ui.log) == [])
    }
  }

  @Test("a pushed view is in front of the view below it, and so is a popped view")
  func pushedViewIsInFront() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let page = ui.controller("page")
      scene.stack.pushViewController(page, animated: true)
      ui.advance(by: 0.1)
      #expect(page.view.superview?.subviews.first === scene[0].view)
      #expect(page.view.superview?.subviews.last === page.view)
      #expect(scene[0].view !== page.view)
      ui.settle()
      scene.stack.popViewController(animated: true)
      ui.advance(by: 0.1)
      #expect(page.view.superview?.subviews.first === scene[0].view)
      #expect(page.view.superview?.subviews.last === page.view)
      #expect(scene[0].view !== page.view)
      ui.settle()
    }
  }

  @Test(
    "[31] completeTransition of a push or pop calls the did-callbacks, the coordinator's completion, animationEnded (31c)",
    arguments: [true, false])
  func endsInOrder(pushes: Bool) {
    Driver.run { ui in
      let animator = LoggingAnimator(ui.log, .waits)
      let scene = ui.stack("home", "detail")
      scene.delegate.animator = animator
      if pushes {
        scene.stack.pushViewController(ui.controller("page"), animated: true)
      } else {
        scene.stack.popViewController(animated: true)
      }
      ui.turn()
      scene.stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        ui.log.add("coordinator.completion \(context.isCancelled)")
      }
      ui.log.clear()
      animator.context?.completeTransition(true)
      let shown = pushes ? "page" : "home"
      #expect(
        ui.log.calls.prefix(5) == [
          "detail.viewDidDisappear", "\(shown).viewDidAppear", "delegate.didShow \(shown) true",
          "coordinator.completion false", "animator.animationEnded(true)",
        ])
    }
  }

  @Test("[267] a pushed controller moves to the parent, a popped one from it (267c)")
  func isMovingReflectsPushAndPop() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      for moment in ["viewWillAppear", "viewDidAppear"] {
        detail.hooks[moment] = {
          #expect($0.isMovingToParent)
          #expect(!$0.isMovingFromParent)
        }
        scene[0].hooks[moment] = { #expect(!$0.isMovingToParent) }
      }
      for moment in ["viewWillDisappear", "viewDidDisappear"] {
        detail.hooks[moment] = {
          #expect($0.isMovingFromParent)
          #expect(!$0.isMovingToParent)
        }
        scene[0].hooks[moment] = { #expect(!$0.isMovingFromParent) }
      }
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      #expect(!detail.isMovingToParent)
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(detail.parent == nil)
      #expect(ui.log.count(of: "detail.viewDidDisappear") == 1)
    }
  }

  @Test("[267] the child of a pushed or popped controller is neither presented nor moving (267d)")
  func childOfPushedControllerDoesNotMove() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      let child = ui.controller("child")
      detail.embed(child)
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      scene.stack.popViewController(animated: true)
      ui.settle()
      // In the first push the child had just been added to its parent; in the second it had not.
      let moments = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
      var facts: [String] = []
      for moment in moments {
        child.hooks[moment] = {
          facts.append(
            "\(moment) \($0.isBeingPresented) \($0.isBeingDismissed), "
              + "moving \($0.isMovingToParent) \($0.isMovingFromParent)")
        }
      }
      scene.stack.pushViewController(detail, animated: true)
      ui.settle()
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(facts == moments.map { "\($0) false false, moving false false" })
    }
  }

  @Test("[267] after a canceled pop isMovingFromParent is false (267c)")
  func canceledPopResetsMovingFromParent() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let hand = scene.beginInteractivePop()
      #expect(scene[1].isMovingFromParent)
      hand.cancel()
      ui.settle()
      #expect(!scene[1].isMovingFromParent)
      #expect(scene[1].parent === scene.stack)
    }
  }

  @Test(
    "[100][108] children and stack find the coordinator, whose presentationStyle is none (100a, 100c)"
  )
  func findsTheCoordinator() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      scene.stack.popViewController(animated: true)
      ui.turn()
      let coordinator = scene.stack.transitionCoordinator
      #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
      #expect(coordinator?.isAnimated == true)
      #expect(coordinator?.isInteractive == false)
      #expect(scene[0].transitionCoordinator === coordinator)
      #expect(scene[1].transitionCoordinator === coordinator)
      ui.settle()
      #expect(scene.stack.transitionCoordinator == nil)
    }
  }

  @Test(
    "[51][56] the context has both views; the disappearing one's final frame is zero (56a, 56b)")
  func describesTheViews() throws {
    try Driver.run { ui in
      let animator = LoggingAnimator(ui.log, .waits)
      let scene = ui.stack("home", "detail")
      scene.delegate.animator = animator
      scene.stack.popViewController(animated: true)
      ui.turn()
      let context = try #require(animator.context)
      #expect(context.viewController(forKey: .from) === scene[1])
      #expect(context.view(forKey: .to) === scene[0].view)
      let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
      #expect(context.initialFrame(for: scene[1]) == bounds)
      #expect(context.finalFrame(for: scene[1]) == .zero)
      #expect(context.initialFrame(for: scene[0]) == .zero)
      #expect(context.finalFrame(for: scene[0]) == bounds)
      context.completeTransition(true)
      #expect(scene[0].view.superview === context.containerView)
      #expect(scene[1].view.superview == nil)
    }
  }
}
