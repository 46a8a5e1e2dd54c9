public import SegueCore

/// A view that dims the content behind a presented view and fades alongside the transition.
///
/// A presentation controller owns one, and adds and removes it in UIKit's four transition methods,
/// as `DimmedPresentationController` does. Its role in scenarios is `dimming`.
public final class DimmingView: UIView {
  /// The color and opacity; a change of the opacity is animatable.
  var parameters: BackdropParameters {
    didSet {
      backgroundColor = parameters.hasColor ? UIColor(parameters.color) : .clear
      if isShown { alpha = shownAlpha }
    }
  }
  /// Whether the view is shown; false from the start of a dismissal, true again if it is canceled.
  var isShown = false

  /// The fraction of the opacity that the view shows, 0...1; 1 by default. A change is visible
  /// while the view is shown, and animatable.
  public var level: CGFloat = 1 {
    didSet { if isShown { alpha = shownAlpha } }
  }
  /// Whether the dimming of a presentation above replaces this one; false by default. A change is
  /// animatable.
  var isReplaced = false {
    didSet { if isShown { alpha = shownAlpha } }
  }
  /// The view that receives the touches on this one while `passesTouches`; nil by default.
  package var viewBelow: UIView? {
    get { below }
    set { below = newValue }
  }
  @UIKitReference private var below: UIView?
  /// Whether touches pass to the view below, evaluated at every touch; by default with an opacity
  /// of 0.
  package var passesTouches: () -> Bool

  /// Makes a dimming view that is initially transparent.
  ///
  /// - Parameters:
  ///   - parameters: Color and opacity.
  ///   - onTap: Called at every tap on it; `TransitionHost.tapDismisses` decides its effect.
  public init(_ parameters: BackdropParameters, onTap: @escaping () -> Void) {
    self.parameters = parameters
    passesTouches = { !parameters.isSeen }
    super.init(frame: .zero)
    accessibilityIdentifier = "dimming"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = parameters.hasColor ? UIColor(parameters.color) : .clear
    alpha = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.onAction { recognizer in
      if recognizer.state == .ended { onTap() }
    }
    addGestureRecognizer(recognizer)
  }

  nonisolated deinit {}

  /// Unsupported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  private var shownAlpha: CGFloat {
    // A clear view receives touches only while its alpha is not 0.
    guard parameters.hasColor else { return 1 }
    return isReplaced ? 0 : parameters.opacity * level
  }

  /// Returns the view below that receives the touch while `passesTouches`; otherwise this view or a subview.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouches() else { return super.hitTest(point, with: event) }
    return viewBelow.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }

  /// Adds the view at the back of a container, or above `viewBelow` if that is in it, and fades it in. It
  /// fills the container at any size.
  ///
  /// - Parameters:
  ///   - container: The presentation's container; nil does nothing.
  ///   - coordinator: The transition to fade alongside; nil shows the view immediately.
  public func install(
    in container: UIView?, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let container else { return }
    frame = container.bounds
    container.insert(self, justAbove: viewBelow)
    isShown = true
    fade(to: shownAlpha, alongside: coordinator)
  }

  /// Fades the view out alongside a transition, or hides it immediately without one.
  ///
  /// It stays in the container until `removeFromSuperview()`, after the dismissal.
  package func fadeOut(alongside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    isShown = false
    fade(to: 0, alongside: coordinator)
  }

  private func fade(
    to opacity: CGFloat, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let coordinator else {
      alpha = opacity
      return
    }
    // Unlike other animations, key frames do not overshoot with a spring. A running fade would be
    // replaced by one from its end (UIKit row 159).
    coordinator.animate(alongsideTransition: { context in
      UIView.animateKeyframes(
        withDuration: context.transitionDuration, delay: 0, options: .beginFromCurrentState
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.alpha = opacity }
      }
    })
  }
}

extension UIView {
  /// Inserts a view at the back, or above the presenter's view where a presentation that removes it
  /// has put it into this container.
  func insert(_ view: UIView, justAbove presenter: UIView?) {
    if let presenter, presenter.superview === self {
      insertSubview(view, aboveSubview: presenter)
    } else {
      insertSubview(view, at: 0)
    }
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
