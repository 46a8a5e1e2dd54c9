import HeadlessUIKit
import TestSupport
import Testing

/// What the controllers of a container receive when a swipe begins.
@Suite(.checkedDevices) struct SwipedContentTests {
  /// A data source without pages, which records the requests.
  private final class Neighbors: NSObject, UIPageViewControllerDataSource {
    var requests: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      requests.append("before \(viewController.title ?? "")")
      return nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      requests.append("after \(viewController.title ?? "")")
      return nil
    }
  }

  @Test(
    "a page that was set in code has the neighbor that the data source returns, not the page before",
    arguments: [true, false])
  func requestsNeighbor(animated: Bool) {
    let neighbors = Neighbors()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = neighbors
    let (one, two) = (UIViewController(), UIViewController())
    let stage = Stage(root: pages)
    stage.device.perform {
      one.title = "one"
      two.title = "two"
      pages.setViewControllers([one], direction: .forward, animated: false)
      stage.settle()
      pages.setViewControllers([two], direction: .forward, animated: animated)
    }
    stage.settle()
    neighbors.requests = []
    stage.drag(from: CGPoint(x: 60, y: 300), by: CGVector(dx: 270, dy: 0))
    stage.endTouch()
    stage.settle()
    #expect(pages.viewControllers == [two])
    #expect(neighbors.requests == ["before two"])
  }

  /// Records what its coordinator reports while it disappears.
  private final class SwipedController: UIViewController {
    var isInteractive: Bool?
    var isCancelled: Bool?
    var isCompleted: Bool?
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      guard let coordinator = transitionCoordinator else { return }
      isInteractive = coordinator.isInteractive
      coordinator.notifyWhenInteractionChanges { self.isCancelled = $0.isCancelled }
      coordinator.animate(alongsideTransition: nil) { self.isCompleted = !$0.isCancelled }
    }
  }

  @Test("the coordinator in viewWillDisappear of a swipe back is interactive, and reports its end")
  func coordinatesSwipe() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let detail = SwipedController()
    let stage = Stage(root: stack)
    stage.device.perform { stack.pushViewController(detail, animated: false) }
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGVector(dx: 80, dy: 0))
    stage.device.advance(by: 0.3)
    #expect(detail.isInteractive == true)
    #expect(detail.isCancelled == nil)
    stage.endTouch()
    stage.settle()
    #expect(detail.isCancelled == true)
    #expect(detail.isCompleted == false)
    #expect(stack.viewControllers.count == 2)
  }
}
