package import HeadlessUIKit
import SegueConfig

/// A screen that is a `UIAlertController`.
package nonisolated struct AlertPlan: Sendable {
  /// A button; the presenting screen performs its action after the alert is dismissed.
  package struct Button: Sendable {
    /// The name in targets: the accessibility identifier.
    package var id = ""
    /// The title; the id by default.
    package var title: String?
    /// The style.
    package var style = UIAlertAction.Style.default
    /// Whether it is the preferred action, which is emphasized; false by default. Without a preferred
    /// action the cancel button is emphasized.
    package var isPreferred = false
    /// Whether the button is enabled; true by default.
    package var isEnabled = true
    /// The action to perform after the alert is dismissed; none by default.
    package var action: (any Action)?
  }

  /// The style; `alert` by default.
  package var style = UIAlertController.Style.alert
  /// The message below the title; none by default.
  package var message: String?
  /// The buttons, in the order in which they are added.
  package var buttons: [Button] = []

  static func table(_ names: AppNames) -> ParameterTable<AlertPlan> {
    ParameterTable(
      "an alert", defaults: AlertPlan(),
      [
        Parameter(
          "style", \.style, .choice("a style of alert", among: [.alert, .actionSheet]),
          "A centered alert, or an action sheet, which is a popover in regular width."),
        Parameter("message", \.message, .optional(.text), "The message below the screen's title."),
        Parameter(
          "buttons", \.buttons, .list(of: .record(Button.table(names)), count: 1...10),
          required: true, "The buttons; the cancel button is shown last, or first of two."),
      ],
      rawValidator: { alert, value, diagnostics in
        let items = value["buttons"]?.items ?? []
        diagnostics.reportDuplicates(items.compactMap { $0["id"] }) { id in
          ("duplicate-element", "the alert has two buttons \(quoted(id))", "give each its own id")
        }
        let buttons = Array(zip(alert.buttons, items))
        report(
          "one cancel button", "style: cancel",
          buttons.compactMap { $0.style == .cancel ? $1["style"] : nil }, &diagnostics)
        report(
          "one preferred button", "isPreferred: true",
          buttons.compactMap { $0.isPreferred ? $1["isPreferred"] : nil }, &diagnostics)
      })
  }

  /// Reports the second of the values `found`, of which an alert has at most one.
  private static func report(
    _ limit: String, _ text: String, _ found: [ConfigValue], _ diagnostics: inout ConfigDiagnostics
  ) {
    guard found.count > 1 else { return }
    diagnostics.error(
      "contradiction", "an alert has at most \(limit)", at: found[1].range,
      help: "keep one \(text)",
      notes: [.init("the first is here", at: found[0].range)])
  }

  /// The screen keys that apply to an alert.
  private static let screenKeys = ["title", "alert", "source"]

  /// Reports keys of a screen that do not apply to an alert.
  static func check(_ screen: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    for entry in screen.entries ?? [] where !screenKeys.contains(entry.key) {
      diagnostics.error(
        "contradiction", "\(quoted(entry.key)) does not apply to an alert",
        at: entry.keyRange,
        help: "an alert has only the keys title, alert and source; remove this key")
    }
  }
}

nonisolated extension AlertPlan.Button {
  fileprivate static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a button", defaults: Self(),
      [
        Parameter("id", \.id, .identifier, required: true, "The name in targets."),
        Parameter("title", \.title, .optional(.text), "The title; the id by default."),
        Parameter(
          "style", \.style, .choice("a style of button", among: [.default, .cancel, .destructive]),
          "Whether the button acts, cancels, or is destructive: UIKit's action style."),
        Parameter("isPreferred", \.isPreferred, .boolean, "Whether it is the preferred action."),
        Parameter("isEnabled", \.isEnabled, .boolean, "Whether it is enabled."),
        Parameter(
          "action", \.action, .optional(ActionList.kind(names)),
          "The action that the presenting screen performs after the alert is dismissed."),
      ],
      rawValidator: { button, value, diagnostics in
        names.reportTaken(value["id"], &diagnostics)
        button.action?.reportViewKeys(value["action"], "buttons of an alert", &diagnostics)
      })
  }
}
