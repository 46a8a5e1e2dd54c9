import SegueCore

/// The frames of the views in a transition while the user has enabled Reduce Motion.
struct ReducedMotionWatch {
  /// The distance of a visible movement, pt.
  private static let visibleMovement = 1.0

  @UIKitReference private var running: Transition?
  /// Whether views may move: a gesture has driven the transition, or the system animates it.
  private var mayMove = false
  /// The frames of the views when they were first visible in the transition.
  private var initial: [(view: WeakReference, frame: CGRect)] = []

  /// Observes after every event whether a gesture drives the transition, also between two frames.
  mutating func observe(_ transition: Transition?) {
    if running !== transition { (running, initial, mayMove) = (transition, [], false) }
    mayMove = mayMove || transition?.runsByApp == false
  }

  /// Compares the visible views of the transition with their first frames in it.
  ///
  /// - Returns: The expected and found frame of the first view that has moved.
  mutating func inspectFrame(
    of scene: any ContractScene, on device: SimulatedDevice
  ) -> (expected: String, found: String)? {
    guard device.configuration.accessibility.isReduceMotionEnabled, !mayMove,
      let container = running?.containerView
    else { return nil }
    let time = device.now
    for view in container.subviews.flatMap(\.movable) + [scene.viewBelow].compactMap(\.self)
    where view.opacityOnScreen(at: time) > VisiblePart.leastOpacity {
      let frame = view.frameOnScreen(at: time)
      guard let first = initial.first(where: { $0.view.isOf(view) })?.frame else {
        initial.append((WeakReference(ViewState.name(of: view), view), frame))
        continue
      }
      guard frame.misses(first, by: Self.visibleMovement) else { continue }
      return (
        "\(ViewState.name(of: view)) at \(first.roundedToPixels.text), where the transition began",
        frame.roundedToPixels.text
      )
    }
    return nil
  }
}

extension UIView {
  /// The view and its descendants, those of a controller's view excepted, which it lays out.
  fileprivate var movable: [UIView] {
    [self] + (next is UIViewController ? [] : subviews.flatMap(\.movable))
  }
}
