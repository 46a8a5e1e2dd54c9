import SegueCore

/// Code asks for the way back while something is under way, or in somebody's hand.
extension ContractRun {
  func goByCode(_ directions: [DragDirection]) {
    for isAnimated in [false, true] {
      play(
        "a \(words.go) by code\(isAnimated ? ", animated," : "") in the middle of a \(words.come)"
      ) {
        play throws(ContractViolation) in
        // An animated dismissal is refused meanwhile (UIKit row 77).
        guard !isAnimated || play.scene.goWaitsForCome else { return }
        try play.begin(.come)
        try play.pass(play.halfTime)
        let call = play.makeCall(.go)
        play.scene.go(animated: isAnimated) { call.ran() }
        try play.settle()
        try play.checkGone()
        try play.close()
      }
    }
    play("a \(words.go) by code while a driver holds a \(words.come)") {
      play throws(ContractViolation) in
      guard let (driver, first) = try self.hold(.come, play) else { return }
      let second = play.makeCall(.go)
      // A push that is held is cancelled by the pop (fault F015), a presentation is ended first.
      first.isOwed = !play.scene.goWaitsForCome
      play.scene.go(animated: false) { second.ran() }
      try play.pass(0.1)
      driver.finish()
      try play.settle()
      try play.checkGone()
      try play.close()
    }
    play("a \(words.go) by code while a driver holds another") { play throws(ContractViolation) in
      try play.come()
      guard let (driver, first) = try self.hold(.go, play) else { return }
      let second = play.makeCall(.go)
      // A pop by code takes the place of the held one, a dismissal by code is refused.
      first.isOwed = !play.scene.goWaitsForCome
      second.isOwed = play.scene.goWaitsForCome
      play.scene.go(animated: true) { second.ran() }
      play.watch.forgiveDiagnostics()
      try play.pass(0.1)
      driver.finish()
      try play.settle()
      try play.checkGone()
      try play.close()
    }
    for direction in directions {
      play("a \(words.go) by code under a finger that goes \(direction)") {
        play throws(ContractViolation) in
        try play.come()
        let shown = play.tree
        let call = play.makeCall(.go)
        // Whether it is refused is the style's to say; that one of both happens wholly is the law.
        call.isOwed = nil
        try play.drag(direction, by: 40) {
          play.scene.go(animated: false) { call.ran() }
          play.watch.forgiveDiagnostics()
        }
        if play.scene.isUp { try play.checkRestored(shown) }
        try play.close(animated: true)
      }
    }
  }

  /// A driver begins and holds; nil where nothing of the style's moves.
  private func hold(
    _ way: ContractPlay.Way, _ play: ContractPlay
  ) throws(ContractViolation) -> (UIPercentDrivenInteractiveTransition, ContractCall)? {
    let driver = UIPercentDrivenInteractiveTransition()
    play.drive(by: driver)
    let call = try play.begin(way)
    guard play.scene.root.transitionCoordinator?.isInteractive == true else { return nil }
    driver.update(0.4)
    try play.pass(0.1)
    return (driver, call)
  }
}
