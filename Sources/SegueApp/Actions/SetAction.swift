package import HeadlessUIKit
package import SegueConfig

/// Changes a screen that exists; nil where nothing changes.
package nonisolated struct SetAction: Action {
  /// The screen, the topmost of that name.
  package var screen = ""
  /// The new title.
  package var title: String?
  /// The new size that the screen wants, pt.
  package var preferredContentSize: CGSize?
  /// Whether the user may not dismiss it from now on.
  package var isModalInPresentation: Bool?
  /// Whether it has changes that are not saved from now on.
  package var hasUnsavedChanges: Bool?
  /// What it answers from now on when a tap outside it asks whether it may dismiss.
  package var dismissOnTap: Bool?

  package static let key = "set"
  package static let summary = "A screen that exists changes."
  package static let examples = [
    "set: { screen: games, title: Medals, preferredContentSize: [300, 200], isModalInPresentation: true, hasUnsavedChanges: true, "
      + "dismissOnTap: false }"
  ]
  package static let hasSource = false

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a change", defaults: Self(),
      [
        Parameter("screen", \.screen, names.screen, required: true, "The screen to change."),
        Parameter("title", \.title, .optional(.text), "The new title."),
        Parameter(
          "preferredContentSize", \.preferredContentSize, .optional(CGSize.kind),
          "The new size that the screen wants."),
        Parameter(
          "isModalInPresentation", \.isModalInPresentation, .optional(.boolean),
          "Whether a person may not dismiss it now."),
        Parameter(
          "hasUnsavedChanges", \.hasUnsavedChanges, .optional(.boolean),
          "Whether it has changes that are not saved now."),
        Parameter(
          "dismissOnTap", \.dismissOnTap, .optional(.boolean),
          "Whether a tap beside it may dismiss it now."),
      ],
      rawValidator: { _, value, diagnostics in
        if value.hasNothing(but: ["screen"]) {
          diagnostics.error(
            "empty-change", "the step changes nothing", at: value.range,
            help:
              "write one of: title, preferredContentSize, isModalInPresentation, hasUnsavedChanges, dismissOnTap"
          )
        }
      })
  }

  package var sentence: String { "change \(screen)" }

  package func perform(_ context: ActionContext) {
    guard let controller = context.app.controller(named: screen) else {
      return context.report(context.app.missing(screen))
    }
    (controller as? ScreenController)?.apply(self)
  }
}
