/// Constraints as rows: attributes become sums of variables in the coordinates of the nearest
/// common ancestor. Bounds origins and transforms have no effect, as in UIKit.
extension LayoutProblem {
  /// One of an item's four variables.
  private enum Part: Int {
    case x, y, width, height
  }

  /// Adds the row `first side - multiplier · second side - constant (relation) 0`.
  mutating func add(_ resolved: NSLayoutConstraint.Resolved) {
    let constraint = resolved.constraint
    let (first, second) = (resolved.first, resolved.second)
    // In right-to-left layout, x decreases in the reading direction: constants and inequalities of
    // leading and trailing edges are reversed.
    let isReading = first.end.attribute.kind == .reading || second?.end.attribute.kind == .reading
    let isRightToLeft = isReading && direction(in: resolved.space) == .rightToLeft
    let isBackwards = isRightToLeft && first.origin == nil && second?.origin == nil
    var constant = Double(isBackwards ? constraint.constant : -constraint.constant)
    constant += add(first, times: 1, in: resolved.space, isRightToLeft)
    if let second {
      constant += add(
        second, times: -Double(constraint.ownMultiplier), in: resolved.space, isRightToLeft)
    }
    let relation = constraint.ownRelation
    let reversed = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
    endRow(
      constant: constant, isBackwards ? reversed : relation, priority: constraint.priority,
      .constraint(constraint))
  }

  /// Adds the terms of a side's variables, and returns its constant part.
  private mutating func add(
    _ side: NSLayoutConstraint.Resolved.Side, times factor: Double, in space: UIView,
    _ isRightToLeft: Bool
  ) -> Double {
    guard let origin = side.origin else {
      return add(side.end, times: factor, in: space, isRightToLeft)
    }
    // A distance in the reading direction is positive.
    let isBackwards =
      isRightToLeft && side.end.attribute.kind == .reading && origin.attribute.kind == .reading
    let factor = isBackwards ? -factor : factor
    return add(side.end, times: factor, in: space, isRightToLeft)
      + add(origin, times: -factor, in: space, isRightToLeft)
  }

  /// Adds the terms of an attribute, and returns its constant part.
  private mutating func add(
    _ point: NSLayoutConstraint.Resolved.Point, times factor: Double, in space: UIView,
    _ isRightToLeft: Bool
  ) -> Double {
    let (item, attribute) = (point.item, point.attribute)
    guard let view = item.layoutView else { return 0 }
    let insets = insets(of: item, attribute, in: view)
    func position(_ part: Part) -> Double { offset(of: point.area, part, times: factor, in: space) }
    func length(_ part: Part, by fraction: Double) -> Double {
      addPart(part, of: point.area, times: factor * fraction)
    }
    switch attribute.plain(isRightToLeft: isRightToLeft) {
    case .left: return position(.x) + factor * insets.left
    case .right: return position(.x) + length(.width, by: 1) - factor * insets.right
    case .top: return position(.y) + factor * insets.top
    case .bottom: return position(.y) + length(.height, by: 1) - factor * insets.bottom
    case .width: return length(.width, by: 1) - factor * (insets.left + insets.right)
    case .height: return length(.height, by: 1) - factor * (insets.top + insets.bottom)
    case .centerX:
      return position(.x) + length(.width, by: 0.5) + factor * (insets.left - insets.right) / 2
    case .centerY:
      return position(.y) + length(.height, by: 0.5) + factor * (insets.top - insets.bottom) / 2
    case .firstBaseline:
      inputs.areComparable = false
      return position(.y) + factor * (insets.top + (item as? any BaselineContent).firstOffset)
    case .lastBaseline:
      inputs.areComparable = false
      return position(.y) + length(.height, by: 1) - factor
        * (insets.bottom + (item as? any BaselineContent).lastOffset)
    default: return 0
    }
  }

  /// Returns the insets of an attribute's rectangle in the item's own.
  private mutating func insets(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in view: UIView
  ) -> UIEdgeInsets {
    if let guide = item.layoutGuide {
      return guide.role == .free ? .zero : inputs.insets(of: guide, in: view)
    }
    return attribute.isWithinMargins
      ? inputs.insets(of: view.ownMarginsGuide, in: view) : inputs.alignment(of: view)
  }

  /// Adds the terms of an item's origin in the coordinates of an ancestor, and returns the constant part.
  private mutating func offset(
    of item: any LayoutItem, _ part: Part, times factor: Double, in space: UIView
  ) -> Double {
    var constant = 0.0
    var outer: UIView?
    if let guide = item.layoutGuide, guide.role == .free {
      constant += addPart(part, of: guide, times: factor)
      outer = guide.owner
    } else {
      outer = item.layoutView
    }
    while let view = outer, view !== space {
      constant += addPart(part, of: view, times: factor)
      outer = view.parent
    }
    return constant
  }

  /// Adds a term of the item's variable and returns 0, or returns the value from its given frame.
  private mutating func addPart(
    _ part: Part, of item: any LayoutItem, times factor: Double
  ) -> Double {
    let guide = item.layoutGuide
    let first =
      guide?.role == .free ? guide?.firstVariable : item.layoutView?.layoutItems?.firstVariable
    if let first {
      addTerm(factor, first + part.rawValue)
      return 0
    }
    guard let view = item.layoutView else { return 0 }
    let frame = inputs.frame(of: view)
    switch part {
    case .x: return factor * frame.minX
    case .y: return factor * frame.minY
    case .width: return factor * frame.width
    case .height: return factor * frame.height
    }
  }
}

extension UIView {
  /// The frame in the superview without the transform, as layout sets it.
  final var untransformedFrame: CGRect { modelFrame }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Returns the attribute without margins, and with leading and trailing resolved.
  fileprivate func plain(isRightToLeft: Bool) -> Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leading, .leadingMargin: isRightToLeft ? .right : .left
    case .trailing, .trailingMargin: isRightToLeft ? .left : .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

/// A view with text, whose baselines differ from its edges.
package protocol BaselineContent: AnyObject {
  /// The distance of the first baseline from the top edge, pt.
  var firstBaselineOffset: CGFloat { get }
  /// The distance of the last baseline from the bottom edge, pt.
  var lastBaselineOffset: CGFloat { get }
}

extension Optional where Wrapped == any BaselineContent {
  fileprivate var firstOffset: CGFloat { self?.firstBaselineOffset ?? 0 }
  fileprivate var lastOffset: CGFloat { self?.lastBaselineOffset ?? 0 }
}
