import HeadlessUIKit
package import SegueConfig

/// The content of the bar above a screen; a `nil` property is not compared.
package nonisolated struct NavigationBarExpectation: Expectation {
  /// The screen; `nil` for the visible one.
  package var of: String?
  /// Whether the bar is hidden.
  package var isHidden: Bool?
  /// The title; empty for none.
  package var title: String?
  /// The title of the back button; empty if there is no back button.
  package private(set) var back: String?
  /// The ids of the elements at the leading end.
  package var leading: [String]?
  /// The ids of the elements at the trailing end, outermost first.
  package var trailing: [String]?

  package static let key = "navigationBar"
  package static let summary =
    "The bar above a screen, the visible one by default: that of its navigation stack, or its own."
  package static let examples = [
    "navigationBar: { of: games, title: Games, isHidden: false, back: Home, leading: [], trailing: "
      + "[medals] }"
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    let elements = ParameterKind<[String]>.list(
      of: .reference(
        to: "element", among: names.app.elements, takesAny: !names.app.knowsScreens),
      count: 0...20)
    return .record(
      ParameterTable(
        "a navigation bar", defaults: Self(),
        [
          Parameter(
            "of", \.of, .optional(names.app.screen), "The screen; by default the visible one."),
          Parameter("isHidden", \.isHidden, .optional(.boolean), "Whether the bar is hidden."),
          Parameter("title", \.title, .optional(.text), "The title; an empty text for none."),
          Parameter(
            "back", \.back, .optional(backKind),
            "The title of the back button; none if there is no back button."),
          Parameter(
            "leading", \.leading, .optional(elements), "The elements at the leading end."),
          Parameter(
            "trailing", \.trailing, .optional(elements),
            "The elements at the trailing end, the outermost first."),
        ]
      ).requiringAnyKey(
        "empty-expectation", "the navigation bar expectation is empty", besides: ["of"]))
  }

  /// The kind of the back button's title; `none` is an empty title.
  private static let backKind = ParameterKind<String?>.optional(of: .text)
    .mapped({ $0 ?? "" }, back: { $0.isEmpty ? nil : $0 })

  package var sentence: String {
    "the navigation bar\(of.map { " of \($0)" } ?? "") has \(expected)"
  }

  package var expected: String {
    let parts = [
      isHidden.map { "isHidden \($0)" }, title.map { "title \(quoted($0))" },
      back.map { "back \(quoted($0))" }, leading.map { "leading [\($0.listText)]" },
      trailing.map { "trailing [\($0.listText)]" },
    ]
    return parts.compactMap(\.self).listText
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let controller = observation.controller(named: of) else { return .notPresented(of) }
    let item = controller.navigationItem
    let found = NavigationBarExpectation(
      of: of, isHidden: isHidden.map { _ in !controller.isBarVisible },
      title: title.map { _ in item.title ?? controller.title ?? "" },
      back: back.map { _ in controller.backTitle ?? "" },
      leading: leading.map { _ in item.leftBarButtonItems.identifiers },
      trailing: trailing.map { _ in item.rightBarButtonItems.identifiers })
    return EvaluationResult(found == self, found.expected)
  }
}

nonisolated extension [UIBarButtonItem]? {
  /// The ids of the elements.
  @MainActor fileprivate var identifiers: [String] {
    (self ?? []).map { $0.accessibilityIdentifier ?? "" }
  }
}
