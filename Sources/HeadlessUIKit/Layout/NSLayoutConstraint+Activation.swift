/// Activation and deactivation, and the invalidation that follows.
extension NSLayoutConstraint {
  /// Returns the reason why two sides cannot be compared; `nil` if they can.
  static func problem(
    _ first: LayoutReference, from firstOrigin: LayoutReference?, _ second: LayoutReference?,
    from secondOrigin: LayoutReference?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> String? {
    guard first.item != nil else {
      return "its first item is not a view or layout guide; pass one"
    }
    guard multiplier.isFinite, constant.isFinite else {
      return "its multiplier is \(multiplier) and its constant \(constant); both must be finite"
    }
    let firstAttribute = firstOrigin == nil ? first.attribute : .width
    guard let second else {
      return firstAttribute.kind == .size
        ? nil
        : "\(first.attribute) is not a width or height, so it needs a second item"
    }
    guard second.item != nil else {
      return "its second item is not a view or layout guide; pass one, or nil for a constant"
    }
    let secondAttribute = secondOrigin == nil ? second.attribute : .width
    guard firstAttribute.canPair(with: secondAttribute) else {
      return "\(first.attribute) and \(second.attribute) can't be compared; pair sizes with sizes, "
        + "horizontal with horizontal and vertical with vertical edges, and leading or trailing "
        + "with each other, not with left or right"
    }
    return nil
  }

  /// The items of the constraint, those of anchor pairs included.
  var items: [any LayoutItem] {
    [first.item, firstOrigin?.item, second?.item, secondOrigin?.item].compactMap { $0 }
  }

  func activate() {
    guard isValid, owner == nil else { return }
    guard let ancestor = nearestCommonAncestor else {
      let problem =
        items.contains { $0.layoutView == nil }
        ? "its layout guide is in no view; add it to one with addLayoutGuide(_:) first"
        : "its items have no common ancestor; add them to one hierarchy first"
      SimulatedDevice.current?.diagnose(.invalidCall, "can't activate \(equation): \(problem)")
      return
    }
    ancestor.install(self, in: ancestor)
  }

  /// The nearest view that is or contains the views of all items; `nil` if there is none, or an item
  /// has been released.
  fileprivate var nearestCommonAncestor: UIView? {
    var ancestor = first.layoutView
    forEachReference { reference in
      guard let view = reference.layoutView else { return ancestor = nil }
      while let present = ancestor, !view.isInside(present) { ancestor = present.parent }
    }
    return ancestor
  }

  func deactivate() {
    guard let owner else { return }
    owner.release(self)
  }

  func changeConstant(to constant: CGFloat) {
    guard constant.isFinite else {
      SimulatedDevice.current?.diagnose(
        .notFinite, "the constant of \(equation) can't be \(constant); it is unchanged")
      return
    }
    guard storedConstant != constant else { return }
    storedConstant = constant
    owner?.markForSolving()
  }

  /// Counts the constraint at the views whose frames it may determine: 1 on activation, -1 on
  /// deactivation.
  fileprivate func mention(by amount: Int) {
    let owner = owner
    forEachReference { reference in
      guard !reference.isFreeGuide, let view = reference.layoutView else { return }
      let items = view.ownLayoutItems
      items.constraintCount += amount
      if view !== owner { items.outerConstraintCount += amount }
    }
  }

  /// The content of a scroll view, if the constraint is between edges of that and an item in a
  /// subview (UIKit row 347).
  fileprivate func content(in space: UIView) -> UILayoutGuide? {
    var (hasEdge, hasItem) = (false, false)
    forEachReference { reference in
      if reference.layoutView !== space {
        hasItem = true
      } else if reference.isViewEdge {
        hasEdge = true
      }
    }
    return hasEdge && hasItem ? space.scrolledContentGuide : nil
  }

  /// Whether one of the items is a view or its descendant, or a guide of those.
  fileprivate func mentions(viewIn view: UIView) -> Bool {
    first.isView(in: view) || firstOrigin?.isView(in: view) == true
      || second?.isView(in: view) == true || secondOrigin?.isView(in: view) == true
  }

  @inline(__always)
  private func forEachReference(_ body: (LayoutReference) -> Void) {
    body(first)
    if let firstOrigin { body(firstOrigin) }
    if let second { body(second) }
    if let secondOrigin { body(secondOrigin) }
  }
}

extension UIView {
  /// Makes the view hold a constraint between items whose nearest common ancestor is `space`.
  fileprivate func install(_ constraint: NSLayoutConstraint, in space: UIView) {
    markForSolving()
    constraint.content = constraint.content(in: space)
    // The root has the last number, and a view that was a root before it was added has its own.
    var last = 0
    var view: UIView? = self
    while let present = view {
      last = max(last, present.layoutItems?.lastActivation ?? 0)
      view = present.parent
    }
    constraint.activation = last + 1
    ownLayoutItems.lastActivation = last + 1
    root.ownLayoutItems.lastActivation = last + 1
    ownLayoutItems.constraints.append(constraint)
    constraint.owner = self
    constraint.space = space
    constraint.mention(by: 1)
  }

  fileprivate func release(_ constraint: NSLayoutConstraint) {
    constraint.mention(by: -1)
    constraint.owner = nil
    constraint.content = nil
    constraint.isBroken = false
    layoutItems?.constraints.removeAll { $0 === constraint }
    markForSolving()
  }

  // MARK: Managing the View's Constraints

  final var ownConstraints: [NSLayoutConstraint] { layoutItems?.constraints ?? [] }

  /// Activates a constraint in this view, which may be above the nearest common ancestor of its items.
  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.isValid, constraint.owner !== self else { return }
    guard let space = constraint.nearestCommonAncestor, space.isInside(self) else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "can't add \(constraint.equation) to \(layoutName): its items must be the view or its "
          + "descendants; add them first")
      return
    }
    constraint.deactivate()
    install(constraint, in: space)
  }

  /// Deactivates constraints between the view or its descendants and items outside.
  final func dropCrossingConstraints() {
    var outer = parent
    while let ancestor = outer {
      for constraint in ancestor.ownConstraints where constraint.mentions(viewIn: self) {
        constraint.deactivate()
      }
      outer = ancestor.parent
    }
  }
}
