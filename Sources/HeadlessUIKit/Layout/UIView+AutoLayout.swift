/// The Auto Layout interface of a view, except for overridable members.
extension UIView {
  // MARK: Creating Constraints Using Layout Anchors

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.left)) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.right)) }
  /// The leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.leading)) }
  /// The trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.trailing)) }
  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.centerX)) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.top)) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.bottom)) }
  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.centerY)) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(reference(.firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(reference(.lastBaseline))
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference(.width)) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference(.height)) }

  // MARK: Working with Layout Guides

  /// The guides that the view owns, in order of addition.
  public final var layoutGuides: [UILayoutGuide] { layoutItems?.guides ?? [] }

  /// Adds a guide, and removes it from its previous owner.
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

  /// The guide for the part of the view that bars, notches and rounded corners do not cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let items = ownLayoutItems
    if let guide = items.safeAreaGuide { return guide }
    let guide = UILayoutGuide(role: .safeArea, owner: self)
    items.safeAreaGuide = guide
    return guide
  }

  /// The guide for the part of the view inside its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    let items = ownLayoutItems
    if let guide = items.marginsGuide { return guide }
    let guide = UILayoutGuide(role: .margins, owner: self)
    items.marginsGuide = guide
    return guide
  }

  /// The margins including the safe area, which they follow by default.
  final var effectiveLayoutMargins: UIEdgeInsets { layoutMargins.adding(safeAreaInsets) }

  // MARK: Measuring in Auto Layout

  /// The target size for the smallest size that satisfies the constraints.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that satisfies the constraints.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Returns the size that satisfies the constraints, close to a target size at the fitting
  /// priority (50).
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Invalidates the intrinsic content size.
  public final func invalidateIntrinsicContentSize() {
    markForSolving()
    superview?.subviewContentDidChange()
  }

  /// Returns the priority against growing beyond the content; low (250) by default.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutItems?.hugging[axis] ?? .defaultLow }

  /// Sets the priority against growing beyond the content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutItems.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority against shrinking below the content; high (750) by default.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutItems?.resistance[axis] ?? .defaultHigh }

  /// Sets the priority against shrinking below the content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutItems.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Aligning Views in Auto Layout

  /// Returns the alignment rectangle of a frame.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Triggering Auto Layout

  /// Returns whether the next layout pass calls `updateConstraints`.
  public final func needsUpdateConstraints() -> Bool {
    layoutItems?.needsUpdateConstraints ?? Self.requiresConstraintBasedLayout
  }

  /// Requests a call of `updateConstraints` in the next layout pass.
  public final func setNeedsUpdateConstraints() {
    ownLayoutItems.needsUpdateConstraints = true
    markForSolving()
  }

  /// Calls pending `updateConstraints` methods of the view and its descendants.
  public final func updateConstraintsIfNeeded() { updateConstraintsInTree() }

  /// Updates subviews first, so that a view's own update finds theirs completed.
  final func updateConstraintsInTree() {
    for child in children where child.usesAutoLayout { child.updateConstraintsInTree() }
    guard needsUpdateConstraints() else { return }
    ownLayoutItems.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Layout direction

  /// The layout direction of the view's content.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: readingDirection)
  }

  /// The layout direction of the view's environment.
  final var readingDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the layout direction of content on a left-to-right device.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: .leftToRight)
  }

  /// Returns the layout direction of content in an environment with a given direction.
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
