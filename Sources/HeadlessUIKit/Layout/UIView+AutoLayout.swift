/// The Auto Layout interface of a view, except for overridable members.
extension UIView {
  // MARK: Working with Layout Guides

  final func adopt(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == .free, layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    ownLayoutItems.guides.append(layoutGuide)
  }

  /// Ends the ownership of a guide; deactivates the constraints that refer to it.
  final func abandon(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == .free, layoutGuide.owner === self else { return }
    var view: UIView? = self
    while let present = view {
      for constraint in present.ownConstraints
      where constraint.items.contains(where: { $0 === layoutGuide }) { constraint.deactivate() }
      view = present.parent
    }
    layoutItems?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    forgetSolvedLayout()
  }

  final var ownSafeAreaGuide: UILayoutGuide { ownGuide(.safeArea) }
  final var ownMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  final var ownReadableGuide: UILayoutGuide { ownGuide(.readableContent) }

  private func ownGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let items = ownLayoutItems
    if let guide = items.insetGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, owner: self)
    items.insetGuides.append(guide)
    return guide
  }

  // MARK: Measuring in Auto Layout

  /// The target size for the smallest size that satisfies the constraints.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that satisfies the constraints.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  final func contentSizeDidChange() {
    markForSolving()
    parent?.subviewContentDidChange()
  }

  final func changePriorities(_ change: (LayoutItems) -> Void) {
    change(ownLayoutItems)
    invalidateIntrinsicContentSize()
  }

  // MARK: Triggering Auto Layout

  final func markForUpdate() {
    var view: UIView? = self
    while let present = view {
      present.needsConstraintUpdate = true
      view = present.parent
    }
    markUpdatePath()
    markForVisit()
    parent?.setNeedsLayout()
  }

  /// Updates subviews first, so that a view's own update finds theirs completed.
  final func updateConstraintsInTree() {
    guard subtreeNeedsConstraintUpdate else { return }
    subtreeNeedsConstraintUpdate = false
    // An update may change the list; a view that it adds marks the path again.
    var start = 0
    while let index = childList.firstNeedingConstraintUpdate(from: start) {
      childList.references[index].object.updateConstraintsInTree()
      start = index + 1
    }
    guard needsUpdateConstraints() else { return }
    needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Layout direction

  final var layoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: sharedReadingDirection ?? readingDirection)
  }

  /// Returns `effectiveUserInterfaceLayoutDirection` in an environment with a known direction, which
  /// is slow to compute.
  final func layoutDirection(
    sharing surroundings: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    sharedReadingDirection = surroundings
    defer { sharedReadingDirection = nil }
    return effectiveUserInterfaceLayoutDirection
  }

  /// The layout direction of the view's environment.
  final var readingDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of content in an environment with a given direction.
  nonisolated func direction(
    in surroundings: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: surroundings
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

extension UIEdgeInsets {
  /// The insets with the opposite sign, which grow a rectangle.
  nonisolated var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
