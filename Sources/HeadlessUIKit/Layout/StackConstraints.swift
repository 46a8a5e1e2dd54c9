/// The constraints by which a stack view arranges its visible subviews.
///
/// Most are those that UIKit was seen to make, with their identifiers and priorities: "Let's Build
/// UIStackView", kean.blog, 2017. Where that article shows a spacer, the stack view itself serves.
struct StackConstraints {
  /// The attributes of items along or across the axis.
  private struct Edges {
    var start, center, end, length: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      (start, center, end, length) =
        axis == .horizontal
        ? (.leading, .centerX, .trailing, .width) : (.top, .centerY, .bottom, .height)
    }
  }

  /// The priority at which a stack view is no larger than its content: above that of a fitting size,
  /// which is 50, and below the usual hugging priorities.
  private static let fitting = UILayoutPriority(51)
  /// The priority at which a stack view without visible views is empty: below the usual resistance of
  /// views next to it, and above their hugging, so that they fill the space.
  private static let empty = UILayoutPriority(500)
  /// The priority at which a hidden view fills the stack view across the axis: it enlarges nothing.
  private static let idle = UILayoutPriority(1)
  /// The priority of equal distances between centers.
  private static let centering = UILayoutPriority(149)
  /// The priority of lengths that a required constraint of the app may override.
  private static let nearlyRequired = UILayoutPriority(999)

  private let stack: UIStackView
  private let along: Edges
  private let across: Edges
  private let shown: [UIStackView.Arranged]
  private(set) var list: [NSLayoutConstraint] = []

  /// The item to whose edges the views are constrained.
  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  init(of stack: UIStackView) {
    self.stack = stack
    along = Edges(stack.axis)
    across = Edges(stack.axis == .horizontal ? .vertical : .horizontal)
    shown = stack.arranged.filter { !$0.view.isHidden }
    collapseHiddenViews()
    limitSize()
    connectInOrder()
    distribute()
    align()
  }

  private mutating func add(
    _ identifier: String, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required
  ) {
    constraint.identifier = "UISV-" + identifier
    constraint.priority = priority
    list.append(constraint)
  }

  private func relation(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ other: any LayoutItem,
    _ second: NSLayoutConstraint.Attribute? = nil,
    _ relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item.reference(attribute), relation, other.reference(second ?? attribute),
      multiplier: multiplier, constant: constant)
  }

  private func length(of item: any LayoutItem, _ edges: Edges) -> NSLayoutConstraint {
    NSLayoutConstraint(item.reference(edges.length), .equal, constant: 0)
  }

  // MARK: Size

  /// A stack view without visible views is empty; another is no larger than its content. Both yield
  /// to the app's constraints.
  private mutating func limitSize() {
    for edges in [along, across] {
      let isEmpty = shown.isEmpty
      let box = stack.isLayoutMarginsRelativeArrangement && isEmpty ? canvas : stack
      add("spanning-fit", length(of: box, edges), isEmpty ? Self.empty : Self.fitting)
    }
  }

  /// Hidden views have no length, and are where they would appear: at the next visible view, or at the
  /// end of the last one, aligned as those are (UIKit row 316). Nothing depends on them.
  private mutating func collapseHiddenViews() {
    var next: (item: any LayoutItem, edge: NSLayoutConstraint.Attribute) =
      shown.last.map { ($0.view, along.end) } ?? (canvas, along.start)
    for entry in stack.arranged.reversed() {
      let view = entry.view
      guard view.isHidden else {
        next = (view, along.start)
        continue
      }
      add("hiding", relation(view, along.start, next.item, next.edge))
      add("hiding", length(of: view, along), Self.nearlyRequired)
      add("hiding", relation(view, acrossEdge ?? across.start, canvas))
      if stack.alignment == .fill { add("hiding", relation(view, across.end, canvas), Self.idle) }
    }
  }

  // MARK: Along the axis

  /// Whether gaps may be larger than the spacing.
  private var isSpread: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func connectInOrder() {
    guard let first = shown.first?.view, let last = shown.last?.view else { return }
    add("canvas-connection", relation(first, along.start, canvas))
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (entry, next) in zip(shown, shown.dropFirst()) {
      let spacing = relation(
        next.view, isBaselineRelative ? .firstBaseline : along.start, entry.view,
        isBaselineRelative ? .lastBaseline : along.end, isSpread ? .greaterThanOrEqual : .equal,
        constant: stack.gap(after: entry))
      add("spacing", spacing)
    }
    add("canvas-connection", relation(canvas, along.end, last))
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(along.end, along.start, .required)
    case .equalCentering: equalize(along.center, along.center, Self.centering)
    }
  }

  private mutating func fillEqually() {
    guard let first = shown.first?.view else { return }
    for entry in shown.dropFirst() {
      add("fill-equally", relation(entry.view, along.length, first))
    }
  }

  /// Makes each length the fraction of the stack view's that it has of all lengths and gaps, with
  /// priorities in descending order: the last views take the difference.
  private mutating func fillProportionally() {
    let lengths = shown.map { contentLength(of: $0.view) }
    let content = lengths.reduce(0, +)
    let total = shown.dropLast().reduce(content) { $0 + stack.gap(after: $1) }
    guard content > 0, total > 0 else { return fillEqually() }
    for (index, length) in lengths.enumerated() {
      let fraction = relation(
        shown[index].view, along.length, canvas, times: length / total)
      let priority = max(1, Self.nearlyRequired.rawValue - Float(index))
      add("fill-proportionally", fraction, UILayoutPriority(priority))
    }
  }

  /// Makes the distances equal from an attribute of each view to one of the next.
  private mutating func equalize(
    _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute,
    _ priority: UILayoutPriority
  ) {
    guard shown.count > 2 else { return }
    for index in 2..<shown.count {
      let (first, second, third) = (
        shown[index - 2].view, shown[index - 1].view, shown[index].view
      )
      let equality = NSLayoutConstraint(
        third.reference(to), from: second.reference(from), .equal, second.reference(to),
        from: first.reference(from), constant: 0)
      add("fill-equally", equality, priority)
    }
  }

  /// Returns the intrinsic length of a view, or else the one that its constraints give it, as those
  /// of a nested stack view do.
  private func contentLength(of view: UIView) -> CGFloat {
    let isHorizontal = stack.axis == .horizontal
    let size = view.intrinsicContentSize
    let length = isHorizontal ? size.width : size.height
    if length != UIView.noIntrinsicMetric { return max(0, length) }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isHorizontal ? fitting.width : fitting.height
  }

  // MARK: Across the axis

  /// The attribute of the views that equals the stack view's; `nil` for baselines, which equal each
  /// other, and for views that fill.
  private var acrossEdge: NSLayoutConstraint.Attribute? {
    switch stack.alignment {
    case .fill: nil
    case .leading: across.start
    case .center: across.center
    case .trailing: across.end
    // Baselines are vertical, so that a column has none to align.
    case .firstBaseline, .lastBaseline: stack.axis == .vertical ? across.start : nil
    }
  }

  private mutating func align() {
    let isFilling = stack.alignment == .fill
    let (isAtStart, isAtEnd) = (acrossEdge == across.start, acrossEdge == across.end)
    for entry in shown {
      let view = entry.view
      if acrossEdge == across.center { add("alignment", relation(view, across.center, canvas)) }
      add(
        "canvas-connection",
        relation(
          view, across.start, canvas, nil,
          isFilling || isAtStart ? .equal : .greaterThanOrEqual))
      add(
        "canvas-connection",
        relation(
          view, across.end, canvas, nil, isFilling || isAtEnd ? .equal : .lessThanOrEqual))
    }
    guard acrossEdge == nil, !isFilling else { return }
    alignBaselines(stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
  }

  /// First baselines are as high as possible, last ones as low as possible.
  private mutating func alignBaselines(_ baseline: NSLayoutConstraint.Attribute) {
    guard let first = shown.first?.view else { return }
    for entry in shown.dropFirst() { add("alignment", relation(entry.view, baseline, first)) }
    let edge = baseline == .firstBaseline ? across.start : across.end
    for entry in shown {
      add("ambiguity-suppression", relation(entry.view, edge, canvas), Self.fitting)
    }
  }
}
