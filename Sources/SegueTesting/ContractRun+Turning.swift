import SegueCore

/// The screen is turned.
extension ContractRun {
  func rotate() {
    let turned: UIInterfaceOrientation =
      configuration.orientation.isLandscape ? .portrait : .landscapeLeft
    let fresh = play("a \(words.come) on a turned screen", held: turned) {
      play throws(ContractViolation) in
      try play.come()
      let shown = play.tree
      let base = play.base
      try play.close()
      return (shown: shown, base: base)
    }
    guard let fresh else { return }
    play("a screen turned after a \(words.come)") { play throws(ContractViolation) in
      try play.come()
      let former = play.tree
      try self.turn(play, to: turned)
      try play.check(.followsRotation, isLike: fresh.shown, rounded: true)
      try self.turn(play, to: self.configuration.orientation)
      try play.check(.followsRotation, isLike: former, rounded: true)
      try play.go()
      try play.close(law: .followsRotation)
    }
    play("a screen turned in the middle of a \(words.come)") { play throws(ContractViolation) in
      try play.begin(.come)
      try play.pass(play.halfTime)
      try self.turn(play, to: turned)
      try play.checkUp()
      try play.check(.followsRotation, isLike: fresh.shown, rounded: true)
      play.base = fresh.base
      try play.close(law: .followsRotation)
    }
    play("a screen turned there and back in the middle of a \(words.come)") {
      play throws(ContractViolation) in
      try play.begin(.come)
      try play.pass(play.halfTime / 2)
      try play.turn(to: turned)
      try play.pass(0.05)
      try self.turn(play, to: self.configuration.orientation)
      try play.checkUp()
      try play.close(law: .followsRotation)
    }
    play("a screen turned in the middle of a \(words.go)") { play throws(ContractViolation) in
      try play.come()
      try play.begin(.go)
      try play.pass(play.halfTime)
      try self.turn(play, to: turned)
      try play.checkGone()
      play.base = fresh.base
      try play.close(law: .followsRotation)
    }
    play("a screen turned in the middle of a canceled \(words.go)") {
      play throws(ContractViolation) in
      try play.come()
      play.drive()
      let call = try play.begin(.go)
      guard play.scene.root.transitionCoordinator?.isInteractive == true else { return }
      play.update(0.4)
      try play.turn(to: turned)
      try play.pass(0.4)
      call.isOwed = false
      play.endDrag(cancels: true)
      try play.settle()
      try play.checkUp()
      try play.check(.followsRotation, isLike: fresh.shown, rounded: true)
      play.base = fresh.base
      try play.close(law: .followsRotation)
    }
  }

  private func turn(
    _ play: ContractPlay, to orientation: UIInterfaceOrientation
  ) throws(ContractViolation) {
    try play.turn(to: orientation)
    try play.settle()
  }
}
