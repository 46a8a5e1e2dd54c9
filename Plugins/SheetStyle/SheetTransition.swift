import SegueConfig
public import SegueCore
import SegueMotion
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SheetParameters {
  /// The sheet style: a bottom sheet with detents that the user can drag.
  public static var sheet: Self {
    StyleDescriptor(
      identifier: "sheet",
      summary:
        "A sheet slides in from the bottom, rests at one or more detents, and follows a drag.",
      parameters: SheetParameters.table,
      examples: [
        "{ style: sheet, detents: [content] }",
        "{ style: sheet, detents: [medium, { inset: 60 }], cornerRadius: 16, grabberVisible: false }",
        "{ style: sheet, detents: [{ points: 300 }], dismissOnDrag: false, dimming: { opacity: 0.3 } }",
        "{ style: sheet, isFormInRegularWidth: true }",
        "{ style: sheet, preset: card, presenter: { scale: 0.92 } }",
        "{ style: sheet, detents: [content, medium, large], largestUndimmedDetent: medium, "
          + "presenter: { parallax: 0.2 } }",
        "{ style: sheet, preset: card, shouldRemovePresentersView: true }",
      ],
      roles: ["sheetView", EdgeExtension.identifier],
      appearsFrom: { _ in .bottom },
      make: { ModalTransition($0, presentation: SheetPresentation.init) })
  }
}
