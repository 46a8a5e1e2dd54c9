public import SegueCore

/// A view that dims the content behind a presented view and fades alongside the transition.
///
/// A presentation controller owns one, and adds and removes it in UIKit's four transition methods,
/// as `DimmedPresentationController` does. Its role in scenarios is `dimming`.
public final class DimmingView: UIView {
  private let parameters: BackdropParameters

  /// Makes a dimming view that is initially transparent.
  ///
  /// - Parameters:
  ///   - parameters: Color and opacity.
  ///   - onTap: Called at every tap on it; `TransitionHost.tapDismisses` decides its effect.
  public init(_ parameters: BackdropParameters, onTap: @escaping () -> Void) {
    self.parameters = parameters
    super.init(frame: .zero)
    accessibilityIdentifier = "dimming"
    translatesAutoresizingMaskIntoConstraints = false
    // A view that is transparent by its alpha receives no touches, one with a clear color does.
    backgroundColor = parameters.isSeen ? UIColor(parameters.color) : .clear
    alpha = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { recognizer in
      if recognizer.state == .ended { onTap() }
    }
    addGestureRecognizer(recognizer)
  }

  /// Unsupported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Adds the view at the back of a container, pinned to its edges, and fades it in.
  ///
  /// - Parameters:
  ///   - container: The presentation's container; nil does nothing.
  ///   - coordinator: The transition to fade alongside; nil shows the view immediately.
  public func install(
    in container: UIView?, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let container else { return }
    container.insertSubview(self, at: 0)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    fade(to: parameters.isSeen ? parameters.opacity : 1, alongside: coordinator)
  }

  /// Fades the view out alongside a transition, or hides it immediately without one.
  ///
  /// It stays in the container until `removeFromSuperview()`, after the dismissal.
  public func fadeOut(alongside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    fade(to: 0, alongside: coordinator)
  }

  private func fade(
    to opacity: CGFloat, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let coordinator else {
      alpha = opacity
      return
    }
    // Unlike other animations, key frames do not overshoot with a spring.
    coordinator.animate(alongsideTransition: { context in
      UIView.animateKeyframes(withDuration: context.transitionDuration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.alpha = opacity }
      }
    })
  }
}

extension TransitionHost {
  /// Reports a tap on a dimming and returns whether it dismisses a controller.
  ///
  /// It does if the parameters and the host allow it, and the controller is not being presented or
  /// dismissed (faults F028, F030). If only the host refuses, it is notified of the attempt.
  public func tapDismisses(_ controller: UIViewController, _ dimming: BackdropParameters) -> Bool {
    report("tap on dimming")
    let isTransitioning = controller.isBeingPresented || controller.isBeingDismissed
    guard dimming.dismissOnTap, !isTransitioning else { return false }
    if mayDismiss(controller, .tap) { return true }
    didAttemptToDismiss(controller, .tap)
    return false
  }
}
