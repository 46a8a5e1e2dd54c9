import SegueCore

/// The direction of a drag.
enum DragDirection: String, CaseIterable, CustomStringConvertible {
  case down, right, up, left

  var description: String { rawValue }

  /// Returns the translation of a distance.
  func translation(_ length: CGFloat) -> CGPoint {
    switch self {
    case .down: CGPoint(x: 0, y: length)
    case .right: CGPoint(x: length, y: 0)
    case .up: CGPoint(x: 0, y: -length)
    case .left: CGPoint(x: -length, y: 0)
    }
  }

  /// Returns the start in a rectangle: near the edge from which the drag leads, for edge gestures.
  func start(in frame: CGRect) -> CGPoint {
    let margin: CGFloat = 8
    return switch self {
    case .down: CGPoint(x: frame.midX, y: frame.minY + margin)
    case .right: CGPoint(x: frame.minX + margin, y: frame.midY)
    case .up: CGPoint(x: frame.midX, y: frame.maxY - margin)
    case .left: CGPoint(x: frame.maxX - margin, y: frame.midY)
    }
  }
}

/// The touches of a play, which drag the view that appeared.
final class ContractTouches {
  // Unowned: the play owns its touches.
  private unowned let play: ContractPlay
  /// The views at every frame of the last drag in which it drove a transition.
  private var gestureSamples: [GestureSample] = []
  /// Whether views follow the touches that have driven a transition; nil before the first.
  private var followsTouches: Bool?

  init(_ play: ContractPlay) { self.play = play }

  private var device: SimulatedDevice { play.device }
  private var scene: any ContractScene { play.scene }

  /// The directions of drags: none, unless a view has a pan gesture recognizer of the app's.
  var directions: [DragDirection] {
    let hasPan = scene.root.view.window.map(containsPan) ?? false
    return hasPan ? DragDirection.allCases : []
  }

  private func containsPan(_ view: UIView) -> Bool {
    let stack = view.next as? UINavigationController
    let pansOfUIKit = [
      (view as? UIScrollView)?.panGestureRecognizer, stack?.interactivePopGestureRecognizer,
      stack?.interactiveContentPopGestureRecognizer,
    ]
    let hasOwnPan = view.gestureRecognizers?.contains { recognizer in
      recognizer is UIPanGestureRecognizer && !pansOfUIKit.contains { $0 === recognizer }
    }
    return hasOwnPan == true || view.subviews.contains(where: containsPan)
  }

  /// Drags the view that appeared, pauses, and ends the touch; waits for the end if the view is not
  /// on the screen.
  ///
  /// - Parameters:
  ///   - length: The distance, pt, or, up to 1, a fraction of the view's length in the direction.
  ///   - isCanceled: Whether the system cancels the touch.
  ///   - meanwhile: Called during the pause.
  func drag(
    _ direction: DragDirection, by length: CGFloat, isCanceled: Bool = false,
    meanwhile: () -> Void = {}
  ) throws(ContractViolation) {
    guard let (view, frame) = draggedView else { return try play.settle() }
    let extent = direction == .down || direction == .up ? frame.height : frame.width
    play.note("drag \(direction) by \(numberText(length))\(isCanceled ? ", canceled" : "")")
    let start = start(direction, in: frame, of: view)
    let beginsAtRest = device.transitions.isEmpty
    let distance = length > 1 ? length : length * extent
    let former = try moveTouch(direction, from: start, by: distance, frames: 6)
    if beginsAtRest { try checkFollowing(direction, from: start, by: distance, frames: 6) }
    // The pause makes the velocity 0 (fault F068).
    if play.isInteractive {
      try play.hold(for: 0.2)
      if let former {
        let isFollowing = GestureSample(of: scene, at: device.now) != former
        followsTouches = followsTouches == true || isFollowing
      }
    } else {
      try play.advance(by: 0.2)
    }
    meanwhile()
    try play.advance(by: 0.1)
    play.note("\(isCanceled ? "cancel" : "end") the drag \(direction)")
    touch { isCanceled ? device.touchCancel() : device.touchUp() }
    try play.settle()
  }

  /// Drags the view that appeared by 12 pt in each frame, and ends the touch with that velocity;
  /// waits for the end if the view is not on the screen.
  ///
  /// - Parameter meanwhile: Called before the end of the touch.
  func swipe(
    _ direction: DragDirection, frames: Int,
    meanwhile: () throws(ContractViolation) -> Void = {}
  ) throws(ContractViolation) {
    guard let (view, frame) = draggedView else {
      try meanwhile()
      return try play.settle()
    }
    play.note("swipe \(direction) for \(frames) frames")
    let start = start(direction, in: frame, of: view)
    try moveTouch(direction, from: start, by: 12 * CGFloat(frames), frames: frames)
    try meanwhile()
    touch { device.touchUp() }
    try play.settle()
  }

  /// The view that appeared, and the part of its frame on the screen that receives touches; nil if
  /// there is none.
  private var draggedView: (view: UIView, frame: CGRect)? {
    guard let view = scene.movingView else { return nil }
    let frame = play.frameOnScreen(of: view).intersection(
      device.screen.bounds.inset(by: scene.barInsets))
    return frame.isEmpty ? nil : (view, frame)
  }

  /// Checks that a view follows the drags that have driven a transition: in one direction at least,
  /// because a view may be at its limit in the others.
  func checkFollowing() throws(ContractViolation) {
    guard let followsTouches else { return }
    play.note("check that the views follow the drags")
    try play.check(
      .followsGesture,
      followsTouches
        ? nil : ("a view that moves or fades with the touch", "every view is as before"))
  }

  /// Checks that the progress of a gesture has changed evenly with its touch, and that the views depend
  /// only on where the touch is.
  private func checkFollowing(
    _ direction: DragDirection, from start: CGPoint, by length: CGFloat, frames: Int
  ) throws(ContractViolation) {
    guard let last = try sampleGesture() else { return }
    let samples = gestureSamples + [last]
    play.watch.note(.followsGesture, GestureSample.unevenness(of: samples))
    play.watch.note(
      .followsGesture,
      GestureSample.lag(of: samples, direction, by: length / CGFloat(frames)))
    guard samples.count > 2 else { return }
    // Back by one part of the drag, and to its end again.
    for (frame, sample) in [(frames - 1, samples[samples.count - 2]), (frames, last)] {
      moveTouch(direction, from: start, by: length, to: Double(frame) / Double(frames))
      guard let now = try sampleGesture() else { return }
      play.watch.note(.followsGesture, now.difference(from: sample))
    }
    try play.check()
  }

  /// Returns the views at the next frame; nil if no gesture drives a transition then.
  private func sampleGesture() throws(ContractViolation) -> GestureSample? {
    try play.advance(by: 1.0 / 60)
    return play.isInteractive ? GestureSample(of: scene, at: device.now) : nil
  }

  /// Begins a touch, and moves it evenly over a number of frames.
  ///
  /// - Returns: The views when the touch first drives a transition; nil if it does not.
  @discardableResult
  private func moveTouch(
    _ direction: DragDirection, from start: CGPoint, by length: CGFloat, frames: Int
  ) throws(ContractViolation) -> GestureSample? {
    gestureSamples = []
    play.watch.willBegin()
    touch { device.touchDown(at: start) }
    for frame in 1...frames {
      if let sample = try sampleGesture() { gestureSamples.append(sample) }
      moveTouch(direction, from: start, by: length, to: Double(frame) / Double(frames))
    }
    return gestureSamples.first
  }

  /// Moves the touch to a fraction of a drag.
  private func moveTouch(
    _ direction: DragDirection, from start: CGPoint, by length: CGFloat, to fraction: Double
  ) {
    let translation = direction.translation(length)
    touch {
      device.touchMove(
        to: CGPoint(x: start.x + fraction * translation.x, y: start.y + fraction * translation.y))
    }
    play.mayJumpNow = true
  }

  /// Returns the point nearest to the edge of a frame from which a drag leads where a touch reaches
  /// the view: the edge itself may be beyond a rotated view.
  private func start(_ direction: DragDirection, in frame: CGRect, of view: UIView) -> CGPoint {
    let edge = direction.start(in: frame)
    let steps = 16
    let points = (0...steps).map { step in
      let fraction = CGFloat(step) / CGFloat(steps)
      return CGPoint(
        x: edge.x + (frame.midX - edge.x) * fraction, y: edge.y + (frame.midY - edge.y) * fraction)
    }
    return points.first { point in
      view.window?.hitTest(point, with: nil)?.isDescendant(of: view) == true
    } ?? edge
  }

  /// Inspects the device after a touch event, before its consequences.
  private func touch(_ act: () -> Void) {
    act()
    play.watch.inspect(hasCommitted: false)
  }
}
