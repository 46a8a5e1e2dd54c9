import SegueConfig

/// What a person meets who dismisses a screen with changes that are not saved.
public nonisolated struct EditPlan: Equatable, Sendable {
  /// The two ways in which UIKit lets an app keep a screen.
  public enum Way: String, CaseIterable, Sendable {
    /// The delegate says no each time; or `isModalInPresentation` is true, and it is not asked.
    case shouldDismiss, isModal
  }

  /// How the screen is kept.
  public var by = Way.shouldDismiss
  /// What the screen presents when a person tries to dismiss it; nothing by default.
  public var present: String?

  static func table(_ names: PlanNames) -> ParameterTable<EditPlan> {
    ParameterTable(
      "a guard of changes", defaults: EditPlan(),
      [
        Parameter(
          "by", \.by, .choice("a way to keep a screen"),
          "The delegate's presentationControllerShouldDismiss, or isModalInPresentation."),
        Parameter(
          "present", \.present, .written(names.screen),
          "The screen, such as an alert, that it presents when a person tries to dismiss it."),
      ])
  }
}
