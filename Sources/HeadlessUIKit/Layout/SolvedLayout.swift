/// The last answer for a tree's constraints: as long as all that it was worked out from is as it was,
/// solving again would say the same.
///
/// What constraints say, and who is where in the tree, announces its changes, which forget the answer;
/// frames, insets and content sizes do not, and are compared.
final class SolvedLayout {
  /// The views that constraints place, superviews before subviews.
  private let views: [UIView]
  /// The views with given frames whose sizes a solution notes.
  private let given: [UIView]
  private let inputs: LayoutInputs
  /// Whether there was nothing to solve.
  let isEmpty: Bool

  /// Keeps an answer without contradictions; those are told anew each time.
  init?(_ problem: LayoutProblem, _ solution: LinearSolution) {
    guard solution.conflicts.isEmpty, problem.inputs.areComparable else { return nil }
    views = problem.views
    given = problem.given
    inputs = problem.inputs
    isEmpty = problem.sources.isEmpty
  }

  nonisolated deinit {}

  /// Whether solving again would give the answer that a root keeps.
  static func current(of root: UIView) -> SolvedLayout? {
    guard let solved = root.solvedLayout else { return nil }
    // Who is asked may change the tree, which forgets the answer and lets views go.
    let isCurrent = solved.inputs.areCurrent { root.solvedLayout === solved }
    return isCurrent && solved.hasCurrentInsets ? solved : nil
  }

  /// Leaves behind what solving would: the sizes that the answer holds for.
  func note(for root: UIView) {
    root.layoutItems?.solvedSize = root.bounds.size
    for view in given { view.layoutItems?.solvedSize = view.bounds.size }
    inputs.noteInsets()
  }

  /// Places the subviews of waiting views, as far as they lie in a view.
  func place(within top: UIView) {
    for view in views { view.placeAsSolved(within: top) }
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

  /// - Parameter isKept: Whether the views that were read are still in the tree, which holds them.
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
