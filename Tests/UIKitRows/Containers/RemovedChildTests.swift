import HeadlessUIKit
import Testing

/// Children removed from their container, by a call of the container or by `removeFromParent`.
@Suite struct RemovedChildTests {
  /// A container with two children, of which the second is shown.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Removes the second child by a call of the container.
    var remove: @MainActor @Sendable (UIViewController, UIViewController) -> Void
    /// Makes the container.
    var make: @MainActor @Sendable (Driver, [UIViewController]) -> UIViewController
    nonisolated static let all = [
      Kind(
        testDescription: "navigation stack",
        remove: { container, _ in
          (container as? UINavigationController)?.popViewController(animated: true)
        },
        make: { _, children in
          let stack = UINavigationController(nibName: nil, bundle: nil)
          stack.viewControllers = children
          return stack
        }),
      Kind(
        testDescription: "tab bar",
        remove: { container, first in
          (container as? UITabBarController)?.viewControllers = [first]
        },
        make: { _, children in
          let tabs = UITabBarController(nibName: nil, bundle: nil)
          tabs.viewControllers = children
          tabs.selectedIndex = 1
          return tabs
        }),
      Kind(
        testDescription: "page view controller",
        remove: { container, first in
          (container as? UIPageViewController)?.setViewControllers(
            [first], direction: .reverse, animated: true)
        },
        make: { _, children in
          let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.setViewControllers([children[1]], direction: .forward, animated: false)
          return pages
        }),
    ]
  }

  @Test(
    "[257] a child that its container removes receives willMove(nil), then didMove(nil) (257b)",
    arguments: Kind.all)
  func removedChildReceivesMoveCallbacks(_ kind: Kind) {
    Driver.run { ui in
      let (first, second) = (ui.controller("first"), MovingController("second", ui.log))
      let container = kind.make(ui, [first, second])
      ui.mount(container)
      kind.remove(container, first)
      ui.settle()
      // `willMove` and `didMove`.
      #expect(
        ui.log.calls(of: "second").filter { $0.contains("ove ") } == [
          "second.willMove nil", "second.didMove nil",
        ])
      #expect(first.view.window === ui.window)
      #expect(second.view.window == nil)
      #expect(container.children == [first])
    }
  }

  @Test(
    "removing a child from its parent first removes what it presents, both immediately",
    // A page view controller has no other child that it could show.
    arguments: Kind.all.prefix(2))
  func leavesAtOnce(_ kind: Kind) {
    Driver.run { ui in
      let (first, second) = (ui.controller("first"), ui.controller("second"))
      second.definesPresentationContext = true
      let container = kind.make(ui, [first, second])
      ui.mount(container)
      let sheet = ui.controller("sheet", style: .overCurrentContext)
      ui.show(sheet, on: second)
      second.removeFromParent()
      #expect(second.view.window == nil)
      #expect(sheet.view.window == nil)
      #expect(
        ui.log.calls(of: "second", "sheet").filter { $0.contains("Disappear") } == [
          "sheet.viewWillDisappear", "sheet.viewDidDisappear", "second.viewWillDisappear",
          "second.viewDidDisappear",
        ])
      ui.settle()
      #expect(first.view.window === ui.window)
      #expect(container.children == [first])
      #expect(AppearanceGrammar.faults(of: ["first", "second", "sheet"], in: ui.log) == [])
    }
  }

  @Test(
    "[257] a container that is not in a window removes a child immediately (257b)",
    arguments: Kind.all)
  func worksUnseen(_ kind: Kind) {
    Driver.run { ui in
      let (first, second) = (MovingController("first", ui.log), MovingController("second", ui.log))
      let container = kind.make(ui, [first, second])
      container.restorationIdentifier = "container"
      container.loadViewIfNeeded()
      container.view.layoutIfNeeded()
      ui.log.clear()
      kind.remove(container, first)
      #expect(ui.log.calls(of: "second").last == "second.didMove nil")
      #expect(container.children == [first])
      #expect(second.parent == nil)
      container.view.layoutIfNeeded()
      #expect(first.view.isDescendant(of: container.view))
      #expect(second.view.superview == nil)
    }
  }

  @Test("replacing a child of a container that disappears sends the new child no callbacks")
  func newChildReceivesNoCallbacks() {
    Driver.run { ui in
      let (home, new) = (ui.controller("home"), ui.controller("new"))
      let stack = UINavigationController(rootViewController: home)
      stack.modalPresentationStyle = .fullScreen
      ui.show(stack)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      stack.viewControllers = [new]
      #expect(home.view.window == nil)
      #expect(new.view.window != nil)
      #expect(ui.log.calls(of: "home") == ["home.viewWillDisappear", "home.viewDidDisappear"])
      ui.settle()
      #expect(ui.log.calls(of: "new") == [])
    }
  }

  @Test("setting a view controller of an empty column shows it")
  func fillsAColumn() {
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (ui.controller("list"), ui.controller("detail"))
      split.setViewController(detail, for: .secondary)
      ui.mount(split)
      #expect(detail.view.convert(detail.view.bounds, to: nil) == ui.window.bounds)
      split.setViewController(list, for: .primary)
      ui.settle()
      #expect(list.view.window != nil)
      #expect(detail.view.convert(detail.view.bounds, to: nil).minX == 307.5)
    }
  }

  @Test("[257] setting and clearing a column's view controller calls willMove and didMove (257b)")
  func columnControllerReceivesMoveCallbacks() {
    Driver.run { ui in
      let split = UISplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      let small = MovingController("small", ui.log)
      split.setViewController(small, for: .compact)
      #expect(ui.log.calls == ["small.willMove split", "small.didMove split"])
      ui.log.clear()
      split.setViewController(nil, for: .compact)
      #expect(ui.log.calls == ["small.willMove nil", "small.didMove nil"])
      #expect(split.viewController(for: .compact) == nil)
      #expect(split.children == [])
    }
  }

  @Test("setting viewControllers of a split view fills columns in order and removes the others")
  func replacesColumns() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "middle", "detail")
      let (new, other) = (ui.controller("new"), ui.controller("other"))
      scene.split.viewControllers = [new, other]
      ui.settle()
      #expect(scene.split.viewController(for: .primary) === new)
      #expect(scene.split.viewController(for: .supplementary) == nil)
      #expect(scene.split.viewController(for: .secondary) === other)
      #expect(other.view.window != nil)
      #expect(scene.split.children.count == 2)
      scene.split.viewControllers = scene.controllers
      ui.settle()
      #expect(scene.split.viewController(for: .supplementary) === scene[1])
      #expect((0...2).map(scene.isPresented) == [false, true, true])
    }
  }

  @Test(
    "[260] a container's child receives its will-callbacks immediately, with animated true (260a)")
  func childReceivesWillCallbacksAnimated() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      let (flag, other) = (FlagController("flag", ui.log), FlagController("other", ui.log))
      scene.split.setViewController(flag, for: .primary)
      ui.settle()
      ui.log.clear()
      scene.split.hide(.primary)
      #expect(ui.log.calls(of: "flag") == ["flag.viewWillDisappear true"])
      ui.settle()
      scene.split.show(.primary)
      #expect(
        ui.log.calls(of: "flag") == [
          "flag.viewWillDisappear true", "flag.viewDidDisappear true", "flag.viewWillAppear true",
        ])
      ui.settle()
      #expect(ui.log.calls.last == "flag.viewDidAppear true")
      let parent = ui.controller("parent")
      for child in [flag, other] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      parent.view.addSubview(flag.view)
      ui.mount(parent)
      parent.transition(from: flag, to: other, duration: 0.4, animations: nil)
      #expect(ui.log.calls == ["flag.viewWillDisappear true", "other.viewWillAppear true"])
      ui.settle()
      #expect(ui.log.calls.suffix(2) == ["other.viewDidAppear true", "flag.viewDidDisappear true"])
    }
  }

  @Test("removing the selected tab from its parent removes its item and selects the first tab")
  func leavesTheBar() {
    Driver.run { ui in
      let names = ["first", "second", "third"]
      let scene = ui.tabs(names.map { ui.controller($0) })
      scene.tabs.selectedIndex = 1
      ui.settle()
      scene.controllers[0].preferredContentSize = CGSize(width: 30, height: 40)
      scene.controllers[1].removeFromParent()
      #expect(scene.tabs.tabBar.items?.map(\.title).count == 2)
      #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
      #expect(scene.tabs.preferredContentSize == CGSize(width: 30, height: 40))
    }
  }

  @Test("[285] replacing the stack before its view leaves the window shows the new items")
  func replacedStackShowsNewItems() {
    Driver.run { ui in
      let scene = ui.stack("home", "detail")
      let new = ui.controller("new")
      scene.stack.setViewControllers([new, scene[0]], animated: true)
      ui.window.rootViewController = ui.controller("other")
      #expect(scene.names == ["new", "home"])
      #expect(scene.stack.navigationBar.items == [new.navigationItem, scene[0].navigationItem])
      #expect(scene.stack.children == [scene[0], new])
      #expect(scene[1].parent == nil)
    }
  }

  @Test(
    "[74] dismissing a chain whose top is being dismissed ends that transition too (74b)",
    arguments: [true, false])
  func dismissingChainEndsTopDismissal(movesTheChild: Bool) {
    Driver.run {
      $0.dismissingAStackMovesTheImmediateChild = movesTheChild
    } _: { ui in
      let (lower, upper) = (
        ui.controller("lower", style: .fullScreen), ui.controller("upper", style: .fullScreen)
      )
      ui.show(lower)
      ui.show(upper, on: lower)
      upper.dismiss(animated: true) { ui.log.add("upper.dismissed") }
      ui.advance(by: 0.1)
      ui.root.dismiss(animated: false) { ui.log.add("lower.dismissed") }
      ui.turn()
      #expect(ui.root.transitionCoordinator == nil)
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.root.view.window != nil)
      ui.settle()
      #expect(ui.log.count(of: "upper.dismissed") == 1)
      #expect(ui.log.count(of: "lower.dismissed") == 1)
      #expect(AppearanceGrammar.faults(of: ["root", "lower", "upper"], in: ui.log) == [])
    }
  }

  @Test(
    "[74] intermediate presentations get their callbacks while their container is in the window (74a)"
  )
  func endsInItsContainer() {
    Driver.run {
      $0.dismissingAStackMovesTheImmediateChild = false
    } _: { ui in
      let delegate = LoggingDelegate(ui.log)
      var wasInWindow: [Bool] = []
      delegate.setUp = { presentation in
        for call in ["dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)"] {
          presentation.hooks[call] = { wasInWindow.append($0.containerView?.window != nil) }
        }
      }
      let sheet = ui.custom("sheet", delegate)
      ui.show(sheet)
      ui.show(ui.controller("other", style: .overFullScreen), on: sheet)
      ui.root.dismiss(animated: true)
      ui.settle()
      #expect(wasInWindow == [true, true])
      #expect(ui.window.subviews == [ui.root.view])
    }
  }
}
