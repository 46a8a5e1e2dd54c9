import SegueCore

/// It is cancelled on its way.
extension ContractRun {
  func cancel() {
    play("a cancelled \(words.come)") { play throws(ContractViolation) in
      try self.cancel(.come, play)
    }
    play("a cancelled \(words.go)") { play throws(ContractViolation) in
      try play.come()
      try self.cancel(.go, play)
    }
    play("a finger that lets go early") { play throws(ContractViolation) in
      try play.come()
      guard play.hasFinger else { return }
      let former = play.tree
      for direction in DragDirection.allCases {
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

  /// A driver takes it half of the way, and back.
  private func cancel(_ way: ContractPlay.Way, _ play: ContractPlay) throws(ContractViolation) {
    let former = play.tree
    let driver = UIPercentDrivenInteractiveTransition()
    play.drive(by: driver)
    let call = try play.begin(way)
    guard play.scene.root.transitionCoordinator?.isInteractive == true else {
      // Nothing of the style's moves, so that there is nothing to cancel.
      try play.settle()
      return try play.close()
    }
    for share in [0.2, 0.4, 0.6, 0.5] {
      driver.update(share)
      try play.pass(0.05)
    }
    call.isOwed = false
    driver.cancel()
    try play.settle()
    if way == .come { try play.checkGone() } else { try play.checkUp() }
    try play.checkRestored(former)
    try play.close(animated: true)
  }
}
