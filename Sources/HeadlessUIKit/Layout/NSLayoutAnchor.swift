/// An edge, center, baseline or dimension of a view or guide, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  let reference: LayoutReference
  /// The origin of a distance that ends at the reference; `nil` for a plain attribute.
  let origin: LayoutReference?

  init(_ reference: LayoutReference, from origin: LayoutReference? = nil) {
    self.reference = reference
    self.origin = origin
    super.init()
  }

  nonisolated deinit {}

  /// Returns the anchor itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      reference, from: origin, relation, anchor.reference, from: anchor.origin,
      multiplier: multiplier, constant: constant)
  }

  // MARK: Building Constraints

  /// Creates a constraint: this anchor equals another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// Creates a constraint: this anchor equals another plus a constant, pt.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: c) }
  /// Creates a constraint: this anchor is at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor) }
  /// Creates a constraint: this anchor is at least another plus a constant, pt.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
  /// Creates a constraint: this anchor is at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor) }
  /// Creates a constraint: this anchor is at most another plus a constant, pt.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }
}

/// The standard spacing between adjacent views, pt.
///
/// **Source:** UIKit documentation, `constraint(equalToSystemSpacingAfter:multiplier:)`, states no
/// number; on iOS it is 8 pt between views without text.
nonisolated let systemSpacing: CGFloat = 8

/// Returns a multiple of the system spacing, pt; 0 for a negative multiplier (UIKit row 316).
nonisolated private func systemSpacing(times multiplier: CGFloat) -> CGFloat {
  max(0, systemSpacing * multiplier)
}

/// A horizontal position: a left, right, leading or trailing edge, or the center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// Returns the distance from this anchor to another, in the reading direction if they follow it.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.reference, from: reference)
  }
  /// Creates a constraint: this anchor follows another by some system spacings.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: systemSpacing(times: multiplier)) }
  /// Creates a constraint: this anchor follows another by at least some system spacings.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing(times: multiplier))
  }
  /// Creates a constraint: this anchor follows another by at most some system spacings.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing(times: multiplier))
  }
}

/// A vertical position: a top or bottom edge, a baseline or the center.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// Returns the distance from this anchor down to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.reference, from: reference)
  }
  /// Creates a constraint: this anchor is below another by some system spacings.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: systemSpacing(times: multiplier)) }
  /// Creates a constraint: this anchor is below another by at least some system spacings.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing(times: multiplier))
  }
  /// Creates a constraint: this anchor is below another by at most some system spacings.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing(times: multiplier))
  }
}
