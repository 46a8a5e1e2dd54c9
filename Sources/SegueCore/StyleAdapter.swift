/// The adapter between UIKit's delegate protocols and the style of one controller.
final class StyleAdapter: NSObject {
  let style: any TransitionStyle
  private let modal: (any ModalTransitionDelegate)?
  /// Whether the style animates only what a gesture began; UIKit receives no animator otherwise.
  private let interactiveOnly: Bool
  let navigation: (any NavigationTransitionDelegate)?
  let tabs: (any TabTransitionDelegate)?
  /// Returns the interaction controller of the next presentation; called once.
  fileprivate var nextDriver: UIViewController.PresentationDriver?

  init(_ style: any TransitionStyle, interactiveOnly: Bool) {
    self.style = style
    self.interactiveOnly = interactiveOnly
    modal = style.transitioningDelegate
    navigation = style.navigationDelegate
    tabs = style.tabBarDelegate
  }

  private func animator(
    _ direction: TransitionDirection, of controller: UIViewController
  ) -> TransitionAnimator? {
    let presentation = controller.activePresentationController
    let movement = modal?.movement(for: direction, of: controller, in: presentation)
    guard let modal, let movement else { return nil }
    let animator = TransitionAnimator(direction, movement)
    if direction == .forward, let nextDriver {
      self.nextDriver = nil
      animator.interactionController = nextDriver(animator)
    }
    modal.willRun(animator, in: presentation)
    return interactiveOnly && animator.interactionController == nil ? nil : animator
  }
}

extension StyleAdapter: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.forward, of: presented) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(.reverse, of: dismissed) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator.interactionController }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { animator.interactionController }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = modal?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
    controller?.delegate = self
    return controller
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// The interaction controller that a gesture has set; nil for an animator of another type.
  var interactionController: (any UIViewControllerInteractiveTransitioning)? {
    (self as? TransitionAnimator)?.interactionController
  }
}

extension StyleAdapter: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    modal?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) ?? .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    modal?.replacement(for: controller.presentedViewController, in: style)
  }
}

extension UIViewController {
  /// Sets the style of the controller's transitions; the controller retains it.
  ///
  /// A style for modal transitions makes the controller's presentation custom; one for pushes and
  /// pops, or for tab changes, becomes the delegate of a navigation or tab bar controller. One
  /// style may serve several controllers in turn, with its parameters changed in between.
  ///
  /// - Parameters:
  ///   - style: The style; nil removes the current one and makes the presentation style automatic.
  ///   - host: The style's interface to the app; by default one without effect.
  ///   - interactiveOnly: Whether the style animates only the presentations and dismissals that a
  ///     gesture began; false by default.
  public func use(
    _ style: (any TransitionStyle)?, host: TransitionHost = TransitionHost(),
    interactiveOnly: Bool = false
  ) {
    Attachments.use[self]?.style.detach(from: self)
    guard let style else {
      Attachments.use[self] = nil
      transitioningDelegate = nil
      modalPresentationStyle = .automatic
      return
    }
    let use = StyleAdapter(style, interactiveOnly: interactiveOnly)
    Attachments.use[self] = use
    if style.transitioningDelegate != nil {
      modalPresentationStyle = .custom
      transitioningDelegate = use
    }
    if style.navigationDelegate != nil { (self as? UINavigationController)?.delegate = use }
    if style.tabBarDelegate != nil { (self as? UITabBarController)?.delegate = use }
    style.attach(to: self, host: host)
  }

  /// Sets the style by its descriptor: `panel.use(.sheet)`.
  ///
  /// - Parameters:
  ///   - style: The descriptor of the style.
  ///   - parameters: The style's parameters; nil uses its defaults.
  ///   - host: The style's interface to the app; by default one without effect.
  ///   - interactiveOnly: Whether the style animates only the presentations and dismissals that a
  ///     gesture began; false by default.
  /// - Returns: The style, whose parameters may be changed between transitions.
  @discardableResult
  public func use<Parameters>(
    _ style: StyleDescriptor<Parameters>, _ parameters: Parameters? = nil,
    host: TransitionHost = TransitionHost(), interactiveOnly: Bool = false
  ) -> any TunableStyle<Parameters> {
    let style = style.make(parameters)
    use(style, host: host, interactiveOnly: interactiveOnly)
    return style
  }

  /// Returns the interaction controller of a presentation; nil makes it noninteractive.
  public typealias PresentationDriver = (_ animator: TransitionAnimator) -> (
    any UIViewControllerInteractiveTransitioning
  )?

  /// Presents a controller that uses a style, driven by a gesture that has begun.
  ///
  /// - Parameters:
  ///   - controller: The controller to present; without a style the presentation is noninteractive.
  ///   - driver: Called once, for this presentation only: a programmatic one never waits for a gesture
  ///     (fault F012).
  public func present(_ controller: UIViewController, drivenBy driver: @escaping PresentationDriver)
  {
    let use = Attachments.use[controller]
    use?.nextDriver = driver
    present(controller, animated: true)
    if controller.presentingViewController == nil { use?.nextDriver = nil }
  }

  /// The style that the controller uses; nil for none.
  public var transitionStyle: (any TransitionStyle)? { Attachments.use[self]?.style }
}
