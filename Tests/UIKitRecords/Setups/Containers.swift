import HeadlessUIKit
import TestSupport

/// The setups of `Facts/containers.txt`, by name.
let containers: [String: Setup] = [
  "second tab": { selectedTabs(.recordedWindow26, [1]) },
  "second tab and back": { selectedTabs(.recordedWindow26, [1, 0]) },
  "second tab on a phone": { selectedTabs(DeviceConfiguration(), [1]) },
  "page turned by code": { turnedPage { $0.turnByCode() } },
  "page turned by a drag": { turnedPage { $0.turnByDrag() } },
]

// MARK: Tabs

/// Selects tabs one after another, and returns the callbacks of the last selection.
private func selectedTabs(
  _ configuration: DeviceConfiguration, _ indices: [Int]
) -> [String: Recorded] {
  let log = CallLog()
  let stage = Stage(configuration)
  stage.device.perform {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { log.controller("T\($0)") }
    stage.window.rootViewController = tabs
    stage.settle()
    for index in indices {
      log.clear()
      tabs.selectedIndex = index
      stage.settle()
    }
  }
  return ["appearance callbacks": Recorded(log.calls)]
}

// MARK: Pages

/// Turns from the current page to a new one, and returns the callbacks.
private func turnedPage(_ turn: (PageScene) -> Void) -> [String: Recorded] {
  let scene = PageScene()
  turn(scene)
  return ["appearance callbacks": Recorded(scene.log.calls)]
}

/// A page view controller in a window, with scrolling pages, at rest.
private struct PageScene {
  let log: CallLog
  let stage: Stage
  let pages: UIPageViewController
  let new: UIViewController
  /// Retained here, because the page view controller's `dataSource` is weak.
  private let dataSource: OnePageAfter

  init() {
    let log = CallLog()
    let stage = Stage()
    (self.log, self.stage) = (log, stage)
    (pages, new, dataSource) = stage.device.perform {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let new = log.controller("new")
      let dataSource = OnePageAfter(last: new)
      pages.dataSource = dataSource
      let current = log.controller("current")
      pages.setViewControllers([current], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      return (pages, new, dataSource)
    }
    stage.settle()
    log.clear()
  }

  func turnByCode() {
    stage.device.perform {
      pages.setViewControllers([new], direction: .forward, animated: true)
    }
    stage.settle()
  }

  func turnByDrag() {
    stage.drag(from: CGPoint(x: 340, y: 300), by: CGVector(dx: -280, dy: 0))
    stage.endTouchAfterRest()
    stage.settle()
  }
}

/// A data source with one page after the current one.
private final class OnePageAfter: NSObject, UIPageViewControllerDataSource {
  private let last: UIViewController

  init(last: UIViewController) { self.last = last }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === last ? nil : last }
}
