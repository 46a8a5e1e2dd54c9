public import SegueCore

/// Darkens what lies behind a presented view: fades in and out alongside the transition.
///
/// A presentation controller owns one, and puts it in and takes it out as UIKit's four messages tell
/// how a transition goes: `DimmedPresentationController` does. Scenarios find it by the role `dimming`.
public final class DimmingView: UIView {
  private let parameters: BackdropParameters

  /// Makes a dimming view that is not yet to be seen.
  ///
  /// - Parameters:
  ///   - parameters: Color and opacity.
  ///   - onTap: Called at every tap on it; `TransitionHost.tapDismisses` says what is to be done.
  public init(_ parameters: BackdropParameters, onTap: @escaping () -> Void) {
    self.parameters = parameters
    super.init(frame: .zero)
    accessibilityIdentifier = "dimming"
    translatesAutoresizingMaskIntoConstraints = false
    // What is transparent by its alpha takes no touch, what is clear by its color does.
    backgroundColor = parameters.isSeen ? UIColor(parameters.color) : .clear
    alpha = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { recognizer in
      if recognizer.state == .ended { onTap() }
    }
    addGestureRecognizer(recognizer)
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Puts the view at the bottom of a container, pinned to its edges, and fades it in alongside a
  /// transition, or at once where there is none.
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

  /// Fades the view out alongside a transition, or at once where there is none.
  ///
  /// It stays in the container: take it out with `removeFromSuperview` when the dismissal is done.
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
    // A spring that swings beyond its end does not take key frames along, which have none beyond theirs.
    coordinator.animate(alongsideTransition: { context in
      UIView.animateKeyframes(withDuration: context.transitionDuration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.alpha = opacity }
      }
    })
  }
}

extension TransitionHost {
  /// Takes note of a tap on a dimming, and says whether it dismisses a controller.
  ///
  /// It does where the parameters and the host let it, and the controller is not on its way in or out
  /// (faults F028, F030). Where only the host refuses, it is notified of the attempt.
  public func tapDismisses(_ controller: UIViewController, _ dimming: BackdropParameters) -> Bool {
    report("tap on dimming")
    let isMoving = controller.isBeingPresented || controller.isBeingDismissed
    guard dimming.dismissOnTap, !isMoving else { return false }
    if mayDismiss(controller, .tap) { return true }
    didAttemptToDismiss(controller, .tap)
    return false
  }
}
