import HeadlessUIKit
package import SegueConfig

/// Pushes a screen onto a navigation stack.
package nonisolated struct PushAction: Action {
  /// The screen to push.
  package var screen = ""
  /// The transition that the navigation stack uses from then on; by default its current one.
  package var use = TransitionUse()
  /// Whether the push is animated; true by default.
  package var animated = true
  /// Whether to push the screen's view controller that is already in the stack, which UIKit
  /// refuses (UIKit row 252); by default a new one is pushed.
  package var reuseExisting = false

  /// The largest number of view controllers in a navigation stack.
  private static let deepestStack = 200

  package init(screen: String = "") { self.screen = screen }

  package static let key = "push"
  package static let summary =
    "Pushes a screen onto a navigation stack, which uses `with` from then on. "
    + "`reuseExisting: true` pushes the view controller already in the stack, for which UIKit "
    + "raises an exception."
  package static let examples = [
    "push: detail",
    "{ screen: detail, with: slide, parameters: { … }, animated: true, from: home, reuseExisting: false }",
  ]

  package static func shortForms(_ names: AppNames) -> [ParameterKind<Self>.Alternative] {
    [.short(names.contained, for: "screen", Self.init, part: \.screen)]
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
          screenKey, \.screen, names.contained, required: true, "The screen to push."),
        Parameter("animated", \.animated, .boolean, "Whether the push is animated."),
      ] + TransitionUse.parameters(names).map { $0.lifted(to: \.use) } + [
        Parameter(
          "reuseExisting", \.reuseExisting, .boolean,
          "Whether to push the view controller already in the stack instead of a new one.")
      ],
      rawValidator: { action, value, diagnostics in
        action.use.resolveStyle(value, names, &diagnostics)
      })
  }

  package var sentence: String {
    "push \(screen)" + (reuseExisting ? " again" : "") + (use.name.map { " with \($0)" } ?? "")
  }

  package func perform(_ context: ActionContext) {
    guard let stack = context.navigationController(to: "push \(screen)") else { return }
    guard
      context.hasRoom(
        to: "push \(screen)", above: stack.viewControllers.count, of: Self.deepestStack,
        "pop view controllers before")
    else { return }
    let existing = reuseExisting ? stack.controller(named: screen) : nil
    guard let controller = existing ?? context.app.makeController(screen) else { return }
    context.app.use(use, forChangesIn: stack)
    stack.pushViewController(controller, animated: animated)
  }
}
