import HeadlessUIKit
import Testing

/// State during appearance callbacks (section 2 of the rules).
@Suite struct AppearanceMomentTests {
  @Test(
    "[24] a presented controller has its presenter and isBeingPresented until the completion (24a, 24b, 24c)"
  )
  func isBeingPresentedUntilCompletion() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      var wasPresented: Bool?
      var presenter: UIViewController?
      sheet.hooks["viewWillAppear"] = {
        wasPresented = $0.isBeingPresented
        presenter = $0.presentingViewController
      }
      var isPresentedInCompletion: Bool?
      ui.root.present(sheet, animated: true) { isPresentedInCompletion = sheet.isBeingPresented }
      ui.settle()
      #expect(wasPresented == true)
      #expect(presenter === ui.root)
      #expect(isPresentedInCompletion == false)
    }
  }

  @Test("showing a window lays out its root view controller before viewDidAppear")
  func laysOutBeforeItAppears() {
    Driver.run { ui in
      let controller = ui.controller("root")
      controller.logsLayout = true
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      ui.log.clear()
      window.makeKeyAndVisible()
      #expect(
        ui.log.calls(of: "root") == [
          "root.viewWillAppear", "root.viewIsAppearing", "root.viewWillLayoutSubviews",
          "root.viewDidLayoutSubviews", "root.viewDidAppear",
        ])
    }
  }

  @Test(
    "[29][30] links and flags of a dismissal hold until the presenter has appeared (29a, 29b, 29c, 30a, 30b, 30c)"
  )
  func keepsLinksWhileDismissing() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      ui.show(sheet)
      var facts: [String] = []
      @MainActor func state(_ name: String) {
        facts.append(
          "\(name): \(sheet.isBeingDismissed ? "dismissed" : "still"), "
            + "\(sheet.presentingViewController == nil ? "no presenter" : "presenter"), "
            + "\(ui.root.presentedViewController == nil ? "no presented" : "presented"), "
            + "\(ui.root.isBeingPresented)")
      }
      sheet.hooks["viewWillDisappear"] = { _ in state("viewWillDisappear") }
      ui.root.hooks["viewWillAppear"] = { _ in state("presenter's viewWillAppear") }
      ui.root.hooks["viewDidAppear"] = { _ in state("presenter's viewDidAppear") }
      sheet.hooks["viewDidDisappear"] = { _ in state("viewDidDisappear") }
      ui.root.dismiss(animated: true) { state("completion") }
      ui.settle()
      #expect(
        facts == [
          "viewWillDisappear: dismissed, presenter, presented, false",
          "presenter's viewWillAppear: dismissed, presenter, presented, false",
          "presenter's viewDidAppear: dismissed, no presenter, no presented, false",
          "viewDidDisappear: dismissed, no presenter, no presented, false",
          "completion: still, no presenter, no presented, false",
        ])
    }
  }

  @Test(
    "[35] viewIsAppearing is called once, in the turn of viewWillAppear, with the final size (35a, 35c, 35d)"
  )
  func viewIsAppearingHasFinalSize() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.inset = 40 }
      let sheet = ui.custom("sheet", delegate)
      var isInWindow = false
      var size = CGSize.zero
      sheet.hooks["viewIsAppearing"] = {
        isInWindow = $0.view.window === ui.window
        size = $0.view.bounds.size
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(isInWindow)
      #expect(size == CGSize(width: 295, height: 587))
      #expect(ui.log.calls(of: "sheet") == ["sheet.viewWillAppear", "sheet.viewIsAppearing"])
      ui.settle()
      #expect(ui.log.count(of: "sheet.viewIsAppearing") == 1)
    }
  }

  @Test("[35][37] trait changes come between viewWillAppear and viewIsAppearing (35b, 37a)")
  func traitsChangeBeforeViewIsAppearing() {
    Driver.run(.tablet) { ui in
      let list = ui.split("list", "detail")[0]
      let sheet = TraitsController("sheet", ui.log)
      sheet.modalPresentationStyle = .overCurrentContext
      var sizeClasses: [UIUserInterfaceSizeClass] = []
      for call in ["traits", "viewIsAppearing"] {
        sheet.hooks[call] = { sizeClasses.append($0.traitCollection.horizontalSizeClass) }
      }
      list.present(sheet, animated: true)
      ui.settle()
      #expect(sizeClasses == [.compact, .compact])
      #expect(
        ui.log.calls(of: "sheet") == [
          "sheet.viewWillAppear", "sheet.traits", "sheet.viewIsAppearing", "sheet.viewDidAppear",
        ])
    }
  }

  @Test(
    "[35] also in a container the view has its window and size in viewIsAppearing (35b)",
    arguments: [true, false])
  func containerChildHasWindowAndSize(animated: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      var size: CGSize?
      detail.hooks["viewIsAppearing"] = { controller in
        if controller.view.window != nil { size = controller.view.bounds.size }
      }
      scene.stack.pushViewController(detail, animated: animated)
      ui.settle()
      #expect(size == ui.window.bounds.size)
    }
  }

  @Test(
    "[36] alongside animations are accepted in viewWillAppear, not in viewIsAppearing (36a, 36b, 36c)",
    arguments: [true, false])
  func isTooLateInIsAppearing(isNil: Bool) {
    Driver.run(choosing: { $0.coordinatorIsNilInViewIsAppearing = isNil }) { ui in
      let delegate = LoggingDelegate(ui.log)
      let sheet = ui.custom("sheet", delegate)
      var results: [Bool?] = []
      for call in ["viewWillAppear", "viewIsAppearing"] {
        sheet.hooks[call] = { controller in
          results.append(
            controller.transitionCoordinator?.animate(
              alongsideTransition: { _ in ui.log.add("alongside.\(call)") }, completion: nil))
        }
      }
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(results == [true, isNil ? nil : false])
      #expect(ui.log.calls(of: "alongside") == ["alongside.viewWillAppear"])
    }
  }

  @Test(
    "[37] viewWillAppear, view hierarchy, viewIsAppearing, layout, viewDidAppear (37a, 37b, 37c)")
  func appearanceCallbackOrder() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      sheet.logsLayout = true
      var wasInWindow: Bool?
      sheet.hooks["viewWillAppear"] = { wasInWindow = $0.view.window != nil }
      ui.root.present(sheet, animated: true)
      ui.settle()
      #expect(wasInWindow == false)
      // The layout runs more than once; its first callbacks count.
      var seen: Set<String> = []
      #expect(
        ui.log.calls(of: "sheet").filter { seen.insert($0).inserted } == [
          "sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewWillLayoutSubviews",
          "sheet.viewDidLayoutSubviews", "sheet.viewDidAppear",
        ])
    }
  }

  @Test("[38] layout in viewWillAppear and viewWillDisappear is not animated")
  func laysOutWithoutMoving() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .overFullScreen)
      let label = UIView(frame: .zero)
      for call in ["viewWillAppear", "viewWillDisappear"] {
        sheet.hooks[call] = {
          $0.view.addSubview(label)
          label.frame = label.frame.offsetBy(dx: 10, dy: 10)
          $0.view.layoutIfNeeded()
        }
      }
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(presentationFrame(of: label).minX == 10)
      ui.settle()
      ui.root.dismiss(animated: true)
      ui.turn()
      #expect(presentationFrame(of: label).minX == 20)
    }
  }

  @Test(
    "[267] isBeingPresented and isBeingDismissed are true in will- and did-callbacks, but not of children, which read their container's (267a, 267b, 267d)",
    arguments: ["itself", "child", "page"])
  func isBeingPresentedInCallbacks(role: String) {
    Driver.run { ui in
      let observed = ui.controller("observed", style: .overFullScreen)
      var sheet: UIViewController = observed
      if role == "child" {
        sheet = ui.controller("sheet", style: .overFullScreen)
        sheet.addChild(observed)
        sheet.view.addSubview(observed.view)
        observed.didMove(toParent: sheet)
      } else if role == "page" {
        sheet = UINavigationController(rootViewController: observed)
        sheet.modalPresentationStyle = .overFullScreen
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      // In the first presentation the child had just been added to its parent; in the second it had
      // not.
      var facts: [String] = []
      var containerFacts: [String] = []
      for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        observed.hooks[call] = {
          let container: UIViewController = $0.navigationController ?? $0.parent ?? $0
          containerFacts.append(
            "\(call) \(container.isBeingPresented) \(container.isBeingDismissed)")
          facts.append(
            "\(call) \($0.isBeingPresented) \($0.isBeingDismissed), "
              + "moving \($0.isMovingToParent) \($0.isMovingFromParent)")
        }
      }
      ui.show(sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      let isPresented = role == "itself"
      #expect(
        facts == [
          "viewWillAppear \(isPresented) false, moving false false",
          "viewDidAppear \(isPresented) false, moving false false",
          "viewWillDisappear false \(isPresented), moving false false",
          "viewDidDisappear false \(isPresented), moving false false",
        ])
      #expect(
        containerFacts == [
          "viewWillAppear true false", "viewDidAppear true false", "viewWillDisappear false true",
          "viewDidDisappear false true",
        ])
    }
  }

  @Test("[267] isMovingToParent and isMovingFromParent are true in will- and did-callbacks (267c)")
  func isMovingToParentInCallbacks() {
    Driver.run { ui in
      let child = ui.controller("child")
      var facts: [String] = []
      for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        child.hooks[call] = {
          facts.append("\(call) \($0.isMovingToParent) \($0.isMovingFromParent)")
        }
      }
      ui.root.addChild(child)
      ui.root.view.addSubview(child.view)
      child.didMove(toParent: ui.root)
      ui.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        facts == [
          "viewWillAppear true false", "viewDidAppear true false", "viewWillDisappear false true",
          "viewDidDisappear false true",
        ])
      #expect(!child.isMovingToParent)
      #expect(!child.isMovingFromParent)
    }
  }

  @Test("[297] views have moved in the hierarchy before viewDidAppear")
  func hasMovedBefore() {
    Driver.run { ui in
      let sheet = ui.controller("sheet", style: .fullScreen)
      var presenterIsInWindow: Bool?
      sheet.hooks["viewDidAppear"] = { _ in presenterIsInWindow = ui.root.view.window != nil }
      ui.show(sheet)
      #expect(presenterIsInWindow == false)
      var sheetIsInWindow: Bool?
      ui.root.hooks["viewDidAppear"] = { _ in sheetIsInWindow = sheet.view.window != nil }
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(sheetIsInWindow == false)
    }
  }
}

/// A controller that logs changes of its traits.
private final class TraitsController: LoggingController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traits")
  }
}
