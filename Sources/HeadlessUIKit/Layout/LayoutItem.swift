/// An item that a constraint can refer to: a view or a layout guide.
package protocol LayoutItem: AnyObject {
  /// The item, if it is a guide.
  var layoutGuide: UILayoutGuide? { get }
  /// The view itself, or the owner of the guide.
  var layoutView: UIView? { get }
  /// The name of the item in messages.
  var layoutName: String { get }
}

/// An attribute of an item; the item is weakly referenced.
struct LayoutReference {
  private let view: ReferenceBox?
  private let guide: ReferenceBox?
  let attribute: NSLayoutConstraint.Attribute

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    let guide = item?.layoutGuide
    self.guide = guide?.sharedReferenceBox
    view = guide == nil ? item?.layoutView?.sharedReferenceBox : nil
  }

  var item: (any LayoutItem)? {
    if let view { return view.object(as: UIView.self) }
    return guide?.object(as: UILayoutGuide.self)
  }

  /// Whether the item's view is `view` or its descendant; a guide's view is its owner.
  func isView(in view: UIView) -> Bool { layoutView?.isInside(view) ?? false }

  /// Whether it is an edge of a view, or of its margins.
  var isViewEdge: Bool {
    guard attribute.isEdge else { return false }
    return view != nil || guide?.object(as: UILayoutGuide.self)?.role == .margins
  }

  /// Whether the item is a guide whose frame constraints determine.
  var isFreeGuide: Bool { guide?.object(as: UILayoutGuide.self)?.role == .free }

  /// The view itself, or the owner of the guide.
  var layoutView: UIView? {
    if let view { return view.object(as: UIView.self) }
    return guide?.object(as: UILayoutGuide.self)?.owner
  }
}

extension NSLayoutConstraint {
  /// An active constraint and its items, which are retained while it is being solved.
  struct Resolved {
    /// One side: the attribute `end`, or the distance to it from the attribute `origin`.
    struct Side {
      var end: Point
      var origin: Point?

      init?(_ reference: LayoutReference, from origin: LayoutReference?, _ content: UILayoutGuide?)
      {
        guard let end = Point(reference, content) else { return nil }
        self.end = end
        guard let origin else { return }
        guard let start = Point(origin, content) else { return nil }
        self.origin = start
      }
    }

    /// An attribute of an item.
    struct Point {
      var item: any LayoutItem
      var attribute: Attribute
      /// The item whose frame has the attribute: the item itself, or, for an edge of a scroll view to
      /// which a subview is constrained, its content.
      var area: any LayoutItem

      init?(_ reference: LayoutReference, _ content: UILayoutGuide?) {
        guard let item = reference.item else { return nil }
        self.item = item
        attribute = reference.attribute
        area = item
        if let content, reference.isViewEdge, item.layoutView === content.owner { area = content }
      }
    }

    var constraint: NSLayoutConstraint
    /// The nearest common ancestor, in whose coordinates the sides are compared.
    var space: UIView
    var first: Side
    var second: Side?
  }

  /// The constraint with its items; `nil` if it is inactive or an item has been released.
  var resolved: Resolved? {
    guard let space, let first = Resolved.Side(first, from: firstOrigin, content) else {
      return nil
    }
    guard let second else {
      return Resolved(constraint: self, space: space, first: first, second: nil)
    }
    guard let other = Resolved.Side(second, from: secondOrigin, content) else { return nil }
    return Resolved(constraint: self, space: space, first: first, second: other)
  }
}

/// The state that Auto Layout keeps for a view; most views have none.
package final class LayoutItems {
  /// The constraints that the view holds, as nearest common ancestor of their items.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns, in the order they were added.
  var guides: [UILayoutGuide] = []
  /// The guides of the safe area and the margins, in the order of first access.
  var insetGuides: [UILayoutGuide] = []
  /// The guide of the keyboard, which is also one of those.
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// The number of active constraints on the view, its safe area and its margins.
  var constraintCount = 0
  /// The number of those that an ancestor holds, which depend on the view's position.
  var outerConstraintCount = 0
  /// The activation number of the last constraint that the view held, or, at a root, of any view below.
  var lastActivation = 0

  var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Whether a contradiction with the view's content size has been reported.
  var isContentConflictKnown = false

  /// The first of the view's four variables (x, y, width, height) in the system being solved; `nil`
  /// while its frame is given.
  var firstVariable: Int?
  /// The frame from the last solution, rounded, in the superview's coordinates.
  var solvedFrame: CGRect?
  /// The size with which the constraints of the subviews were solved last.
  var solvedSize: CGSize?

  package init() {}

  struct ContentPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  nonisolated deinit {}
}

extension UIView: LayoutItem {
  package var layoutGuide: UILayoutGuide? { nil }
  package var layoutView: UIView? { self }
  package var layoutName: String { SimulatedDevice.describe(self) }

  /// The view's state, created on first access.
  var ownLayoutItems: LayoutItems {
    if let layoutItems { return layoutItems }
    let items = LayoutItems()
    layoutItems = items
    markAutoLayout()
    forgetSolvedLayout()
    return items
  }

  /// Marks the view and its ancestors as using Auto Layout.
  final func markAutoLayout() {
    var view: UIView? = self
    while let present = view, !present.usesAutoLayout {
      present.usesAutoLayout = true
      view = present.parent
    }
  }
}
