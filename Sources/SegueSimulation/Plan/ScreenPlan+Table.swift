import HeadlessUIKit
import SegueConfig

nonisolated extension ScreenPlan {
  static func table(_ names: PlanNames) -> ParameterTable<ScreenPlan> {
    ParameterTable(
      "a screen", defaults: ScreenPlan(),
      [
        Parameter(
          "title", \.title, .text, "The title in the bar; an empty one leaves the bar out."),
        Parameter("content", \.content, .choice("a content"), "What fills the screen."),
        Parameter(
          "contentHeight", \.contentHeight, .written(.length(0...10_000)),
          "How high the content is; by default it fills the screen. A higher list scrolls."),
        Parameter(
          "background", \.background, .written(.colour),
          "The ground; by default the system's, white or black."),
        Parameter(
          "preferredSize", \.preferredSize, .written(.size),
          "The size the screen wants: UIKit's preferredContentSize."),
        Parameter(
          "isModal", \.isModal, .boolean,
          "Whether a person may not dismiss it: UIKit's isModalInPresentation."),
        Parameter(
          "presentation", \.presentation, .choice("a presentation"),
          "How it is presented where no transition is named: UIKit's modalPresentationStyle."),
        Parameter(
          "source", \.source,
          .written(.reference(to: "element", among: names.elements)),
          "The element that a popover points to: UIKit's sourceView."),
        Parameter(
          "transitionStyle", \.transitionStyle, .choice("a built-in transition"),
          "How it moves then: UIKit's modalTransitionStyle."),
        Parameter(
          "adaptive", \.adaptive, .written(AdaptivePlan.kind(names)),
          "What it becomes in compact width or height: what an app's delegate answers."),
        Parameter(
          "zoomsFrom", \.zoomsFrom, .written(.reference(to: "element", among: names.elements)),
          "The element that it zooms out of, pushed or presented: UIKit's preferredTransition."),
        Parameter(
          "sheet", \.sheet, .written(.record(SystemSheetPlan.table)),
          "How the sheet is set up where that presentation is one."),
        Parameter(
          "definesContext", \.definesContext, .boolean,
          "Whether it confines the current-context presentations above it."),
        Parameter(
          "ownTransition", \.ownTransition, .written(.record(OwnTransitionPlan.table)),
          "How it takes part in its own transition, with a style that asks its content."),
        Parameter(
          "elements", \.elements, .list(of: .record(ElementPlan.table(names)), count: 0...20),
          "What can be tapped, from the top."),
      ],
      writtenCheck: { value, diagnostics in
        diagnostics.reportEqual((value["elements"]?.items ?? []).compactMap { $0["id"] }) { id in
          (
            "duplicate-element", "the screen has two elements \(quoted(id))", "give each its own id"
          )
        }
        guard let source = value.entry("source"), value["presentation"]?.text != "popover"
        else { return }
        diagnostics.error(
          "missing-key", "'source' is for popovers, and the screen is no popover",
          at: source.keyRange, help: "add presentation: popover, or remove source")
      })
  }
}

nonisolated extension ElementPlan {
  static func table(_ names: PlanNames) -> ParameterTable<ElementPlan> {
    ParameterTable(
      "an element", defaults: ElementPlan(),
      [
        Parameter("id", \.id, .identifier, required: true, "Its name in targets."),
        Parameter(
          "kind", \.kind, .choice("a kind"),
          "A button, or a field: tapped, it gets the keyboard, and type steps write into it."),
        Parameter(
          "title", \.title, .written(.text),
          "What it says, in a field while there is no text; its id by default."),
        Parameter("action", \.action, .written(actionKind(names)), "What a tap on it does."),
        Parameter(
          "place", \.place, .choice("a place"), "Whether it stands at the top or at the bottom."),
        Parameter(
          "alongside", \.alongside, .written(.record(AlongsidePlan.table)),
          "How it goes along with the transition that brings or takes its screen."),
      ],
      writtenCheck: { value, diagnostics in
        if let action = value.entry("action"), value["kind"]?.text == "field" {
          diagnostics.error(
            "contradiction", "a field has no action", at: action.keyRange,
            help: "remove action, or kind: field")
        }
        guard let id = value["id"]?.text else { return }
        let other =
          names.screens.contains(id)
          ? "screen" : names.parts.contains(id) ? "list" : "part of transitions"
        guard (names.screens + names.parts + PlanNames.roles).contains(id) else { return }
        diagnostics.error(
          "duplicate-name", "\(quoted(id)) is the name of a \(other) too",
          at: value["id"]?.range, help: "give the element another id, so that targets are clear")
      })
  }

  private static func actionKind(_ names: PlanNames) -> ParameterKind<Action> {
    .oneOf(
      "an action",
      [
        .words([("dismiss", .dismiss(DismissalPlan())), ("pop", .pop(PopPlan()))]),
        .tagged("dismiss", DismissalPlan.actionKind, Action.dismiss) {
          if case .dismiss(let plan) = $0 { plan } else { nil }
        },
        .tagged("pop", PopPlan.actionKind(names), Action.pop) {
          if case .pop(let plan) = $0 { plan } else { nil }
        },
        .tagged("select", names.tab, Action.select) {
          if case .select(let name) = $0 { name } else { nil }
        },
        .kind(PushPlan.actionKind(names), when: { $0["push"] != nil }, Action.push) {
          if case .push(let plan) = $0 { plan } else { nil }
        },
        .kind(PresentationPlan.actionKind(names), when: { $0.entries != nil }, Action.present) {
          if case .present(let plan) = $0 { plan } else { nil }
        },
      ])
  }
}
