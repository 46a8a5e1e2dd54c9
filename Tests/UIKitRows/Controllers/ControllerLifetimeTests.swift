import HeadlessUIKit
import Testing

/// The view of a controller, and what it exchanges with parent and children.
@Suite struct ControllerLifetimeTests {
  /// Logs the loading of its view.
  private final class LoadingController: UIViewController {
    let log = CallLog()
    /// The view that `loadView` sets; nil for the default view.
    var customView: UIView?
    var callsSuper = true

    override func loadView() {
      log.add("loadView \(isViewLoaded)")
      if callsSuper { super.loadView() }
      // A read during loading returns the view that exists so far.
      _ = callsSuper ? view : viewIfLoaded
      if let customView { view = customView }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("viewDidLoad \(isViewLoaded)")
    }
  }

  @Test("a view is loaded on first access, once")
  func loadsOnce() {
    Driver.run { ui in
      let controller = LoadingController()
      #expect(controller.viewIfLoaded == nil)
      #expect(controller.log.calls == [])
      let view = controller.view
      #expect(controller.log.calls == ["loadView false", "viewDidLoad true"])
      controller.loadViewIfNeeded()
      #expect(controller.view === view)
      #expect(controller.log.calls.count == 2)
      #expect(view?.frame == ui.window.bounds)
      #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  @Test("loadView may set a view; a controller that sets none has a plain view")
  func loadViewMaySetView() {
    Driver.run { ui in
      let (controller, viewless) = (LoadingController(), LoadingController())
      let customView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      controller.customView = customView
      controller.loadViewIfNeeded()
      #expect(controller.view === customView)
      #expect(customView.frame.size == CGSize(width: 10, height: 20))
      viewless.callsSuper = false
      #expect(viewless.view.frame == ui.window.bounds)
      #expect(viewless.log.calls == ["loadView false", "viewDidLoad true"])
    }
  }

  /// Logs `viewDidLoad`.
  private final class LoadedController: LoggingController {
    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
    }
  }

  @Test("[17] a view is loaded before any callback about its appearance")
  func viewLoadsBeforeAppearance() {
    Driver.run { ui in
      let delegate = LoggingDelegate(ui.log)
      delegate.setUp = { $0.logsLayout = true }
      let sheet = LoadedController("sheet", ui.log)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(
        ui.log.calls.prefix(3) == [
          "delegate.presentationController", "sheet.viewDidLoad",
          "presentation.preferredContentSizeDidChange",
        ])
      ui.settle()
      ui.root.dismiss(animated: false)
      ui.settle()
      let scene = ui.stack("home")
      scene.stack.pushViewController(LoadedController("page", ui.log), animated: true)
      ui.turn()
      #expect(
        ui.log.calls.prefix(2) == [
          "page.viewDidLoad", "delegate.animationController push home page",
        ])
    }
  }

  /// Logs changes of its children's preferred sizes and of its traits.
  private final class FamilyController: LoggingController {
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      let size = container.preferredContentSize
      note("preferredContentSize \(Int(size.width))x\(Int(size.height))")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard let previousTraitCollection, viewIfLoaded?.window != nil else { return }
      note(
        "traits \(previousTraitCollection.horizontalSizeClass) to "
          + "\(traitCollection.horizontalSizeClass)")
    }
  }

  @Test("[222] a child's new preferred size is passed to its parent, the same size is not (222a)")
  func preferredSizeIsPassedToParent() {
    Driver.run { ui in
      let (parent, child) = (FamilyController("parent", ui.log), ui.controller("child"))
      parent.addChild(child)
      child.preferredContentSize = CGSize(width: 30, height: 40)
      child.preferredContentSize = CGSize(width: 30, height: 40)
      child.preferredContentSize = .zero
      #expect(
        ui.log.calls == ["parent.preferredContentSize 30x40", "parent.preferredContentSize 0x0"])
    }
  }

  @Test("a container's preferred size is that of its visible child, unless that has none")
  func containerPrefersVisibleChildSize() {
    Driver.run { ui in
      let size = CGSize(width: 30, height: 40)
      let children = (0...5).map { ui.controller("\($0)") }
      for index in [1, 3, 5] { children[index].preferredContentSize = size }
      let stack = UINavigationController(rootViewController: children[0])
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      tabs.viewControllers = [children[2], children[3]]
      pages.setViewControllers([children[4]], direction: .forward, animated: false)
      let containers = [stack, tabs, pages]
      #expect(containers.allSatisfy { $0.preferredContentSize == .zero })
      stack.pushViewController(children[1], animated: false)
      tabs.selectedIndex = 1
      pages.setViewControllers([children[5]], direction: .forward, animated: false)
      #expect(containers.allSatisfy { $0.preferredContentSize == size })
      tabs.selectedIndex = 0
      pages.setViewControllers([children[4]], direction: .forward, animated: false)
      stack.popViewController(animated: false)
      #expect(containers.allSatisfy { $0.preferredContentSize == size })
      for index in [0, 2, 4] { children[index].preferredContentSize.width = 7 }
      #expect(containers.allSatisfy { $0.preferredContentSize.width == 7 })
      for index in [1, 3] { children[index].preferredContentSize.width = 9 }
      #expect(containers.allSatisfy { $0.preferredContentSize.width == 7 })
    }
  }

  @Test("layout that viewDidAppear requests is done in the same run-loop turn")
  func laysOutInTheTurn() {
    Driver.run { ui in
      let child = ui.controller("child")
      child.logsLayout = true
      child.hooks["viewDidAppear"] = { $0.view.setNeedsLayout() }
      ui.root.addChild(child)
      ui.root.view.addSubview(child.view)
      child.didMove(toParent: ui.root)
      ui.turn()
      #expect(
        ui.log.calls(of: "child").suffix(3) == [
          "child.viewDidAppear", "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews",
        ])
    }
  }

  @Test("overriding a child's traits notifies the child when they change, and can be removed")
  func overridesTraits() {
    Driver.run { ui in
      let parent = ui.controller("parent")
      let (child, stranger) = (FamilyController("child", ui.log), FamilyController("other", ui.log))
      for (owner, member) in [(parent, child), (ui.root, stranger)] {
        owner.addChild(member)
        owner.view.addSubview(member.view)
        member.didMove(toParent: owner)
      }
      ui.mount(parent)
      let wide = UITraitCollection(horizontalSizeClass: .regular)
      for member in [child, stranger] {
        parent.setOverrideTraitCollection(wide, forChild: member)
        parent.setOverrideTraitCollection(wide, forChild: member)
      }
      #expect(ui.log.calls == ["child.traits compact to regular"])
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(stranger.traitCollection.horizontalSizeClass == .compact)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(ui.log.calls.last == "child.traits regular to compact")
      parent.setOverrideTraitCollection(wide, forChild: child)
      child.removeFromParent()
      parent.addChild(child)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test("[35][37] showing a window lays out its root before viewDidAppear (35d, 37b)")
  func windowLaysOutRootFirst() {
    Driver.run { ui in
      let controller = ui.controller("other")
      controller.logsLayout = true
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controller
      ui.log.clear()
      window.isHidden = false
      #expect(
        ui.log.calls == [
          "other.viewWillAppear", "other.viewIsAppearing", "other.viewWillLayoutSubviews",
          "other.viewDidLayoutSubviews", "other.viewDidAppear",
        ])
      ui.log.clear()
      window.isHidden = true
      #expect(ui.log.calls == ["other.viewWillDisappear", "other.viewDidDisappear"])
    }
  }
}
