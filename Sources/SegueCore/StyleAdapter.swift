/// The use of a style by one controller: UIKit's delegates on one side, the style's on the other.
final class StyleAdapter: NSObject {
  let style: any TransitionStyle
  private let modal: (any ModalTransitionDelegate)?
  /// Whether the style animates only what a gesture began; UIKit gets no animator for the rest.
  private let interactiveOnly: Bool
  let navigation: (any NavigationTransitionDelegate)?
  let tabs: (any TabTransitionDelegate)?
  /// Who says what drives the next presentation; asked once.
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
    let isDriven = modal?.isInteracting == true || (direction == .forward && nextDriver != nil)
    guard !interactiveOnly || isDriven else { return nil }
    let presentation = controller.activePresentationController
    let movement = modal?.movement(for: direction, of: controller, in: presentation)
    let animator = movement.map { TransitionAnimator(direction, $0) }
    if let animator { modal?.willRun(animator, in: presentation) }
    return animator
  }

  private func driver(
    _ direction: TransitionDirection, _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let modal, modal.isInteracting else { return nil }
    return modal.interactionController(for: direction, using: animator)
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
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let nextDriver else { return driver(.forward, animator) }
    self.nextDriver = nil
    return nextDriver(animator)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver(.reverse, animator) }

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
  /// Gives the controller a style for its transitions and keeps the style as long as it lives.
  ///
  /// A style that answers for modal presentations makes the controller's presentation custom; one
  /// that answers for pushes and pops, or for changes of tab, becomes the delegate of a stack or of
  /// tabs. One style may serve several controllers, one after the other, re-tuned in between.
  ///
  /// - Parameters:
  ///   - style: The style; nil takes the present one off, and presentation is automatic again.
  ///   - host: What the style may ask of the app; by default nothing.
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

  /// Gives the controller a style by its descriptor: `panel.use(.sheet)`.
  ///
  /// - Parameters:
  ///   - style: The descriptor of the style.
  ///   - parameters: The style's parameters; its defaults by default.
  ///   - host: What the style may ask of the app; by default nothing.
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

  /// What drives a presentation by its animator; nil for nobody.
  public typealias PresentationDriver = (_ animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?

  /// Presents a controller that uses a style, under a finger that is down already.
  ///
  /// - Parameters:
  ///   - controller: Who is presented; without a style it comes without the finger.
  ///   - driver: Asked once, for this presentation alone: one by code never waits for a finger (fault
  ///     F012).
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
