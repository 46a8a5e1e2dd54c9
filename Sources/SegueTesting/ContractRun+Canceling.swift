import SegueCore

/// It is canceled on its way.
extension ContractRun {
  func cancel() {
    play("a canceled \(words.come)") { play throws(ContractViolation) in
      try self.cancel(.come, play)
    }
    play("a canceled \(words.go)") { play throws(ContractViolation) in
      try play.come()
      try self.cancel(.go, play)
    }
    play("a \(words.go) that is canceled twice, then finished") { play throws(ContractViolation) in
      try play.come()
      let former = play.tree
      for ending in [true, true, false] {
        guard try self.drive(.go, play, cancels: ending) else { return }
        if ending { try play.checkRestored(former) }
      }
      try play.checkGone()
      try play.close()
    }
    play("a finger that lets go early") { play throws(ContractViolation) in
      try play.come()
      let former = play.tree
      for direction in play.directions {
        for isTakenAway in [false, true] {
          try play.drag(direction, by: 40, isTakenAway: isTakenAway)
          // A style may be content with as little.
          guard play.scene.isUp || isTakenAway else { return try play.close() }
          try play.checkRestored(former)
        }
      }
      try play.close(animated: true)
    }
  }

  /// It is canceled, and leaves everything as it was.
  private func cancel(_ way: ContractPlay.Way, _ play: ContractPlay) throws(ContractViolation) {
    let former = play.tree
    guard try drive(way, play, cancels: true) else { return try play.close() }
    if way == .come { try play.checkGone() } else { try play.checkUp() }
    try play.checkRestored(former)
    try play.close(animated: true)
  }

  /// A driver takes it half of the way, and on or back.
  ///
  /// - Returns: False where nothing of the style's moves, so that there is nothing to drive.
  private func drive(
    _ way: ContractPlay.Way, _ play: ContractPlay, cancels: Bool
  ) throws(ContractViolation) -> Bool {
    play.drive()
    let call = try play.begin(way)
    guard play.scene.root.transitionCoordinator?.isInteractive == true else {
      try play.settle()
      return false
    }
    for share in [0.2, 0.4, 0.6, 0.5] {
      play.update(share)
      try play.pass(0.05)
    }
    call.isOwed = !cancels
    play.endDrag(cancels: cancels)
    try play.settle()
    return true
  }
}
