/// The last solution of a hierarchy's constraints, valid while all its inputs are unchanged.
///
/// Changes of constraints and of the hierarchy discard the solution; frames, insets and content
/// sizes are compared.
final class SolvedLayout {
  /// The views that constraints position, superviews before subviews.
  private let views: [UIView]
  /// The views with given frames for which a solved size is recorded.
  private let given: [UIView]
  nonisolated private let inputs: LayoutInputs
  /// The number of trait changes that the layout directions take into account; nil outside a
  /// device.
  nonisolated(unsafe) private var traitChangeCount = SimulatedDevice.active?.traitChangeCount
  /// The run-loop turn in which the values that views compute were compared last.
  @exclusivity(unchecked) private var comparedTurn: Int?
  /// Whether there are no constraints to solve.
  let isEmpty: Bool
  /// `views`, to be read without isolation and reference counting.
  nonisolated private let placed: ContiguousArray<Unmanaged<UIView>>
  /// The frames of the root, of the given views and of the inputs at the last `note(for:)`.
  @exclusivity(unchecked) nonisolated(unsafe) private var noted: LayoutFrames

  /// Keeps a solution without contradictions; those are reported on every solution.
  init?(_ problem: LayoutProblem, _ solution: LinearSolution) {
    guard solution.conflicts.isEmpty, problem.inputs.areComparable else { return nil }
    views = problem.views
    given = problem.given
    inputs = problem.inputs
    isEmpty = problem.sources.isEmpty
    placed = ContiguousArray(views.map { .passUnretained($0) })
    noted = LayoutFrames()
  }

  nonisolated deinit {}

  /// Returns the root's solution if solving again would yield the same one.
  static func current(of root: UIView) -> SolvedLayout? {
    guard let solved = root.solvedLayout else { return nil }
    // Without constraints there is nothing to compare.
    if solved.isEmpty { return solved }
    // Before the comparison, which may call the app and so change traits.
    let count = SimulatedDevice.active?.traitChangeCount
    let isCurrent = solved.inputs.areCurrent(for: solved, of: .passUnretained(root))
    guard isCurrent, solved.hasCurrentInsets else { return nil }
    solved.traitChangeCount = count
    return solved
  }

  /// Records what solving would record: the sizes for which the solution is valid.
  func note(for root: UIView) {
    root.layoutItems?.solvedSize = root.bounds.size
    for view in given { view.layoutItems?.solvedSize = view.bounds.size }
    // Without constraints nothing is compared.
    if isEmpty { return }
    inputs.noteInsets()
    noted = inputs.frames
    for view in [root] + given { _ = noted.insert(view) }
  }

  /// Returns whether solving again would change nothing, not even what is recorded.
  func isIdle(in root: Unmanaged<UIView>) -> Bool {
    if isEmpty { return true }
    guard hasCurrentFrames else { return false }
    // Values that views compute are read once in a run-loop turn.
    let turn = SimulatedDevice.active?.turnCount
    if turn == nil || turn != comparedTurn {
      guard inputs.areOverridablesCurrent(for: self, of: root) else { return false }
      comparedTurn = turn
    }
    return hasCurrentInsets
  }

  /// Whether no frame and no traits have changed, and no placed view waits for layout: evaluated
  /// without isolation and reference counting.
  nonisolated private var hasCurrentFrames: Bool {
    guard let traitChangeCount, traitChangeCount == SimulatedDevice.active?.traitChangeCount,
      !noted.isEmpty, noted.areCurrent
    else { return false }
    for view in placed where view.parent?.needsLayout == true { return false }
    return true
  }

  /// Applies the solution to subviews of views that need layout, within a view.
  func layOut(within top: UIView) {
    for view in views { view.applySolvedFrame(within: top) }
  }

  /// Whether the guides' insets are unchanged.
  var hasCurrentInsets: Bool { inputs.haveCurrentInsets }
}

/// The inputs of a system of constraints that may change without notification.
struct LayoutInputs {
  nonisolated(unsafe) fileprivate var frames = LayoutFrames()
  private var alignments: [(view: Unmanaged<UIView>, value: UIEdgeInsets)] = []
  private var contents: [(view: Unmanaged<UIView>, value: CGSize)] = []
  /// Labels whose text wraps at the width that the solution gives them, with the size that was used.
  private var wrapping: [(view: UIView, size: CGSize)] = []
  private var directions: [(view: Unmanaged<UIView>, value: UIUserInterfaceLayoutDirection)] =
    []
  /// Guides that follow a view's safe area or margins, with the insets that were used.
  private var insets: [(guide: UILayoutGuide, insets: UIEdgeInsets)] = []
  /// Whether all inputs are recorded here.
  var areComparable = true

  mutating func frame(of view: UIView) -> CGRect {
    frames.insert(view)
  }

  mutating func alignment(of view: UIView) -> UIEdgeInsets {
    let insets = view.alignmentRectInsets
    // A plain view has a constant value.
    if type(of: view) != UIView.self, !alignments.contains(view) {
      alignments.append((.passUnretained(view), insets))
    }
    return insets
  }

  mutating func contentSize(of view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    if type(of: view) == UIView.self { return size }
    contents.append((.passUnretained(view), size))
    if view.wrapsAtItsWidth { wrapping.append((view, size)) }
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

  nonisolated var areFramesCurrent: Bool { frames.areCurrent }

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

  /// Whether the labels that wrap have the size that was used, now that they have a width.
  var haveCurrentWrapping: Bool {
    for (view, size) in wrapping where view.intrinsicContentSize != size { return false }
    return true
  }

  /// Reading a value may change the hierarchy, which discards the solution and may release views.
  ///
  /// - Parameters:
  ///   - layout: The solution for these inputs. While it is the root's, the views that are read are
  ///     in the hierarchy, which retains them.
  ///   - root: The root of the hierarchy.
  func areCurrent(for layout: SolvedLayout, of root: Unmanaged<UIView>) -> Bool {
    guard root.keeps(layout), areFramesCurrent, areOverridablesCurrent(for: layout, of: root) else {
      return false
    }
    for (view, direction) in directions {
      guard root.keeps(layout) else { return false }
      let present = view.object.effectiveUserInterfaceLayoutDirection
      if present != direction { return false }
    }
    return root.keeps(layout)
  }

  /// Returns whether the values that subclasses of views compute are unchanged.
  func areOverridablesCurrent(for layout: SolvedLayout, of root: Unmanaged<UIView>) -> Bool {
    for (view, insets) in alignments {
      guard root.keeps(layout), view.object.alignmentRectInsets == insets else {
        return false
      }
    }
    for (view, size) in contents {
      guard root.keeps(layout), view.object.intrinsicContentSize == size else {
        return false
      }
    }
    return true
  }
}

/// Given frames of views, which are compared without isolation and reference counting.
nonisolated private struct LayoutFrames {
  private struct Entry {
    /// The model values of the view's layer, whose address is constant.
    var layer: UnsafePointer<LayerValues>
    var bounds: CGRect
    var position: CGPoint
    var anchor: CGPoint

    init(_ view: UIView) {
      layer = UnsafePointer(view.ownLayer.states)
      (bounds, position) = (layer.pointee.bounds, layer.pointee.position)
      anchor = layer.pointee.anchorPoint
    }

    var isCurrent: Bool {
      // By coordinates: Foundation's operators are not inlined.
      layer.pointee.position.x == position.x && layer.pointee.position.y == position.y
        && layer.pointee.bounds.size.width == bounds.size.width
        && layer.pointee.bounds.size.height == bounds.size.height
        && layer.pointee.bounds.origin.x == bounds.origin.x
        && layer.pointee.bounds.origin.y == bounds.origin.y
        && layer.pointee.anchorPoint.x == anchor.x && layer.pointee.anchorPoint.y == anchor.y
    }
  }

  private var entries: ContiguousArray<Entry> = []
  var isEmpty: Bool { entries.isEmpty }

  init(_ views: [UIView] = []) { entries = ContiguousArray(views.map { Entry($0) }) }

  /// Adds a view, and returns its frame.
  mutating func insert(_ view: UIView) -> CGRect {
    let entry = Entry(view)
    // Constraints of one view are adjacent.
    if !entries.suffix(8).contains(where: { $0.layer == entry.layer }) { entries.append(entry) }
    return view.modelFrame
  }

  var areCurrent: Bool {
    for entry in entries where !entry.isCurrent { return false }
    return true
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
    let address = Unmanaged.passUnretained(view).toOpaque()
    return suffix(8).contains { $0.view.toOpaque() == address }
  }
}

nonisolated extension Unmanaged where Instance == UIView {
  /// At the root: the last solution of the constraints.
  var solvedLayout: SolvedLayout? { _withUnsafeGuaranteedRef { $0.solvedLayout } }

  /// At the root: whether a solution is the last one.
  func keeps(_ layout: SolvedLayout) -> Bool {
    _withUnsafeGuaranteedRef { $0.solvedLayout === layout }
  }
}
