import SegueCore

/// It comes, and it goes.
extension ContractRun {
  func present() {
    let name = "an animated \(words.come)"
    let film = play(name, keepsFilm: true) { play throws(ContractViolation) in
      try play.come()
      let film = play.film
      try play.close()
      return film
    }
    guard let film, let shown = film.last else { return }
    play("a \(words.come) without animation") { play throws(ContractViolation) in
      try play.come(animated: false)
      try play.check(.endsAlike, isLike: shown)
      try play.close()
    }
    play("\(name), once more", keepsFilm: true) { play throws(ContractViolation) in
      try play.come()
      try play.check(.repeatsItself, self.difference(film, play.film))
    }
    play("\(name), with calls that are refused") { play throws(ContractViolation) in
      try play.begin(.come)
      try play.askForTooMuch()
      try play.pass(play.halfTime)
      try play.askForTooMuch()
      try play.settle()
      try play.checkUp()
      try play.close()
    }
    presentTwo()
  }

  /// One over another: it goes by itself, and with the one below.
  private func presentTwo() {
    play("a \(words.come) over another") { play throws(ContractViolation) in
      try play.come()
      let shown = play.tree
      guard try play.stack() else { return }
      try play.unstack()
      try play.check(.leavesNothingBehind, isLike: shown)
      _ = try play.stack()
      try play.begin(.go, mayJump: true)
      try play.settle()
      try play.checkGone()
      try play.close()
    }
  }

  func dismiss() {
    let name = "an animated \(words.go)"
    var directions: [DragDirection] = []
    let film = play(name, keepsFilm: true) { play throws(ContractViolation) in
      try play.come()
      directions = play.directions
      try play.go()
      let film = play.film
      try play.close()
      return film
    }
    guard let film else { return }
    play("\(name), once more", keepsFilm: true) { play throws(ContractViolation) in
      try play.come()
      try play.go()
      try play.check(.repeatsItself, self.difference(film, play.film))
    }
    play("\(name), with calls that are refused") { play throws(ContractViolation) in
      try play.come()
      try play.begin(.go)
      try play.pass(play.halfTime)
      try play.askForTooMuch()
      try play.settle()
      try play.checkGone()
      try play.close()
    }
    play("three \(words.come)s in a row") { play throws(ContractViolation) in
      try play.come()
      let shown = play.tree
      for _ in 0..<2 {
        try play.go()
        try play.come()
        try play.check(.endsAlike, isLike: shown)
      }
      try play.close(animated: true)
    }
    for direction in directions {
      play("a finger that goes \(direction) all the way") { play throws(ContractViolation) in
        try play.come()
        try play.drag(direction, by: 0.9)
        try play.close(animated: true)
      }
    }
  }

  /// The first frame in which two films differ.
  private func difference(
    _ one: [[ViewState]], _ other: [[ViewState]]
  ) -> (expected: String, found: String)? {
    for (index, frames) in zip(one, other).enumerated() {
      guard let difference = TreeDifference(frames.1, from: frames.0) else { continue }
      return ("frame \(index): \(difference.expected)", difference.found)
    }
    guard one.count != other.count else { return nil }
    return ("\(one.count) frames", "\(other.count)")
  }
}
