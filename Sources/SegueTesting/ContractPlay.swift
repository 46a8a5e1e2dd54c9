import SegueCore

/// One run of a style on its own device, step by step.
///
/// A step throws the violation that ends the play.
final class ContractPlay {
  enum Direction { case forward, reverse }

  /// The time after which a transition counts as one that never ends, s.
  private static let timeout = 60.0
  /// The time after the last transition in which its animations and timers end, s.
  private static let restTimeout = 10.0

  let device: SimulatedDevice
  let scene: any ContractScene
  let watch: ContractWatch
  /// The view tree before the play, which must be restored at its end.
  var initialStates: [ViewState]
  /// The initial state of the view that appears.
  let initialState: ViewState?
  /// The steps and checks so far, a line each.
  private(set) var steps: [String] = []
  /// The interaction controller that replaces the style's; nil for none.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// The view tree at every frame, if it is recorded.
  private(set) var recordedFrames: [[ViewState]] = []
  private let makeStyle: () -> any TransitionStyle
  private let recordsFrames: Bool
  private let window: UIWindow
  /// When a transition without animation began, until the device is at rest.
  private var unanimatedStart: Double?
  /// Whether the views may jump in the next run-loop turn: a touch has moved, or a call without
  /// animation ends the transition of a container at once.
  var mayJumpNow = false
  private(set) lazy var touches = ContractTouches(self)

  /// Shows the scene on a device, within whose `perform` the play runs, and installs the style.
  ///
  /// - Parameters:
  ///   - title: The title of the play in messages.
  ///   - recordsFrames: Whether to record the view tree of every frame.
  init(
    _ title: String, _ makeStyle: @escaping () -> any TransitionStyle, in scene: any ContractScene,
    on device: SimulatedDevice, recordsFrames: Bool
  ) {
    self.device = device
    self.scene = scene
    self.makeStyle = makeStyle
    self.recordsFrames = recordsFrames
    watch = ContractWatch(device, scene, play: title)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    device.settle()
    initialStates = ViewState.tree(of: window, at: device.now)
    let style = makeStyle()
    let delegate = style as? DelegateStyle
    watch.checksDelegate = delegate != nil
    watch.appKeepsAnimators = delegate?.makeController != nil
    scene.use(style)
    watch.add(delegate?.trackedObjects ?? [("the style", style)])
    device.settle()
    initialState = scene.content.map { ViewState($0, at: device.now) }
    // Unowned: the play owns the watch.
    watch.onViolation = { [unowned self] in write("\($0.invariant.rawValue) is violated") }
  }

  /// Adds a step to the transcript, to which later violations belong.
  func note(_ step: String) {
    watch.begin(step)
    write(step)
  }

  /// Adds a line to the transcript, with the time and the number of inspected frames.
  private func write(_ line: String) {
    steps.append("\(device.now.fixed(4)) s  \(watch.frames)  \(line)")
  }

  /// The presentation values of all views.
  var tree: [ViewState] { ViewState.tree(of: window, at: device.now) }

  /// Throws the violation that ends the play.
  func check() throws(ContractViolation) {
    if let end = watch.end { throw end }
  }

  /// Stores a violation of this step, if there is one, and throws it if it ends the play.
  func check(
    _ invariant: StyleInvariant, _ fault: (expected: String, found: String)?, ends: Bool? = nil
  ) throws(ContractViolation) {
    watch.note(invariant, fault, ends: ends)
    try check()
  }

  // MARK: Calls

  /// Begins a transition.
  ///
  /// - Parameter mayJump: Whether the visible view may change immediately, as in a dismissal
  ///   together with a controller above (UIKit row 74).
  /// - Returns: The call.
  @discardableResult
  func begin(
    _ transition: Direction, animated: Bool = true, mayJump: Bool = false
  ) throws(ContractViolation) -> ContractCall {
    note("begin a \(name(of: transition))\(animated ? "" : " without animation")")
    // A style may have no delegate of UIKit's, and one that was released is a diagnostic.
    if watch.checksDelegate, scene.delegate == nil {
      watch.note(
        .keepsDelegateAlive,
        ("\(scene.words.delegate) is alive", "it is nil: it was released, or never set"))
      try check()
    }
    let call = makeCall(transition)
    unanimatedStart = animated ? nil : device.now
    watch.willBegin()
    let leaving = (transition == .forward ? scene.viewBelow : scene.movingView)
    let former = VisibleView(
      leaving, named: transition == .forward ? "the visible view" : scene.words.movingView,
      at: device.now)
    let originals = VisibleSnapshot.Originals(in: window, at: device.now)
    if transition == .forward {
      scene.forward(animated: animated) { call.ran() }
      watch.add(scene.trackedObjects)
    } else {
      scene.reverse(animated: animated) { call.ran() }
    }
    device.advance(to: device.now)
    inspectFrame()
    if animated, !mayJump {
      watch.note(.startsInPlace, former?.jump(at: device.now, by: 1e-6))
      watch.note(.matchesSnapshots, originals.fault(in: window, at: device.now))
    }
    // No play reaches the end of a longer one, or the middle of an infinite one. Negated for NaN.
    let seconds = scene.root.transitionCoordinator?.transitionDuration ?? 0
    if !(seconds <= Self.timeout) {
      watch.note(
        .completesExactlyOnce,
        (
          "a transitionDuration of at most \(Int(Self.timeout)) s",
          "\(seconds.isFinite ? numberText(seconds) : "\(seconds)") s"
        ))
    }
    try check()
    return call
  }

  /// The transition's name in messages.
  private func name(of transition: Direction) -> String {
    transition == .forward ? scene.words.forward : scene.words.reverse
  }

  /// Reverses the transition programmatically; the outcome of the call says whether that is
  /// refused.
  func reverseProgrammatically(_ call: ContractCall, animated: Bool) {
    note("begin a programmatic \(scene.words.reverse)\(animated ? "" : ", without animation")")
    let reported = device.diagnostics.count
    scene.reverse(animated: animated) { call.ran() }
    // A refused call is reported at once; its completion must not run when a gesture has its effect.
    if call.outcome == .any, device.diagnostics.count > reported { call.outcome = .refused }
    mayJumpNow = !animated
    if call.outcome != .done { watch.ignoreDiagnostics() }
  }

  /// Makes the opposite call, animated; the style's scene may refuse it, or run it later.
  func makeOpposite(of transition: Direction) throws(ContractViolation) {
    let opposite: Direction = transition == .forward ? .reverse : .forward
    note("call for a \(name(of: opposite))")
    let call = makeCall(opposite)
    if !scene.reverseWaitsForForward { call.outcome = .any }
    if opposite == .forward {
      scene.forward(animated: true) { call.ran() }
    } else {
      scene.reverse(animated: true) { call.ran() }
    }
    watch.ignoreDiagnostics()
    try check()
  }

  /// Makes a call for a transition, which the watch observes.
  func makeCall(_ transition: Direction) -> ContractCall {
    let name = transition == .forward ? scene.words.forwardEnd : scene.words.reverseEnd
    let call = ContractCall(name, answersCanceled: scene.answersCanceledCalls) { [scene] in
      scene.isShown == (transition == .forward)
    }
    watch.calls.append(call)
    return call
  }

  /// Makes calls that the current state refuses.
  func makeRefusedCalls() throws(ContractViolation) {
    note("make calls that are refused")
    let call = ContractCall("the completion of a refused call")
    call.outcome = .refused
    watch.calls.append(call)
    scene.makeRefusedCalls { call.ran() }
    watch.ignoreDiagnostics()
    try check()
  }

  /// Presents another controller of the same style above the current one.
  ///
  /// - Returns: False if the scene does not support it.
  func stack() throws(ContractViolation) -> Bool {
    note("begin a second \(scene.words.forward)")
    let call = ContractCall("the completion of the second \(scene.words.forward)")
    let style = makeStyle()
    guard let second = scene.stack(style, completion: { call.ran() }) else { return false }
    watch.calls.append(call)
    watch.add([("the second style", style), ("the second presented controller", second)])
    try settle()
    return true
  }

  /// Dismisses the controller above.
  func unstack() throws(ContractViolation) {
    note("begin the second \(scene.words.reverse)")
    let call = ContractCall("the completion of the second \(scene.words.reverse)")
    watch.calls.append(call)
    _ = scene.stack(nil) { call.ran() }
    try settle()
  }

  /// Makes the forward call for another controller, which the scene may refuse or run later, and
  /// reverses it at rest.
  func makeAnother() throws(ContractViolation) {
    note("call for a \(scene.words.forward) of another controller")
    let style = makeStyle()
    let another = scene.makeAnother(style)
    watch.ignoreDiagnostics()
    watch.add([("the other style", style), ("the other controller", another)])
    try check()
    try settle()
    watch.ignoreDiagnostics()
    scene.removeAnother()
    try settle()
  }

  /// Replaces the style's interaction controller.
  ///
  /// - Parameter fromTheStart: Whether the transition starts interactively, or only after a pause.
  func installInteractionController(fromTheStart: Bool = true) {
    note("install an interaction controller\(fromTheStart ? "" : ", interactive from a pause")")
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = fromTheStart
    setDriver(made)
  }

  /// Begins an interactive transition; nil if the style does not animate it, so that it is not interactive.
  func beginInteractive(_ transition: Direction) throws(ContractViolation) -> ContractCall? {
    installInteractionController()
    let call = try begin(transition)
    return isInteractive ? call : nil
  }

  /// Whether a gesture drives the transition.
  var isInteractive: Bool { scene.root.transitionCoordinator?.isInteractive == true }

  /// Restores the style's interaction controller.
  func stopDriving() { setDriver(nil) }

  private func setDriver(_ driver: UIPercentDrivenInteractiveTransition?) {
    self.driver = driver
    watch.driver = driver
    scene.drive(by: driver)
  }

  /// Pauses the running transition.
  func pause() {
    note("pause")
    driver?.pause()
  }

  /// Updates the progress of the interactive transition.
  func update(_ fraction: CGFloat) {
    note("update to \(numberText(fraction))")
    driver?.update(fraction)
  }

  /// Finishes or cancels the interactive transition.
  func endDrag(cancels: Bool) {
    note(cancels ? "cancel" : "finish")
    cancels ? driver?.cancel() : driver?.finish()
  }

  // MARK: Time

  /// Advances the time, frame by frame.
  func advance(by seconds: Double) throws(ContractViolation) {
    write("wait \(seconds.fixed(4)) s")
    runPendingWork()
    let start = device.now
    let length = 1 / Double(device.configuration.framesPerSecond)
    var frame = 1.0
    while frame * length < seconds {
      move(to: start + frame * length)
      inspectFrame()
      try check()
      frame += 1
    }
    move(to: start + seconds)
    try check()
  }

  /// Advances the time while the gesture that drives the transition pauses: nothing may move.
  func hold(for seconds: Double) throws(ContractViolation) {
    runPendingWork()
    let former = tree
    try advance(by: seconds)
    let difference = TreeDifference(tree, from: former)
    try check(
      .followsGesture,
      difference.map { ("\($0.expected), while the gesture pauses", $0.found) })
  }

  /// Advances the time from event to event, and checks that nothing jumps as a transition completes.
  private func move(to time: Double) {
    while let next = device.nextEventTime, next > device.now, next <= time { advance(to: next) }
    device.advance(to: time)
  }

  /// Advances to the time of the next events.
  private func advance(to time: Double, mayJump: Bool = false) {
    let (former, count) = (watch.visibleViews(at: time), watch.completions)
    device.advance(to: time)
    if !mayJump { watch.noteJump(from: former, after: count) }
  }

  /// Runs the work of the last call or touch.
  private func runPendingWork() {
    advance(to: device.now, mayJump: mayJumpNow)
    mayJumpNow = false
  }

  /// Advances the time until nothing is in progress.
  func settle() throws(ContractViolation) {
    write("settle")
    runPendingWork()
    let start = device.now
    let rate = Double(device.configuration.framesPerSecond)
    var restStart = start
    for frame in 0..<Int(Self.timeout * rate) {
      move(to: start + Double(frame) / rate)
      inspectFrame()
      try check()
      if !device.transitions.isEmpty { restStart = device.now }
      guard !device.isAtRest, device.now < restStart + Self.restTimeout else { break }
    }
    try check(.leavesNothingBehind, unrest, ends: true)
    if let start = unanimatedStart, device.now > start {
      let seconds = (device.now - start).trimmed(3)
      watch.note(
        .takesNoTimeUnanimated, ("the device at rest at once", "at rest \(seconds) s later"))
    }
    unanimatedStart = nil
    watch.inspectAtRest()
    try check()
  }

  /// What is in progress, and when it should have ended.
  private var unrest: (expected: String, found: String)? {
    if let running = device.transitions.first {
      return ("rest within \(Int(Self.timeout)) s", "the \(running.name) is still in progress")
    }
    guard !device.isAtRest else { return nil }
    return (
      "rest within \(Int(Self.restTimeout)) s after the last transition",
      "an animation or a timer is still in progress"
    )
  }

  /// Half of the duration of the running transition, s.
  var halfTime: Double { (scene.root.transitionCoordinator?.transitionDuration ?? 0) / 2 }

  private func inspectFrame() {
    watch.inspectFrame(of: window)
    if recordsFrames { recordedFrames.append(tree) }
  }

  /// Returns the current presentation frame of a view in the screen's coordinates.
  func frameOnScreen(of view: UIView) -> CGRect { view.frameOnScreen(at: device.now) }
}
