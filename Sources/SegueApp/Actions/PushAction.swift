import HeadlessUIKit
package import SegueConfig

/// Pushes a screen onto a navigation stack.
package nonisolated struct PushAction: Action {
  /// The screen that is topmost afterward.
  package var screen = ""
  /// The transition that the stack uses from now on; by default the one that it uses already.
  package var use = TransitionUse()
  /// Whether it is animated; true by default.
  package var animated = true
  /// Whether the view controller of that screen that is in the stack is pushed once more, which
  /// UIKit refuses (UIKit row 252); false by default: a new one is.
  package var reuseExisting = false

  package init(screen: String = "") { self.screen = screen }

  package static let key = "push"
  package static let summary =
    "A screen is pushed onto a stack, by code; the stack uses `with` from then on. With `reuseExisting: "
    + "true` it is the one that is in the stack already, which UIKit refuses."
  package static let examples = [
    "push: detail",
    "{ screen: detail, with: slide, parameters: { … }, animated: true, from: home, reuseExisting: false }",
  ]

  package static func shortForms(_ names: AppNames) -> [ParameterKind<Self>.Alternative] {
    [.short(names.contained, Self.init, part: \.screen)]
  }

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    table(names, screenKey: "screen")
  }

  package static func flatTable(_ names: AppNames) -> ParameterTable<Self>? {
    table(names, screenKey: key)
  }

  private static func table(_ names: AppNames, screenKey: String) -> ParameterTable<Self> {
    ParameterTable(
      "a push", defaults: Self(),
      [
        Parameter(
          screenKey, \.screen, names.contained, required: true, "The screen that comes on top."),
        Parameter("animated", \.animated, .boolean, "Whether the push is animated."),
      ] + TransitionUse.parameters(names).map { $0.lifted(to: \.use) } + [
        Parameter(
          "reuseExisting", \.reuseExisting, .boolean,
          "Whether the one that is in the stack already is pushed, instead of a new one.")
      ],
      rawValidator: { action, value, diagnostics in
        action.use.complete(value, names, &diagnostics)
      })
  }

  package var sentence: String {
    "push \(screen)" + (reuseExisting ? " again" : "") + (use.name.map { " with \($0)" } ?? "")
  }

  package func perform(_ context: ActionContext) {
    guard let stack = context.navigationController(to: "push \(screen)") else { return }
    let existing = reuseExisting ? stack.controller(named: screen) : nil
    guard let controller = existing ?? context.app.makeController(screen) else { return }
    context.app.use(use, forChangesIn: stack)
    stack.pushViewController(controller, animated: animated)
  }
}
