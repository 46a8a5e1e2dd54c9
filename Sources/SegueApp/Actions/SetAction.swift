package import HeadlessUIKit
package import SegueConfig

/// Changes properties of an existing screen; `nil` leaves a property unchanged.
package nonisolated struct SetAction: Action {
  /// The name of the screen; the topmost one changes.
  package var screen = ""
  /// The new title.
  package var title: String?
  /// The new preferred content size, pt.
  package var preferredContentSize: CGSize?
  /// The new value of UIKit's `isModalInPresentation`.
  package var isModalInPresentation: Bool?
  /// Whether the screen has unsaved changes.
  package var hasUnsavedChanges: Bool?
  /// Whether a tap outside the screen dismisses it.
  package var dismissOnTap: Bool?

  package static let key = "set"
  package static let summary = "Changes properties of an existing screen."
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
          "The new preferred content size."),
        Parameter(
          "isModalInPresentation", \.isModalInPresentation, .optional(.boolean),
          "Whether the user cannot dismiss it interactively."),
        Parameter(
          "hasUnsavedChanges", \.hasUnsavedChanges, .optional(.boolean),
          "Whether it has unsaved changes."),
        Parameter(
          "dismissOnTap", \.dismissOnTap, .optional(.boolean),
          "Whether a tap outside it dismisses it."),
      ]
    ).requiringAnyKey("empty-change", "the step changes nothing")
  }

  package var sentence: String { "change \(screen)" }

  package func perform(_ context: ActionContext) {
    guard let controller = context.app.controller(named: screen) else {
      return context.report(context.app.missing(screen))
    }
    guard let controller = controller as? ScreenController else { return }
    if let title {
      controller.title = title
      (controller.viewIfLoaded as? ScreenView)?.title = title
    }
    if let preferredContentSize { controller.preferredContentSize = preferredContentSize }
    if let isModalInPresentation { controller.isModalInPresentation = isModalInPresentation }
    if let hasUnsavedChanges { controller.hasUnsavedChanges = hasUnsavedChanges }
    if let dismissOnTap { controller.mayDismissByTap = dismissOnTap }
  }
}
