import SegueConfig

/// How a screen with unsaved changes prevents its interactive dismissal.
package nonisolated struct EditPlan: Equatable, Sendable {
  /// The means by which an app prevents a dismissal.
  package enum Means: String, CaseIterable, Sendable {
    /// The delegate returns `false`; or `isModalInPresentation` is `true`, which precedes it.
    case shouldDismiss, isModalInPresentation
  }

  /// The means that prevents the dismissal.
  package var preventedBy = Means.shouldDismiss
  /// The screen to present when the user attempts a dismissal; none by default.
  package var present: String?

  static func table(_ names: AppNames) -> ParameterTable<EditPlan> {
    ParameterTable(
      "a dismissal guard", defaults: EditPlan(),
      [
        Parameter(
          "preventedBy", \.preventedBy, .choice("a means to prevent a dismissal"),
          "The delegate's presentationControllerShouldDismiss, or isModalInPresentation."),
        Parameter(
          "present", \.present, .optional(names.screen),
          "The screen to present, such as an alert, when the user attempts to dismiss."),
      ])
  }
}
