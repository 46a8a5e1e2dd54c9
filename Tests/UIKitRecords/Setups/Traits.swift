import HeadlessUIKit

/// The setups of `Facts/traits.txt`, by name.
/// The setups of `Facts/traits.txt`, by name.
let traits: [String: Setup] = [
  "empty": { specified(UITraitCollection()) },
  "horizontal class": { specified(UITraitCollection(horizontalSizeClass: .compact)) },
  "vertical class": { specified(UITraitCollection(verticalSizeClass: .regular)) },
  "style": { specified(UITraitCollection(userInterfaceStyle: .dark)) },
  "scale": { specified(UITraitCollection(displayScale: 3)) },
  "category": { specified(UITraitCollection(preferredContentSizeCategory: .extraLarge)) },
  "merged": { mergedTraits() },
  "merged from none": {
    let merged = UITraitCollection(traitsFrom: [])
    return ["it equals an empty collection": Recorded(merged == UITraitCollection())]
  },
]

private func specified(_ traits: UITraitCollection) -> [String: Recorded] {
  [
    "horizontal class, vertical class, style and scale": Recorded([
      CGFloat(traits.horizontalSizeClass.rawValue), CGFloat(traits.verticalSizeClass.rawValue),
      CGFloat(traits.userInterfaceStyle.rawValue), traits.displayScale,
    ]),
    "content size category": Recorded(traits.preferredContentSizeCategory.rawValue),
  ]
}

/// Later collections take precedence, except for what they leave unspecified.
private func mergedTraits() -> [String: Recorded] {
  specified(
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .unspecified),
      UITraitCollection(preferredContentSizeCategory: .unspecified),
    ]))
}
