/// Auto Layout's members of a view, apart from those that an app overrides.
extension UIView {
  // MARK: Creating Constraints Using Layout Anchors

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.left)) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.right)) }
  /// The edge where reading starts.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.leading)) }
  /// The edge where reading ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.trailing)) }
  /// The middle between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.centerX)) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.top)) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.bottom)) }
  /// The middle between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.centerY)) }
  /// The baseline of the first line of text; the top edge of what has none.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(reference(.firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of what has none.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(reference(.lastBaseline))
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference(.width)) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference(.height)) }

  // MARK: Working with Layout Guides

  /// The guides that the view owns, in the order they were added.
  public final var layoutGuides: [UILayoutGuide] { layoutItems?.guides ?? [] }

  /// Adds a guide, taking it from the view that had it.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == .free, layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    ownLayoutItems.guides.append(layoutGuide)
  }

  /// Removes a guide and its constraints.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == .free, layoutGuide.owner === self else { return }
    var view: UIView? = self
    while let present = view {
      for constraint in present.constraints
      where constraint.items.contains(where: { $0 === layoutGuide }) { constraint.deactivate() }
      view = present.superview
    }
    layoutItems?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    forgetSolvedLayout()
  }

  /// The part of the view that bars, notches and rounded corners leave free.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let items = ownLayoutItems
    if let guide = items.safeAreaGuide { return guide }
    let guide = UILayoutGuide(role: .safeArea, owner: self)
    items.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    let items = ownLayoutItems
    if let guide = items.marginsGuide { return guide }
    let guide = UILayoutGuide(role: .margins, owner: self)
    items.marginsGuide = guide
    return guide
  }

  /// The margins with the safe area, which they follow by default.
  final var effectiveLayoutMargins: UIEdgeInsets { layoutMargins.adding(safeAreaInsets) }

  // MARK: Measuring in Auto Layout

  /// As small as the constraints allow: the size to fit for the smallest one.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow: the size to fit for the largest one.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints ask for, drawn to a wanted one at the fitting priority (50).
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Says that the content wants another size now.
  public final func invalidateIntrinsicContentSize() { markForSolving() }

  /// How strongly the view resists growing beyond its content; low (250) by default.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutItems?.hugging[axis] ?? .defaultLow }

  /// Says how strongly the view resists growing beyond its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutItems.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view resists being squeezed below its content; high (750) by default.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutItems?.resistance[axis] ?? .defaultHigh }

  /// Says how strongly the view resists being squeezed below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutItems.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Aligning Views in Auto Layout

  /// The alignment rectangle for a frame.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for an alignment rectangle.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Triggering Auto Layout

  /// Whether `updateConstraints` will be called in the next layout.
  public final func needsUpdateConstraints() -> Bool {
    layoutItems?.needsUpdateConstraints ?? Self.requiresConstraintBasedLayout
  }

  /// Asks for `updateConstraints` in the next layout.
  public final func setNeedsUpdateConstraints() {
    ownLayoutItems.needsUpdateConstraints = true
    markForSolving()
  }

  /// Calls `updateConstraints` now, on the view and in it, where it is due.
  public final func updateConstraintsIfNeeded() { updateConstraintsInTree() }

  /// Subviews first, so that a view's own update finds theirs done.
  final func updateConstraintsInTree() {
    for child in children where child.usesAutoLayout { child.updateConstraintsInTree() }
    guard needsUpdateConstraints() else { return }
    ownLayoutItems.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Direction of Reading

  /// The direction in which the view's leading edge comes first.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: readingDirection)
  }

  /// The direction of reading of the view's surroundings.
  final var readingDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction of reading of content on a device that reads from left to right.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: .leftToRight)
  }

  /// The direction of reading of content in surroundings that read in another.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
