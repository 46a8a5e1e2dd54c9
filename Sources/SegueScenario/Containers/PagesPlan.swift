package import HeadlessUIKit
package import SegueConfig

/// A page view controller.
package nonisolated struct PagesPlan: ContainerPlan {
  /// The pages in order: screens or navigation stacks, each identified by its first screen.
  package var pages: [any RootPlan] = []
  /// The initial page; `nil` for the first.
  package var selected: String?
  /// UIKit's `transitionStyle`; scroll by default.
  package var transitionStyle = UIPageViewController.TransitionStyle.scroll
  /// UIKit's `navigationOrientation`; horizontal by default.
  package var navigationOrientation = UIPageViewController.NavigationOrientation.horizontal
  /// The distance between pages that scroll, pt; 0 by default.
  package var interPageSpacing = 0.0
  /// UIKit's `definesPresentationContext`.
  package var definesPresentationContext = false

  package static let displayName = "a page view controller"
  package static let key = "pages"
  package static let synonyms = ["page"]

  package static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a page view controller", defaults: Self(),
      [
        Parameter(
          key, \.pages, .list(of: RootList.content(of: Self.self, names), count: 1...100),
          required: true, "The pages in order, each identified by its first screen."),
        Parameter(
          "selected", \.selected, .optional(names.page), "The initial page; by default the first."),
        Parameter(
          "transitionStyle", \.transitionStyle,
          .choice("a transition style", among: [.scroll, .pageCurl]),
          "Whether pages scroll or curl: UIKit's transitionStyle."),
        Parameter(
          "navigationOrientation", \.navigationOrientation,
          .choice("an orientation", among: [.horizontal, .vertical]),
          "Whether pages are arranged horizontally or vertically."),
        Parameter(
          "interPageSpacing", \.interPageSpacing, .length(0...1_000),
          "The spacing between pages that scroll: UIKit's interPageSpacing."),
        definesPresentationContext(\.definesPresentationContext),
      ])
  }

  package static func addNames(of items: [ConfigValue], to names: inout AppNames) {
    names.pages += items.compactMap(AppNames.firstScreen)
  }

  package var firstScreen: String { pages.first?.firstScreen ?? "" }
  package var screenNames: [String] { pages.flatMap(\.screenNames) }

  @MainActor package func makeController(with factory: ControllerFactory) -> UIViewController {
    let controller = PagesController(self, pages.map { $0.makeController(with: factory) })
    controller.restorationIdentifier = name
    controller.title = controller.viewControllers?.first?.title
    return controller
  }
}
