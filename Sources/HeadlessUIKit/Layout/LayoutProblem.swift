/// The constraints of a view hierarchy as a linear system, and the views for its solution.
///
/// Each view that constraints position has four variables: x, y, width and height in its
/// superview's coordinates. All other views have a given frame, which enters the constants.
struct LayoutProblem {
  /// The origin of a row of the system.
  enum Source {
    case constraint(NSLayoutConstraint)
    case contentSize(UIView, NSLayoutConstraint.Axis)
    case fittingSize
  }

  let root: UIView
  private(set) var system = LinearSystem()
  /// The origin of each row, by its number.
  private(set) var sources: [Source] = []
  /// The views that constraints position, superviews before subviews.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  /// Views with a given frame for which a solved size is recorded.
  private(set) var given: [UIView] = []
  /// The values read that may change without notification.
  var inputs = LayoutInputs()
  /// The layout directions read, by view.
  private var directions: [ObjectIdentifier: UIUserInterfaceLayoutDirection] = [:]
  private var constraints: [NSLayoutConstraint.Resolved] = []

  /// Creates the system of a hierarchy whose root has its frame.
  init(root: UIView) {
    self.root = root
    root.layoutItems?.firstVariable = nil
    root.layoutItems?.solvedSize = root.bounds.size
    gather(root)
    addRows()
  }

  /// Creates the system of a hierarchy whose root fits its content, close to a target size.
  init(
    fitting root: UIView, to size: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) {
    self.root = root
    let first = addVariables()
    root.ownLayoutItems.firstVariable = first
    views.append(root)
    gather(root)
    // The third and fourth variables are width and height.
    for (axis, length, priority) in [(0, size.width, horizontal), (1, size.height, vertical)] {
      system.addTerm(1, first + 2 + axis)
      endRow(constant: -length, .equal, priority: priority, .fittingSize)
    }
    addRows()
  }

  // MARK: Collecting constraints

  private mutating func addVariables() -> Int {
    let first = system.addVariable()
    _ = system.addVariable()
    _ = system.addVariable(isLength: true)
    _ = system.addVariable(isLength: true)
    return first
  }

  /// Collects the constraints, guides and views of a subtree; a given frame has no variables.
  private mutating func gather(_ view: UIView) {
    if let items = view.layoutItems {
      for constraint in items.constraints {
        if let resolved = constraint.resolved { constraints.append(resolved) }
      }
      for guide in items.guides {
        guide.firstVariable = addVariables()
        guides.append(guide)
      }
    }
    for child in view.children where child.usesAutoLayout {
      if let items = child.layoutItems {
        if !child.translatesAutoresizingMaskIntoConstraints && items.constraintCount > 0 {
          items.firstVariable = addVariables()
          views.append(child)
        } else {
          items.firstVariable = nil
          items.solvedFrame = nil
          items.solvedSize = child.bounds.size
          given.append(child)
        }
      }
      gather(child)
    }
  }

  // MARK: Adding rows

  private mutating func addRows() {
    // The order of activation decides between equal rows, and which of two conflicting ones breaks.
    let activations = constraints.map(\.constraint.activation)
    let ordered = constraints.indices.sorted {
      (activations[$0], $0) < (activations[$1], $1)
    }
    for index in ordered { add(constraints[index]) }
    for view in views { addContentSize(of: view) }
  }

  mutating func endRow(
    constant: Double, _ relation: NSLayoutConstraint.Relation, priority: UILayoutPriority,
    _ source: Source
  ) {
    sources.append(source)
    let relation: LinearSystem.Relation =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    system.endRow(constant: constant, relation, priority: priority.rawValue)
  }

  mutating func addTerm(_ coefficient: Double, _ variable: Int) {
    system.addTerm(coefficient, variable)
  }

  /// Returns the layout direction of a view. Traits change at view controllers only, so the views
  /// of one controller share a value, which is slow to compute.
  mutating func direction(in view: UIView) -> UIUserInterfaceLayoutDirection {
    var source = view
    while source.controller == nil, let parent = source.parent { source = parent }
    let surroundings = directions[ObjectIdentifier(source)] ?? source.readingDirection
    directions[ObjectIdentifier(source)] = surroundings
    let direction = view.layoutDirection(sharing: surroundings)
    inputs.note(direction, in: view)
    return direction
  }

  /// Adds limits of width and height: from above (hugging) and from below (resistance).
  private mutating func addContentSize(of view: UIView) {
    guard let items = view.layoutItems, let first = items.firstVariable else { return }
    let size = inputs.contentSize(of: view)
    let insets = inputs.alignment(of: view)
    let lengths: [(axis: NSLayoutConstraint.Axis, length: CGFloat, insets: CGFloat)] = [
      (.horizontal, size.width, insets.left + insets.right),
      (.vertical, size.height, insets.top + insets.bottom),
    ]
    for (axis, length, insets) in lengths where length != UIView.noIntrinsicMetric {
      guard length.isFinite else { continue }
      let variable = first + (axis == .horizontal ? 2 : 3)
      let constant = -Double(length + insets)
      addTerm(1, variable)
      endRow(
        constant: constant, .lessThanOrEqual, priority: items.hugging[axis],
        .contentSize(view, axis))
      addTerm(1, variable)
      endRow(
        constant: constant, .greaterThanOrEqual, priority: items.resistance[axis],
        .contentSize(view, axis))
    }
  }
}
