public import HeadlessUIKit
import SegueConfig

/// A change of a screen that is on view; nil where nothing changes.
public nonisolated struct ScreenChange: Equatable, Sendable {
  /// The screen, the topmost of that name.
  public var screen = ""
  /// The new title.
  public var title: String?
  /// The new size that the screen wants, pt.
  public var preferredSize: CGSize?
  /// Whether a person may not dismiss it from now on.
  public var isModal: Bool?
  /// Whether it has changes that are not saved from now on.
  public var isEdited: Bool?
  /// What it answers from now on when a tap beside it asks whether it may dismiss.
  public var dismissOnTap: Bool?

  static func table(_ names: PlanNames) -> ParameterTable<ScreenChange> {
    ParameterTable(
      "a change", defaults: ScreenChange(),
      [
        Parameter("screen", \.screen, names.screen, required: true, "The screen to change."),
        Parameter("title", \.title, .written(.text), "The new title."),
        Parameter(
          "preferredSize", \.preferredSize, .written(.size), "The new size that the screen wants."),
        Parameter(
          "isModal", \.isModal, .written(.boolean), "Whether a person may not dismiss it now."),
        Parameter(
          "isEdited", \.isEdited, .written(.boolean),
          "Whether it has changes that are not saved now."),
        Parameter(
          "dismissOnTap", \.dismissOnTap, .written(.boolean),
          "Whether a tap beside it may dismiss it now."),
      ],
      writtenCheck: { value, diagnostics in
        if value.hasNothing(but: ["screen"]) {
          diagnostics.error(
            "empty-change", "the step changes nothing", at: value.range,
            help: "write one of: title, preferredSize, isModal, isEdited, dismissOnTap")
        }
      })
  }
}
