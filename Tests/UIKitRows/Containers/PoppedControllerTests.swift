import HeadlessUIKit
import Testing

/// What a popped controller and its stack say of each other, and the stack during a transition.
@Suite struct PoppedControllerTests {
  @Test(
    "[284] a popped controller has no parent in viewDidDisappear, and then receives didMove (284c, 284d)",
    arguments: [true, false])
  func hasNoParent(animated: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = MovingController("detail", ui.log)
      scene.stack.pushViewController(detail, animated: false)
      ui.settle()
      ui.log.clear()
      var facts: [String] = []
      for call in ["viewWillDisappear", "viewDidDisappear"] {
        detail.hooks[call] = {
          facts.append("\(call) \($0.parent == nil) \($0.navigationController == nil)")
        }
      }
      scene.stack.popViewController(animated: animated)
      ui.settle()
      #expect(facts == ["viewWillDisappear false false", "viewDidDisappear true true"])
      #expect(
        ui.log.calls(of: "detail") == [
          "detail.willMove nil", "detail.viewWillDisappear", "detail.viewDidDisappear",
          "detail.didMove nil",
        ])
      #expect(scene.stack.children == [scene[0]])
    }
  }

  @Test("[284] each of several popped controllers receives didMove once (284d)")
  func popsSeveral() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let popped = ["lower", "upper"].map { MovingController($0, ui.log) }
      for controller in popped { scene.stack.pushViewController(controller, animated: false) }
      ui.settle()
      ui.log.clear()
      scene.stack.popToRootViewController(animated: true)
      ui.settle()
      #expect(ui.log.count(of: "lower.didMove nil") == 1)
      #expect(ui.log.count(of: "upper.didMove nil") == 1)
      #expect(popped.allSatisfy { $0.parent == nil })
    }
  }

  @Test("[284] after a canceled pop the controller has its parent again, without didMove (284e)")
  func keepsItsParent() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = MovingController("detail", ui.log)
      scene.stack.pushViewController(detail, animated: false)
      ui.settle()
      ui.log.clear()
      let hand = scene.beginInteractivePop()
      hand.cancel()
      ui.settle()
      #expect(detail.parent === scene.stack)
      #expect(scene.stack.children == [scene[0], detail])
      #expect(ui.log.count(of: "detail.didMove nil") == 0)
    }
  }

  @Test("a controller that is pushed again in its viewDidDisappear is a child of the stack again")
  func isPushedAgain() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      scene[1].hooks["viewDidDisappear"] = {
        $0.hooks = [:]
        scene.stack.pushViewController($0, animated: false)
      }
      scene.stack.popViewController(animated: true)
      ui.settle()
      #expect(scene.names == ["home", "detail"])
      #expect(scene.stack.children == scene.controllers)
      #expect(scene[1].view.window === ui.window)
      #expect(AppearanceGrammar.faults(of: "detail", in: ui.log) == [])
    }
  }

  @Test(
    "[341] a push during a push or pop is in viewControllers when that has ended",
    arguments: [true, false])
  func furtherPush(isPop: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail", conduct: .slides)
      let during = isPop ? ["home"] : ["home", "detail", "page"]
      if isPop {
        scene.stack.popViewController(animated: true)
      } else {
        scene.stack.pushViewController(ui.controller("page"), animated: true)
      }
      ui.turn()
      scene.stack.pushViewController(ui.controller("next"), animated: true)
      #expect(scene.names == during)
      #expect(scene.stack.topViewController === scene.stack.viewControllers.last)
      ui.turn()
      #expect(scene.names == during)
      ui.settle()
      #expect(scene.names == during + ["next"])
      #expect(scene.stack.topViewController?.view.window === ui.window)
    }
  }
}
