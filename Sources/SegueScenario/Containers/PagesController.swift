import HeadlessUIKit

/// The page view controller of a file, with its pages in order.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages: [UIViewController]

  init(_ plan: PagesPlan, _ pages: [UIViewController]) {
    self.pages = pages
    super.init(
      transitionStyle: plan.transitionStyle,
      navigationOrientation: plan.navigationOrientation,
      options: [.interPageSpacing: plan.interPageSpacing])
    definesPresentationContext = plan.definesPresentationContext
    dataSource = self
    delegate = self
    if let first = pages.first(where: { $0.firstScreenName == plan.selected }) ?? pages.first {
      setViewControllers([first], direction: .forward, animated: false)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func index(of controller: UIViewController?) -> Int? {
    pages.firstIndex { $0 === controller }
  }

  /// Shows a page programmatically; returns `false` if no page has the name.
  func show(_ name: String, animated: Bool) -> Bool {
    guard let page = pages.first(where: { $0.firstScreenName == name }) else { return false }
    let isForward = index(of: page) ?? 0 >= index(of: viewControllers?.first) ?? 0
    setViewControllers([page], direction: isForward ? .forward : .reverse, animated: animated)
    return true
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController), index + 1 < pages.count else { return nil }
    return pages[index + 1]
  }
}

extension PagesController: AppContainer {
  var visibleContent: [UIViewController] { viewControllers ?? [] }
  var retainedContent: [UIViewController] { pages }
  var namingChild: UIViewController? { pages.first }
}
