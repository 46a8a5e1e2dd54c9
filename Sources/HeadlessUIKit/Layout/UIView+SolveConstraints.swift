import SegueText

/// Solving the constraints of a tree and putting its views where they belong.
extension UIView {
  /// Solves the constraints of the whole tree and places what a layout of this view will reach; the
  /// superviews of views elsewhere whose place changed wait for theirs.
  ///
  /// Frames stay exact: they are not rounded to pixels.
  package final func solveConstraints(below root: UIView) {
    // As long as the last answer is kept, nobody has asked for an update of constraints.
    if root.solvedLayout == nil { root.updateConstraintsInTree() }
    // What a guide follows may move with the views it places; UIKit goes round again too.
    for _ in 0..<4 {
      if let solved = SolvedLayout.current(of: root) {
        solved.note(for: root)
        if solved.isEmpty { return }
        solved.place(within: highestWaiting)
        if solved.hasCurrentInsets { return }
      } else {
        let problem = LayoutProblem(root: root)
        let solution = problem.system.solve()
        root.solvedLayout = SolvedLayout(problem, solution)
        if problem.sources.isEmpty { return }
        problem.report(solution.conflicts)
        problem.remember(solution.values)
        let top = highestWaiting
        for view in problem.views { view.placeAsSolved(within: top) }
        if problem.inputs.haveCurrentInsets { return }
      }
    }
  }

  /// Whether its safe area or margins changed since constraints that speak of them were solved.
  final var hasStaleGuide: Bool {
    guard let items = layoutItems else { return false }
    return isStale(items.safeAreaGuide) || isStale(items.marginsGuide)
  }

  private func isStale(_ guide: UILayoutGuide?) -> Bool {
    guard let guide, let solved = guide.solvedInsets else { return false }
    return solved != guide.insets(in: self)
  }

  /// Solves again if the view got another size or other insets since its subviews' constraints were
  /// solved, and sees to it that its subviews stand as they were solved.
  final func solveConstraintsIfResized() {
    guard let solved = layoutItems?.solvedSize else { return }
    if solved != bounds.size || hasStaleGuide { return solveConstraints(below: root) }
    // Another view may have solved for all since this one was resized, and placed only its own.
    for child in children { child.placeAsSolved() }
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

  /// Notes the contradictions, which are told when the layout under way has come to rest.
  fileprivate func report(_ conflicts: [LinearSolution.Conflict]) {
    for conflict in conflicts {
      SimulatedDevice.current?.conflicts.note(sources[conflict.brokenRow]) {
        message(for: conflict)
      }
    }
    for source in sources { source.isBroken = false }
    for conflict in conflicts { sources[conflict.brokenRow].isBroken = true }
  }

  private func message(for conflict: LinearSolution.Conflict) -> String {
    var lines = ["these constraints can't hold together; remove one, or give it a lower priority:"]
    lines += conflict.rows.map { "  " + describe(sources[$0]) }
    for view in givenViews(in: conflict) {
      let frame = [view.center.x, view.center.y, view.bounds.width, view.bounds.height]
      let numbers = frame.map { numberText($0) }
      lines.append(
        "  with \(view.layoutName) given: center (\(numbers[0]), \(numbers[1])), "
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

  /// Places the view if its superview waits for layout and lies in another.
  final func placeAsSolved(within top: UIView) {
    guard let parent = superview, parent.needsLayout, parent.isDescendant(of: top) else { return }
    placeAsSolved()
  }

  fileprivate func placeAsSolved() {
    guard let frame = layoutItems?.solvedFrame else { return }
    layoutItems?.solvedSize = frame.size
    place(at: frame)
  }

  private func place(at frame: CGRect) {
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
