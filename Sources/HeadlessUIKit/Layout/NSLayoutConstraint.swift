/// A relation between two attributes: `first = multiplier · second + constant`, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final private(set) var first = LayoutReference(item: nil, attribute: .notAnAttribute)
  final private(set) var second: LayoutReference?
  /// The origin of the distance of an anchor pair; the distance ends at `first`.
  final private(set) var firstOrigin: LayoutReference?
  final private(set) var secondOrigin: LayoutReference?
  final private(set) var ownRelation = Relation.equal
  final private(set) var ownMultiplier: CGFloat = 1
  /// Whether the constraint is valid; an invalid one is never active.
  final private(set) var isValid = true
  /// The view that holds the constraint while it is active.
  @BoxedReference var owner: UIView?
  /// The nearest common ancestor of the items, in whose coordinates the sides are compared;
  /// constant while the constraint is active, because removing a view deactivates its constraints.
  @BoxedReference var space: UIView?
  /// The content of the scroll view to whose edges the active constraint attaches; `nil` without one.
  var content: UILayoutGuide?
  /// The position in the order of activation; the later of two conflicting constraints breaks.
  var activation = 0
  /// Whether the last solution ignored the constraint, which was reported.
  var isBroken = false

  /// Called after a registered nib has created the object; does nothing by default.
  open func awakeFromNib() {}

  // MARK: Creating Constraints

  /// Creates a constraint; what raises an exception in UIKit reports a diagnostic here.
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

  /// Creates a constraint without items, as a placeholder; activating it reports a diagnostic.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutReference, from firstOrigin: LayoutReference? = nil, _ relation: Relation,
    _ second: LayoutReference? = nil, from secondOrigin: LayoutReference? = nil,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
    ownRelation = relation
    ownMultiplier = multiplier
    storedConstant = constant
    let problem = Self.problem(
      first, from: firstOrigin, second, from: secondOrigin, multiplier, constant)
    isValid = problem == nil
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
  /// Returns the constraints of a visual format, such as `H:|-8-[name(>=20)]-|`.
  ///
  /// An invalid format, or one with unknown names, yields no constraints and a diagnostic.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { constraints(parsing: format, opts, metrics ?? [:], views) }
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
  open var relation: Relation { ownRelation }
  /// The view or guide on the second side; weak; `nil` for a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute on the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The multiplier of the second attribute.
  open var multiplier: CGFloat { ownMultiplier }
  /// The constant added to the second side, pt; may change while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(to: newValue) }
  }
  var storedConstant: CGFloat = 0
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
