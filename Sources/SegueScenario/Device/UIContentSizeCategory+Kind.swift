package import HeadlessUIKit
package import SegueConfig

nonisolated extension UIContentSizeCategory {
  /// The categories by their names in a file, which are UIKit's.
  private static let named: [(word: String, value: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// The kind of a preferred text size.
  package static var kind: ParameterKind<Self> { .choice("a content size category", named) }

  /// The name in a file.
  package var name: String { Self.named.first { $0.value == self }?.word ?? "large" }
}
