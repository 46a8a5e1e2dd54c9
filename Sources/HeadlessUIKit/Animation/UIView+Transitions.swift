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

  /// Puts a view in the place of another with a transition, once the animations that are in flight
  /// on either have ended.
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
    // Unseen until it is its turn.
    let alpha = toView.alpha
    performWithoutAnimation { toView.alpha = 0 }
    func start() {
      let movement = exchange.movement(from: fromView, to: toView, alpha: alpha)
      performWithoutAnimation(movement.begin)
      animate(withDuration: seconds, delay: 0, options: options, animations: movement.move) {
        performWithoutAnimation(movement.end)
        leave($0)
      }
    }
    if delay > 0 { device.schedule(after: delay, start) } else { start() }
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

/// How one view takes the place of another.
private enum ViewExchange {
  case flip(CardFlip.Side), curlUp, curlDown, dissolve

  func movement(from old: UIView, to new: UIView, alpha: CGFloat) -> ViewMovement {
    guard let place = old.superview else { return ViewMovement(move: { new.alpha = alpha }) }
    switch self {
    case .flip(let side):
      new.alpha = alpha
      return .flip(CardFlip(from: side, face: old, back: new))
    case .dissolve:
      return ViewMovement(move: { new.alpha = alpha })
    case .curlUp:
      new.alpha = alpha
      return .curl(of: old, in: place, goes: true).hiding(old)
    case .curlDown:
      new.alpha = alpha
      return .curl(of: new, in: place, goes: false).hiding(new)
    }
  }
}

extension ViewMovement {
  /// The same, with a view unseen on the way: a picture stands for it.
  fileprivate func hiding(_ view: UIView) -> ViewMovement {
    let alpha = view.alpha
    return ViewMovement(
      begin: { view.alpha = 0 }, move: move,
      end: {
        view.alpha = alpha
        end()
      })
  }
}

extension UIView.AnimationOptions {
  /// What the bits 20-22 name; nil for none.
  fileprivate var exchange: ViewExchange? {
    switch Self(rawValue: rawValue & 7 << 20) {
    case .transitionFlipFromLeft: .flip(.left)
    case .transitionFlipFromRight: .flip(.right)
    case .transitionFlipFromTop: .flip(.top)
    case .transitionFlipFromBottom: .flip(.bottom)
    case .transitionCurlUp: .curlUp
    case .transitionCurlDown: .curlDown
    case .transitionCrossDissolve: .dissolve
    default: nil
    }
  }
}
