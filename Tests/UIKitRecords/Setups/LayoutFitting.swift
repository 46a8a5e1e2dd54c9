import HeadlessUIKit

/// The setups of `Facts/layout-fitting.txt`, by name.
/// The setups of `Facts/layout-fitting.txt`, by name.
let layoutFitting: [String: Setup] = [
  "fitting": layoutSetup {
    let card = FittedCard()
    return [
      "size for a required width of 320": card.size(for: 320, 0, .required, .fittingSizeLevel),
      "size for a required width of 150": card.size(for: 150, 0, .required, .fittingSizeLevel),
      "size for a required height of 120": card.size(for: 0, 120, .fittingSizeLevel, .required),
      "size for 320 x 90 at high priority": card.size(for: 320, 90, .defaultHigh, .defaultHigh),
      "size for 320 x 90 at low priority": card.size(for: 320, 90, .defaultLow, .defaultLow),
      "size for a required width of 320, again":
        card.size(for: 320, 0, .required, .fittingSizeLevel),
      "number of constraints that the card holds": Recorded(card.card.constraints.count),
    ]
  }
]

/// A card around a view whose content wraps at a preferred width.
private struct FittedCard {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let text = LayoutContentView()

  init() {
    card.addForConstraints(text)
    for format in ["H:|-8-[text]-8-|", "V:|-6-[text]-6-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["text": text]))
    }
  }

  /// Returns the size of the card, rounded up; the text wraps at the width between the margins, or
  /// at that of 320 pt if the width is free.
  func size(
    for width: CGFloat, _ height: CGFloat, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> Recorded {
    text.content = wrapped(at: (width > 0 ? width : 320) - 16)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    return Recorded(CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
  }

  /// Returns the size of the recorded label for a preferred width.
  private func wrapped(at width: CGFloat) -> CGSize {
    switch width {
    case 304...: CGSize(width: 295, height: 51)
    case 184...: CGSize(width: 184, height: 85)
    default: CGSize(width: 134, height: 102)
    }
  }
}
