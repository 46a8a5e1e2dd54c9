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
      view._withUnsafeGuaranteedRef { $0.layoutItems?.solvedSize = $0.bounds.size }
    }
    inputs.noteInsets()
  }

  /// Places the subviews of waiting views, as far as they lie in a view.
  func place(within top: UIView) {
    for view in views { view._withUnsafeGuaranteedRef { $0.placeAsSolved(within: top) } }
  }

  /// Whether guides would be read as they were.
  var hasCurrentInsets: Bool { inputs.haveCurrentInsets }
}

/// What a system of constraints reads that may change without a word.
struct LayoutInputs {
  private var frames: [(view: Unmanaged<UIView>, frame: CGRect)] = []
  private var alignments: [(view: Unmanaged<UIView>, insets: UIEdgeInsets)] = []
  private var contents: [(view: Unmanaged<UIView>, size: CGSize)] = []
  private var directions: [(view: Unmanaged<UIView>, direction: UIUserInterfaceLayoutDirection)] =
    []
  /// Guides that follow a view's safe area or margins, with the insets that were used.
  private var insets: [(guide: UILayoutGuide, insets: UIEdgeInsets)] = []
  /// Whether all that was read is here.
  var areComparable = true

  mutating func frame(of view: UIView) -> CGRect {
    let frame = view.untransformedFrame
    frames.append((.passUnretained(view), frame))
    return frame
  }

  mutating func alignment(of view: UIView) -> UIEdgeInsets {
    let insets = view.alignmentRectInsets
    alignments.append((.passUnretained(view), insets))
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
    if directions.last?.view.toOpaque() == Unmanaged.passUnretained(view).toOpaque() { return }
    directions.append((.passUnretained(view), direction))
  }

  func noteInsets() {
    for (guide, insets) in insets { guide.solvedInsets = insets }
  }

  var haveCurrentInsets: Bool {
    insets.allSatisfy { guide, insets in
      guide.layoutView.map { guide.insets(in: $0) == insets } ?? true
    }
  }

  var areCurrent: Bool {
    frames.allSatisfy { view, frame in
      view._withUnsafeGuaranteedRef { $0.untransformedFrame } == frame
    }
      && alignments.allSatisfy { view, insets in
        view._withUnsafeGuaranteedRef { $0.alignmentRectInsets } == insets
      }
      && contents.allSatisfy { view, size in
        view._withUnsafeGuaranteedRef { $0.intrinsicContentSize } == size
      }
      && directions.allSatisfy { view, direction in
        view._withUnsafeGuaranteedRef { $0.effectiveUserInterfaceLayoutDirection } == direction
      }
  }
}

extension UIView {
  /// What the constraints of the tree say, or who is where in it, has changed.
  final func forgetSolvedLayout() { root.solvedLayout = nil }
}
