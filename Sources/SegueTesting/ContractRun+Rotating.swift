import SegueCore

/// Rotates the device.
extension ContractRun {
  func rotate() {
    let otherOrientation: UIInterfaceOrientation =
      configuration.orientation.isLandscape ? .portrait : .landscapeLeft
    let expected = play("a \(words.forward) in the other orientation", in: otherOrientation) {
      play throws(ContractViolation) in
      try play.forward()
      let shown = play.tree
      let initialStates = play.initialStates
      try play.finish()
      return (shown: shown, initialStates: initialStates)
    }
    guard let expected else { return }
    play("a rotation after a \(words.forward)") { play throws(ContractViolation) in
      try play.forward()
      let former = play.tree
      try self.rotate(play, to: otherOrientation)
      try play.check(.followsRotation, equals: expected.shown, rounded: true)
      try self.rotate(play, to: self.configuration.orientation)
      try play.check(.followsRotation, equals: former, rounded: true)
      try play.reverse()
      try play.finish(invariant: .followsRotation)
    }
    play("a rotation during a \(words.forward)") { play throws(ContractViolation) in
      try play.begin(.forward)
      try play.advance(by: play.halfTime)
      try self.rotate(play, to: otherOrientation)
      try play.checkShown()
      try play.check(.followsRotation, equals: expected.shown, rounded: true)
      play.initialStates = expected.initialStates
      try play.finish(invariant: .followsRotation)
    }
    play("two rotations during a \(words.forward)") {
      play throws(ContractViolation) in
      try play.begin(.forward)
      try play.advance(by: play.halfTime / 2)
      try play.rotate(to: otherOrientation)
      try play.advance(by: 0.05)
      try self.rotate(play, to: self.configuration.orientation)
      try play.checkShown()
      try play.finish(invariant: .followsRotation)
    }
    play("a rotation during a \(words.reverse)") { play throws(ContractViolation) in
      try play.forward()
      try play.begin(.reverse)
      try play.advance(by: play.halfTime)
      try self.rotate(play, to: otherOrientation)
      try play.checkHidden()
      play.initialStates = expected.initialStates
      try play.finish(invariant: .followsRotation)
    }
    play("a rotation during a canceled \(words.reverse)") {
      play throws(ContractViolation) in
      try play.forward()
      play.installInteractionController()
      let call = try play.begin(.reverse)
      guard play.scene.root.transitionCoordinator?.isInteractive == true else { return }
      play.update(0.4)
      try play.rotate(to: otherOrientation)
      try play.advance(by: 0.4)
      call.outcome = .canceled
      play.endDrag(cancels: true)
      try play.settle()
      try play.checkShown()
      try play.check(.followsRotation, equals: expected.shown, rounded: true)
      play.initialStates = expected.initialStates
      try play.finish(invariant: .followsRotation)
    }
  }

  private func rotate(
    _ play: ContractPlay, to orientation: UIInterfaceOrientation
  ) throws(ContractViolation) {
    try play.rotate(to: orientation)
    try play.settle()
  }
}
