/// What a constraint can speak of: a view or a layout guide.
package protocol LayoutItem: AnyObject {
  /// The item, if it is a guide.
  var layoutGuide: UILayoutGuide? { get }
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { get }
  /// What a message calls the item.
  var layoutName: String { get }
}

/// An attribute of an item that may be gone by the time it is asked for.
struct LayoutReference {
  @WeakView private var view: UIView?
  private weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    guide = item?.layoutGuide
    view = guide == nil ? item?.layoutView : nil
  }

  var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }
}

extension NSLayoutConstraint {
  /// An active constraint with all that it speaks of, which is alive while it is being solved.
  struct Resolved {
    /// An attribute, or the distance to it from an origin.
    struct Side {
      var item: any LayoutItem
      var attribute: Attribute
      var origin: (item: any LayoutItem, attribute: Attribute)?

      init?(_ reference: LayoutReference, from origin: LayoutReference?) {
        guard let item = reference.item else { return nil }
        self.item = item
        attribute = reference.attribute
        guard let origin else { return }
        guard let start = origin.item else { return nil }
        self.origin = (start, origin.attribute)
      }
    }

    var constraint: NSLayoutConstraint
    /// The nearest common ancestor, in whose coordinates the sides are compared.
    var space: UIView
    var first: Side
    var second: Side?
  }

  /// The constraint with its items; nil if it is not active or one of them is gone.
  var resolved: Resolved? {
    guard let space, let first = Resolved.Side(first, from: firstOrigin) else { return nil }
    guard let second else {
      return Resolved(constraint: self, space: space, first: first, second: nil)
    }
    guard let other = Resolved.Side(second, from: secondOrigin) else { return nil }
    return Resolved(constraint: self, space: space, first: first, second: other)
  }
}

/// What Auto Layout keeps for a view; most views have none.
package final class LayoutItems {
  /// The constraints that the view holds: its nearest common ancestors' ones.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns, in the order they were added.
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?

  /// How many active constraints speak of the view or of its safe area and margins.
  var mentions = 0
  /// How many of them tie it to something outside, so that its place matters to others.
  var outerMentions = 0
  /// The number of the last constraint that became active in this view or below it.
  var lastActivation = 0

  var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = true
  /// Whether a contradiction with the view's content size was reported.
  var isContentConflictKnown = false

  /// The first of the view's four variables (x, y, width, height) in the system being solved; nil
  /// while its frame is given.
  var firstVariable: Int?
  /// Where the constraints last put the view, in its superview's coordinates.
  var solvedFrame: CGRect?
  /// The size that the constraints of the subviews were last solved with.
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
}

extension UIView: LayoutItem {
  package var layoutGuide: UILayoutGuide? { nil }
  package var layoutView: UIView? { self }
  package var layoutName: String { SimulatedDevice.describe(self) }

  /// The view's box, made when it is first needed.
  var ownLayoutItems: LayoutItems {
    if let layoutItems { return layoutItems }
    let items = LayoutItems()
    layoutItems = items
    markAutoLayout()
    forgetSolvedLayout()
    return items
  }

  /// Marks the view and all that it is in as using Auto Layout.
  final func markAutoLayout() {
    var view: UIView? = self
    while let present = view, !present.usesAutoLayout {
      present.usesAutoLayout = true
      view = present.superview
    }
  }
}
