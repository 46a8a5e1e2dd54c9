/// The built-in transitions of a view's content and between views (UIKit row 165).
extension UIView {
  /// Changes the content of a view, and animates from a snapshot of the old content to the view.
  static func changeContent(
    of view: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
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
    let window = view.window
    let new = (window === view ? window?.rootViewController?.view : nil) ?? view
    guard let old, let container = new.parent, let exchange = options.exchange else {
      return end(after: seconds, completion)
    }
    container.insertSubview(old, belowSubview: new)
    perform(exchange, from: old, to: new, alpha: new.alpha, seconds, options) {
      old.removeFromSuperview()
      completion?($0)
    }
  }

  static func replace(
    _ fromView: UIView, by toView: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    let hides = options.contains(.showHideTransitionViews)
    if hides {
      toView.isHidden = false
    } else {
      fromView.parent?.insertSubview(toView, aboveSubview: fromView)
    }
    func leave(_ finished: Bool) {
      if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(finished)
    }
    // The transition starts when the running animations of both views have ended.
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

  /// Animates the exchange of two views; the new one is invisible until then.
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
    let ends = view.ownLayer.animations.map(\.group.endTime).filter(\.isFinite)
    return max(0, (ends.max() ?? 0) - (SimulatedDevice.current?.now ?? 0))
  }

  /// Returns a snapshot of the view's visible content at the view's position; nil for a view
  /// without a size.
  private final func makeOldContent() -> UIView? {
    guard let picture = makeSnapshot(afterUpdates: false),
      let now = SimulatedDevice.current?.now
    else { return nil }
    picture.isUserInteractionEnabled = false
    let shown = ownLayer.presentationState(at: now)
    UIView.performWithoutAnimation {
      picture.ownLayer.anchorPoint = shown.anchorPoint
      picture.transform3D = shown.transform
      picture.center =
        parent == nil ? CGPoint(x: shown.bounds.midX, y: shown.bounds.midY) : shown.position
    }
    return picture
  }
}

extension UIView {
  static func delete(
    _ views: [UIView], _ options: AnimationOptions, _ changes: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
      }
      changes?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
