/// A relation between two attributes: `first = multiplier · second + constant`, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutReference
  let second: LayoutReference?
  /// The origin of the distance of an anchor pair; the distance ends at `first`.
  let firstOrigin: LayoutReference?
  let secondOrigin: LayoutReference?
  /// Whether the constraint is valid; an invalid one is never active.
  let isValid: Bool
  /// The view that holds the constraint while it is active.
  @BoxedReference var owner: UIView?
  /// The nearest common ancestor of the items, in whose coordinates the sides are compared;
  /// constant while the constraint is active, because removing a view deactivates its constraints.
  @BoxedReference var space: UIView?
  /// The position in the order of activation; the later of two conflicting constraints breaks.
  var activation = 0
  /// Whether the last solution ignored the constraint, which was reported.
  var isBroken = false

  // MARK: Creating Constraints

  /// Creates a constraint; what raises an exception in UIKit is a diagnostic here.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2 as? any LayoutItem
    self.init(
      LayoutReference(item: view1 as? any LayoutItem, attribute: attr1), relation,
      view2.map { _ in LayoutReference(item: second, attribute: attr2) },
      multiplier: multiplier, constant: c)
  }

  /// Creates a constraint without items, as a placeholder; activating it is a diagnostic.
  public convenience override init() {
    self.init(
      LayoutReference(item: nil, attribute: .notAnAttribute), .equal, constant: 0,
      isPlaceholder: true)
  }

  init(
    _ first: LayoutReference, from firstOrigin: LayoutReference? = nil, _ relation: Relation,
    _ second: LayoutReference? = nil, from secondOrigin: LayoutReference? = nil,
    multiplier: CGFloat = 1, constant: CGFloat, isPlaceholder: Bool = false
  ) {
    self.first = first
    self.second = second
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    let problem =
      isPlaceholder
      ? nil
      : Self.problem(first, from: firstOrigin, second, from: secondOrigin, multiplier, constant)
    isValid = problem == nil
    super.init()
    if let problem {
      SimulatedDevice.current?.diagnose(.invalidCall, "this constraint can't be made: \(problem)")
    }
  }

  nonisolated deinit {}

  // MARK: Activating and Deactivating Constraints

  /// Whether the constraint is active; false by default.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }
  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Accessing Constraint Data

  /// The view or guide on the first side; weak.
  open var firstItem: AnyObject? { first.item }
  /// The attribute on the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The relation between the sides.
  public final let relation: Relation
  /// The view or guide on the second side; weak; `nil` for a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute on the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The multiplier of the second attribute.
  public final let multiplier: CGFloat
  /// The constant added to the second side, pt; may change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(to: newValue) }
  }
  var storedConstant: CGFloat
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, from: firstOrigin) }
  /// The second side as an anchor; `nil` for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, from: secondOrigin) }
  }

  // MARK: Getting the Layout Priority

  /// The priority; required by default.
  open var priority = UILayoutPriority.required {
    didSet { if oldValue != priority { owner?.markForSolving() } }
  }

  // MARK: Identifying a Constraint

  /// A name for messages; `nil` by default.
  open var identifier: String?
  /// Stored: whether the constraint is archived; false by default.
  open var shouldBeArchived = false

  /// The constraint as an equation.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { equation }
  }
}
