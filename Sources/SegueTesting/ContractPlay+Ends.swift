import SegueCore

/// The checks at the end of a transition.
extension ContractPlay {
  /// Runs the forward transition and checks its result.
  func forward(animated: Bool = true) throws(ContractViolation) {
    try begin(.forward, animated: animated)
    try settle()
    try checkShown()
  }

  /// Runs the reverse transition and checks its result.
  func reverse(animated: Bool = true) throws(ContractViolation) {
    try begin(.reverse, animated: animated)
    try settle()
    try checkHidden()
  }

  /// Checks that the controller has appeared at its final frame.
  func checkShown() throws(ContractViolation) {
    let name = scene.words.movingView
    note("check that \(name) has appeared")
    guard scene.isShown, let movingView = scene.movingView else {
      return try check(.answersEachCallOnce, ("\(name) has appeared", "it has not"))
    }
    guard !watch.hasRotated, let finalFrame = scene.finalFrame,
      movingView.frame.misses(finalFrame)
    else { return }
    try check(.endsAtFinalFrame, ("\(name) at \(finalFrame.text)", movingView.frame.text))
  }

  /// Checks that the controller has disappeared.
  func checkHidden() throws(ContractViolation) {
    note("check that \(scene.words.movingView) has disappeared")
    let isShown = scene.isShown
    try check(
      .answersEachCallOnce,
      isShown ? ("\(scene.words.movingView) has disappeared", "it has not") : nil)
  }

  /// Checks that a canceled transition has restored every view.
  func checkRestored(_ former: [ViewState]) throws(ContractViolation) {
    note("check that every view is restored")
    guard let difference = TreeDifference(tree, from: former) else { return }
    // An extra view is not a matter of restoring: it would remain after a finished transition too.
    try check(
      difference.isExtra ? .leavesNothingBehind : .cancelRestoresEverything,
      (difference.expected, difference.found))
  }

  /// Checks that every view is as after another play.
  ///
  /// - Parameters:
  ///   - rounded: Whether rounding errors are no difference, as after a rotation; false by default.
  ///   - ends: Whether a violation ends the play; nil, the default, as `ContractWatch.note` decides.
  func check(
    _ invariant: StyleInvariant, equals other: [ViewState], rounded: Bool = false,
    ends: Bool? = nil
  ) throws(ContractViolation) {
    note("check \(invariant.rawValue)")
    let difference =
      rounded
      ? TreeDifference(tree.map(\.rounded), from: other.map(\.rounded))
      : TreeDifference(tree, from: other)
    try check(invariant, difference.map { ($0.expected, $0.found) }, ends: ends)
  }

  /// Reverses a transition that is not reversed yet, removes the style, and checks that nothing
  /// remains of either.
  ///
  /// - Parameter invariant: The invariant that a remainder violates.
  func finish(
    animated: Bool = false, invariant: StyleInvariant = .leavesNothingBehind
  ) throws(ContractViolation) {
    note("close\(animated ? "" : " without animation")")
    stopDriving()
    if scene.isShown { try reverse(animated: animated) }
    try checkInitialState()
    note("remove the style")
    scene.end()
    device.settle()
    try check(invariant, equals: initialStates, rounded: watch.hasRotated)
    note("check that all \(watch.trackedObjects.count) objects are deallocated")
    try check(
      .leaksNothing,
      watch.trackedObjects.survivors(on: device).map { ("no object of an ended transition", $0) })
  }

  /// Checks that the view has its initial appearance again, so that it can be reused.
  private func checkInitialState() throws(ContractViolation) {
    guard let initialState, let view = scene.content else { return }
    note("check that the view can appear again")
    let now = ViewState(view, at: device.now)
    guard now.anywhere != initialState.anywhere else { return }
    try check(.leavesNothingBehind, (initialState.text, now.text))
  }
}
