import SegueCore

/// What must be true where a way ends.
extension ContractPlay {
  /// The controller comes and stands.
  func come(animated: Bool = true) throws(ContractViolation) {
    try begin(.come, animated: animated)
    try settle()
    try checkUp()
  }

  /// The controller goes and is gone.
  func go(animated: Bool = true) throws(ContractViolation) {
    try begin(.go, animated: animated)
    try settle()
    try checkGone()
  }

  /// The controller is there, in its place.
  func checkUp() throws(ContractViolation) {
    let name = scene.words.mover
    note("check that \(name) is there")
    guard scene.isUp, let mover = scene.mover else {
      return try check(.answersEachCallOnce, ("\(name) is there", "it is not"))
    }
    guard !watch.hasTurned, let place = scene.place, mover.frame.misses(place) else { return }
    try check(.endsAtFinalFrame, ("\(name) at \(place.text)", mover.frame.text))
  }

  /// The controller is not there any more.
  func checkGone() throws(ContractViolation) {
    note("check that \(scene.words.mover) is gone")
    let isUp = scene.isUp
    try check(
      .answersEachCallOnce, isUp ? ("\(scene.words.mover) is gone", "it is still there") : nil)
  }

  /// Everything is as it was before something that was canceled.
  func checkRestored(_ former: [ViewState]) throws(ContractViolation) {
    note("check that all is as before")
    guard let difference = TreeDifference(tree, from: former) else { return }
    // A view too many is no question of restoring: it would be there after a finished one as well.
    try check(
      difference.isExtra ? .leavesNothingBehind : .cancelRestoresEverything,
      (difference.expected, difference.found))
  }

  /// Everything is as another play left it.
  func check(
    _ law: StyleInvariant, isLike other: [ViewState], rounded: Bool = false
  ) throws(ContractViolation) {
    note("check \(law.rawValue)")
    let difference =
      rounded
      ? TreeDifference(tree.map(\.rounded), from: other.map(\.rounded))
      : TreeDifference(tree, from: other)
    try check(law, difference.map { ($0.expected, $0.found) })
  }

  /// The controller goes if it is there, the style is taken off, and nothing of either is left.
  ///
  /// - Parameter law: What is broken where something is.
  func close(
    animated: Bool = false, law: StyleInvariant = .leavesNothingBehind
  ) throws(ContractViolation) {
    note("close\(animated ? "" : " without animation")")
    stopDriving()
    if scene.isUp { try go(animated: animated) }
    try checkLook()
    scene.end()
    device.settle()
    try check(law, isLike: base, rounded: watch.hasTurned)
    note("check that none of \(watch.witnesses.count) objects is alive")
    let left = watch.witnesses.first(where: \.isAlive)
    try check(
      .leaksNothing,
      left.map { ("nothing alive of what has ended", "\($0.name) is still alive") })
  }

  /// What came and went looks as it did before, so that anybody can use it.
  private func checkLook() throws(ContractViolation) {
    guard let look, let view = scene.content else { return }
    let now = ViewState(view, at: device.now)
    guard now.anywhere != look.anywhere else { return }
    try check(.leavesNothingBehind, (look.text, now.text))
  }
}
