/// What a constraint can speak of: a view or a layout guide.
package protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { get }
  /// What a message calls the item.
  var layoutName: String { get }
}

/// An attribute of an item that may be gone by the time it is asked for.
struct LayoutReference {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
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
  package var layoutView: UIView? { self }
  package var layoutName: String { SimulatedDevice.describe(self) }

  /// The view's box, made when it is first needed.
  var ownLayoutItems: LayoutItems {
    if let layoutItems { return layoutItems }
    let items = LayoutItems()
    layoutItems = items
    return items
  }
}
