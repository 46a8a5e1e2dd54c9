import HeadlessUIKit

/// The pages of a file, in their order.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages: [UIViewController]

  init(_ plan: PagesPlan, _ pages: [UIViewController]) {
    self.pages = pages
    super.init(
      transitionStyle: plan.transitionStyle == .pageCurl ? .pageCurl : .scroll,
      navigationOrientation: plan.navigationOrientation == .vertical ? .vertical : .horizontal,
      options: [.interPageSpacing: plan.interPageSpacing])
    definesPresentationContext = plan.definesPresentationContext
    dataSource = self
    delegate = self
    if let first = pages.first(where: { $0.firstScreenName == plan.selected }) ?? pages.first {
      setViewControllers([first], direction: .forward, animated: false)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The first page, by whose screen the pages are called.
  var first: UIViewController? { pages.first }

  private func place(of controller: UIViewController?) -> Int? {
    pages.firstIndex { $0 === controller }
  }

  /// Turns to a page by code; false where there is none of the name.
  func show(_ name: String, animated: Bool) -> Bool {
    guard let page = pages.first(where: { $0.firstScreenName == name }) else { return false }
    let goesOn = place(of: page) ?? 0 >= place(of: viewControllers?.first) ?? 0
    setViewControllers([page], direction: goesOn ? .forward : .reverse, animated: animated)
    return true
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let place = place(of: viewController), place > 0 else { return nil }
    return pages[place - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let place = place(of: viewController), place + 1 < pages.count else { return nil }
    return pages[place + 1]
  }
}
