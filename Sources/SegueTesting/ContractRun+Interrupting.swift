import SegueCore

/// It is taken hold of in mid-flight, or somebody else ends it.
extension ContractRun {
  func interrupt() {
    var directions: [DragDirection] = []
    let shown = play("an animated \(words.come)") { play throws(ContractViolation) in
      try play.come()
      directions = play.directions
      return play.tree
    }
    guard let shown else { return }
    for goesBack in [false, true] {
      let end = goesBack ? "let go back" : "let go on"
      play("a \(words.come) held in mid-flight and \(end)") { play throws(ContractViolation) in
        try self.hold(.come, play, goesBack: goesBack, shown: shown)
      }
      play("a \(words.go) held in mid-flight and \(end)") { play throws(ContractViolation) in
        try play.come()
        try self.hold(.go, play, goesBack: goesBack, shown: shown)
      }
    }
    goByCode(directions)
    goToBackground(shown: shown)
    for direction in directions { holdByFinger(direction) }
  }

  private func hold(
    _ way: ContractPlay.Way, _ play: ContractPlay, goesBack: Bool, shown: [ViewState]
  ) throws(ContractViolation) {
    let former = play.tree
    play.drive(fromTheStart: false)
    let call = try play.begin(way)
    try play.pass(play.halfTime)
    guard play.scene.root.transitionCoordinator?.isInterruptible == true else {
      try play.settle()
      return try play.close()
    }
    play.pause()
    try play.pass(0.1)
    for share in [0.4, 0.6, 0.3] {
      play.update(share)
      try play.pass(0.05)
    }
    call.isOwed = !goesBack
    play.endDrag(cancels: goesBack)
    try play.settle()
    let isUp = (way == .come) != goesBack
    if isUp { try play.checkUp() } else { try play.checkGone() }
    if goesBack { try play.checkRestored(former) }
    if way == .come, !goesBack { try play.check(.endsAlike, isLike: shown) }
    try play.close(animated: true)
  }

  /// The app goes to the background and comes back; what ran is where it was going (fault F062).
  private func goToBackground(shown: [ViewState]) {
    play("an app that leaves in the middle of a \(words.come)") { play throws(ContractViolation) in
      try play.begin(.come)
      try play.pass(play.halfTime)
      play.goToBackground()
      try play.settle()
      try play.checkUp()
      try play.check(.endsAlike, isLike: shown)
      try play.close(animated: true)
    }
    play("an app that leaves in the middle of a \(words.go)") { play throws(ContractViolation) in
      try play.come()
      try play.begin(.go)
      try play.pass(play.halfTime)
      play.goToBackground()
      try play.settle()
      try play.checkGone()
      try play.close()
    }
  }

  /// A finger on what comes or goes, which may turn it round.
  private func holdByFinger(_ direction: DragDirection) {
    let name = "a finger in the middle of"
    play("\(name) a \(words.come), going \(direction)") { play throws(ContractViolation) in
      try self.holdByFinger(.come, direction, play)
      try play.close(animated: true)
    }
    play("\(name) a \(words.go), going \(direction)") { play throws(ContractViolation) in
      try play.come()
      let shown = play.tree
      try self.holdByFinger(.go, direction, play)
      if play.scene.isUp { try play.checkRestored(shown) }
      try play.close(animated: true)
    }
  }

  private func holdByFinger(
    _ way: ContractPlay.Way, _ direction: DragDirection, _ play: ContractPlay
  ) throws(ContractViolation) {
    let call = try play.begin(way)
    try play.pass(play.halfTime)
    // Where it goes is the finger's to say; that it goes there wholly is the law.
    call.isOwed = nil
    try play.drag(direction, by: 40)
  }
}
