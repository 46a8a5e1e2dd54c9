import HeadlessUIKit
import Testing

/// Calls made in callbacks of pushes, pops and selections that other calls supersede.
@Suite struct CallsInCallbacksTests {
  @Test("replacing the tabs again in a removed tab's viewWillDisappear shows the last selection")
  func replacesTabsTwice() {
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (ui.controller("list"), ui.controller("detail"))
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      let (home, new, other) = (ui.controller("home"), ui.controller("new"), ui.controller("other"))
      let delegate = LoggingStackDelegate(ui.log)
      let tabs = ui.tabs([home, split], delegate: delegate).tabs
      tabs.selectedIndex = 1
      ui.settle()
      list.hooks["viewWillDisappear"] = { list in
        list.hooks = [:]
        tabs.viewControllers = [new, other]
      }
      detail.navigationController?.pushViewController(ui.controller("page"), animated: true)
      tabs.setViewControllers([home, new], animated: true)
      ui.settle()
      #expect(list.transitionCoordinator == nil)
      #expect(detail.transitionCoordinator == nil)
      #expect(tabs.selectedViewController === new)
      #expect(tabs.children == [new, other])
      #expect(new.view.window === ui.window)
      #expect(new.view.superview?.subviews.count == 1)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a canceled pop whose navigation controller is removed at its end shows no view")
  func removesTheStackAtTheEnd() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let driver = UIPercentDrivenInteractiveTransition()
      scene.delegate.animator = PausableAnimator(ui.log)
      scene.delegate.interactor = driver
      scene[0].hooks["viewDidDisappear"] = { _ in ui.window.rootViewController = UIViewController()
      }
      let detail = scene[1]
      scene.stack.popViewController(animated: true)
      ui.advance(by: 0.1)
      driver.cancel()
      ui.settle()
      #expect(ui.window.rootViewController !== scene.stack)
      #expect(detail.view.window == nil)
      #expect(ui.log.count(of: "detail.viewDidDisappear") == 1)
      #expect(ui.log.count(of: "detail.viewDidAppear") == 0)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a child disappears when its sibling's viewWillDisappear removes their container")
  func removesTheContainer() {
    Driver.run { ui in
      let other = ui.controller("other")
      let tabs = ui.tabs([makeBox(ui), other], delegate: LoggingStackDelegate(ui.log)).tabs
      ui.settle()
      let first = tabs.selectedViewController?.children.first as? LoggingController
      first?.hooks["viewWillDisappear"] = { _ in
        // Nothing else retains the container and its children.
        tabs.setViewControllers([other], animated: false)
      }
      first?.present(ui.controller("cover", style: .fullScreen), animated: true)
      ui.settle()
      #expect(ui.log.count(of: "second.viewDidDisappear") == 1)
      tabs.dismiss(animated: true)
      ui.settle()
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  /// Makes a container with two children.
  private func makeBox(_ ui: Driver) -> UIViewController {
    let box = ui.controller("box")
    for child in [ui.controller("first"), ui.controller("second")] {
      box.addChild(child)
      child.view.frame = box.view.bounds
      box.view.addSubview(child.view)
      child.didMove(toParent: box)
    }
    return box
  }

  @Test("setViewControllers alongside an interactive push leaves no animation paused")
  func setsStackAlongside() {
    Driver.run { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      let driver = UIPercentDrivenInteractiveTransition()
      scene.delegate.animator = PausableAnimator(ui.log)
      scene.delegate.interactor = driver
      scene.stack.pushViewController(detail, animated: true)
      scene[0].transitionCoordinator?.animate(
        alongsideTransition: { _ in
          scene.stack.setViewControllers([scene[0]], animated: true)
        }, completion: nil)
      ui.goToBackgroundAndBack()
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene.stack.transitionCoordinator == nil)
      #expect(scene[0].view.window === ui.window)
      #expect(detail.view.superview == nil)
      #expect(presentationFrame(of: scene[0].view) == scene[0].view.frame)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test(
    "a pop in the completion of the transition that setViewControllers ends pops a new controller",
    arguments: [true, false])
  func popsInCompletion(isZoom: Bool) {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let new = ui.controller("new")
      if isZoom { scene[1].preferredTransition = .zoom { _ in nil } }
      scene.stack.popViewController(animated: true)
      ui.advance(by: 0.05)
      scene.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        scene.stack.popViewController(animated: false)
      }
      scene.stack.setViewControllers([scene[0], new], animated: true)
      ui.settle()
      #expect(scene.names == ["home"])
      #expect(scene.stack.children == [scene[0]])
      #expect(scene[0].view.window === ui.window)
      #expect(new.viewIfLoaded?.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  /// What cancels an interactive selection.
  nonisolated enum Cancel: CaseIterable, Sendable { case gesture, selection, newRoot }

  @Test(
    "canceling an interactive selection does not select a tab that was replaced meanwhile",
    arguments: Cancel.allCases)
  func cancelsAfterReplacement(by cancel: Cancel) {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let (old, new) = (ui.controller("old"), ui.controller("new"))
      let tabs = ui.tabs([old], delegate: delegate).tabs
      tabs.setViewControllers([new], animated: true)
      tabs.selectedIndex = 0
      ui.turn()
      hand.drag(to: 0.3)
      delegate.interactor = nil
      switch cancel {
      case .gesture: hand.cancel()
      case .selection: tabs.selectedIndex = 0
      case .newRoot: ui.mount(ui.controller("root"))
      }
      ui.settle()
      #expect(tabs.selectedViewController === new)
      #expect(tabs.children == [new])
      #expect((new.view.window != nil) == (cancel != .newRoot))
      #expect(old.view.window == nil)
      #expect(tabs.tabBar.selectedItem === new.tabBarItem)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("canceling a selection does not select a tab that a callback removes")
  func removesInCanceledSelection() {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let (one, two, new) = (ui.controller("one"), ui.controller("two"), ui.controller("new"))
      let tabs = ui.tabs([one, two], delegate: delegate).tabs
      tabs.selectedIndex = 1
      ui.turn()
      hand.drag(to: 0.3)
      one.hooks["viewDidAppear"] = { one in
        one.hooks = [:]
        tabs.viewControllers = [one, new]
      }
      delegate.interactor = nil
      tabs.selectedIndex = 1
      ui.settle()
      #expect(tabs.children == [one, new])
      #expect(tabs.selectedViewController === one)
      #expect(one.view.window === ui.window)
      #expect(two.view.window == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("selecting a tab while an interactive pop makes its animator leaves no animator paused")
  func selectsWhileAnimatorIsMade() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let other = ui.controller("other")
      let tabs = ui.tabs([scene.stack, other]).tabs
      let slide = InterruptibleSlide(ui.log)
      // The layout calls viewIsAppearing before the animator is made.
      slide.onArrange = { $0.view(forKey: .to)?.layoutIfNeeded() }
      scene.delegate.animator = slide
      scene.delegate.interactor = UIPercentDrivenInteractiveTransition()
      scene[0].hooks["viewIsAppearing"] = { home in
        home.hooks = [:]
        tabs.selectedIndex = 1
      }
      scene.stack.popViewController(animated: true)
      ui.turn()
      scene.delegate.animator = nil
      ui.settle()
      #expect(other.view.window === ui.window)
      #expect(scene.stack.transitionCoordinator == nil)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a child whose viewWillAppear deselects its parent's tab appears when it is selected again")
  func childThatDeselectsItsTabReappears() {
    Driver.run { ui in
      let (parent, child) = (ui.controller("parent"), ui.controller("child"))
      let tabs = ui.tabs([parent, ui.controller("other")]).tabs
      child.hooks["viewWillAppear"] = { child in
        child.hooks = [:]
        tabs.selectedIndex = 1
      }
      parent.embed(child)
      ui.settle()
      #expect(!ui.log.history.contains("child.viewDidAppear"))
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      tabs.selectedIndex = 0
      ui.settle()
      #expect(ui.log.history.contains("child.viewDidAppear"))
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  /// A navigation controller that logs its callbacks.
  private final class LoggedStack: UINavigationController {
    var log: CallLog?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log?.add("stack.viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log?.add("stack.viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?.add("stack.viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log?.add("stack.viewWillDisappear")
    }
  }

  @Test("replacing the tabs as a canceled selection ends makes the remaining stack appear once")
  func replacesTabsWhenCanceledSelectionEnds() {
    Driver.run { ui in
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      let (home, page) = (ui.controller("home"), ui.controller("page"))
      let stack = LoggedStack(rootViewController: home)
      let (other, new) = (ui.controller("other"), ui.controller("new"))
      let tabs = ui.tabs([stack, other], delegate: delegate).tabs
      (stack.log, delegate.interactor) = (ui.log, hand)
      home.hooks["viewDidDisappear"] = { home in
        home.hooks = [:]
        tabs.setViewControllers([stack, new], animated: true)
      }
      stack.pushViewController(page, animated: false)
      tabs.selectedIndex = 1
      ui.turn()
      hand.drag(to: 0.3)
      hand.cancel()
      ui.settle()
      #expect(tabs.children == [stack, new])
      #expect(page.view.window === ui.window)
      #expect(
        ui.log.calls(of: "stack") == [
          "stack.viewWillDisappear", "stack.viewWillAppear", "stack.viewIsAppearing",
          "stack.viewDidAppear",
        ])
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }
}
