import HeadlessUIKit

/// A split view controller in the window.
struct SplitScene {
  let ui: Driver
  let split: UISplitViewController
  /// The columns' view controllers, the primary first.
  let controllers: [LoggingController]
  let delegate: LoggingSplitDelegate
  var log: CallLog { ui.log }

  subscript(index: Int) -> LoggingController { controllers[index] }
  /// Returns the navigation controller that contains a column's view controller.
  func stack(_ index: Int) -> UINavigationController? { controllers[index].navigationController }
  /// Returns the frame of a column's navigation controller, in window coordinates.
  func columnFrame(_ index: Int) -> CGRect? {
    stack(index).map { $0.view.convert($0.view.bounds, to: nil) }
  }
  /// Returns whether a column's view is in the window.
  func isPresented(_ index: Int) -> Bool { controllers[index].viewIfLoaded?.window != nil }
}

/// A split view controller delegate that logs its calls.
final class LoggingSplitDelegate: NSObject, UISplitViewControllerDelegate {
  private let log: CallLog
  /// The top column when collapsing; `nil` for the proposed one.
  var top: UISplitViewController.Column?

  init(_ log: CallLog) { self.log = log }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.add("delegate.willChangeTo \(displayMode)") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { log.add("delegate.willShow \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { log.add("delegate.willHide \(column)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.add("delegate.topColumn \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.add("delegate.didCollapse")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("delegate.didExpand") }
}

/// A page view controller in the window.
struct PageScene {
  let ui: Driver
  let pages: UIPageViewController
  let controllers: [LoggingController]
  let book: LoggingBook
  var log: CallLog { ui.log }

  subscript(index: Int) -> LoggingController { controllers[index] }
  /// The index of the visible page.
  var shown: Int? { controllers.firstIndex { $0 === pages.viewControllers?.first } }

  /// Drags horizontally by a distance, pt, without ending the touch.
  func drag(by distance: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 400)) {
    ui.touchDown(at: start)
    for step in 1...10 {
      ui.advance(by: 0.02)
      ui.touchMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
    }
    ui.advance(by: 0.2)
  }
}

/// A page view controller's data source and delegate, which logs the delegate's calls.
final class LoggingBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let log: CallLog
  private let pages: [LoggingController]

  init(_ pages: [LoggingController], _ log: CallLog) {
    self.pages = pages
    self.log = log
  }

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.add("delegate.willTransitionTo \(names(pendingViewControllers))") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.add("delegate.didFinish \(names(previousViewControllers)) \(completed)") }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.restorationIdentifier ?? "?" }.joined(separator: ",")
  }
}

extension Driver {
  /// Makes a split view controller with named columns the window's root.
  func split(_ names: String..., top: UISplitViewController.Column? = nil) -> SplitScene {
    let split = UISplitViewController(style: names.count == 3 ? .tripleColumn : .doubleColumn)
    split.restorationIdentifier = "split"
    let delegate = LoggingSplitDelegate(log)
    delegate.top = top
    split.delegate = delegate
    let columns: [UISplitViewController.Column] =
      names.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let controllers = names.map { controller($0) }
    for (column, controller) in zip(columns, controllers) {
      split.setViewController(controller, for: column)
    }
    mount(split)
    return SplitScene(ui: self, split: split, controllers: controllers, delegate: delegate)
  }

  /// Makes a page view controller with named pages the window's root, and shows the first page.
  func pages(
    _ names: String..., style: UIPageViewController.TransitionStyle = .scroll,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> PageScene {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
    pages.restorationIdentifier = "pages"
    let controllers = names.map { controller($0) }
    let book = LoggingBook(controllers, log)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
    mount(pages)
    return PageScene(ui: self, pages: pages, controllers: controllers, book: book)
  }
}
