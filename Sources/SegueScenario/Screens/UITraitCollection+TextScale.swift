import HeadlessUIKit

/// Dynamic Type in wireframes.
extension UITraitCollection {
  /// The factor of the body font's size at the preferred content size category; 1 at `large`.
  var textScale: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: self).pointSize / 17
  }

  /// Returns a length scaled like body text, as `UIFontMetrics` does, rounded to points.
  func scaled(_ length: CGFloat) -> CGFloat { (length * textScale).rounded() }
}
