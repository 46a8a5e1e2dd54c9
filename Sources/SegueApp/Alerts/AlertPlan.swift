import SegueConfig

/// A screen that is an alert: UIKit's own, with a button for each answer.
package nonisolated struct AlertPlan: Sendable {
  /// How it is shown.
  package enum Style: String, CaseIterable, Sendable {
    /// A card in the middle; buttons at the bottom, or a popover where there is room.
    case alert, actionSheet
  }

  /// A button; what it does is done by the screen that presented the alert, once that is gone.
  package struct Button: Sendable {
    /// What it means; UIKit's own words.
    package enum Style: String, CaseIterable, Sendable {
      /// It does what it says; it leaves all as it was; it destroys something.
      case `default`, cancel, destructive
    }

    /// Its name in targets.
    package var id = ""
    /// What it says; the id by default.
    package var title: String?
    /// What it means.
    package var style = Style.default
    /// Whether it stands out; false by default: then the one that cancels does.
    package var isPreferred = false
    /// Whether it can be tapped; true by default.
    package var isEnabled = true
    /// What it does when the alert is gone; nothing by default.
    package var action: (any Action)?
  }

  /// How it is shown; as a card by default.
  package var style = Style.alert
  /// The words below the title; none by default.
  package var message: String?
  /// The buttons, in the order in which they are added.
  package var buttons: [Button] = []

  static func table(_ names: AppNames) -> ParameterTable<AlertPlan> {
    ParameterTable(
      "an alert", defaults: AlertPlan(),
      [
        Parameter(
          "style", \.style, .choice("a style of alert"),
          "A card in the middle, or an action sheet: at the bottom, a popover on a wide screen."),
        Parameter("message", \.message, .optional(.text), "The words below the screen's title."),
        Parameter(
          "buttons", \.buttons, .list(of: .record(Button.table(names)), count: 1...10),
          required: true, "The buttons; the one that cancels is shown last, or first of two."),
      ],
      rawValidator: { _, value, diagnostics in
        let buttons = value["buttons"]?.items ?? []
        diagnostics.reportEqual(buttons.compactMap { $0["id"] }) { id in
          ("duplicate-element", "the alert has two buttons \(quoted(id))", "give each its own id")
        }
        report(second: "style", "cancel", in: buttons, "one button that cancels", &diagnostics)
        report(second: "isPreferred", "true", in: buttons, "one preferred button", &diagnostics)
      })
  }

  private static func report(
    second key: String, _ word: String, in buttons: [ConfigValue], _ what: String,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    let found = buttons.compactMap { $0[key] }.filter { $0.text == word }
    guard found.count > 1 else { return }
    diagnostics.error(
      "contradiction", "an alert has \(what) at most", at: found[1].range,
      help: "keep one \(key): \(word)",
      notes: [.init("the first is here", at: found[0].range)])
  }

  /// The keys of a screen that an alert has beside its own.
  private static let screenKeys = ["title", "alert", "source"]

  /// Keys of a screen that mean nothing to an alert.
  static func check(_ screen: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard screen["alert"] != nil else { return }
    for entry in screen.entries ?? [] where !screenKeys.contains(entry.key) {
      diagnostics.error(
        "contradiction", "\(quoted(entry.key)) is not for a screen that is an alert",
        at: entry.keyRange, help: "an alert has title, alert and source only; remove the key")
    }
  }
}

nonisolated extension AlertPlan.Button {
  fileprivate static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a button", defaults: Self(),
      [
        Parameter("id", \.id, .identifier, required: true, "Its name in targets."),
        Parameter("title", \.title, .optional(.text), "What it says; its id by default."),
        Parameter(
          "style", \.style, .choice("a meaning"),
          "Whether it just acts, cancels, or destroys something."),
        Parameter("isPreferred", \.isPreferred, .boolean, "Whether it stands out."),
        Parameter("isEnabled", \.isEnabled, .boolean, "Whether it can be tapped."),
        Parameter(
          "action", \.action, .optional(ActionList.kind(names)),
          "What the screen that presented the alert does once the alert is gone."),
      ],
      rawValidator: { _, value, diagnostics in
        names.reportTaken(value["id"], &diagnostics)
        guard let pull = value["action"]?.entry("pull") else { return }
        diagnostics.error(
          "contradiction", "nothing can be pulled out of an alert", at: pull.keyRange,
          help: "remove pull")
      })
  }
}
