import SegueCore

/// What happens at one frame of a transition in a sweep.
nonisolated enum SweepEvent: String, CaseIterable {
  /// An interaction controller interrupts the transition, and cancels or finishes it.
  case cancel, finish
  /// The device rotates.
  case rotate
  /// The window becomes smaller, and has its size again after the transition.
  case resize
  /// The app enters the background and returns.
  case background
  /// The opposite call is made.
  case call
  /// The forward call is made for another controller.
  case another
  /// A drag in each direction ends with its velocity: it interrupts the forward transition at that frame,
  /// or begins at rest and lasts that many frames.
  case release
  /// During such a drag the device rotates, the window is resized, or the app enters the background.
  case dragAndRotate, dragAndResize, dragAndBackground

  /// Whether the event is one of a drag.
  var isOfDrag: Bool {
    switch self {
    case .release, .dragAndRotate, .dragAndResize, .dragAndBackground: true
    case .cancel, .finish, .rotate, .resize, .background, .call, .another: false
    }
  }
}

/// Plays every event at every frame of both transitions of a run.
struct ContractSweep {
  private let run: ContractRun

  init(_ run: ContractRun) { self.run = run }

  /// The factor by which a window becomes smaller.
  private static let resizing: CGFloat = 0.8

  private var words: ContractWords { run.words }
  private var configuration: DeviceConfiguration { run.configuration }

  /// Runs the plays of the sweep.
  ///
  /// - Parameter isChosen: Returns whether to run the next play; called once for each, in order.
  /// - Returns: The number of plays that ran.
  func play(_ isChosen: () -> Bool) -> Int {
    guard let stage = prepareSweep() else { return 0 }
    var count = 0
    for transition in [ContractPlay.Direction.forward, .reverse] {
      for event in SweepEvent.allCases {
        for frame in 1...stage.frames where isChosen() {
          count += 1
          sweep(transition, event, at: frame, stage)
        }
      }
    }
    return count
  }

  /// What a sweep compares with: the state after a forward transition, in both orientations.
  private struct SweepStage {
    let frames: Int
    let shown: [ViewState]
    let rotated: (shown: [ViewState], initialStates: [ViewState])
    let directions: [DragDirection]
  }

  private var otherOrientation: UIInterfaceOrientation {
    configuration.orientation.isLandscape ? .portrait : .landscapeLeft
  }

  /// Runs forward transitions for comparison; nil if one of them leaves something behind.
  private func prepareSweep() -> SweepStage? {
    let rotated = run.play("a \(words.forward) in the other orientation", in: otherOrientation) {
      play throws(ContractViolation) in
      try play.forward()
      return (shown: play.tree, initialStates: play.initialStates)
    }
    return run.play("an animated \(words.forward)") { play throws(ContractViolation) in
      try play.begin(.forward)
      let duration = 2 * play.halfTime
      try play.settle()
      let directions = play.touches.directions
      let rate = Double(configuration.framesPerSecond)
      return rotated.map {
        SweepStage(
          frames: max(1, Int((duration * rate).rounded(.up)) - 1), shown: play.tree, rotated: $0,
          directions: directions)
      }
    } ?? nil
  }

  /// Plays an event at a frame of a transition.
  private func sweep(
    _ transition: ContractPlay.Direction, _ event: SweepEvent, at frame: Int, _ stage: SweepStage
  ) {
    let name = transition == .forward ? words.forward : words.reverse
    let title = "\(event.rawValue) at frame \(frame) of a \(name)"
    if event.isOfDrag {
      // A drag begins at rest, or interrupts a forward transition.
      for direction in stage.directions {
        run.play("\(title), \(direction)") { play throws(ContractViolation) in
          try drag(play, transition, direction, after: frame, event, stage)
        }
      }
      return
    }
    run.play(title) { play throws(ContractViolation) in
      if transition == .reverse { try play.forward() }
      let former = play.tree
      switch event {
      case .cancel, .finish:
        try interrupt(play, transition, at: frame, cancels: event == .cancel, former, stage)
      case .rotate: try rotate(play, transition, at: frame, stage)
      case .background:
        try begin(play, transition, until: frame)
        play.enterBackground()
        try play.settle()
        try checkEnd(play, transition, stage)
      case .resize: try resize(play, transition, at: frame, stage)
      case .call: try callBack(play, transition, at: frame)
      case .another:
        try begin(play, transition, until: frame)
        try play.makeAnother()
      case .release, .dragAndRotate, .dragAndResize, .dragAndBackground: break
      }
      try play.finish(animated: true)
    }
  }

  @discardableResult
  private func begin(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, until frame: Int
  ) throws(ContractViolation) -> ContractCall {
    let call = try play.begin(transition)
    try play.advance(by: Double(frame) / Double(configuration.framesPerSecond))
    return call
  }

  private func checkEnd(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, _ stage: SweepStage
  ) throws(ContractViolation) {
    guard transition == .forward else { return try play.checkHidden() }
    try play.checkShown()
    try play.check(.endsInSameState, equals: stage.shown)
  }

  private func interrupt(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, at frame: Int, cancels: Bool,
    _ former: [ViewState], _ stage: SweepStage
  ) throws(ContractViolation) {
    play.installInteractionController(fromTheStart: false)
    let call = try begin(play, transition, until: frame)
    guard play.scene.root.transitionCoordinator?.isInterruptible == true else {
      return try play.settle()
    }
    play.pause()
    try play.advance(by: 0.05)
    if cancels { call.outcome = .canceled }
    play.endDrag(cancels: cancels)
    try play.settle()
    if !cancels { return try checkEnd(play, transition, stage) }
    if transition == .forward { try play.checkHidden() } else { try play.checkShown() }
    try play.checkRestored(former)
  }

  private func rotate(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, at frame: Int, _ stage: SweepStage
  ) throws(ContractViolation) {
    try begin(play, transition, until: frame)
    try play.rotate(to: otherOrientation)
    try play.settle()
    play.initialStates = stage.rotated.initialStates
    guard transition == .forward else { return try play.checkHidden() }
    try play.checkShown()
    try play.check(.followsRotation, equals: stage.rotated.shown, rounded: true)
  }

  private func resize(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, at frame: Int, _ stage: SweepStage
  ) throws(ContractViolation) {
    try begin(play, transition, until: frame)
    try play.resize(by: Self.resizing)
    try play.settle()
    try play.resize(by: 1)
    try play.settle()
    guard transition == .forward else { return try play.checkHidden() }
    try play.checkShown()
    try play.check(.followsRotation, equals: stage.shown, rounded: true)
  }

  /// Makes the opposite call during the transition. In a container it waits; whether a presentation
  /// refuses it depends on the style, and the app must be consistent at the end.
  private func callBack(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, at frame: Int
  ) throws(ContractViolation) {
    try begin(play, transition, until: frame)
    try play.makeOpposite(of: transition)
    try play.settle()
    if play.scene.isShown { try play.checkShown() }
  }

  /// Drags the view: for six frames from a frame of the forward transition, or for that many frames at rest,
  /// which may begin the reverse transition.
  private func drag(
    _ play: ContractPlay, _ transition: ContractPlay.Direction, _ direction: DragDirection,
    after frame: Int, _ event: SweepEvent, _ stage: SweepStage
  ) throws(ContractViolation) {
    if transition == .forward {
      try begin(play, .forward, until: frame)
      // The drag may reverse the transition before its completion or after it.
      play.watch.calls.removeAll()
    } else {
      try play.forward()
    }
    try play.touches.swipe(direction, frames: transition == .forward ? 6 : frame) {
      () throws(ContractViolation) in
      switch event {
      case .dragAndRotate:
        try play.rotate(to: otherOrientation)
        play.initialStates = stage.rotated.initialStates
      case .dragAndResize: try play.resize(by: Self.resizing)
      case .dragAndBackground: play.enterBackground()
      default: break
      }
    }
    if event == .dragAndResize {
      try play.resize(by: 1)
      try play.settle()
    }
    // The drag may have moved a sheet to another detent.
    play.watch.discardPositions()
    if play.scene.isShown { try play.checkShown() }
    try play.finish(animated: true)
  }
}
