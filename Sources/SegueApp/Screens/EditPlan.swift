import SegueConfig

/// What a person meets who dismisses a screen with changes that are not saved.
package nonisolated struct EditPlan: Equatable, Sendable {
  /// The two ways in which UIKit lets an app keep a screen.
  package enum Means: String, CaseIterable, Sendable {
    /// The delegate says no each time; or `isModalInPresentation` is true, and it is not asked.
    case shouldDismiss, isModalInPresentation
  }

  /// How the screen is kept.
  package var by = Means.shouldDismiss
  /// What the screen presents when a person tries to dismiss it; nothing by default.
  package var present: String?

  static func table(_ names: AppNames) -> ParameterTable<EditPlan> {
    ParameterTable(
      "a guard of changes", defaults: EditPlan(),
      [
        Parameter(
          "by", \.by, .choice("a means to prevent a dismissal"),
          "The delegate's presentationControllerShouldDismiss, or isModalInPresentation."),
        Parameter(
          "present", \.present, .optional(names.screen),
          "The screen, such as an alert, that it presents when a person tries to dismiss it."),
      ])
  }
}
