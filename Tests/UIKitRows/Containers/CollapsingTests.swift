import HeadlessUIKit
import Testing

/// Split view controllers that collapse or expand during a transition of their container.
@Suite struct CollapsingTests {
  /// The container around the split view controller.
  nonisolated enum Container: CaseIterable, Sendable { case tabs, stack }
  /// When the window is resized.
  nonisolated enum Moment: CaseIterable, Sendable { case dragging, canceling, finishing }

  @Test("hiding a column of a collapsed split view keeps the stack that the app has set")
  func keepsTheStack() {
    Driver.run(.tablet) { ui in
      let scene = ui.split("list", "detail")
      ui.resize(to: CGSize(width: 375, height: 768))
      ui.settle()
      let stack = scene.stack(0)
      stack?.setViewControllers([scene[1]], animated: false)
      ui.settle()
      scene.split.hide(.secondary)
      ui.settle()
      #expect(stack?.viewControllers == [scene[1]])
      #expect(scene.isPresented(1))
    }
  }

  @Test(
    "a split view that is resized during its interactive removal lays out its columns in the new size",
    arguments: combinations(
      Container.allCases, Moment.allCases, [false, true]))
  func collapses(container: Container, moment: Moment, startsNarrow: Bool) {
    let sizes = [CGSize(width: 900, height: 1024), CGSize(width: 400, height: 1024)]
    let (start, end) = startsNarrow ? (sizes[1], sizes[0]) : (sizes[0], sizes[1])
    Driver.run(.tablet) { ui in
      let split = UISplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      let pages = ["list", "detail", "home"].map { ui.controller($0) }
      split.setViewController(pages[0], for: .primary)
      split.setViewController(pages[1], for: .secondary)
      let delegate = LoggingStackDelegate(ui.log, .slides)
      let hand = HandInteractor(ui.log)
      delegate.interactor = hand
      let remove: () -> Void
      switch container {
      case .tabs:
        let tabs = ui.tabs([split, pages[2]], delegate: delegate).tabs
        remove = { tabs.selectedIndex = 1 }
      case .stack:
        let stack = UINavigationController(nibName: nil, bundle: nil)
        stack.viewControllers = [pages[2], split]
        stack.delegate = delegate
        ui.mount(stack)
        remove = { stack.popViewController(animated: true) }
      }
      ui.resize(to: start)
      ui.settle()
      remove()
      ui.turn()
      hand.drag(to: 0.6)
      if moment == .canceling { hand.cancel() }
      if moment == .finishing { hand.finish() }
      ui.advance(by: 0.05)
      ui.resize(to: end)
      ui.advance(by: 0.05)
      if moment == .dragging { hand.cancel() }
      ui.settle()
      let isRemovalCanceled = moment != .finishing
      #expect((split.view.window != nil) == isRemovalCanceled)
      #expect((pages[2].view.window != nil) == !isRemovalCanceled)
      if isRemovalCanceled {
        #expect(split.isCollapsed == !startsNarrow)
        #expect(split.view.convert(split.view.bounds, to: nil).size == end)
        let shown = pages.prefix(2).filter { $0.view.window != nil }
        #expect(shown.map(\.name) == (startsNarrow ? ["list", "detail"] : ["detail"]))
        let width = shown.map { $0.view.bounds.width }.reduce(0, +)
        #expect(isClose(width, end.width, within: 0.5), "\(width)")
      }
      for page in pages {
        #expect(AppearanceGrammar.faults(of: page.name, in: ui.log) == [])
        let last = ui.log.history.last { $0.hasPrefix("\(page.name).view") }
        let isInWindow = page.viewIfLoaded?.window != nil
        #expect(
          isInWindow == (last == "\(page.name).viewDidAppear"), "\(page.name): \(last ?? "")")
      }
    }
  }
}
