package import HeadlessUIKit
package import SegueConfig
import SegueCore

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
  /// The change of the system's sheet in which the screen is presented.
  package var sheet: SystemSheetChange?

  package static let key = "set"
  package static let summary = "Changes properties of an existing screen."
  package static let examples = [
    "set: { screen: games, title: Medals, preferredContentSize: [300, 200], isModalInPresentation: true, hasUnsavedChanges: true, "
      + "dismissOnTap: false }",
    "{ screen: games, sheet: { selectedDetent: large } }",
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
          "sheet", \.sheet, .optional(.record(SystemSheetChange.table)),
          "The change of the system's sheet in which it is presented, as `animateChanges` does."),
      ]
    ).requiringAnyKey("empty-change", "the step changes nothing")
  }

  package var sentence: String { "change \(screen)" }

  package func perform(_ context: ActionContext) {
    guard let controller = context.app.controller(named: screen) else {
      return context.report(context.app.missing(screen))
    }
    if let sheet { change(sheet, of: controller, context) }
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

  @MainActor private func change(
    _ change: SystemSheetChange, of controller: UIViewController, _ context: ActionContext
  ) {
    if let sheet = controller.styleSheet, let wanted = change.selectedDetent,
      change == SystemSheetChange(selectedDetent: wanted)
    {
      if sheet.selectDetent(wanted.identifier) { return }
      let detents = sheet.detentIdentifiers.map { SheetDetent(identifier: $0).text }
      return context.report(missing(wanted, among: detents))
    }
    guard let sheet = controller.systemSheet else {
      return context.report(
        .none(
          requirement: "\(screen) is in a sheet of the system", expected: "a sheet",
          advice: "\(screen) has no sheet to change: it is not presented in one; "
            + "write modalPresentationStyle: pageSheet"))
    }
    if let missing = change.missingDetent(of: sheet) {
      let detents = sheet.detents.compactMap { SystemSheetPlan.Height($0.identifier) }
      return context.report(
        self.missing(missing, among: detents.map(SystemSheetPlan.Height.kind.format)))
    }
    change.apply(to: sheet)
  }

  /// Returns the failure of selecting a detent that a sheet does not have.
  private func missing(_ detent: SheetDetent, among detents: [String]) -> ActionFailure {
    let (name, known) = (detent.text, "[\(detents.joined(separator: ", "))]")
    return ActionFailure(
      requirement: "\(name) is a detent of \(screen)", expected: name, found: known,
      advice: "\(screen) cannot select \(name): its detents are \(known)")
  }
}
