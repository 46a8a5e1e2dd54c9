import HeadlessUIKit
package import SegueConfig

/// Replaces the view controllers of a navigation stack: UIKit's `setViewControllers`.
package nonisolated struct SetViewControllersAction: Action {
  /// The screens, the root first; view controllers already in the stack are reused.
  package var screens: [String] = []
  /// Whether the change is animated; true by default.
  package var animated = true

  package init(screens: [String] = []) { self.screens = screens }

  package static let key = "setViewControllers"
  package static let summary =
    "Replaces the view controllers of a navigation stack; those already in it are reused."
  package static let examples = [
    "setViewControllers: [home, detail]", "{ screens: [home, detail], animated: true, from: home }",
  ]

  package static func shortForms(_ names: AppNames) -> [ParameterKind<Self>.Alternative] {
    [
      .short(
        list(names), for: "screens", when: { $0.items != nil }, Self.init, part: \.screens)
    ]
  }

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a navigation stack", defaults: Self(),
      [
        Parameter(
          "screens", \.screens, list(names), required: true,
          "The screens, the root first; view controllers already in the stack are reused."),
        Parameter("animated", \.animated, .boolean, "Whether the change is animated."),
      ])
  }

  private static func list(_ names: AppNames) -> ParameterKind<[String]> {
    .list(of: names.contained, count: 1...100)
  }

  package var sentence: String {
    "set the view controllers to [\(screens.joined(separator: ", "))]"
  }

  package func perform(_ context: ActionContext) {
    guard let stack = context.navigationController(to: "set its view controllers") else { return }
    let controllers = screens.compactMap {
      stack.controller(named: $0) ?? context.app.makeController($0)
    }
    stack.setViewControllers(controllers, animated: animated)
  }
}
