import HeadlessUIKit
import SegueConfig

nonisolated extension ScreenPlan {
  /// The presentation styles in display order; the last two result in diagnostics of the device.
  private static let presentationStyles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet,
    .formSheet, .popover, .custom, .none,
  ]
  private static let transitionStyles: [UIModalTransitionStyle] = [
    .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ]

  static func table(_ names: AppNames) -> ParameterTable<ScreenPlan> {
    ParameterTable(
      "a screen", defaults: ScreenPlan(),
      [
        Parameter(
          "title", \.title, .text, "The title in the bar; without a title there is no bar."),
        Parameter(
          "content", \.filling, Filling.kind(names),
          "What fills the screen: rows, fields, nothing, a container of other screens, or 'tuning', "
            + "the panel that tunes the transitions of the file."),
        Parameter(
          "contentHeight", \.contentHeight, .optional(.length(0...10_000)),
          "The height of the content; by default it fills the screen. Taller content scrolls."),
        Parameter(
          "tintColor", \.tintColor, .optional(.color),
          "The color of its buttons and controls: UIKit's tintColor."),
        Parameter(
          "textColor", \.textColor, .optional(.color),
          "The color of its title bar's text, and of elements without a textColor."),
        Parameter(
          "backgroundColor", \.backgroundColor, .optional(.color),
          "The background color; by default systemBackground."),
        Parameter(
          "preferredContentSize", \.preferredContentSize, .optional(CGSize.kind),
          "The preferred size: UIKit's preferredContentSize."),
        Parameter(
          "isModalInPresentation", \.isModalInPresentation, .boolean,
          "Whether the user cannot dismiss it interactively: UIKit's isModalInPresentation."),
        Parameter(
          "hasUnsavedChanges", \.hasUnsavedChanges, .boolean,
          "Whether it has unsaved changes initially."),
        Parameter(
          "onDismissAttempt", \.onDismissAttempt, .optional(.record(EditPlan.table(names))),
          "What happens when the user attempts to dismiss it with unsaved changes; by default it is "
            + "dismissed."),
        Parameter(
          "alert", \.alert, .optional(.record(AlertPlan.table(names))),
          "Makes the screen an alert: UIKit's UIAlertController."),
        Parameter(
          "inNavigationController", \.inNavigationController, .boolean,
          "Whether it is presented in its own navigation stack."),
        Parameter(
          "modalPresentationStyle", \.modalPresentationStyle,
          .choice("a presentation style", among: presentationStyles),
          "The presentation style without a transition: UIKit's modalPresentationStyle."),
        Parameter(
          "source", \.source,
          .optional(.reference(to: "element", among: names.elements)),
          "The element that a popover points to: UIKit's sourceView."),
        Parameter(
          "modalTransitionStyle", \.modalTransitionStyle,
          .choice("a transition style", among: transitionStyles),
          "The transition style without a transition: UIKit's modalTransitionStyle."),
        Parameter(
          "adaptivePresentationStyle", \.adaptivePresentationStyle,
          .optional(AdaptivePlan.kind(names)),
          "The adaptive styles in compact width and height, as a delegate returns them."),
        Parameter(
          "zoomSource", \.zoomSource, .optional(.reference(to: "element", among: names.elements)),
          "The source element of a zoom transition: UIKit's preferredTransition."),
        Parameter(
          "sheet", \.sheet, .optional(.record(SystemSheetPlan.table)),
          "The configuration of the system's sheet."),
        Parameter(
          "definesPresentationContext", \.definesPresentationContext, .boolean,
          "Whether current-context presentations above it cover only this screen."),
        Parameter(
          "providesPresentationContextTransitionStyle",
          \.providesPresentationContextTransitionStyle, .boolean,
          "Whether presentations in its context use its modalTransitionStyle."),
        Parameter(
          "participatesInTransition", \.participatesInTransition,
          .optional(.record(TransitionContentPlan.table)),
          "How the screen animates its own transition, with a style that supports it."),
        Parameter(
          "isNavigationBarHidden", \.isNavigationBarHidden, .optional(.boolean),
          "Whether the navigation bar hides or shows as it appears; by default it stays as it is."),
        Parameter(
          "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, .boolean,
          "Whether the tab bar is hidden while it is in the stack: UIKit's hidesBottomBarWhenPushed."
        ),
        Parameter(
          "allowsInteractivePop", \.allowsInteractivePop, .boolean,
          "Whether a swipe may pop it, with a style whose swipes pop."),
        Parameter(
          "interactivePush", \.interactivePush, .optional(names.contained),
          "The screen that a swipe in the opposite direction pushes, with a style whose swipes push."
        ),
        Parameter(
          "interactivePresentation", \.interactivePresentation,
          .optional(.record(EdgePresentationPlan.table(names))),
          "A pan from an edge of the screen that presents another screen interactively."),
        Parameter(
          "elements", \.elements, .list(of: .record(ElementPlan.table(names)), count: 0...20),
          "The buttons, text fields, sliders, switches and images, from the top."),
      ],
      rawValidator: { screen, value, diagnostics in
        let elements = value["elements"]?.items ?? []
        CellsPlan.checkCount(elements, &diagnostics)
        diagnostics.reportDuplicates(elements.flatMap(CellsPlan.names)) { id in
          (
            "duplicate-element", "the screen has two elements \(quoted(id))", "give each its own id"
          )
        }
        if screen.alert != nil { AlertPlan.check(value, &diagnostics) }
        if screen.container != nil { checkContainer(value, &diagnostics) }
        guard let source = value.entry("source"), screen.modalPresentationStyle != .popover,
          screen.alert?.style != .actionSheet
        else { return }
        let isAlert = screen.alert != nil
        diagnostics.error(
          "missing-key",
          "'source' is for popovers, and the "
            + (isAlert ? "alert is not an action sheet" : "screen is not a popover"),
          at: source.keyRange,
          help:
            "add \(isAlert ? "style: actionSheet" : "modalPresentationStyle: popover"), or remove the key 'source'"
        )
      })
  }

  /// Adds an error for each key of a wireframe's content in a screen whose content is a container.
  private static func checkContainer(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    if let height = value.entry("contentHeight") {
      diagnostics.error(
        "contradiction", "'contentHeight' does not apply to a screen whose content is a container",
        at: height.keyRange, help: "remove the key, or give it to a screen of the container")
    }
    let position = ElementPlan.Position.content.rawValue
    for element in value["elements"]?.items ?? [] where element["position"]?.text == position {
      diagnostics.error(
        "contradiction", "an element cannot be in the content, which is a container",
        at: element["position"]?.range,
        help: "write position: top or position: bottom, or put it into a screen of the container")
    }
  }
}
