import HeadlessUIKit
import SegueConfig

nonisolated extension ScreenPlan {
  static func table(_ names: AppNames) -> ParameterTable<ScreenPlan> {
    ParameterTable(
      "a screen", defaults: ScreenPlan(),
      [
        Parameter(
          "title", \.title, .text, "The title in the bar; an empty one leaves the bar out."),
        Parameter("content", \.content, .choice("a content"), "What fills the screen."),
        Parameter(
          "contentHeight", \.contentHeight, .optional(.length(0...10_000)),
          "How high the content is; by default it fills the screen. A higher list scrolls."),
        Parameter(
          "backgroundColor", \.backgroundColor, .optional(.color),
          "The ground; by default the system's, white or black."),
        Parameter(
          "preferredContentSize", \.preferredContentSize, .optional(CGSize.kind),
          "The size the screen wants: UIKit's preferredContentSize."),
        Parameter(
          "isModalInPresentation", \.isModalInPresentation, .boolean,
          "Whether a person may not dismiss it: UIKit's isModalInPresentation."),
        Parameter(
          "hasUnsavedChanges", \.hasUnsavedChanges, .boolean,
          "Whether it begins with changes that are not saved."),
        Parameter(
          "onDismissAttempt", \.onDismissAttempt, .optional(.record(EditPlan.table(names))),
          "What a person meets who dismisses it with changes that are not saved."),
        Parameter(
          "alert", \.alert, .optional(.record(AlertPlan.table(names))),
          "Makes the screen an alert: UIKit's UIAlertController."),
        Parameter(
          "inNavigationController", \.inNavigationController, .boolean,
          "Whether it is presented in a stack of its own, below a bar."),
        Parameter(
          "modalPresentationStyle", \.modalPresentationStyle, .choice("a presentation style"),
          "How it is presented where no transition is named: UIKit's modalPresentationStyle."),
        Parameter(
          "source", \.source,
          .optional(.reference(to: "element", among: names.elements)),
          "The element that a popover points to: UIKit's sourceView."),
        Parameter(
          "modalTransitionStyle", \.modalTransitionStyle, .choice("a transition style"),
          "How it moves then: UIKit's modalTransitionStyle."),
        Parameter(
          "adaptivePresentationStyle", \.adaptivePresentationStyle,
          .optional(AdaptivePlan.kind(names)),
          "What it becomes in compact width or height: what an app's delegate answers."),
        Parameter(
          "zoomSource", \.zoomSource, .optional(.reference(to: "element", among: names.elements)),
          "The element that it zooms out of, pushed or presented: UIKit's preferredTransition."),
        Parameter(
          "sheet", \.sheet, .optional(.record(SystemSheetPlan.table)),
          "How the sheet is set up where that presentation is one."),
        Parameter(
          "definesPresentationContext", \.definesPresentationContext, .boolean,
          "Whether it confines the current-context presentations above it."),
        Parameter(
          "providesPresentationContextTransitionStyle",
          \.providesPresentationContextTransitionStyle, .boolean,
          "Whether what it confines moves as its own modalTransitionStyle says."),
        Parameter(
          "participatesInTransition", \.participatesInTransition,
          .optional(.record(OwnTransitionPlan.table)),
          "How it takes part in its own transition, with a style that asks its content."),
        Parameter(
          "elements", \.elements, .list(of: .record(ElementPlan.table(names)), count: 0...20),
          "What can be tapped, from the top."),
      ],
      rawValidator: { _, value, diagnostics in
        diagnostics.reportEqual((value["elements"]?.items ?? []).compactMap { $0["id"] }) { id in
          (
            "duplicate-element", "the screen has two elements \(quoted(id))", "give each its own id"
          )
        }
        AlertPlan.check(value, &diagnostics)
        guard let source = value.entry("source"),
          value["modalPresentationStyle"]?.text != "popover",
          value["alert"]?["style"]?.text != "actionSheet"
        else { return }
        let isAlert = value["alert"] != nil
        diagnostics.error(
          "missing-key",
          "'source' is for popovers, and the \(isAlert ? "alert is a card" : "screen is no popover")",
          at: source.keyRange,
          help:
            "add \(isAlert ? "style: actionSheet" : "modalPresentationStyle: popover"), or remove source"
        )
      })
  }
}

nonisolated extension ElementPlan {
  static func table(_ names: AppNames) -> ParameterTable<ElementPlan> {
    ParameterTable(
      "an element", defaults: ElementPlan(),
      [
        Parameter("id", \.id, .identifier, required: true, "Its name in targets."),
        Parameter(
          "kind", \.kind, .choice("a kind"),
          "A button, or a field: tapped, it gets the keyboard, and type steps write into it."),
        Parameter(
          "title", \.title, .optional(.text),
          "What it says, in a field while there is no text; its id by default."),
        Parameter("action", \.action, .optional(ActionList.kind(names)), "What a tap on it does."),
        Parameter(
          "position", \.position, .choice("a position"),
          "Where it stands: below the title, at the bottom, or in the bar."),
        Parameter(
          "alongside", \.alongside, .optional(.record(AlongsidePlan.table)),
          "How it goes along with the transition that brings or takes its screen."),
      ],
      rawValidator: { _, value, diagnostics in
        if let action = value.entry("action"), value["kind"]?.text == "textField" {
          diagnostics.error(
            "contradiction", "a text field has no action", at: action.keyRange,
            help: "remove action, or kind: textField")
        }
        names.reportTaken(value["id"], &diagnostics)
        guard let position = value["position"]?.text, position.hasPrefix("bar") else { return }
        for entry in [value.entry("alongside"), value["action"]?.entry("interactivePresentation")] {
          guard let entry else { continue }
          diagnostics.error(
            "contradiction", "\(quoted(entry.key)) is not for buttons in the bar",
            at: entry.keyRange, help: "remove it, or write position: top")
        }
      })
  }
}
