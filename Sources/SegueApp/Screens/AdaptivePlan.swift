import HeadlessUIKit
import SegueConfig

/// What a screen's presentation becomes where there is less room: what an app's delegate answers.
package nonisolated struct AdaptivePlan: Equatable, Sendable {
  /// A style that counts as an answer; UIKit's own names.
  package enum Style: String, CaseIterable, Sendable {
    /// As it is, or one of the styles that it can become.
    case none, fullScreen, overFullScreen, formSheet
  }

  /// The answer of the delegate's form without traits; nil where it answers by traits.
  package var style: Style?
  /// The answer in compact width; nil for UIKit's own.
  package var compactWidth: Style?
  /// The answer in compact height, before that in compact width; nil for UIKit's own.
  package var compactHeight: Style?
  /// The screen that is shown instead while the style is another; nil for the same one.
  package var screen: String?

  static func kind(_ names: AppNames) -> ParameterKind<AdaptivePlan> {
    .oneOf(
      "an adaptive style",
      [
        .words(Style.allCases.map { ($0.rawValue, AdaptivePlan(style: $0)) }),
        .kind(.record(table(names)), when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  private static func table(_ names: AppNames) -> ParameterTable<AdaptivePlan> {
    ParameterTable(
      "a map of size classes", defaults: AdaptivePlan(),
      [
        Parameter(
          "compactWidth", \.compactWidth, .optional(.choice("an adaptive style")),
          "The style in compact width; by default UIKit's own answer."),
        Parameter(
          "compactHeight", \.compactHeight, .optional(.choice("an adaptive style")),
          "The style in compact height, also where the width is compact; by default UIKit's own."),
        Parameter(
          "screen", \.screen, .optional(names.screen),
          "The screen that stands in while the style is another."),
      ],
      rawValidator: { _, value, diagnostics in
        if value.hasNothing(but: ["screen"]) {
          diagnostics.error(
            "missing-key", "the adaptive style says nothing of compact width or height",
            at: value.range, help: "add compactWidth: or compactHeight: and a style")
        }
      })
  }
}

nonisolated extension UIModalPresentationStyle {
  init(_ style: AdaptivePlan.Style) {
    self =
      switch style {
      case .none: .none
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .formSheet: .formSheet
      }
  }
}
