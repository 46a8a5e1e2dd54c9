package import HeadlessUIKit
package import SegueConfig

/// The user changes the preferred text size.
package nonisolated struct ContentSizeCategoryStep: Step {
  /// The new category.
  package var category: UIContentSizeCategory

  package static let key = "preferredContentSizeCategory"
  package static let synonyms = ["textSize", "contentSizeCategory", "dynamicType"]
  package static let summary = "The user changes the preferred text size: Dynamic Type."
  package static let examples = ["preferredContentSizeCategory: accessibilityLarge"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    UIContentSizeCategory.kind.mapped(Self.init, back: \.category)
  }

  package var sentence: String? { "change the text size to \(category.name)" }

  package func perform(_ context: StepContext) {
    context.device.preferredContentSizeCategory = category
  }
}
