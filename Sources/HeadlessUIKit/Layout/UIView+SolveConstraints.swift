import SegueText

/// Solving the constraints of a view hierarchy and applying the solution.
extension UIView {
  /// Solves the constraints of the entire hierarchy and positions the views that a layout pass of
  /// this view reaches; superviews of other views that moved are marked.
  package final func solveConstraints(below root: UIView) {
    root.updateConstraintsInTree()
    // Insets of a guide, and the lines of a label, may change with the views that the solution
    // positions; UIKit also iterates.
    for _ in 0..<4 {
      if let solved = SolvedLayout.current(of: root) {
        solved.note(for: root)
        if solved.isEmpty { return }
        solved.layOut(within: highestWaiting)
        if solved.hasCurrentInsets { return }
      } else {
        SimulatedDevice.active?.countSolve()
        let problem = LayoutProblem(root: root)
        let solution = problem.system.solve()
        root.solvedLayout = SolvedLayout(problem, solution)
        if problem.sources.isEmpty { return }
        problem.report(solution.conflicts)
        problem.remember(solution)
        let top = highestWaiting
        for view in problem.views { view.applySolvedFrame(within: top) }
        if problem.inputs.haveCurrentInsets, problem.inputs.haveCurrentWrapping { return }
      }
    }
  }

  /// Whether the safe area or margins changed since constraints on them were solved.
  final var hasStaleGuide: Bool {
    guard let items = layoutItems else { return false }
    for guide in items.insetGuides {
      if let solved = guide.solvedInsets, solved != guide.insets(in: self) { return true }
    }
    return false
  }

  /// Solves again if the view's size or insets changed since its subviews' constraints were solved;
  /// otherwise applies the solution to its subviews.
  final func solveConstraintsIfResized() {
    guard let solved = layoutItems?.solvedSize else { return }
    if solved != bounds.size || hasStaleGuide { return solveConstraints(below: root) }
    // Another view may have solved the hierarchy since, and positioned only its own subviews.
    for child in children { child.applySolvedFrame() }
  }

  /// Returns the size of the view that satisfies the constraints in it, close to a target size.
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

  final var isAmbiguous: Bool {
    let solution = LayoutProblem(root: root).system.solve()
    guard let first = layoutItems?.firstVariable else { return false }
    return solution.isAmbiguous[first..<first + 4].contains(true)
  }
}

extension LayoutProblem {
  /// Records the frames of the solution; the superview of a view whose frame changes needs layout.
  ///
  /// Only frames of views are rounded: the values from which others follow remain exact.
  fileprivate func remember(_ solution: LinearSolution) {
    let values = solution.values
    func frame(_ first: Int) -> CGRect {
      CGRect(
        x: values[first], y: values[first + 1], width: values[first + 2],
        height: values[first + 3])
    }
    for guide in guides {
      guard let first = guide.firstVariable else { continue }
      let old = guide.solvedFrame.size
      guide.solvedFrame = frame(first)
      // An undetermined length is 0.
      func isDetermined(_ length: Int) -> Bool {
        values[length] != 0 || !solution.isAmbiguous[length]
      }
      guide.isDetermined = (isDetermined(first + 2), isDetermined(first + 3))
      if guide.solvedFrame.size != old { guide.owner?.setNeedsLayout() }
    }
    let grid = LayoutGrid(below: root)
    for view in views {
      guard let items = view.layoutItems, let first = items.firstVariable else { continue }
      let frame = grid.rounding(frame(first))
      guard items.solvedFrame != frame else { continue }
      items.solvedFrame = frame
      view.parent?.setNeedsLayout()
    }
  }

  /// Records the contradictions, which are reported at the end of the layout pass.
  fileprivate func report(_ conflicts: [LinearSolution.Conflict]) {
    for conflict in conflicts {
      SimulatedDevice.current?.conflicts.record(sources[conflict.brokenRow]) {
        message(for: conflict)
      }
    }
    for source in sources { source.isBroken = false }
    for conflict in conflicts { sources[conflict.brokenRow].isBroken = true }
  }

  private func message(for conflict: LinearSolution.Conflict) -> String {
    var lines = ["these constraints conflict; remove one, or give it a lower priority:"]
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

  /// Returns the views in a conflict whose frames are given.
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
  /// Smaller differences are rounding errors, which an animation must not record.
  private static let placingTolerance: CGFloat = 1e-9

  /// Positions the view if its superview needs layout and is a descendant of `top`.
  final func applySolvedFrame(within top: UIView) {
    guard let parent, parent.needsLayout, parent.isInside(top) else { return }
    applySolvedFrame()
  }

  fileprivate func applySolvedFrame() {
    guard let frame = layoutItems?.solvedFrame else { return }
    layoutItems?.solvedSize = frame.size
    layOut(in: frame)
  }

  private func layOut(in frame: CGRect) {
    let anchor = ownLayer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    func differs(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) > Self.placingTolerance }
    if differs(bounds.width, frame.width) || differs(bounds.height, frame.height) {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
    }
    if differs(center.x, middle.x) || differs(center.y, middle.y) { center = middle }
  }
}
