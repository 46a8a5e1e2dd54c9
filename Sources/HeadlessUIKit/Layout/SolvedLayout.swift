/// The last solution of a hierarchy's constraints, valid while all its inputs are unchanged.
///
/// Changes of constraints and of the hierarchy discard the solution; frames, insets and content
/// sizes are compared.
final class SolvedLayout {
  /// The views that constraints position, superviews before subviews.
  private let views: [UIView]
  /// The views with given frames for which a solved size is recorded.
  private let given: [UIView]
  private let inputs: LayoutInputs
  /// Whether there are no constraints to solve.
  let isEmpty: Bool

  /// Keeps a solution without contradictions; those are reported on every solution.
  init?(_ problem: LayoutProblem, _ solution: LinearSolution) {
    guard solution.conflicts.isEmpty, problem.inputs.areComparable else { return nil }
    views = problem.views
    given = problem.given
    inputs = problem.inputs
    isEmpty = problem.sources.isEmpty
  }

  nonisolated deinit {}

  /// Returns the root's solution if solving again would yield the same one.
  static func current(of root: UIView) -> SolvedLayout? {
    guard let solved = root.solvedLayout else { return nil }
    // Reading a value may change the hierarchy, which discards the solution and may release views.
    let isCurrent = solved.inputs.areCurrent { root.solvedLayout === solved }
    return isCurrent && solved.hasCurrentInsets ? solved : nil
  }

  /// Records what solving would: the sizes for which the solution is valid.
  func note(for root: UIView) {
    root.layoutItems?.solvedSize = root.bounds.size
    for view in given { view.layoutItems?.solvedSize = view.bounds.size }
    inputs.noteInsets()
  }

  /// Applies the solution to subviews of views that need layout, within a view.
  func place(within top: UIView) {
    for view in views { view.placeAsSolved(within: top) }
  }

  /// Whether the guides' insets are unchanged.
  var hasCurrentInsets: Bool { inputs.haveCurrentInsets }
}

/// The inputs of a system of constraints that may change without notification.
struct LayoutInputs {
  private var frames: [(view: Unmanaged<UIView>, value: CGRect)] = []
  private var alignments: [(view: Unmanaged<UIView>, value: UIEdgeInsets)] = []
  private var contents: [(view: Unmanaged<UIView>, value: CGSize)] = []
  private var directions: [(view: Unmanaged<UIView>, value: UIUserInterfaceLayoutDirection)] =
    []
  /// Guides that follow a view's safe area or margins, with the insets that were used.
  private var insets: [(guide: UILayoutGuide, insets: UIEdgeInsets)] = []
  /// Whether all inputs are recorded here.
  var areComparable = true

  mutating func frame(of view: UIView) -> CGRect {
    let frame = view.untransformedFrame
    if !frames.contains(view) { frames.append((.passUnretained(view), frame)) }
    return frame
  }

  mutating func alignment(of view: UIView) -> UIEdgeInsets {
    let insets = view.alignmentRectInsets
    if !alignments.contains(view) { alignments.append((.passUnretained(view), insets)) }
    return insets
  }

  mutating func contentSize(of view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    contents.append((.passUnretained(view), size))
    return size
  }

  mutating func insets(of guide: UILayoutGuide, in view: UIView) -> UIEdgeInsets {
    let used = guide.insets(in: view)
    guide.solvedInsets = used
    insets.append((guide, used))
    return used
  }

  mutating func note(_ direction: UIUserInterfaceLayoutDirection, in view: UIView) {
    if !directions.contains(view) { directions.append((.passUnretained(view), direction)) }
  }

  func noteInsets() {
    for (guide, insets) in insets { guide.solvedInsets = insets }
  }

  // Loops, because each closure would check the main actor again.

  var haveCurrentInsets: Bool {
    for (guide, insets) in insets {
      if let view = guide.layoutView, guide.insets(in: view) != insets { return false }
    }
    return true
  }

  /// - Parameter isKept: Returns whether the views that were read are still in the hierarchy, which
  ///   retains them.
  func areCurrent(while isKept: () -> Bool) -> Bool {
    for (view, frame) in frames {
      guard isKept(), view.takeUnretainedValue().untransformedFrame == frame else { return false }
    }
    for (view, insets) in alignments {
      guard isKept(), view.takeUnretainedValue().alignmentRectInsets == insets else { return false }
    }
    for (view, size) in contents {
      guard isKept(), view.takeUnretainedValue().intrinsicContentSize == size else { return false }
    }
    for (view, direction) in directions {
      guard isKept() else { return false }
      let present = view.takeUnretainedValue().effectiveUserInterfaceLayoutDirection
      if present != direction { return false }
    }
    return isKept()
  }
}

extension UIView {
  /// Discards the solution after a change of the constraints or of the hierarchy.
  final func forgetSolvedLayout() { root.solvedLayout = nil }
}

extension Array {
  /// Returns whether one of the last entries is a view's: constraints of one view are adjacent.
  nonisolated fileprivate func contains<Value>(_ view: UIView) -> Bool
  where Element == (view: Unmanaged<UIView>, value: Value) {
    let place = Unmanaged.passUnretained(view).toOpaque()
    return suffix(8).contains { $0.view.toOpaque() == place }
  }
}
