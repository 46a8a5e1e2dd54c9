import SegueCore

/// The plays of a run that rotate the device.
struct ContractRotations {
  private let run: ContractRun

  init(_ run: ContractRun) { self.run = run }

  private var words: ContractWords { run.words }
  private var configuration: DeviceConfiguration { run.configuration }

  /// Runs the plays.
  func play() {
    let otherOrientation: UIInterfaceOrientation =
      configuration.orientation.isLandscape ? .portrait : .landscapeLeft
    let expected = run.play("a \(words.forward) in the other orientation", in: otherOrientation) {
      play throws(ContractViolation) in
      try play.forward()
      let shown = play.tree
      let initialStates = play.initialStates
      try play.finish()
      return (shown: shown, initialStates: initialStates)
    }
    guard let expected else { return }
    run.play("a rotation after a \(words.forward)") { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      try rotate(play, to: otherOrientation)
      try play.check(.followsRotation, equals: expected.shown, rounded: true)
      try rotate(play, to: configuration.orientation)
      try play.check(.followsRotation, equals: former, rounded: true)
      try play.reverse()
      try play.finish(invariant: .followsRotation)
    }
    run.play("a rotation during a \(words.forward)") { play throws(ContractViolation) in
      try play.begin(.forward)
      try play.advance(by: play.halfTime)
      try rotate(play, to: otherOrientation)
      try play.checkShown()
      try play.check(.followsRotation, equals: expected.shown, rounded: true)
      // At the end the views are as they would be initially in this orientation.
      play.initialStates = expected.initialStates
      try play.finish(invariant: .followsRotation)
    }
    run.play("two rotations during a \(words.forward)") {
      play throws(ContractViolation) in
      try play.begin(.forward)
      try play.advance(by: play.halfTime / 2)
      try play.rotate(to: otherOrientation)
      try play.advance(by: 0.05)
      try rotate(play, to: configuration.orientation)
      try play.checkShown()
      try play.finish(invariant: .followsRotation)
    }
    run.play("a rotation during a \(words.reverse)") { play throws(ContractViolation) in
      try play.forward()
      try play.begin(.reverse)
      try play.advance(by: play.halfTime)
      try rotate(play, to: otherOrientation)
      try play.checkHidden()
      play.initialStates = expected.initialStates
      try play.finish(invariant: .followsRotation)
    }
    // The expected state: what a canceled transition leaves behind is not a fault of the rotation.
    let canceled = run.play(
      "a canceled \(words.reverse) in the other orientation", in: otherOrientation
    ) { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      guard try cancelReverse(play, at: nil) else { return Optional<[ViewState]>.none }
      try play.checkRestored(former)
      let shown = play.tree
      try play.finish()
      return shown
    }
    guard let canceled, let shown = canceled else { return }
    run.play("a rotation during a canceled \(words.reverse)") {
      play throws(ContractViolation) in
      try play.forward()
      guard try cancelReverse(play, at: otherOrientation) else { return }
      try play.checkShown()
      try play.check(.followsRotation, equals: shown, rounded: true)
      play.initialStates = expected.initialStates
      try play.finish(invariant: .followsRotation)
    }
  }

  /// Drives a reverse transition, and cancels it.
  ///
  /// - Parameter orientation: The orientation to which the device rotates meanwhile; nil for no rotation.
  /// - Returns: False if the style does not animate it, so that it is not interactive.
  private func cancelReverse(
    _ play: ContractPlay, at orientation: UIInterfaceOrientation?
  ) throws(ContractViolation) -> Bool {
    guard let call = try play.beginInteractive(.reverse) else { return false }
    play.update(0.4)
    if let orientation { try play.rotate(to: orientation) }
    try play.advance(by: 0.4)
    call.outcome = .canceled
    play.endDrag(cancels: true)
    try play.settle()
    return true
  }

  private func rotate(
    _ play: ContractPlay, to orientation: UIInterfaceOrientation
  ) throws(ContractViolation) {
    try play.rotate(to: orientation)
    try play.settle()
  }
}
