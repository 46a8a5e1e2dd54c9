import HeadlessUIKit
import TestSupport

/// The setups of `Facts/text-styles.txt`, by name.
/// The setups of `Facts/text-styles.txt`, by name.
let textStyles: [String: Setup] = [
  "XS": { fonts(at: .extraSmall) },
  "S": { fonts(at: .small) },
  "M": { fonts(at: .medium) },
  "L": { fonts(at: .large) },
  "XXXL": { fonts(at: .extraExtraExtraLarge) },
  "AX1": { fonts(at: .accessibilityMedium) },
  "AX3": { fonts(at: .accessibilityExtraLarge) },
  "AX4": { fonts(at: .accessibilityExtraExtraLarge) },
  "AX5": { fonts(at: .accessibilityExtraExtraExtraLarge) },
  "default": { sizes(on: Stage(.recordedWindow).device) },
  "all categories": { orderOfCategories() },
]

private let styles: [String: UIFont.TextStyle] = [
  "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
  "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
  "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
]

/// Returns the sizes for a user who has chosen a category, and the metrics for its traits: so that
/// both sources of a font are compared.
private func fonts(at category: UIContentSizeCategory) -> [String: Recorded] {
  let device = Stage(.recordedPhone).device
  device.preferredContentSizeCategory = category
  var values = sizes(on: device)
  values["is an accessibility category"] = Recorded(category.isAccessibilityCategory)
  device.perform {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    for (name, style) in styles {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      values["ascender, descender and line height of \(name)"] = Recorded(
        [font.ascender, font.descender, font.lineHeight])
      let metrics = UIFontMetrics(forTextStyle: style)
      for size in [8, 11, 12, 13, 15, 16, 17, 20, 22, 28, 34] as [CGFloat] {
        values["\(Int(size)) pt scaled like \(name)"] = Recorded(metrics.scaledValue(for: size))
      }
    }
  }
  return values
}

private func sizes(on device: SimulatedDevice) -> [String: Recorded] {
  device.perform {
    var values: [String: Recorded] = [:]
    for (name, style) in styles {
      values["size of \(name)"] = Recorded(UIFont.preferredFont(forTextStyle: style).pointSize)
    }
    return values
  }
}

private func orderOfCategories() -> [String: Recorded] {
  let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  let unspecified = UIContentSizeCategory.unspecified
  return [
    "each category is below the next": Recorded(
      zip(ascending, ascending.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) }),
    "unspecified is below all others": Recorded(
      ascending.allSatisfy { unspecified < $0 && !($0 < unspecified) }),
    "unspecified is an accessibility category": Recorded(unspecified.isAccessibilityCategory),
  ]
}
