package import HeadlessUIKit
package import SegueConfig

/// Pages of which one is shown.
package nonisolated struct PagesPlan: ContainerPlan {
  /// How pages take each other's place.
  package enum Turn: String, CaseIterable, Sendable {
    /// Side by side, one below the other, or by curling off.
    case horizontal, vertical, curl
  }

  /// The pages in order: screens or stacks, each called by its first screen.
  package var pages: [any RootPlan] = []
  /// The page at the start; nil for the first.
  package var selected: String?
  /// How they take each other's place.
  package var turn = Turn.horizontal
  /// The distance between pages that scroll, pt; 0 by default.
  package var spacing = 0.0
  /// UIKit's `definesPresentationContext`.
  package var definesContext = false

  package static let noun = "pages"
  package static let key = "pages"
  package static let synonyms = ["page"]

  package static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "pages", defaults: Self(),
      [
        Parameter(
          key, \.pages, .list(of: RootList.content(of: Self.self, names), count: 1...100),
          required: true, "The pages in order; each is called by its first screen."),
        Parameter(
          "selected", \.selected, .optional(names.page), "The page at the start; the first."),
        Parameter("turn", \.turn, .choice("a way to turn"), "How they take each other's place."),
        Parameter(
          "spacing", \.spacing, .length(0...1_000), "The room between pages that do not curl."),
        definesContext(\.definesContext),
      ])
  }

  package var firstScreen: String { pages.first?.firstScreen ?? "" }

  @MainActor package func makeController(in tree: ControllerTree) -> UIViewController {
    let controller = PagesController(self, pages.map { $0.makeController(in: tree) })
    controller.restorationIdentifier = name
    controller.title = controller.viewControllers?.first?.title
    return controller
  }
}
