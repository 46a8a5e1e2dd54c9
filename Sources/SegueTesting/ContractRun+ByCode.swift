import SegueCore

/// Code asks for the way back while something is under way, or in somebody's hand.
extension ContractRun {
  func goByCode(_ directions: [DragDirection]) {
    for isAnimated in [false, true] {
      play(
        "a \(words.go) by code\(isAnimated ? ", animated," : "") in the middle of a \(words.come)"
      ) {
        play throws(ContractViolation) in
        try play.begin(.come)
        try play.pass(play.halfTime)
        let call = play.makeCall(.go)
        try self.goWhileComing(play, call, animated: isAnimated) {}
      }
    }
    play("a \(words.go) by code while a driver holds a \(words.come)") {
      play throws(ContractViolation) in
      guard let first = try self.hold(.come, play) else { return }
      let second = play.makeCall(.go)
      // A push that is held is canceled by the pop (fault F015).
      first.isOwed = !play.scene.goWaitsForCome
      try self.goWhileComing(play, second, animated: false) { () throws(ContractViolation) in
        try play.pass(0.1)
        play.endDrag(cancels: false)
      }
    }
    play("a \(words.go) by code while a driver holds another") { play throws(ContractViolation) in
      try play.come()
      guard let first = try self.hold(.go, play) else { return }
      let second = play.makeCall(.go)
      // A pop by code takes the place of the held one, a dismissal by code is refused.
      first.isOwed = !play.scene.goWaitsForCome
      second.isOwed = play.scene.goWaitsForCome
      play.goByCode(second, animated: true)
      try play.pass(0.1)
      play.endDrag(cancels: false)
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
          play.goByCode(call, animated: false)
        }
        if play.scene.isUp { try play.checkRestored(shown) }
        try play.close(animated: true)
      }
    }
  }

  /// A pop or a selection takes place once the forward transition has ended; a dismissal is refused meanwhile,
  /// animated or not (UIKit row 77).
  private func goWhileComing(
    _ play: ContractPlay, _ call: ContractCall, animated: Bool,
    _ finish: () throws(ContractViolation) -> Void
  ) throws(ContractViolation) {
    let isTaken = play.scene.goWaitsForCome
    call.isOwed = isTaken
    play.goByCode(call, animated: animated)
    try finish()
    try play.settle()
    isTaken ? try play.checkGone() : try play.checkUp()
    try play.close()
  }

  /// A driver begins and holds; nil where nothing of the style's moves.
  private func hold(
    _ way: ContractPlay.Way, _ play: ContractPlay
  ) throws(ContractViolation) -> ContractCall? {
    play.drive()
    let call = try play.begin(way)
    guard play.scene.root.transitionCoordinator?.isInteractive == true else { return nil }
    play.update(0.4)
    try play.pass(0.1)
    return call
  }
}
