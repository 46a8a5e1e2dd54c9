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
  /// The change of the sheet in which the screen is presented.
  package var sheet: SheetChange?
  /// Whether the navigation bar above the screen is hidden.
  package var isNavigationBarHidden: Bool?
  /// Whether the navigation bar moves with an animation; true by default.
  package var animated = true

  package static let key = "set"
  package static let summary = "Changes properties of an existing screen."
  package static let examples = [
    "set: { screen: games, title: Medals, preferredContentSize: [300, 200], isModalInPresentation: true, hasUnsavedChanges: true, "
      + "dismissOnTap: false }",
    "{ screen: games, sheet: { selectedDetent: large } }",
    "{ screen: games, isNavigationBarHidden: true, animated: false }",
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
        Parameter(
          "sheet", \.sheet, .optional(.record(SheetChange.table)),
          "The change of the sheet in which it is presented, as `animateChanges` does."),
        Parameter(
          "isNavigationBarHidden", \.isNavigationBarHidden, .optional(.boolean),
          "Whether the navigation bar above it is hidden, as `setNavigationBarHidden` does."),
        Parameter(
          "animated", \.animated, .boolean, "Whether the navigation bar moves with an animation."),
      ]
    ).requiringAnyKey("empty-change", "the step changes nothing", besides: ["animated"])
  }

  package var sentence: String { "change \(screen)" }

  package func perform(_ context: ActionContext) {
    guard let controller = context.app.controller(named: screen) else {
      return context.report(context.app.missing(screen))
    }
    if let sheet { change(sheet, of: controller, context) }
    if let isHidden = isNavigationBarHidden { hideNavigationBar(isHidden, of: controller, context) }
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

  /// Changes the sheet, a style's or the system's, in which a controller is presented.
  @MainActor private func change(
    _ change: SheetChange, of controller: UIViewController, _ context: ActionContext
  ) {
    if let sheet = controller.styleSheet {
      change.apply(to: sheet, of: screen).map(context.report)
    } else if let sheet = controller.systemSheet {
      change.apply(to: sheet, of: screen).map(context.report)
    } else {
      context.report(
        .none(
          requirement: "\(screen) is in a sheet", expected: "a sheet",
          advice: "\(screen) has no sheet to change: it is not presented in one; "
            + "write modalPresentationStyle: pageSheet, or present it with the style 'sheet'"))
    }
  }

  /// Hides or shows the navigation bar.
  @MainActor private func hideNavigationBar(
    _ isHidden: Bool, of controller: UIViewController, _ context: ActionContext
  ) {
    guard let stack = controller.stack else {
      return context.report(
        .none(
          requirement: "\(screen) is in a navigation stack", expected: "a navigation stack",
          advice: "\(screen) has no navigation bar: it is not in a navigation stack; put it into "
            + "one: root: { navigation: [\(screen)] }, or write inNavigationController: true"))
    }
    stack.setNavigationBarHidden(isHidden, animated: animated)
  }
}
