import SegueCore

/// One run of a style on a device of its own: what is done, step by step.
///
/// Every step throws the first law that is seen broken, and the play is over.
final class ContractPlay {
  enum Way { case come, go }

  /// How long a transition may take before it counts as one that never ends, s.
  private static let patience = 60.0

  let device: SimulatedDevice
  let scene: any ContractScene
  let watch: ContractWatch
  /// The tree before anything was done; what must be there again in the end.
  var base: [ViewState]
  /// How what comes and goes looked before it came.
  let look: ViewState?
  /// What was done and checked so far, a line each.
  private(set) var steps: [String] = []
  /// Who drives in the style's place; nil where nobody does.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// The tree at every frame, where it is kept.
  private(set) var film: [[ViewState]] = []
  private let makeStyle: () -> any TransitionStyle
  private let keepsFilm: Bool
  private let window: UIWindow

  /// Shows the scene on a device, inside whose `perform` it all happens, and puts the style on.
  ///
  /// - Parameters:
  ///   - title: What is being done, as messages show it.
  ///   - keepsFilm: Whether the tree of every frame is kept.
  init(
    _ title: String, _ makeStyle: @escaping () -> any TransitionStyle, in scene: any ContractScene,
    on device: SimulatedDevice, keepsFilm: Bool
  ) {
    self.device = device
    self.scene = scene
    self.makeStyle = makeStyle
    self.keepsFilm = keepsFilm
    watch = ContractWatch(device, scene, play: title)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    device.settle()
    base = ViewState.tree(of: window, at: device.now)
    let style = makeStyle()
    scene.use(style)
    watch.add([("the style", style)])
    device.settle()
    look = scene.content.map { ViewState($0, at: device.now) }
  }

  /// Writes down what is done or checked now, and how many frames were looked at before.
  func note(_ step: String) { steps.append("\(device.now.fixed(4)) s  \(watch.frames)  \(step)") }

  /// All views as they are seen now.
  var tree: [ViewState] { ViewState.tree(of: window, at: device.now) }

  /// Throws what the watch has seen.
  func check() throws(ContractViolation) {
    if let violation = watch.violation { throw violation }
  }

  /// Throws a law that is seen broken here.
  func check(
    _ law: StyleInvariant, _ fault: (expected: String, found: String)?
  ) throws(ContractViolation) {
    watch.note(law, fault)
    try check()
  }

  // MARK: Calls

  /// The controller begins to come or to go.
  ///
  /// - Parameter mayJump: Whether what is on the screen may change at once, as what stands above goes
  ///   unseen (UIKit row 74).
  /// - Returns: The call, as it is answered.
  @discardableResult
  func begin(
    _ way: Way, animated: Bool = true, mayJump: Bool = false
  ) throws(ContractViolation) -> ContractCall {
    note("begin a \(name(of: way))\(animated ? "" : " without animation")")
    let call = makeCall(way)
    let leaving = (way == .come ? scene.stayer : scene.mover)
    let former = leaving.map(frameOnScreen)
    if way == .come {
      scene.come(animated: animated) { call.ran() }
      watch.add(scene.witnesses)
    } else {
      scene.go(animated: animated) { call.ran() }
    }
    device.advance(to: device.now)
    lookAtFrame()
    if animated, !mayJump, let leaving, let former, leaving.window != nil {
      let name = way == .come ? "what is on the screen" : scene.words.mover
      let now = frameOnScreen(of: leaving)
      let isMoved = now.misses(former)
      watch.note(
        .startsInPlace,
        isMoved ? ("\(name) at \(former.text), where it stood", now.text) : nil)
    }
    try check()
    return call
  }

  /// What messages call a way.
  private func name(of way: Way) -> String { way == .come ? scene.words.come : scene.words.go }

  /// Code asks for the way back; whether that is refused is the call's to say, by `isOwed`.
  func goByCode(_ call: ContractCall, animated: Bool) {
    note("ask for a \(scene.words.go) by code\(animated ? "" : ", without animation")")
    scene.go(animated: animated) { call.ran() }
    if call.isOwed != true { watch.forgiveDiagnostics() }
  }

  /// The app leaves the screen and comes back.
  func goToBackground() {
    note("leave the app and come back")
    device.goToBackgroundAndBack()
  }

  /// A call to come or go, which the watch follows.
  func makeCall(_ way: Way) -> ContractCall {
    let name = way == .come ? scene.words.comeEnd : scene.words.goEnd
    let call = ContractCall(name) { [scene] in scene.isUp == (way == .come) }
    watch.calls.append(call)
    return call
  }

  /// Somebody asks for what cannot be now, and is refused.
  func askForTooMuch() throws(ContractViolation) {
    note("ask for what is refused")
    let call = ContractCall("the completion of a refused call")
    call.isOwed = false
    watch.calls.append(call)
    scene.askForTooMuch { call.ran() }
    watch.forgiveDiagnostics()
    try check()
  }

  /// Another of the same style comes over the one that is there, and stands.
  ///
  /// - Returns: False where that cannot be.
  func stack() throws(ContractViolation) -> Bool {
    note("begin a second \(scene.words.come) over it")
    let call = ContractCall("the completion of the second \(scene.words.come)")
    let style = makeStyle()
    guard let second = scene.stack(style, completion: { call.ran() }) else { return false }
    watch.calls.append(call)
    watch.add([("the second style", style), ("the second presented controller", second)])
    try settle()
    return true
  }

  /// What came over the other goes.
  func unstack() throws(ContractViolation) {
    note("begin the second \(scene.words.go)")
    let call = ContractCall("the completion of the second \(scene.words.go)")
    watch.calls.append(call)
    _ = scene.stack(nil) { call.ran() }
    try settle()
  }

  /// A driver takes the place of the style's own.
  ///
  /// - Parameter fromTheStart: Whether it holds the transition at its start; otherwise once it pauses.
  func drive(fromTheStart: Bool = true) {
    note("put in a driver\(fromTheStart ? "" : " that waits")")
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = fromTheStart
    take(made)
  }

  /// The style has its own driver again.
  func stopDriving() { take(nil) }

  private func take(_ driver: UIPercentDrivenInteractiveTransition?) {
    self.driver = driver
    watch.driver = driver
    scene.drive(by: driver)
  }

  /// The driver takes hold of what runs.
  func pause() {
    note("pause")
    driver?.pause()
  }

  /// The driver has gone so far.
  func update(_ share: CGFloat) {
    note("update to \(share)")
    driver?.update(share)
  }

  /// The driver lets go.
  func endDrag(cancels: Bool) {
    note(cancels ? "cancel" : "finish")
    cancels ? driver?.cancel() : driver?.finish()
  }

  /// The screen is turned.
  func turn(to orientation: UIInterfaceOrientation) throws(ContractViolation) {
    note("turn the screen to \(orientation)")
    watch.willTurn()
    device.rotate(to: orientation)
    try check()
  }

  // MARK: Time

  /// Lets time pass, frame by frame.
  func pass(_ seconds: Double) throws(ContractViolation) {
    note("wait \(seconds.fixed(4)) s")
    let start = device.now
    let length = 1 / Double(device.configuration.framesPerSecond)
    var frame = 1.0
    while frame * length < seconds {
      device.advance(to: start + frame * length)
      lookAtFrame()
      try check()
      frame += 1
    }
    device.advance(to: start + seconds)
    try check()
  }

  /// Lets time pass until nothing is under way any more.
  func settle() throws(ContractViolation) {
    note("settle")
    let start = device.now
    let rate = Double(device.configuration.framesPerSecond)
    for frame in 0..<Int(Self.patience * rate) {
      device.advance(to: start + Double(frame) / rate)
      lookAtFrame()
      try check()
      guard !device.isAtRest else { break }
    }
    let isAtRest = device.isAtRest && device.transitions.isEmpty
    try check(
      .leavesNothingBehind,
      isAtRest ? nil : ("rest within \(Int(Self.patience)) s", "something still moves or waits"))
    watch.lookAtRest()
    try check()
  }

  /// Half of the time that the transition under way takes, s.
  var halfTime: Double { (scene.root.transitionCoordinator?.transitionDuration ?? 0) / 2 }

  private func lookAtFrame() {
    watch.lookAtFrame(of: window)
    if keepsFilm { film.append(tree) }
  }

  /// Where a view is seen on the screen now.
  func frameOnScreen(of view: UIView) -> CGRect {
    view.layer.presentationState(at: device.now).bounds
      .applying(view.presentedMapToRoot(at: device.now))
  }
}
