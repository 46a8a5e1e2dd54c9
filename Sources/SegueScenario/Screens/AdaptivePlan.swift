package import HeadlessUIKit
import SegueConfig

/// The adaptive presentation styles that an app's delegate returns for a screen.
package nonisolated struct AdaptivePlan: Equatable, Sendable {
  /// The styles that a delegate can return.
  private static let styles: [UIModalPresentationStyle] = [
    .none, .fullScreen, .overFullScreen, .formSheet,
  ]

  /// The style for all traits; `nil` if it depends on them.
  package var style: UIModalPresentationStyle?
  /// The style in compact width; `nil` for UIKit's default.
  package var compactWidth: UIModalPresentationStyle?
  /// The style in compact height, which precedes compact width; `nil` for UIKit's default.
  package var compactHeight: UIModalPresentationStyle?
  /// The screen presented instead while the presentation is adapted; `nil` for the same one.
  package var screen: String?

  static func kind(_ names: AppNames) -> ParameterKind<AdaptivePlan> {
    .oneOf(
      "an adaptive presentation style",
      [
        .words(styles.map { ($0.word, AdaptivePlan(style: $0)) })
          .short(for: "compactWidth", "compactHeight"),
        .kind(.record(table(names)), when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  private static func table(_ names: AppNames) -> ParameterTable<AdaptivePlan> {
    ParameterTable(
      "a map of size classes", defaults: AdaptivePlan(),
      [
        Parameter(
          "compactWidth", \.compactWidth,
          .optional(.choice("an adaptive presentation style", among: styles)),
          "The style in compact width; by default UIKit's."),
        Parameter(
          "compactHeight", \.compactHeight,
          .optional(.choice("an adaptive presentation style", among: styles)),
          "The style in compact height, in any width; by default UIKit's."),
        Parameter(
          "screen", \.screen, .optional(names.screen),
          "The replacement screen while the presentation is adapted."),
      ]
    ).requiringAnyKey(
      "missing-key", "adaptivePresentationStyle sets no style", besides: ["screen"])
  }
}
