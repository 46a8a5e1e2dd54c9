import HeadlessUIKit
import SegueCore
import TestSupport

/// The conditions that hold whenever the app is at rest.
struct Checks {
  private(set) var failures: [String] = []
  private var diagnosticCount = 0

  /// The diagnostics of calls that the app makes although UIKit refuses them.
  private static let provoked: Set<DeviceDiagnostic.Code> = [
    .alreadyPresented, .alreadyPresenting, .transitionInProgress, .notInHierarchy,
    .interactionAbandoned, .interactionUpdatedLate,
  ]

  /// Parts of the messages of misuse by such calls.
  private static let provokedMisuse = [
    "Tried to pop to a view controller that doesn't exist", "pause() was called on",
    "which was presented with a partial curl and cannot present anything",
  ]

  private mutating func expect(_ holds: Bool, _ failure: @autoclosure () -> String) {
    if !holds { failures.append(failure()) }
  }

  mutating func check(_ app: RandomApp) {
    app.noteAccepted()
    expect(app.device.isAtRest, "the device is not at rest")
    expect(app.device.transitions.isEmpty, "a transition is left")
    checkDiagnostics(app)
    for record in app.records { check(record, app) }
    for controller in app.visible { checkFrame(of: controller, app) }
    checkContainers(app)
    checkPresentations(app)
  }

  /// Dismisses all controllers, then releases them.
  mutating func checkEnd(_ app: RandomApp) {
    app.isRunning = false
    app.containerDelegate.hook = nil
    for record in app.records { record.hook = nil }
    app.log("end: all controllers are dismissed")
    // The later rounds dismiss what was presented during the earlier ones.
    for _ in 0..<3 {
      for controller in app.tree.reversed() where controller.presentedViewController != nil {
        controller.dismiss(animated: false)
        app.settle()
      }
    }
    check(app)
    for controller in app.tree {
      expect(
        controller.presentedViewController == nil,
        "\(app.name(controller)) still presents after all controllers were dismissed")
    }
    expect(
      app.window.subviews.map { $0 } == [app.window.rootViewController?.viewIfLoaded],
      "the window contains views other than the root's")
    guard failures.isEmpty else { return }
    app.log("end: all controllers are released")
    app.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    app.sources = []
    app.adapters = []
    app.drivers = []
    app.manualControllers = []
    app.settle()
    for record in app.records {
      expect(record.controller == nil, "\(record.name) is retained")
      check(record, app)
    }
    checkDiagnostics(app)
  }

  private mutating func checkDiagnostics(_ app: RandomApp) {
    let diagnostics = app.device.diagnostics
    for diagnostic in diagnostics[diagnosticCount...]
    where !Self.provoked.contains(diagnostic.code)
      && !Self.provokedMisuse.contains(where: diagnostic.message.contains)
    {
      failures.append("diagnostic \(diagnostic.code): \(diagnostic.message)")
    }
    diagnosticCount = diagnostics.count
  }

  // MARK: One controller

  private mutating func check(_ record: AppearanceRecord, _ app: RandomApp) {
    for fault in record.faults { failures.append("\(record.name): \(fault)") }
    guard let controller = record.controller else {
      return expect(
        record.last == .viewDidDisappear, "\(record.name) was released after \(record.last)")
    }
    let isInWindow = controller.viewIfLoaded?.window != nil
    expect(
      record.last == (isInWindow ? .viewDidAppear : .viewDidDisappear),
      "\(record.name) is \(isInWindow ? "" : "not ")in the window after \(record.last)")
    expect(
      controller.transitionCoordinator == nil, "\(record.name) still has a transition coordinator")
    expect(!controller.isBeingPresented, "\(record.name) is still being presented")
    expect(!controller.isBeingDismissed, "\(record.name) is still being dismissed")
  }

  /// Checks that a controller in the window has the frame of its container, and is visible.
  private mutating func checkFrame(of controller: UIViewController, _ app: RandomApp) {
    guard let view = controller.viewIfLoaded else { return }
    let name = app.name(controller)
    let shown = view.layer.presentation()?.frame ?? view.frame
    expect(
      isClose(shown, view.frame, within: 0.001),
      "\(name) is shown at \(shown) instead of \(view.frame)")
    // System sheets and the sheet style scale down the presenters.
    let isBelowSheet = app.tree.contains {
      ($0.presentationController is UISheetPresentationController || $0.transitionStyle() != nil)
        && $0.presentingViewController != nil
    }
    var ancestor: UIView? = view
    while let current = ancestor {
      expect(!current.isHidden, "\(name) is hidden")
      expect(current.alpha == 1, "\(name) has an alpha of \(current.alpha)")
      expect(current.isUserInteractionEnabled, "\(name) ignores touches")
      expect(current.transform.isIdentity || isBelowSheet, "\(name) is transformed")
      ancestor = current.superview
    }
    if let screen = controller as? Screen {
      expect(!screen.source.isHidden && screen.source.alpha == 1, "the source in \(name) is hidden")
    }
    guard let assignedFrame = assignedFrame(of: controller, app) else { return }
    if view.transform.isIdentity {
      expect(
        isClose(view.frame, assignedFrame, within: 0.001),
        "\(name) is at \(view.frame) instead of \(assignedFrame)")
    } else {
      expect(
        isClose(
          CGRect(origin: assignedFrame.origin, size: view.bounds.size), assignedFrame, within: 0.001
        ),
        "\(name) has the size \(view.bounds.size) instead of \(assignedFrame.size)")
    }
  }

  /// Returns the frame that a controller's container assigns; `nil` where none is assigned.
  private func assignedFrame(of controller: UIViewController, _ app: RandomApp) -> CGRect? {
    if controller === app.window.rootViewController { return app.window.bounds }
    if controller.parent is UISplitViewController { return nil }
    if controller.parent != nil { return controller.view.superview?.bounds }
    guard let presentation = controller.presentationController,
      controller.presentingViewController != nil,
      !(presentation is UISheetPresentationController)
    else { return nil }
    if presentation is UIPopoverPresentationController { return nil }
    if presentation.presentedView !== controller.view { return nil }
    return presentation.frameOfPresentedViewInContainerView
  }

  // MARK: Containers

  private mutating func checkContainers(_ app: RandomApp) {
    for controller in app.tree {
      let name = app.name(controller)
      switch controller {
      case let stack as UINavigationController:
        expect(
          same(stack.children, stack.viewControllers),
          "\(name) has the stack \(stack.viewControllers.map(app.name)) and the children "
            + "\(stack.children.map(app.name))")
        expect(
          stack.navigationBar.topItem === stack.topViewController?.navigationItem,
          "the bar of \(name) shows another item than that of its top view controller")
        checkShown(stack.topViewController, in: stack, app)
      case let tabs as UITabBarController:
        expect(
          same(tabs.children, tabs.viewControllers ?? []),
          "\(name) has the tabs \((tabs.viewControllers ?? []).map(app.name)) and the children "
            + "\(tabs.children.map(app.name))")
        expect(
          tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem,
          "the bar of \(name) shows another selection")
        checkShown(tabs.selectedViewController, in: tabs, app)
      case let pages as UIPageViewController:
        expect(
          pages.children == pages.viewControllers ?? [], "the children of \(name) are not its page")
        checkShown(pages.viewControllers?.first, in: pages, app)
      default: break
      }
    }
  }

  private func same(_ left: [UIViewController], _ right: [UIViewController]) -> Bool {
    Set(left.map(ObjectIdentifier.init)) == Set(right.map(ObjectIdentifier.init))
  }

  /// Checks that a container in the window shows only one child, unless what it presents covers it.
  private mutating func checkShown(
    _ shown: UIViewController?, in container: UIViewController, _ app: RandomApp
  ) {
    let isInWindow = container.viewIfLoaded?.window != nil
    for child in container.children where child !== shown {
      expect(
        child.viewIfLoaded?.window == nil,
        "\(app.name(child)) is in the window next to what \(app.name(container)) shows")
    }
    guard let shown, isInWindow, shown.viewIfLoaded?.window == nil else { return }
    var cover = shown.presentedViewController
    while let next = cover, next.viewIfLoaded?.window == nil {
      cover = next.presentedViewController
    }
    expect(cover != nil, "\(app.name(container)) does not show \(app.name(shown))")
  }

  // MARK: Presentations

  /// Checks that later presentations are in front, and that the front one receives touches.
  private mutating func checkPresentations(_ app: RandomApp) {
    // The window's views, numbered from back to front.
    var order: [ObjectIdentifier: Int] = [:]
    func number(_ view: UIView) {
      order[ObjectIdentifier(view)] = order.count
      for subview in view.subviews { number(subview) }
    }
    number(app.window)
    func drawingIndex(_ controller: UIViewController) -> Int? {
      controller.viewIfLoaded.flatMap { order[ObjectIdentifier($0)] }
    }
    var front: (controller: UIViewController, container: Int)?
    for presented in app.presented {
      guard let presenter = presented.presentingViewController else { continue }
      let name = app.name(presented)
      let shown = presenter.presentedViewController
      let isReplaced = app.adapters.contains { $0.replacement != nil && $0.replacement === shown }
      expect(
        shown === presented || isReplaced,
        "\(name) is presented by \(app.name(presenter)), which presents another controller")
      if let index = drawingIndex(presented), let below = drawingIndex(presenter) {
        expect(below < index, "\(name) is behind its presenter \(app.name(presenter))")
      }
      guard let container = presented.presentationController?.containerView,
        container.superview === app.window, let index = order[ObjectIdentifier(container)]
      else { continue }
      if let front {
        expect(
          front.container < index,
          "\(app.name(front.controller)) covers \(name), which was presented later")
      }
      front = (presented, index)
    }
    // Presentations in the context of the front controller cover it.
    var covering = [front?.controller ?? app.window.rootViewController].compactMap { $0 }
    for presented in app.presented
    where covering.contains(where: { app.isPresenter($0, of: presented) }) {
      // A view that covers a container also covers later presentations in its children's contexts.
      let isBelow = covering.contains { cover in
        guard let owner = cover.presentingViewController else { return false }
        return owner !== presented.presentingViewController
          && app.isPresenter(owner, of: presented)
      }
      if !isBelow { covering.append(presented) }
    }
    // Children of a custom container may cover a presentation in a sibling's context.
    let isCovered = app.all(Container.self).contains { $0.children.count > 1 }
    if let front = covering.last(where: { $0.viewIfLoaded?.window != nil }), !isCovered {
      checkTouches(front, app)
    }
    checkLast(app)
  }

  /// Checks that the last controller in the root's chain is in the window.
  private mutating func checkLast(_ app: RandomApp) {
    var last = app.window.rootViewController
    while let next = last?.presentedViewController { last = next }
    expect(
      last?.viewIfLoaded?.window != nil, "\(app.name(last)) is presented and not in the window")
  }

  /// Checks that a touch on at least one point of a controller reaches it.
  private mutating func checkTouches(_ controller: UIViewController, _ app: RandomApp) {
    guard let view = controller.viewIfLoaded, view.window != nil else { return }
    let frame = view.convert(view.bounds, to: app.window)
    var reached = false
    for column in 1...5 {
      for row in 1...5 where !reached {
        let point = CGPoint(
          x: frame.minX + frame.width * CGFloat(column) / 6,
          y: frame.minY + frame.height * CGFloat(row) / 6)
        var hit = app.window.hitTest(point, with: nil)
        while let view = hit, view !== controller.view { hit = view.superview }
        reached = hit != nil
      }
    }
    expect(reached, "no touch reaches \(app.name(controller))")
  }
}
