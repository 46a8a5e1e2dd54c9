/// When a style moves the views of a presentation; at other times the system's own transition runs.
public enum StyleMoves: String, CaseIterable, Sendable {
  /// Whenever the controller comes or goes.
  case always
  /// Only where a finger began it: nothing else has an animator or a driver.
  case underFinger
}

/// The use of a style by one controller: UIKit's delegates on one side, the style's on the other.
final class StyleUse: NSObject {
  let style: any TransitionStyle
  private let modal: (any ModalTransitionDelegate)?
  private let moves: StyleMoves
  let navigation: (any NavigationTransitionDelegate)?
  let tabs: (any TabTransitionDelegate)?
  /// Who says what drives the next presentation; asked once.
  fileprivate var nextDriver: UIViewController.PresentationDriver?

  init(_ style: any TransitionStyle, _ moves: StyleMoves) {
    self.style = style
    self.moves = moves
    modal = style.transitioningDelegate
    navigation = style.navigationDelegate
    tabs = style.tabBarDelegate
  }

  private func animator(
    _ direction: TransitionDirection, of controller: UIViewController
  ) -> TransitionAnimator? {
    let isDriven = modal?.isInteracting == true || (direction == .present && nextDriver != nil)
    guard moves == .always || isDriven else { return nil }
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

extension StyleUse: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.present, of: presented) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(.dismiss, of: dismissed) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let nextDriver else { return driver(.present, animator) }
    self.nextDriver = nil
    return nextDriver(animator)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver(.dismiss, animator) }

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

extension StyleUse: UIAdaptivePresentationControllerDelegate {
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
  ///   - moves: When the style moves the views of a presentation; always by default.
  public func use(
    _ style: (any TransitionStyle)?, host: TransitionHost = TransitionHost(),
    moves: StyleMoves = .always
  ) {
    Attachments.use[self]?.style.detach(from: self)
    guard let style else {
      Attachments.use[self] = nil
      transitioningDelegate = nil
      modalPresentationStyle = .automatic
      return
    }
    let use = StyleUse(style, moves)
    Attachments.use[self] = use
    if style.transitioningDelegate != nil {
      modalPresentationStyle = .custom
      transitioningDelegate = use
    }
    if style.navigationDelegate != nil { (self as? UINavigationController)?.delegate = use }
    if style.tabBarDelegate != nil { (self as? UITabBarController)?.delegate = use }
    style.attach(to: self, host: host)
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
