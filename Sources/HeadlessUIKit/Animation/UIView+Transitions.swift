/// The built-in transitions of a view's content and between views (UIKit row 165).
extension UIView {
  /// Changes a view's content with a transition.
  ///
  /// A snapshot of the view's visible content covers it until the end. The changes apply
  /// immediately, and animate only if the options allow animated content. A view without a window
  /// changes without a transition.
  ///
  /// - Parameters:
  ///   - view: The view that contains the content; it is not moved.
  ///   - duration: The duration, s; zero or less applies the changes immediately.
  ///   - options: The transition, none by default, and other options.
  ///   - animations: The changes.
  ///   - completion: Called once at the end, with whether the transition completed.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let seconds = usable(duration, "duration", otherwise: 0)
    let isShown = areAnimationsEnabled && seconds > 0 && view.window != nil
    let old = isShown && options.exchange != nil ? view.makeOldContent() : nil
    if options.contains(.allowAnimatedContent), let animations {
      animate(withDuration: seconds, delay: 0, options: options, animations: animations)
    } else if let animations {
      performWithoutAnimation(animations)
    }
    // A window has no superview: its root view is animated instead.
    let new = (view as? UIWindow)?.rootViewController?.view ?? view
    guard let old, let container = new.superview, let exchange = options.exchange else {
      return end(after: seconds, completion)
    }
    container.insertSubview(old, belowSubview: new)
    perform(exchange, from: old, to: new, alpha: new.alpha, seconds, options) {
      old.removeFromSuperview()
      completion?($0)
    }
  }

  /// Replaces a view with another with a transition, which starts after the running animations of
  /// both have ended.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let hides = options.contains(.showHideTransitionViews)
    if hides {
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    }
    func leave(_ finished: Bool) {
      if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(finished)
    }
    let delay = max(timeInFlight(on: fromView), timeInFlight(on: toView))
    let seconds = usable(duration, "duration", otherwise: 0)
    guard let exchange = options.exchange, areAnimationsEnabled, seconds > 0,
      let device = SimulatedDevice.current
    else { return end(after: delay + seconds, leave) }
    let alpha = toView.alpha
    func start() {
      perform(exchange, from: fromView, to: toView, alpha: alpha, seconds, options, leave)
    }
    guard delay > 0 else { return start() }
    // Invisible until the transition starts.
    performWithoutAnimation { toView.alpha = 0 }
    device.schedule(after: delay, start)
  }

  private static func perform(
    _ exchange: ViewExchange, from old: UIView, to new: UIView, alpha: CGFloat, _ seconds: Double,
    _ options: AnimationOptions, _ leave: @escaping (Bool) -> Void
  ) {
    var movement = ViewMovement(move: {})
    performWithoutAnimation {
      new.alpha = 0
      movement = exchange.movement(from: old, to: new, alpha: alpha)
      movement.begin()
    }
    animate(withDuration: seconds, delay: 0, options: options, animations: movement.move) {
      performWithoutAnimation(movement.end)
      leave($0)
    }
  }

  private static func end(after seconds: Double, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let device = SimulatedDevice.current else { return completion(true) }
    device.schedule(after: device.recorder.isEnabled ? seconds : 0) { completion(true) }
  }

  /// Returns the remaining time of a view's animations, s, without those that repeat forever.
  private static func timeInFlight(on view: UIView) -> Double {
    let ends = view.layer.animations.map(\.group.endTime).filter(\.isFinite)
    return max(0, (ends.max() ?? 0) - (SimulatedDevice.current?.now ?? 0))
  }

  /// Returns a snapshot of the view's visible content at the view's position; nil for a view
  /// without a size.
  private final func makeOldContent() -> UIView? {
    guard let picture = makeSnapshot(afterUpdates: false),
      let now = SimulatedDevice.current?.now
    else { return nil }
    picture.isUserInteractionEnabled = false
    let shown = layer.presentationState(at: now)
    UIView.performWithoutAnimation {
      picture.layer.anchorPoint = shown.anchorPoint
      picture.transform3D = shown.transform
      picture.center =
        superview == nil ? CGPoint(x: shown.bounds.midX, y: shown.bounds.midY) : shown.position
    }
    return picture
  }
}
