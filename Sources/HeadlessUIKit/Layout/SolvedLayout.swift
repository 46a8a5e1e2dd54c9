/// The last answer for a tree's constraints: as long as all that it was worked out from is as it was,
/// solving again would say the same.
///
/// What constraints say, and who is where in the tree, announces its changes, which forget the answer;
/// frames, insets and content sizes do not, and are compared. Views do not outlive their place in the
/// tree here, so that they need not be held.
final class SolvedLayout {
  /// The views that constraints place, superviews before subviews.
  private let views: [Unmanaged<UIView>]
  /// The views with given frames whose sizes a solution notes.
  private let given: [Unmanaged<UIView>]
  private let inputs: LayoutInputs
  /// Whether there was nothing to solve.
  let isEmpty: Bool

  /// Keeps an answer without contradictions; those are told anew each time.
  init?(_ problem: LayoutProblem, _ solution: LinearSolution) {
    guard solution.conflicts.isEmpty, problem.inputs.areComparable else { return nil }
    views = problem.views.map(Unmanaged.passUnretained)
    given = problem.given.map(Unmanaged.passUnretained)
    inputs = problem.inputs
    isEmpty = problem.sources.isEmpty
  }

  /// Whether solving again would give this answer.
  var isCurrent: Bool { inputs.areCurrent && inputs.haveCurrentInsets }

  /// Leaves behind what solving would: the sizes that the answer holds for.
  func note(for root: UIView) {
    root.layoutItems?.solvedSize = root.bounds.size
    for view in given {
      let view = view.takeUnretainedValue()
      view.layoutItems?.solvedSize = view.bounds.size
    }
    inputs.noteInsets()
  }

  /// Places the subviews of waiting views, as far as they lie in a view.
  func place(within top: UIView) {
    for view in views { view.takeUnretainedValue().placeAsSolved(within: top) }
  }

  /// Whether guides would be read as they were.
  var hasCurrentInsets: Bool { inputs.haveCurrentInsets }
}

/// What a system of constraints reads that may change without a word.
struct LayoutInputs {
  private var frames: [(view: Unmanaged<UIView>, value: CGRect)] = []
  private var alignments: [(view: Unmanaged<UIView>, value: UIEdgeInsets)] = []
  private var contents: [(view: Unmanaged<UIView>, value: CGSize)] = []
  private var directions: [(view: Unmanaged<UIView>, value: UIUserInterfaceLayoutDirection)] =
    []
  /// Guides that follow a view's safe area or margins, with the insets that were used.
  private var insets: [(guide: UILayoutGuide, insets: UIEdgeInsets)] = []
  /// Whether all that was read is here.
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

  // Loops, as each closure would ask for the main actor anew.

  var haveCurrentInsets: Bool {
    for (guide, insets) in insets {
      if let view = guide.layoutView, guide.insets(in: view) != insets { return false }
    }
    return true
  }

  var areCurrent: Bool {
    for (view, frame) in frames where view.takeUnretainedValue().untransformedFrame != frame {
      return false
    }
    for (view, insets) in alignments
    where view.takeUnretainedValue().alignmentRectInsets != insets { return false }
    for (view, size) in contents
    where view.takeUnretainedValue().intrinsicContentSize != size { return false }
    for (view, direction) in directions
    where view.takeUnretainedValue().effectiveUserInterfaceLayoutDirection != direction {
      return false
    }
    return true
  }
}

extension UIView {
  /// What the constraints of the tree say, or who is where in it, has changed.
  final func forgetSolvedLayout() { root.solvedLayout = nil }
}

extension Array {
  /// Whether one of the last entries is a view's: constraints of one view stand together.
  nonisolated fileprivate func contains<Value>(_ view: UIView) -> Bool
  where Element == (view: Unmanaged<UIView>, value: Value) {
    let place = Unmanaged.passUnretained(view).toOpaque()
    return suffix(8).contains { $0.view.toOpaque() == place }
  }
}
