import HeadlessUIKit
import TestSupport

/// The setups of `Facts/values.txt`, by name.
let values: [String: Setup] = [
  "context keys": { contextKeys() },
  "animation curves": { animationCurves() },
  "fixed colors": { makeDevice().perform { fixedColors() } },
]

private func contextKeys() -> [String: Recorded] {
  [
    "view controller key from": Recorded(UITransitionContextViewControllerKey.from.rawValue),
    "view key from": Recorded(UITransitionContextViewKey.from.rawValue),
  ]
}

private func animationCurves() -> [String: Recorded] {
  let curves: [String: UIView.AnimationCurve] = [
    "easeInOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]
  return curves.mapValues { Recorded($0.rawValue) }
}

private func fixedColors() -> [String: Recorded] {
  let colors: [String: UIColor] = [
    "clear": .clear, "cyan": .cyan, "gray": .gray, "green": .green, "lightGray": .lightGray,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "white": .white, "yellow": .yellow,
  ]
  return colors.mapValues { bytes(of: $0) }
}

/// Returns alpha, red, green and blue times 255, rounded down.
private func bytes(of color: UIColor) -> Recorded {
  var red = CGFloat(0)
  var green = CGFloat(0)
  var blue = CGFloat(0)
  var alpha = CGFloat(0)
  guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
    return Recorded("no components")
  }
  return Recorded([alpha, red, green, blue].map { ($0 * 255).rounded(.down) })
}
