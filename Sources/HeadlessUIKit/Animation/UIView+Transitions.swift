/// The built-in transitions between contents and between views (UIKit row 165).
extension UIView {
  /// Changes a view's content with a transition.
  ///
  /// What the old content looked like is not kept, so the new one is shown at once and the
  /// completion comes when the transition would be over.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent), let animations {
      animate(withDuration: duration, delay: 0, options: options, animations: animations)
    } else if let animations {
      performWithoutAnimation(animations)
    }
    end(after: duration, completion)
  }

  /// Puts a view in the place of another with a transition.
  ///
  /// A cross dissolve is shown; the turns and curls are not, both views then stand until the end.
  /// It waits for the animations that are in flight on either.
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
    let alpha = toView.alpha
    if options.isCrossDissolve, alpha > 0, areAnimationsEnabled {
      performWithoutAnimation { toView.alpha = 0 }
      animate(
        withDuration: duration, delay: delay, options: options,
        animations: { toView.alpha = alpha }, completion: leave)
    } else {
      end(after: delay + usable(duration, "duration", otherwise: 0), leave)
    }
  }

  private static func end(after seconds: Double, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let device = SimulatedDevice.current else { return completion(true) }
    let isShown = device.recorder.isEnabled
    let time = isShown ? usable(seconds, "duration", otherwise: 0) : 0
    device.schedule(after: time) { completion(true) }
  }

  /// How long the animations on a view still run, s; those without end do not count.
  private static func timeInFlight(on view: UIView) -> Double {
    let ends = view.layer.animations.map(\.group.endTime).filter(\.isFinite)
    return max(0, (ends.max() ?? 0) - (SimulatedDevice.current?.now ?? 0))
  }
}

extension UIView.AnimationOptions {
  /// Whether the bits 20-22 name the fade.
  fileprivate var isCrossDissolve: Bool {
    rawValue >> 20 & 7 == Self.transitionCrossDissolve.rawValue >> 20
  }
}
