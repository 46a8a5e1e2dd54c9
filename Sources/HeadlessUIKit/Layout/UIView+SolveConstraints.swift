/// Solving the constraints of a tree and putting its views where they belong.
extension UIView {
  /// Solves the constraints of the whole tree and places what a layout of this view will reach; the
  /// superviews of views elsewhere whose place changed wait for theirs.
  ///
  /// Frames stay exact: they are not rounded to pixels.
  package final func solveConstraints(below root: UIView) {
    root.updateConstraintsInTree()
    // What a guide follows may move with the views it places; UIKit goes round again too.
    for _ in 0..<4 {
      let problem = LayoutProblem(root: root)
      guard !problem.sources.isEmpty else { return }
      let solution = problem.system.solve()
      problem.report(solution.conflicts)
      problem.remember(solution.values)
      problem.place(within: highestWaiting)
      if problem.hasCurrentInsets { return }
    }
  }

  /// Solves again if the view got another size since its subviews' constraints were solved.
  final func solveConstraintsIfResized() {
    guard let solved = layoutItems?.solvedSize, solved != bounds.size else { return }
    solveConstraints(below: root)
  }

  /// What constraints tie to a view with a frame of its own follows when it moves.
  final func tellConstraintsOfMove() {
    guard let items = layoutItems, items.outerMentions > 0,
      translatesAutoresizingMaskIntoConstraints
    else { return }
    markForSolving()
  }

  final func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInTree()
    let problem = LayoutProblem(fitting: self, to: size, horizontal, vertical)
    guard let first = layoutItems?.firstVariable else { return size }
    let values = problem.system.solve().values
    layoutItems?.firstVariable = nil
    return CGSize(width: values[first + 2], height: values[first + 3])
  }

  // MARK: Debugging Auto Layout

  /// Whether the constraints leave the view's place or size open.
  public final var hasAmbiguousLayout: Bool {
    let solution = LayoutProblem(root: root).system.solve()
    guard let first = layoutItems?.firstVariable else { return false }
    return solution.isAmbiguous[first..<first + 4].contains(true)
  }
}

extension LayoutProblem {
  /// Whether guides would be read as they were.
  fileprivate var hasCurrentInsets: Bool {
    usedInsets.allSatisfy { guide, insets in
      guide.layoutView.map { guide.insets(in: $0) == insets } ?? true
    }
  }

  /// Keeps the frames of the answer; the superview of a view that gets another one waits for layout.
  fileprivate func remember(_ values: [Double]) {
    func frame(_ first: Int) -> CGRect {
      CGRect(
        x: values[first], y: values[first + 1], width: values[first + 2],
        height: values[first + 3])
    }
    for guide in guides {
      if let first = guide.firstVariable { guide.solvedFrame = frame(first) }
    }
    for view in views {
      guard let items = view.layoutItems, let first = items.firstVariable else { continue }
      let frame = frame(first)
      guard items.solvedFrame != frame else { continue }
      items.solvedFrame = frame
      view.superview?.setNeedsLayout()
    }
  }

  /// Places the subviews of waiting views, as far as they lie in a view.
  fileprivate func place(within top: UIView) {
    for view in views {
      guard let frame = view.layoutItems?.solvedFrame, let parent = view.superview,
        parent.needsLayout, parent.isDescendant(of: top)
      else { continue }
      view.layoutItems?.solvedSize = frame.size
      view.place(at: frame)
    }
  }

  /// Reports contradictions that were not there at the last solution.
  fileprivate func report(_ conflicts: [LinearSolution.Conflict]) {
    let broken = conflicts.map(\.brokenRow)
    for conflict in conflicts where !isKnown(sources[conflict.brokenRow]) {
      SimulatedDevice.current?.diagnose(.unsatisfiableConstraints, message(for: conflict))
    }
    for source in sources { mark(source, isBroken: false) }
    for row in broken { mark(sources[row], isBroken: true) }
  }

  private func isKnown(_ source: Source) -> Bool {
    switch source {
    case .constraint(let constraint): constraint.isBroken
    case .contentSize(let view, _): view.layoutItems?.isContentConflictKnown ?? false
    case .fittingSize: true
    }
  }

  private func mark(_ source: Source, isBroken: Bool) {
    switch source {
    case .constraint(let constraint): constraint.isBroken = isBroken
    case .contentSize(let view, _): view.layoutItems?.isContentConflictKnown = isBroken
    case .fittingSize: break
    }
  }

  private func message(for conflict: LinearSolution.Conflict) -> String {
    var lines = ["these constraints can't hold together; remove one, or give it a lower priority:"]
    lines += conflict.rows.map { "  " + describe(sources[$0]) }
    for view in givenViews(in: conflict) {
      let frame = [view.center.x, view.center.y, view.bounds.width, view.bounds.height]
      let numbers = frame.map(NSLayoutConstraint.describe)
      lines.append(
        "  with \(view.layoutName) given: centre (\(numbers[0]), \(numbers[1])), "
          + "size \(numbers[2]) x \(numbers[3])")
    }
    lines.append("ignored: \(describe(sources[conflict.brokenRow]))")
    return lines.joined(separator: "\n")
  }

  private func describe(_ source: Source) -> String {
    switch source {
    case .constraint(let constraint): constraint.equation
    case .contentSize(let view, let axis):
      "\(view.layoutName): the content's \(axis == .horizontal ? "width" : "height")"
    case .fittingSize: "the fitting size"
    }
  }

  /// The views in a conflict whose frames are not the constraints' to choose.
  private func givenViews(in conflict: LinearSolution.Conflict) -> [UIView] {
    var given: [UIView] = []
    for row in conflict.rows {
      guard case .constraint(let constraint) = sources[row] else { continue }
      for view in constraint.items.compactMap(\.layoutView)
      where view.layoutItems?.firstVariable == nil && !given.contains(where: { $0 === view }) {
        given.append(view)
      }
    }
    return given
  }
}

extension UIView {
  /// Differences below this are rounding, and no change that an animation should record.
  private static let placingTolerance: CGFloat = 1e-9

  fileprivate func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    func differs(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) > Self.placingTolerance }
    if differs(bounds.width, frame.width) || differs(bounds.height, frame.height) {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
    }
    if differs(center.x, middle.x) || differs(center.y, middle.y) { center = middle }
  }
}
